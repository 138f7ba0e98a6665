// Which optional mails a user wants: reminders are opt-in; an unsubscribed address gets no marketing mail.
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { mailPreferences, userOnboardingData as plans, sizeReminders, users } from "~/data/schema.ts";

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

/** Ends all marketing mail to a normalized address, known or not. An earlier unsubscribe keeps its time. */
export async function unsubscribeAddress(db: Database, email: string, now: number): Promise<void> {
  await db.run(sql`
    insert into ${mailPreferences} (email, unsubscribed_at, updated_at) values (${email}, ${now}, ${now})
    ${ON_UNSUBSCRIBED}`);
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
