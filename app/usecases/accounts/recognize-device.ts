// Browsers that have signed in to an account before, recognized by a sealed cookie until the account's
// password changes.
import { type KnownDevice, MOST_KNOWN_ACCOUNTS } from "~/contracts/accounts/known-devices.ts";
import { findUserByEmail } from "~/data/accounts/account-rows.server.ts";
import { newId } from "~/lib/new-id.ts";
import { credentialMark } from "~/services/auth/credential-mark.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { LimitedAction } from "./limit-tries.ts";

/** The device that an account knows, with its current password; null if there isn't one. */
export function deviceOf(
  devices: readonly KnownDevice[],
  owner: { id: string; passwordHash: string | null },
): KnownDevice | null {
  const credential = credentialMark(owner.id, owner.passwordHash);
  return devices.find((device) => device.userId === owner.id && device.credential === credential) ?? null;
}

/**
 * The allowance that a sign-in attempt counts against: a device known to the account of a normalized address
 * has its own, all others share the address's. Without a cookie nothing is read, so the time taken reveals
 * nothing.
 */
export async function allowanceOfTry(
  { db }: Needs<"db">,
  devices: readonly KnownDevice[],
  email: string,
): Promise<{ action: LimitedAction; account: string }> {
  const owner = devices.length > 0 ? await findUserByEmail(db, email) : null;
  const known = owner && deviceOf(devices, owner);
  if (!known) return { action: "sign-in", account: email };
  return { action: "sign-in-known-device", account: `${known.userId}\0${known.device}` };
}

/** The devices to store after a sign-in: this account first, plus a limited number of others. */
export function rememberDevice(
  devices: readonly KnownDevice[],
  { userId, credential, usesPasskey }: { userId: string; credential: string; usesPasskey?: true },
  now: number,
): KnownDevice[] {
  const before = devices.find((device) => device.userId === userId && device.credential === credential);
  const isByPasskey = usesPasskey || devices.some((one) => one.userId === userId && one.usesPasskey);
  const others = devices.filter((device) => device.userId !== userId);
  const device = before?.device ?? newId();
  const own: KnownDevice = {
    userId,
    device,
    credential,
    ...(isByPasskey && { usesPasskey: true }),
    signedInAt: now,
  };
  return [own, ...others].slice(0, MOST_KNOWN_ACCOUNTS);
}

/** The devices after a passkey was added in this browser. */
export function rememberPasskey(devices: readonly KnownDevice[], userId: string): KnownDevice[] {
  return devices.map((device) => (device.userId === userId ? { ...device, usesPasskey: true } : device));
}
