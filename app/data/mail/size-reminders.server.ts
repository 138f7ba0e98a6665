// The cron's reminders: the addresses to check, their plans and past reminders, and the optional mails that a user wants.
// Reminders are opt-in; an unsubscribed address gets no marketing mail.

import { and, desc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { isOpenTo, isPlanOpenTo, STATUS_NOW } from "~/data/plans/open-to.server.ts";
import { SIZE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  mailPreferences,
  userOnboardingData as plans,
  sizeReminders,
  users,
  usersProfile,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { deleteNoticesTo } from "~/data/today/morning-notices.server.ts";
import type { PastReminder } from "~/domain/mail/size-reminder.ts";
import { pick } from "~/lib/pick.ts";
import { insertMailWhen } from "./mail-outbox.server.ts";

/** Takes due addresses, longest-waiting first, until `leaseUntil`; if the cron doesn't get to them, they become due again then. */
export async function takeReaders(
  db: Database,
  now: number,
  leaseUntil: number,
  most: number,
): Promise<string[]> {
  const due = db
    .select({ email: mailPreferences.email })
    .from(mailPreferences)
    .where(lte(mailPreferences.lookAt, now))
    .orderBy(mailPreferences.lookAt)
    .limit(most);
  const taken = await db
    .update(mailPreferences)
    .set({ lookAt: leaseUntil })
    .where(inArray(mailPreferences.email, due))
    .returning({ email: mailPreferences.email });
  return taken.map(({ email }) => email);
}

/** What is known about these addresses: their users, the users' plans, newest first, and past reminders. */
export async function readReaders(db: Database, emails: readonly string[]) {
  const isOneOf = sql`${users.email} in (select value from json_each(${JSON.stringify(emails)}))`;
  const ids = db.select({ id: users.id }).from(users).where(isOneOf);
  const [readers, theirPlans, reminded] = await db.batch([
    db
      .select({
        userId: users.id,
        ...pick(users, "email", "language"),
        finalId: usersProfile.selectedOnboardingId,
      })
      .from(users)
      .innerJoin(usersProfile, eq(usersProfile.userId, users.id))
      .where(and(isOneOf, isNotNull(users.emailConfirmedAt))),
    db
      .select({
        userId: users.id,
        onboardingId: plans.onboardingId,
        ownerId: plans.userId,
        babyNames: plans.babyNames,
        status: STATUS_NOW,
        ...SIZE_COLUMNS,
        ...pick(plans, "laundryScenario", "place"),
        state: zipcodeCityMap.stateAbbreviation,
        ...pick(zipcodeCityMap, "latitude", "longitude"),
      })
      .from(users)
      .innerJoin(plans, isOpenTo(users.id, "read"))
      .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
      .where(isOneOf)
      .orderBy(desc(plans.attemptNumber)),
    db
      .select(pick(sizeReminders, "userId", "onboardingId", "ageRange", "createdAt"))
      .from(sizeReminders)
      .where(inArray(sizeReminders.userId, ids)),
  ]);
  return { readers, plans: theirPlans, reminded };
}

type Readers = Awaited<ReturnType<typeof readReaders>>;
export type Reader = Readers["readers"][number];
export type ReaderPlan = Readers["plans"][number];
export type Reminded = Readers["reminded"][number];

/** Sets when to check an address again, unless its reminders were turned off. */
export function lookAgainStatement(db: Database, email: string, at: number) {
  return db
    .update(mailPreferences)
    .set({ lookAt: at })
    .where(and(eq(mailPreferences.email, email), isNotNull(mailPreferences.lookAt)));
}

interface NewReminder {
  reader: Reader;
  planId: string;
  ageRange: PastReminder["ageRange"];
  /** Null if nothing is left to get. */
  mail: NewMail | null;
  lookAt: number;
  now: number;
}

/** Writes a reminder and its mail, once per size of a plan: if two are written at once, only the first counts. */
export async function saveReminder(db: Database, reminder: NewReminder): Promise<void> {
  const { reader, planId, ageRange, mail, lookAt, now } = reminder;
  const mark = db
    .insert(sizeReminders)
    .values({
      onboardingId: planId,
      ageRange,
      userId: reader.userId,
      mailId: mail?.id ?? null,
      createdAt: now,
    })
    .onConflictDoNothing();
  const lookAgain = lookAgainStatement(db, reader.email, lookAt);
  if (!mail) {
    await db.batch([mark, lookAgain]);
    return;
  }
  const isFirst = sql`exists (select 1 from ${sizeReminders} where ${sizeReminders.mailId} = ${mail.id})`;
  await db.batch([mark, insertMailWhen(db, mail, isFirst), lookAgain]);
}

/** The user's choice; no row if none was made. */
export function selectMailChoice(db: Database, userId: string) {
  return db
    .select({ reminders: mailPreferences.reminders, unsubscribedAt: mailPreferences.unsubscribedAt })
    .from(mailPreferences)
    .innerJoin(users, eq(users.email, mailPreferences.email))
    .where(eq(users.id, userId));
}

/** Turns on the user's reminders, which also ends an earlier unsubscribe. */
export async function askForReminders(db: Database, userId: string, now: number): Promise<void> {
  await db.run(sql`
    insert into ${mailPreferences} (email, reminders, unsubscribed_at, look_at, updated_at)
    select ${users.email}, 1, null, ${now}, ${now} from ${users} where ${users.id} = ${userId}
    on conflict (email) do update set reminders = 1, unsubscribed_at = null, look_at = excluded.look_at,
      updated_at = excluded.updated_at`);
}

/** Turns off the user's reminders. */
export async function endReminders(db: Database, userId: string, now: number): Promise<void> {
  await db.run(sql`
    insert into ${mailPreferences} (email, unsubscribed_at, updated_at)
    select ${users.email}, ${now}, ${now} from ${users} where ${users.id} = ${userId}
    ${ON_UNSUBSCRIBED}`);
}

/**
 * Ends all marketing mail to a normalized address, known or not, with the morning notices that its owner has asked for. An earlier
 * unsubscribe keeps its time.
 */
export async function unsubscribeAddress(db: Database, email: string, now: number): Promise<void> {
  const choice = db.run(sql`
    insert into ${mailPreferences} (email, unsubscribed_at, updated_at) values (${email}, ${now}, ${now})
    ${ON_UNSUBSCRIBED}`);
  await db.batch([choice, deleteNoticesTo(db, email)]);
}

const ON_UNSUBSCRIBED = sql`on conflict (email) do update set reminders = 0, look_at = null,
  unsubscribed_at = excluded.unsubscribed_at, updated_at = excluded.updated_at where unsubscribed_at is null`;

/** Whether a marketing mail may still be sent: its address isn't unsubscribed, and its plan still exists. */
export async function isStillWanted(db: Database, mail: { id: string; toAddress: string }): Promise<boolean> {
  const [row] = await db.all<{ isWanted: number }>(sql`select
    not exists (select 1 from ${mailPreferences}
      where ${mailPreferences.email} = ${mail.toAddress} and ${mailPreferences.unsubscribedAt} is not null)
    and not exists (select 1 from ${sizeReminders}
      where ${sizeReminders.mailId} = ${mail.id} and not exists (select 1 from ${plans}
        where ${isPlanOpenTo(sizeReminders.userId, sizeReminders.onboardingId, "read")})) as "isWanted"`);
  return row?.isWanted === 1;
}
