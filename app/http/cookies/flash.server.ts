// A word about what has just been done, carried over redirects to the page that shows it: the name of a known text in
// a cookie of one minute.
import { createCookie } from "react-router";
import { FLASHES, type FlashName } from "~/copy/accounts/account.ts";

const LIFE_SECONDS = 60;

interface CookieSettings {
  isHttps: boolean;
}

/** The Set-Cookie value that leaves a word for the next page. */
export function flashCookie(settings: CookieSettings, name: FlashName): Promise<string> {
  return cookie(settings).serialize(name, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that takes the word away once it was said. */
export function clearedFlashCookie(settings: CookieSettings): Promise<string> {
  return cookie(settings).serialize("", { maxAge: 0 });
}

/** The word that was left, or null when there is none that we know. */
export async function readFlash(settings: CookieSettings, request: Request): Promise<FlashName | null> {
  const value: unknown = await cookie(settings).parse(request.headers.get("Cookie"));
  return isFlashName(value) ? value : null;
}

function isFlashName(value: unknown): value is FlashName {
  return typeof value === "string" && Object.hasOwn(FLASHES, value);
}

function cookie({ isHttps }: CookieSettings) {
  return createCookie("flash", { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps });
}
