// A message about the action just taken, carried across redirects to the page that shows it: the name of a
// known text in a one-minute cookie.

import { FLASHES, type FlashName } from "~/copy/accounts/flashes.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";

const LIFE_SECONDS = 60;

/** The Set-Cookie value that leaves a message for the next page. */
export function flashCookie(settings: CookieSettings, name: FlashName): Promise<string> {
  return hostCookie(settings, "flash").serialize(name, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that clears the message once it is shown. */
export function clearedFlashCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "flash");
}

/** The message that was left, or null if there isn't one or its name is unknown. */
export async function readFlash(settings: CookieSettings, request: Request): Promise<FlashName | null> {
  const value: unknown = await hostCookie(settings, "flash").parse(request.headers.get("Cookie"));
  return isFlashName(value) ? value : null;
}

function isFlashName(value: unknown): value is FlashName {
  return typeof value === "string" && Object.hasOwn(FLASHES, value);
}
