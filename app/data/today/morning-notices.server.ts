// Morning notices: who gets one and how, who is due, and what they were told last. A row that is due is taken by writing when it is taken
// again; whoever has taken it writes the mail or the messages to devices, and the next time, in one batch, which asks for what was written.
import { and, eq, inArray, isNotNull, lte, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { NewMail, NoticeClaim } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import {
  isCompletePlanOpenTo,
  isOpenTo,
  isPlanOpenTo,
  roleOf,
  STATUS_NOW,
} from "~/data/plans/open-to.server.ts";
import { SIZE_COLUMNS, TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { MOST_CHILDREN } from "~/data/plans/selection.server.ts";
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
import { childrenIn, LATEST_MS, type NoticeTimes } from "~/domain/today/morning-notice.ts";
import type { ShownOuting } from "~/domain/today/shown-situation.ts";
import { pick } from "~/lib/pick.ts";
import { insertPushesWhen, isNamed, type NewPush } from "./push-messages.server.ts";

const ROW = {
  ...pick(notices, "situation", "minute", "weekdays", "onlyChanges", "lastDay", "lastDigest", "byPush"),
};

const noticeRows = (db: Database, viewerId: string, where: SQL | undefined) =>
  db
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
    .where(where);

/** The plan that the viewer may read, with its place and dates, and their notice, whose columns are null without one. */
export function selectNoticeForViewer(db: Database, viewerId: string, planId: string) {
  return noticeRows(db, viewerId, isPlanOpenTo(viewerId, planId, "read"));
}

/** The same of the viewer's other plans of which they have one. */
export function selectNoticesBeside(db: Database, viewerId: string, planId: string) {
  const isOther = and(isOpenTo(viewerId, "read"), ne(plans.onboardingId, planId));
  return noticeRows(db, viewerId, and(isOther, isNotNull(notices.minute)));
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

/** Ends somebody's notices of plans, whether there are any or not. */
export async function deleteNotices(db: Database, userId: string, planIds: readonly string[]): Promise<void> {
  await db
    .delete(notices)
    .where(and(eq(notices.userId, userId), inArray(notices.onboardingId, [...planIds])));
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

/** Other notices of the same reader that are taken by the same run. */
export function selectTakenBeside(db: Database, { userId, onboardingId: planId, claim }: NoticeClaim) {
  return db
    .select(pick(notices, "userId", "onboardingId"))
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.nextAt, claim), ne(notices.onboardingId, planId)))
    .limit(MOST_CHILDREN - 1);
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
export interface LookedAt extends NoticeClaim {
  day: IsoDay;
  /** Null if there was nothing to compare. */
  digest: string | null;
  /** The instant for which it was due. */
  dueAt: number;
  nextAt: number;
}

/**
 * Writes the mornings of one reader's taken notices in place of the last ones, their one mail or one message to each device, and when they are
 * due next, in one transaction, all or none: whoever comes second with the same claims writes nothing, and neither does one whose reader one of
 * the plans isn't open to anymore. Returns the ids of the messages to devices; null if nothing was written. A notice's name is unique, so that
 * those of the others end with their number.
 */
export async function settleNotices(
  db: Database,
  { userId, claim }: NoticeClaim,
  all: readonly LookedAt[],
  told: { mail: NewMail } | { push: NewPush } | null,
): Promise<readonly string[] | null> {
  const mail = told && "mail" in told ? told.mail : null;
  const push = told && "push" in told ? told.push : null;
  const rows = JSON.stringify(all.map((one, at) => ({ ...one, end: at > 0 ? `.${at}` : "" })));
  const areWhole = sql`(select count(*) from ${notices}
    inner join ${plans} on ${isPlanOpenTo(notices.userId, notices.onboardingId, "read")}
    where ${notices.userId} = ${userId} and ${notices.nextAt} = ${claim}
    and ${notices.onboardingId} in (select value ->> 'onboardingId' from json_each(${rows}))) = ${all.length}`;
  const mark =
    db.run(sql`update ${notices} set next_at = one.value ->> 'nextAt', last_day = one.value ->> 'day',
      last_digest = one.value ->> 'digest', due_at = one.value ->> 'dueAt',
      mail_id = ${mail?.id ?? null} || (one.value ->> 'end'),
      push_id = coalesce(${push?.pushId ?? null} || (one.value ->> 'end'), push_id)
    from json_each(${rows}) as one
    where ${notices.userId} = ${userId} and ${notices.onboardingId} = one.value ->> 'onboardingId'
    and ${notices.nextAt} = ${claim} and ${areWhole}`);
  const isOurs = (column: SQLWrapper, id: string) =>
    sql`exists (select 1 from ${notices} where ${column} = ${id})`;
  const [{ meta }, sent] = mail
    ? await db.batch([mark, insertMailWhen(db, mail, isOurs(notices.mailId, mail.id))])
    : push
      ? await db.batch([mark, insertPushesWhen(db, push, isOurs(notices.pushId, push.pushId))])
      : await db.batch([mark]);
  if (meta.changes === 0) return null;
  return Array.isArray(sent) ? sent.map(({ id }) => id) : [];
}

/**
 * Whether a notice may still be sent: it wasn't ended, its plan is open to its reader, whose address it is, and it isn't too late. One that
 * tells of several children isn't sent once that has changed for any; the others are then due again.
 */
export async function isNoticeWanted(
  db: Database,
  { id, toAddress }: { id: string; toAddress: string },
  now: number,
): Promise<boolean> {
  const isInTime = sql`${notices.dueAt} >= ${now - LATEST_MS}`;
  const rows = await db
    .select({ userId: notices.userId })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), eq(users.email, toAddress)))
    .innerJoin(plans, isPlanOpenTo(notices.userId, notices.onboardingId, "read"))
    .where(and(isNamed(notices.mailId, id), isInTime));
  if (rows.length > 0 && rows.length < childrenIn(id)) {
    const again = { nextAt: now, lastDay: null, lastDigest: null, mailId: null };
    await db
      .update(notices)
      .set(again)
      .where(and(isNamed(notices.mailId, id), isInTime));
  }
  return rows.length === childrenIn(id);
}
