// Every cookie that the server sets. None is visible to scripts, sent along with other sites' forms, or
// shared with other hosts: on https its name has the `__Host-` prefix, which browsers enforce. Pages write
// three more cookies themselves (domain/wardrobe/preferences.ts, domain/plans/last-plan.ts, lib/styles-cookie.ts).
import { type Cookie, createCookie } from "react-router";

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
