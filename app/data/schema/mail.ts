// Mails on their way, and who wants which.
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

export const mailPreferences = sqliteTable("mail_preferences", {
  email: text("email").primaryKey(),
  marketing: integer("marketing", { mode: "boolean" }).notNull().default(true),
  updatedAt: instant("updated_at").notNull(),
});
