// The session cookie: '{userId}.{token}'. The id lets a page query the user's rows in the same round trip
// that checks the token; nothing read that way is used before the token is verified.
import { IDLE_SESSION_MS } from "~/domain/accounts/session-life.ts";
import { type CookieSettings, hostCookie } from "./host-cookie.server.ts";
import { hashToken, looksLikeToken } from "./tokens.server.ts";

export const SESSION_SECONDS = IDLE_SESSION_MS / 1000;

export interface SessionKey {
  userId: string;
  tokenHash: string;
}

/** The Set-Cookie value that signs a user in. */
export function sessionCookie(settings: CookieSettings, userId: string, token: string): Promise<string> {
  return hostCookie(settings, "session").serialize(`${userId}.${token}`, { maxAge: SESSION_SECONDS });
}

/** The user and token in the cookie, not yet verified; null if it is missing or malformed. */
export async function readSessionKey(
  settings: CookieSettings,
  cookieHeader: string | null,
): Promise<SessionKey | null> {
  const value: unknown = await hostCookie(settings, "session").parse(cookieHeader);
  if (typeof value !== "string") return null;
  const [userId, token, ...rest] = value.split(".");
  if (!userId || !/^[a-z0-9]{1,64}$/.test(userId) || !token || rest.length > 0) return null;
  return looksLikeToken(token) ? { userId, tokenHash: hashToken(token) } : null;
}

/** The Set-Cookie value that keeps the browser's own session for this many more seconds. */
export async function sessionCookieFromRequest(
  settings: CookieSettings,
  cookieHeader: string | null,
  seconds: number,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "session").parse(cookieHeader);
  return typeof value === "string"
    ? hostCookie(settings, "session").serialize(value, { maxAge: seconds })
    : null;
}
