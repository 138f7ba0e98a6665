// What a browser forgets when a user signs out.
import { clearedPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { clearedLastPlan } from "~/domain/plans/last-plan.ts";
import {
  type CookieName,
  type CookieSettings,
  clearedHostCookie,
} from "~/services/auth/host-cookie.server.ts";

/**
 * The message for the next page stays, and so does what belongs to no session: the browser's last sign-up,
 * and the accounts that know it.
 */
const FORGOTTEN = [
  "session",
  "quiz",
  "replication",
  "mailed-link",
  "oauth-flow",
  "oauth-pending",
  "unsent",
  "size-asked",
  "language",
] as const satisfies CookieName[];

/** The headers that clear the user's cookies. */
export async function signOutHeaders(settings: CookieSettings): Promise<Headers> {
  const headers = new Headers();
  for (const name of FORGOTTEN) headers.append("Set-Cookie", await clearedHostCookie(settings, name));
  headers.append("Set-Cookie", clearedPreferences(settings.isHttps));
  headers.append("Set-Cookie", clearedLastPlan(settings.isHttps));
  return headers;
}

/** Whether an answer removes the session from the browser. */
export function endsSession(headers: Headers): boolean {
  return headers.getSetCookie().some((header) => /^(?:__Host-)?session=; Max-Age=0;/.test(header));
}
