// The outbox, mail preferences, reminders that were sent, and the rows that crons and the seed keep for themselves.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { BIRTH_ASKED } from "../../domain/mail/size-reminder.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { ofUser } from "./account-tables.ts";
import { instant } from "./columns.ts";

export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** Requesting the same mail twice makes one row. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    /** The mailbox that it most likely leads to (domain/mail/mailbox.ts); null in rows of earlier releases. */
    mailbox: text("mailbox"),
    /** Subject, html, and text, encrypted because mails carry links that must not appear in a dump. */
    sealedMessage: text("sealed_message"),
    status: text("status", { enum: ["queued", "sending", "sent", "failed"] }).notNull(),
    leaseUntil: instant("lease_until"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  // Each cron reads only its part: the sweeper what is waiting, the nightly one what is finished.
  (table) => [
    index("mail_outbox_unsent").on(table.createdAt).where(sql`status in ('queued', 'sending')`),
    index("mail_outbox_finished").on(table.createdAt).where(sql`status in ('sent', 'failed')`),
    index("mail_outbox_waiting").on(table.mailbox, table.kind).where(sql`status = 'queued'`),
    // The end of an account, and what a user is handed out.
    index("mail_outbox_to").on(table.toAddress),
  ],
);

/** Which optional mails an address gets. No row: no choice was made, so none. */
export const mailPreferences = sqliteTable(
  "mail_preferences",
  {
    /** Normalized, as in users; an unsubscribed address needn't have an account. */
    email: text("email").primaryKey(),
    /** Opt-in: a mail before each size begins. */
    reminders: integer("reminders", { mode: "boolean" }).notNull().default(false),
    /** Since when it gets no marketing mail; turning on reminders resets it. */
    unsubscribedAt: instant("unsubscribed_at"),
    /** When the cron next checks for a due reminder; null if reminders are off. */
    lookAt: instant("look_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("mail_preferences_to_look_at").on(table.lookAt).where(sql`look_at is not null`)],
);

/** Which sizes of which plans a person was reminded of, and whether they were asked for the birth: once each, even if no mail was needed. */
export const sizeReminders = sqliteTable(
  "size_reminders",
  {
    onboardingId: text("onboarding_id").notNull(),
    ageRange: text("age_range", { enum: [...AGE_RANGES, BIRTH_ASKED] }).notNull(),
    userId: ofUser(),
    /** Null if nothing was left to get. */
    mailId: text("mail_id").unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.onboardingId, table.ageRange] })],
);

/** Which seed data this database holds, so that the next start doesn't write it again. */
export const seedState = sqliteTable("seed_state", {
  name: text("name").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
});

/** One row that the cron writes each minute: on a copy of the database it tells how far the copy is behind. */
export const heartbeat = sqliteTable(
  "heartbeat",
  { id: integer("id").primaryKey(), beatAt: instant("beat_at").notNull() },
  (table) => [check("heartbeat_one_row", sql`${table.id} = 1`)],
);

/** What crons remember between their runs, one row for each job: JSON that its own contract reads. */
export const upkeep = sqliteTable("upkeep", {
  name: text("name").primaryKey(),
  facts: text("facts").notNull(),
});
