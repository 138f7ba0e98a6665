// Mails on their way, and who wants which.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** The same mail asked for twice is one row. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    /** Subject, html and text, encrypted: mails carry links that must not stand in a dump. */
    sealedMessage: text("sealed_message"),
    status: text("status", { enum: ["queued", "sending", "sent", "failed"] }).notNull(),
    leaseUntil: instant("lease_until"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  // Each cron reads its part only: the sweeper what waits, the nightly one what has had its day.
  (table) => [
    index("mail_outbox_unsent").on(table.createdAt).where(sql`status in ('queued', 'sending')`),
    index("mail_outbox_finished").on(table.createdAt).where(sql`status in ('sent', 'failed')`),
  ],
);

/** Which mails besides those about the account an address gets. No row: nobody has chosen, so there are none. */
export const mailPreferences = sqliteTable(
  "mail_preferences",
  {
    /** Normalised, as a user's; an address that unsubscribes need not have an account. */
    email: text("email").primaryKey(),
    /** Asked for: a mail before each size begins. */
    reminders: integer("reminders", { mode: "boolean" }).notNull().default(false),
    /** Since when no marketing mail leaves for it; asking for reminders again takes it back. */
    unsubscribedAt: instant("unsubscribed_at"),
    /** When the cron looks next whether a reminder is due; null where none is asked for. */
    lookAt: instant("look_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("mail_preferences_to_look_at").on(table.lookAt).where(sql`look_at is not null`)],
);

/** Which sizes of which plans somebody has been reminded of: each once, also where no mail was needed. */
export const sizeReminders = sqliteTable(
  "size_reminders",
  {
    onboardingId: text("onboarding_id").notNull(),
    ageRange: text("age_range", { enum: AGE_RANGES }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null where nothing was to get. */
    mailId: text("mail_id").unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.onboardingId, table.ageRange] }),
    index("size_reminders_by_user").on(table.userId),
  ],
);
