// The browsers on which an account gets notices: turned on, renewed by their service workers, and turned off.
import { type PushTarget, packPushTarget } from "~/contracts/today/push-subscription.ts";
import {
  deleteDevice,
  type RenewedDevice,
  renewDevice,
  type SavedDevice,
  type StoredDevice,
  saveDevice,
} from "~/data/today/push-devices.server.ts";
import { readPushEndpoint } from "~/domain/today/push-device.ts";
import { newId } from "~/lib/new-id.ts";
import { seal } from "~/services/auth/secret-box.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { isPublicKey } from "~/services/push/push-sender.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The purpose under which a browser's address is sealed; its row is the address's hash. */
export const PUSH_DEVICE = "push-device";

/** Turns notices on in the browser of a session. `wrong`: nothing can be encrypted for its key. */
export async function turnOnDevice(
  { db, tokenSecret, userAgent, now }: Needs<"db" | "tokenSecret" | "userAgent" | "now">,
  { userId, tokenHash }: SessionKey,
  target: PushTarget,
): Promise<SavedDevice | "wrong"> {
  if (!(await isPublicKey(target))) return "wrong";
  const stored = await storedDevice(tokenSecret, target);
  return saveDevice(db, { id: newId(), userId, sessionHash: tokenHash, userAgent, now, ...stored });
}

/** Renews a session's browser, whose address was `before`. One that is `unknown` should end its subscription. */
export async function renewOwnDevice(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  { userId, tokenHash }: SessionKey,
  { target, before }: { target: PushTarget; before: string },
): Promise<RenewedDevice | "wrong"> {
  if (!(await isPublicKey(target))) return "wrong";
  const stored = await storedDevice(tokenSecret, target);
  const hashes = [...new Set([before, readPushEndpoint(before) ?? before])].map(hashToken);
  return renewDevice(db, { userId, sessionHash: tokenHash, before: hashes, now, ...stored });
}

/** Turns notices off in one of the account's browsers. */
export function turnOffDevice({ db }: Needs<"db">, userId: string, id: string): Promise<void> {
  return deleteDevice(db, userId, id);
}

async function storedDevice(tokenSecret: string, target: PushTarget): Promise<StoredDevice> {
  const endpointHash = hashToken(target.endpoint);
  const place = { purpose: PUSH_DEVICE, row: endpointHash };
  return { endpointHash, sealedTarget: await seal(tokenSecret, place, packPushTarget(target)) };
}
