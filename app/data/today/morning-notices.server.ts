// Morning notices: who gets one and how, who is due, and what they were told last. A row that is due is taken by writing when it is taken
// again; whoever has taken it writes the mail or the messages to devices, and the next time, in one batch, which asks for what was written.
import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { NewMail, NoticeClaim } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo, roleOf, STATUS_NOW } from "~/data/plans/open-to.server.ts";
import { SIZE_COLUMNS, TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  pushDevices as devices,
  morningNotices as notices,
  userOnboardingData as plans,
  sessions,
  users,
  usersProfile,
  zipcodeCityMap,
} from "~/data/schema.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { LATEST_MS, type NoticeTimes } from "~/domain/today/morning-notice.ts";
import type { ShownOuting } from "~/domain/today/shown-situation.ts";
import { pick } from "~/lib/pick.ts";
import { insertPushesWhen, type NewPush } from "./push-messages.server.ts";

const ROW = {
  ...pick(notices, "situation", "minute", "weekdays", "onlyChanges", "lastDay", "lastDigest", "byPush"),
};

/** The plan that the viewer may read, with its place and dates, and their notice, whose columns are null without one. */
export function selectNoticeForViewer(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      status: STATUS_NOW,
      onboardingId: plans.onboardingId,
      ...TITLE_COLUMNS,
      ...SIZE_COLUMNS,
      place: plans.place,
      state: zipcodeCityMap.stateAbbreviation,
      ...pick(zipcodeCityMap, "latitude", "longitude"),
      emailConfirmedAt: users.emailConfirmedAt,
      role: roleOf(viewerId),
      ...ROW,
    })
    .from(plans)
    .innerJoin(users, eq(users.id, viewerId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .leftJoin(notices, isNoticeOf(viewerId, plans.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "read"));
}

export type NoticeRow = Awaited<ReturnType<typeof selectNoticeForViewer>>[number];

function isNoticeOf(userId: string, planId: string | typeof plans.onboardingId): SQL | undefined {
  return and(eq(notices.userId, userId), eq(notices.onboardingId, planId));
}

export interface ChosenNotice extends NoticeTimes {
  situation: ShownOuting | null;
  onlyChanges: boolean;
  /** On devices in place of a mail; null for as it is, which is by mail at first. */
  byPush: boolean | null;
  nextAt: number;
}

/** Keeps the viewer's choice. False, with nothing written, unless they may read the plan and it is complete. */
export async function saveNotice(
  db: Database,
  viewerId: string,
  planId: string,
  { situation, minute, weekdays, onlyChanges, byPush, nextAt }: ChosenNotice,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into ${notices} (user_id, onboarding_id, situation, minute, weekdays, only_changes, by_push, next_at)
    select ${viewerId}, ${plans.onboardingId}, ${situation}, ${minute}, ${weekdays}, ${onlyChanges ? 1 : 0}, ${byPush ? 1 : 0},
      ${nextAt}
    from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "read")}
    on conflict (user_id, onboarding_id) do update set situation = excluded.situation, minute = excluded.minute,
      weekdays = excluded.weekdays, only_changes = excluded.only_changes, next_at = excluded.next_at,
      by_push = ${byPush === null ? sql.raw("by_push") : sql.raw("excluded.by_push")}`);
  return meta.changes > 0;
}

/** Ends somebody's notice of a plan, whether there is one or not. */
export async function deleteNotice(db: Database, userId: string, planId: string): Promise<void> {
  await db.delete(notices).where(isNoticeOf(userId, planId));
}

/** The statement that ends all notices to an address. */
export function deleteNoticesTo(db: Database, email: string) {
  return db
    .delete(notices)
    .where(sql`${notices.userId} = (select ${users.id} from ${users} where ${users.email} = ${email})`);
}

/**
 * Takes notices that are due and whose plans are open to their readers, those first that wait longest. Until `claim`, epoch
 * milliseconds, they aren't due again.
 */
export function takeDueNotices(db: Database, now: number, claim: number, most: number) {
  const due = sql`(select ${notices}.rowid from ${notices}
    inner join ${plans} on ${isPlanOpenTo(notices.userId, notices.onboardingId, "read")}
    where ${lte(notices.nextAt, now)} order by ${notices.nextAt} limit ${most})`;
  return db
    .update(notices)
    .set({ nextAt: claim })
    .where(sql`${notices}.rowid in ${due}`)
    .returning({ userId: notices.userId, onboardingId: notices.onboardingId });
}

/** A notice that is taken, with its reader; no row if it was changed, ended, or settled meanwhile. */
export function selectTakenNotice(db: Database, claim: NoticeClaim, now: number) {
  return db
    .select({
      ...ROW,
      ...pick(users, "email", "emailConfirmedAt", "language"),
      units: usersProfile.units,
      ...pick(notices, "pushId", "dueAt"),
      hasDevice: hasDeviceOn(now),
      namesOutside: plans.namesOutside,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .innerJoin(plans, eq(plans.onboardingId, notices.onboardingId))
    .leftJoin(usersProfile, eq(usersProfile.userId, notices.userId))
    .where(isTaken(claim));
}

/** Whether the reader of a notice is logged in on a device that gets notices. */
function hasDeviceOn(now: number) {
  return sql<number>`exists (select 1 from ${devices} inner join ${sessions}
    on ${sessions.tokenHash} = ${devices.sessionHash} and ${sessions.expiresAt} > ${now}
    where ${devices.userId} = ${notices.userId})`.mapWith(Boolean);
}

function isTaken({ userId, onboardingId: planId, claim }: NoticeClaim): SQL | undefined {
  return and(isNoticeOf(userId, planId), eq(notices.nextAt, claim));
}

/** Puts a taken notice off; what it was told last stays. */
export async function putOffNotice(db: Database, claim: NoticeClaim, nextAt: number): Promise<void> {
  await db.update(notices).set({ nextAt }).where(isTaken(claim));
}

/** A morning that was looked at. */
interface LookedAt {
  day: IsoDay;
  /** Null if there was nothing to compare. */
  digest: string | null;
  /** The instant for which it was due. */
  dueAt: number;
  nextAt: number;
  /** By mail or to devices; null if there is nothing to tell. */
  told: { mail: NewMail } | { push: NewPush } | null;
}

/**
 * Writes a taken notice's morning in place of the last one, its mail or its messages to devices, and when it is due next, in one
 * transaction: whoever comes second with the same claim writes nothing, and neither does one whose reader the plan isn't open to anymore.
 * Returns the ids of the messages to devices.
 */
export async function settleNotice(
  db: Database,
  claim: NoticeClaim,
  { day, digest, dueAt, nextAt, told }: LookedAt,
): Promise<readonly string[]> {
  const { userId, onboardingId: planId } = claim;
  const isOpen = sql`exists (select 1 from ${plans} where ${isPlanOpenTo(userId, planId, "read")})`;
  const mail = told && "mail" in told ? told.mail : null;
  const push = told && "push" in told ? told.push : null;
  const mark = db
    .update(notices)
    .set({
      nextAt,
      lastDay: day,
      lastDigest: digest,
      dueAt,
      mailId: mail?.id ?? null,
      ...(push && { pushId: push.pushId }),
    })
    .where(and(isTaken(claim), isOpen));
  if (mail) {
    const isOurs = sql`exists (select 1 from ${notices} where ${notices.mailId} = ${mail.id})`;
    await db.batch([mark, insertMailWhen(db, mail, isOurs)]);
    return [];
  }
  if (push) {
    const isOurs = sql`exists (select 1 from ${notices} where ${notices.pushId} = ${push.pushId})`;
    const [, sent] = await db.batch([mark, insertPushesWhen(db, push, isOurs)]);
    return sent.map(({ id }) => id);
  }
  await mark;
  return [];
}

/** Whether a notice may still be sent: it wasn't ended, its plan is open to its reader, whose address it is, and it isn't too late. */
export async function isNoticeWanted(
  db: Database,
  mail: { id: string; toAddress: string },
  now: number,
): Promise<boolean> {
  const [row] = await db
    .select({ userId: notices.userId })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), eq(users.email, mail.toAddress)))
    .innerJoin(plans, isPlanOpenTo(notices.userId, notices.onboardingId, "read"))
    .where(and(eq(notices.mailId, mail.id), sql`${notices.dueAt} >= ${now - LATEST_MS}`));
  return row !== undefined;
}
