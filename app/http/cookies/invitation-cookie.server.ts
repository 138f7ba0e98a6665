// The invitation that a visitor arrived with, kept while they look at it, log in, or sign up: its token must not stay
// in the address bar or in the addresses of the pages on the way.
import { INVITATION_PATH } from "~/contracts/members/member-addresses.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { looksLikeShareToken } from "~/services/auth/share-token.server.ts";

/** As long as the link that confirms a new account is valid. */
const LIFE_SECONDS = 24 * 60 * 60;

/** The Set-Cookie value that stores the opened invitation's token. */
export function invitationCookie(settings: CookieSettings, token: string): Promise<string> {
  return hostCookie(settings, "invitation").serialize(token, { maxAge: LIFE_SECONDS });
}

export function clearedInvitationCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "invitation");
}

/** The token of the last invitation opened in this browser, or null. */
export async function readInvitationToken(
  settings: CookieSettings,
  request: Request,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "invitation").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeShareToken(value) ? value : null;
}

/** A return path that works in another browser too: with the token that only this browser's cookie holds. */
export async function withInvitationToken(
  settings: CookieSettings,
  request: Request,
  path: string,
): Promise<string> {
  const token = path === INVITATION_PATH ? await readInvitationToken(settings, request) : null;
  return token ? `${path}?${new URLSearchParams({ token })}` : path;
}
