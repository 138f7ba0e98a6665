// Every cookie that the server sets. None is visible to scripts, sent along with other sites' forms, or shared with other hosts: on
// https its name has the `__Host-` prefix, which browsers enforce. Pages write four more cookies themselves
// (domain/wardrobe/preferences.ts, domain/plans/last-plan.ts, domain/today/own-position.ts, lib/styles-cookie.ts).

import { type Cookie, createCookie } from "react-router";
import { IDLE_SESSION_MS } from "~/domain/session-life.ts";
import { hashToken, looksLikeToken } from "./tokens.server.ts";

/** Names as on http; add a new cookie here. */
export const COOKIE_NAMES = [
  "session",
  "known-devices",
  "sign-up-inbox",
  "flash",
  "quiz",
  "replication",
  "invitation",
  "mailed-link",
  "oauth-flow",
  "oauth-pending",
  "unsent",
  "size-asked",
  "language",
  "wrote",
] as const;

/** Each gift list has a cookie of its own (http/cookies/link-cookies.server.ts). */
export type CookieName = (typeof COOKIE_NAMES)[number] | `gifts-${string}`;

export interface CookieSettings {
  /** Whether the site's origin is https: then cookies are Secure and have the prefix. */
  isHttps: boolean;
}

/** A cookie to be written and read. */
export function hostCookie({ isHttps }: CookieSettings, name: CookieName): Cookie {
  return createCookie(isHttps ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
  });
}

/** The Set-Cookie value that clears a cookie. */
export function clearedHostCookie(settings: CookieSettings, name: CookieName): Promise<string> {
  return hostCookie(settings, name).serialize("", { maxAge: 0 });
}

export const SESSION_SECONDS = IDLE_SESSION_MS / 1000;

export type SessionKey = { userId: string; tokenHash: string };

/** The Set-Cookie value that signs a user in. */
export function sessionCookie(settings: CookieSettings, userId: string, token: string): Promise<string> {
  return hostCookie(settings, "session").serialize(`${userId}.${token}`, { maxAge: SESSION_SECONDS });
}

/**
 * The user and token in the cookie, '{userId}.{token}'; null if it is missing or malformed. The id lets a page query the user's
 * rows in the same round trip that checks the token; nothing read that way is used before the token is verified.
 */
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
