// A word about what has just been done, carried over redirects to the page that shows it: the name of a known text in
// a cookie of one minute.

import { FLASHES, type FlashName } from "~/copy/accounts/flashes.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";

const LIFE_SECONDS = 60;

/** The Set-Cookie value that leaves a word for the next page. */
export function flashCookie(settings: CookieSettings, name: FlashName): Promise<string> {
  return hostCookie(settings, "flash").serialize(name, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that takes the word away once it was said. */
export function clearedFlashCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "flash");
}

/** The word that was left, or null when there is none that we know. */
export async function readFlash(settings: CookieSettings, request: Request): Promise<FlashName | null> {
  const value: unknown = await hostCookie(settings, "flash").parse(request.headers.get("Cookie"));
  return isFlashName(value) ? value : null;
}

function isFlashName(value: unknown): value is FlashName {
  return typeof value === "string" && Object.hasOwn(FLASHES, value);
}
