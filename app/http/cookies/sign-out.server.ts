// What a browser keeps of somebody who signs out: nothing that is theirs.
import { clearedPreferences } from "~/contracts/wardrobe/preferences.ts";
import {
  type CookieName,
  type CookieSettings,
  clearedHostCookie,
} from "~/services/auth/host-cookie.server.ts";

/**
 * A word for the next page stays, and so does what is nobody's session: the sign-up that this browser has sent last, and the
 * accounts that know it.
 */
const FORGOTTEN = [
  "session",
  "quiz",
  "replication",
  "oauth-flow",
  "oauth-pending",
  "unsent",
] as const satisfies CookieName[];

/** The headers that take somebody's cookies away. */
export async function signOutHeaders(settings: CookieSettings): Promise<Headers> {
  const headers = new Headers();
  for (const name of FORGOTTEN) headers.append("Set-Cookie", await clearedHostCookie(settings, name));
  headers.append("Set-Cookie", clearedPreferences(settings.isHttps));
  return headers;
}

/** Whether an answer takes the session out of the browser. */
export function endsSession(headers: Headers): boolean {
  return headers.getSetCookie().some((header) => /^(?:__Host-)?session=; Max-Age=0;/.test(header));
}
