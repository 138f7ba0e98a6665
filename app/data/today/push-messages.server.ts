// Notices on their way to devices: written with the morning that they tell about, sent by the queue, tried again by the cron. The row is
// the outbox, as for mails (data/mail/mail-outbox.server.ts).
import { and, asc, eq, gt, gte, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  pushDevices as devices,
  pushMessages as messages,
  morningNotices as notices,
  userOnboardingData as plans,
  sessions,
} from "~/data/schema.ts";
import { LATEST_MS } from "~/domain/today/morning-notice.ts";
import { pick } from "~/lib/pick.ts";

/** A notice for all devices of a person. */
export interface NewPush {
  pushId: string;
  userId: string;
  /** JSON of domain/today/pushed-notice.ts. */
  message: string;
  topic: string;
  now: number;
  /** After this it is too late. */
  until: number;
}

/** Whether a notice's column holds this name, or that of another child in the same mail or push. */
export const isNamed = (column: SQLWrapper, id: string | SQLWrapper) =>
  sql`(${column} >= ${id} and ${column} < ${id} || '/')`;

/** The statement that queues a notice for each device with a live session, if `condition` holds; returns the rows' ids. */
export function insertPushesWhen(db: Database, push: NewPush, condition: SQL) {
  const { pushId, userId, message, topic, now, until } = push;
  return db
    .insert(messages)
    .select(
      sql`select lower(hex(randomblob(12))), ${devices.id}, ${pushId}, ${message}, ${topic}, ${now}, 0, ${until}
        from ${devices}
        inner join ${sessions} on ${sessions.tokenHash} = ${devices.sessionHash} and ${sessions.expiresAt} > ${now}
        where ${devices.userId} = ${userId} and ${condition}`,
    )
    .returning({ id: messages.id });
}

/** Takes a message until `lease`, epoch milliseconds; no row if it is sent, or someone else has it. */
export function takePush(db: Database, id: string, now: number, lease: number) {
  return db
    .update(messages)
    .set({ nextAt: lease, tries: sql`${messages.tries} + 1` })
    .where(and(eq(messages.id, id), lte(messages.nextAt, now)))
    .returning(pick(messages, "deviceId", "pushId", "message", "topic", "tries", "until"));
}

/**
 * Where a message goes, one row for each child of whom it tells; no row unless its notice still wants it: it wasn't ended, the plan is open to its reader, and they are logged in
 * on the device.
 */
export function selectPushTarget(db: Database, id: string, now: number) {
  return db
    .select({ endpointHash: devices.endpointHash, sealedTarget: devices.sealedTarget })
    .from(messages)
    .innerJoin(devices, eq(devices.id, messages.deviceId))
    .innerJoin(sessions, and(eq(sessions.tokenHash, devices.sessionHash), gt(sessions.expiresAt, now)))
    .innerJoin(
      notices,
      and(
        isNamed(notices.pushId, messages.pushId),
        eq(notices.userId, devices.userId),
        eq(notices.byPush, true),
      ),
    )
    .innerJoin(plans, isPlanOpenTo(notices.userId, notices.onboardingId, "read"))
    .where(eq(messages.id, id));
}

/** A message on its way, at a time in epoch milliseconds. */
type TakenPush = { id: string; pushId: string; now: number };

/** Deletes a message that its push service has, and remembers that one of the reader's devices has the notice. */
export async function acceptPush(db: Database, { id, pushId }: TakenPush): Promise<void> {
  await db.batch([
    db.delete(messages).where(eq(messages.id, id)),
    db.update(notices).set({ dueAt: null }).where(isNamed(notices.pushId, pushId)),
  ]);
}

/**
 * Deletes a message that never will be sent; with `device`, the device too, and all that waits for it. If no device has the notice, none
 * waits for it, and it isn't too late, it is due once more, which then is by mail.
 */
export async function giveUpPush(
  db: Database,
  { id, pushId, now, device }: TakenPush & { device?: { id: string; endpointHash: string } },
): Promise<void> {
  const deletion = device
    ? db.delete(devices).where(and(eq(devices.id, device.id), eq(devices.endpointHash, device.endpointHash)))
    : db.delete(messages).where(eq(messages.id, id));
  const isNowhere = sql`not exists (select 1 from ${messages} where ${messages.pushId} = ${pushId})`;
  const again = db
    .update(notices)
    .set({ nextAt: now, lastDay: null, lastDigest: null })
    .where(and(isNamed(notices.pushId, pushId), gte(notices.dueAt, now - LATEST_MS), isNowhere));
  await db.batch([deletion, again]);
}

/** Puts a taken message off. */
export async function putOffPush(db: Database, id: string, nextAt: number): Promise<void> {
  await db.update(messages).set({ nextAt }).where(eq(messages.id, id));
}

/** Messages to send, those first that wait longest. Some may be on their way already. */
export function selectDuePushes(db: Database, now: number, most: number) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(lte(messages.nextAt, now))
    .orderBy(asc(messages.nextAt))
    .limit(most);
}
