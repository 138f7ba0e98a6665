// Every cookie that the server sets. None is seen by scripts, sent along from other sites' forms, or shared with other
// hosts: on https its name says so (`__Host-`), and a browser takes such a cookie from nobody else. One more cookie is
// written by pages themselves (domain/wardrobe/preferences.ts).
import { type Cookie, createCookie } from "react-router";

/** Names as they are on http; a new cookie joins here. */
export const COOKIE_NAMES = [
  "session",
  "known-devices",
  "sign-up-inbox",
  "flash",
  "quiz",
  "replication",
  "oauth-flow",
  "oauth-pending",
  "unsent",
] as const;

export type CookieName = (typeof COOKIE_NAMES)[number];

export interface CookieSettings {
  /** Whether the site's origin is https: then cookies are Secure and carry the prefix. */
  isHttps: boolean;
}

/** A cookie of ours, to be written and read. */
export function hostCookie({ isHttps }: CookieSettings, name: CookieName): Cookie {
  return createCookie(isHttps ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
  });
}

/** The Set-Cookie value that takes a cookie away. */
export function clearedHostCookie(settings: CookieSettings, name: CookieName): Promise<string> {
  return hostCookie(settings, name).serialize("", { maxAge: 0 });
}
