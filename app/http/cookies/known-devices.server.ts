// Which accounts this browser has signed in as, sealed. It signs nobody in: whoever guesses from elsewhere uses up the
// tries of everybody elsewhere, and not those of a browser that its owner has used before.
import { type KnownDevice, knownDevices } from "~/contracts/accounts/known-devices.ts";
import { hostCookie } from "~/services/auth/host-cookie.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

/** No browser keeps a cookie longer than 400 days. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const IN_COOKIE = { purpose: "cookie", row: "known-devices" };

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;

/** The Set-Cookie value that remembers the accounts. */
export async function knownDevicesCookie(
  settings: Settings,
  devices: readonly KnownDevice[],
): Promise<string> {
  const sealed = await seal(settings.tokenSecret, IN_COOKIE, JSON.stringify(devices));
  return hostCookie(settings, "known-devices").serialize(sealed, { maxAge: LIFE_SECONDS });
}

/** The accounts that this browser has signed in as, the last one first; none when there is no cookie of ours. */
export async function readKnownDevices(
  settings: Settings,
  request: Request,
  now: number,
): Promise<KnownDevice[]> {
  const sealed: unknown = await hostCookie(settings, "known-devices").parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return [];
  const text = await unseal(settings.tokenSecret, IN_COOKIE, sealed);
  const devices = (text !== null && knownDevices.safeParse(JSON.parse(text)).data) || [];
  // A browser forgets by itself; a copy of its cookie does not.
  return devices.filter(({ signedInAt }) => now - signedInAt < LIFE_SECONDS * 1000);
}
