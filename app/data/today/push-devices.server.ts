// The browsers on which people get notices. A row belongs to the account that turned it on; no other account can take it over.
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pushDevices as devices, sessions } from "~/data/schema.ts";
import { MOST_DEVICES } from "~/domain/today/push-device.ts";
import { pick } from "~/lib/pick.ts";

/** A person's devices, those first that are there longest. `isOn` is false while they are logged out there. */
export function selectDevicesOfViewer(db: Database, userId: string, now: number) {
  return db
    .select({
      ...pick(devices, "id", "userAgent", "createdAt", "endpointHash"),
      isOn: sql<number>`coalesce(${sessions.expiresAt} > ${now}, 0)`.mapWith(Boolean),
    })
    .from(devices)
    .leftJoin(sessions, eq(sessions.tokenHash, devices.sessionHash))
    .where(eq(devices.userId, userId))
    .orderBy(asc(devices.createdAt));
}

/** A browser as it is stored. */
export interface StoredDevice {
  endpointHash: string;
  sealedTarget: string;
}

interface NewDevice extends StoredDevice {
  id: string;
  userId: string;
  sessionHash: string;
  userAgent: string | null;
  now: number;
}

/** `full`: the account has as many as it may have. `taken`: the browser is another account's. */
export type SavedDevice = "saved" | "full" | "taken";

/** Keeps a browser. One that the account has already is renewed. */
export async function saveDevice(db: Database, device: NewDevice): Promise<SavedDevice> {
  const { id, userId, sessionHash, endpointHash, sealedTarget, now } = device;
  const userAgent = device.userAgent?.slice(0, 200) ?? null;
  const [{ meta }, [owner]] = await db.batch([
    db.run(sql`
      insert into ${devices}
        (id, user_id, session_hash, endpoint_hash, sealed_target, user_agent, created_at, seen_at)
      select ${id}, ${userId}, ${sessionHash}, ${endpointHash}, ${sealedTarget}, ${userAgent}, ${now}, ${now}
      where (select count(*) from ${devices}
        where user_id = ${userId} and endpoint_hash <> ${endpointHash}) < ${MOST_DEVICES}
      on conflict (endpoint_hash) do update set session_hash = excluded.session_hash,
        sealed_target = excluded.sealed_target, user_agent = excluded.user_agent, seen_at = excluded.seen_at
        where user_id = excluded.user_id`),
    db.select({ userId: devices.userId }).from(devices).where(eq(devices.endpointHash, endpointHash)),
  ]);
  if (meta.changes > 0) return "saved";
  return owner && owner.userId !== userId ? "taken" : "full";
}

/** `unknown`: the account doesn't have the browser. `taken`: the address that it has now is another row's. */
export type RenewedDevice = "renewed" | "unknown" | "taken";

interface DeviceToRenew extends StoredDevice {
  userId: string;
  sessionHash: string;
  /** Hashes of the address that it had, in the spellings in which it may have been stored. */
  before: readonly string[];
  now: number;
}

/** Renews a browser of an account, which may have another address by now. */
export async function renewDevice(db: Database, device: DeviceToRenew): Promise<RenewedDevice> {
  const { userId, sessionHash, endpointHash, sealedTarget, before, now } = device;
  const isIt = and(eq(devices.userId, userId), inArray(devices.endpointHash, [...before]));
  const isFree = sql`not exists (select 1 from ${devices} as other
    where other.endpoint_hash = ${endpointHash} and other.id <> ${devices}.id)`;
  const [[known], renewed] = await db.batch([
    db.select({ id: devices.id }).from(devices).where(isIt).limit(1),
    db
      .update(devices)
      .set({ endpointHash, sealedTarget, sessionHash, seenAt: now })
      .where(and(isIt, isFree))
      .returning({ id: devices.id }),
  ]);
  return renewed.length > 0 ? "renewed" : known ? "taken" : "unknown";
}

/** Turns a person's device off, whether it is there or not. */
export async function deleteDevice(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(devices).where(and(eq(devices.userId, userId), eq(devices.id, id)));
}

/** Deletes devices without a login that were last used before `seenBefore`, epoch milliseconds. */
export function deleteLeftDevices(db: Database, seenBefore: number) {
  return db.delete(devices).where(and(isNull(devices.sessionHash), lt(devices.seenAt, seenBefore)));
}
