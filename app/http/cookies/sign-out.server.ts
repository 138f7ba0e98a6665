// Cookies that a browser forgets when its user signs out, and the one that it keeps: the accounts that it has signed in to.

import { type KnownDevice, knownDevices } from "~/contracts/accounts/account-forms.ts";
import { clearedPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { clearedLastPlan } from "~/domain/plans/last-plan.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import {
  type CookieName,
  type CookieSettings,
  clearedHostCookie,
  hostCookie,
} from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

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

/** Browsers keep cookies for 400 days at most. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const IN_COOKIE = { purpose: "cookie", row: "known-devices" };

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;

/**
 * The Set-Cookie value with the accounts that this browser has signed in to, sealed. It signs nobody in: guesses from elsewhere
 * use up a shared allowance, while a browser that the owner has used before has its own.
 */
export async function knownDevicesCookie(
  settings: Settings,
  devices: readonly KnownDevice[],
): Promise<string> {
  const sealed = await seal(settings.tokenSecret, IN_COOKIE, JSON.stringify(devices));
  return hostCookie(settings, "known-devices").serialize(sealed, { maxAge: LIFE_SECONDS });
}

/** The accounts that this browser has signed in to, latest first; empty without a valid cookie. */
export async function readKnownDevices(
  settings: Settings,
  request: Request,
  now: number,
): Promise<KnownDevice[]> {
  const sealed: unknown = await hostCookie(settings, "known-devices").parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return [];
  const text = await unseal(settings.tokenSecret, IN_COOKIE, sealed);
  const devices = (text !== null && knownDevices.safeParse(JSON.parse(text)).data) || [];
  // A browser drops an expired cookie itself, but a copy of the cookie would live on.
  return devices.filter(({ signedInAt }) => now - signedInAt < LIFE_SECONDS * 1000);
}
