// The secrets of what a browser has reserved on one gift list: one cookie a list, so that no list learns of another.

import { looksLikeReservationSecret } from "~/services/auth/gift-token.server.ts";
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** As long as browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

/** More than may be open at once: some may have been undone elsewhere. The oldest give way. */
const MOST_KEPT = 40;

/** The secrets that this browser has for a list, the newest last. */
export async function readGiftSecrets(
  settings: CookieSettings,
  request: Request,
  listId: string,
): Promise<string[]> {
  const value: unknown = await hostCookie(settings, `gifts-${listId}`).parse(request.headers.get("Cookie"));
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === "string" && looksLikeReservationSecret(one)).slice(-MOST_KEPT);
}

/** The Set-Cookie value that stores a list's secrets. */
export function giftCookie(
  settings: CookieSettings,
  listId: string,
  secrets: readonly string[],
): Promise<string> {
  const kept = [...new Set(secrets)].slice(-MOST_KEPT);
  return hostCookie(settings, `gifts-${listId}`).serialize(kept, {
    maxAge: kept.length > 0 ? LIFE_SECONDS : 0,
  });
}
