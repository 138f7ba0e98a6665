// Browsers that have signed in as an account before. They are recognised by a sealed cookie for as long as the password of
// that time holds.
import { type KnownDevice, MOST_KNOWN_ACCOUNTS } from "~/contracts/accounts/known-devices.ts";
import { findUserByEmail } from "~/data/accounts/accounts.server.ts";
import { newId } from "~/lib/ids.ts";
import { credentialMark } from "~/services/auth/credential-mark.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { LimitedAction } from "./limit-tries.ts";

/** Of these devices the one that is known to an account with its present password, or null. */
export function deviceOf(
  devices: readonly KnownDevice[],
  owner: { id: string; passwordHash: string | null },
): KnownDevice | null {
  const credential = credentialMark(owner.id, owner.passwordHash);
  return devices.find((device) => device.userId === owner.id && device.credential === credential) ?? null;
}

/**
 * What a try to sign in counts on: a device that is known to the account of a normalised address has an allowance of its
 * own, everybody else shares that of the address. Without a cookie nothing is read, so the time it takes tells nothing.
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

/** The devices as a browser keeps them after a sign-in: this account first, and only so many others. */
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

/** The devices once a passkey was added in this browser. */
export function rememberPasskey(devices: readonly KnownDevice[], userId: string): KnownDevice[] {
  return devices.map((device) => (device.userId === userId ? { ...device, usesPasskey: true } : device));
}
