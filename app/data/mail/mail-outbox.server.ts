// Mails that are to be sent: written with what they tell of, sent by the queue, found again by the sweeper.
import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree } from "~/data/leased-rows.server.ts";
import { mailOutbox } from "~/data/schema.ts";

export type MailRow = typeof mailOutbox.$inferSelect;

/** The statement that queues a mail; the same idempotency key is one mail. */
export function insertMailStatement(db: Database, mail: NewMail) {
  return db
    .insert(mailOutbox)
    .values({
      id: mail.id,
      idempotencyKey: mail.idempotencyKey,
      kind: mail.kind,
      toAddress: mail.toAddress,
      sealedMessage: mail.sealedMessage,
      status: "queued",
      createdAt: mail.now,
    })
    .onConflictDoNothing();
}

/** The same, only where `condition` holds: what the mail tells of was written by an earlier statement of the batch. */
export function insertMailWhen(db: Database, mail: NewMail, condition: SQL) {
  return db.run(sql`insert or ignore into ${mailOutbox}
      (id, idempotency_key, kind, to_address, sealed_message, status, created_at)
    select ${mail.id}, ${mail.idempotencyKey}, ${mail.kind}, ${mail.toAddress}, ${mail.sealedMessage}, 'queued', ${mail.now}
    where ${condition}`);
}

/** Takes a mail for one sender; null when it is sent, failed, unknown or being sent elsewhere. */
export function takeMail(db: Database, id: string, now: number, leaseUntil: number): Promise<MailRow | null> {
  return firstOf(
    db
      .update(mailOutbox)
      .set({ status: "sending", leaseUntil })
      .where(and(isWaiting(id), isFree(mailOutbox, now)))
      .returning(),
  );
}

function isWaiting(id: string): SQL | undefined {
  return and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ["queued", "sending"]));
}

/** Marks a mail as sent; its text is kept only where the mailbox shows it. */
export async function markMailSent(db: Database, id: string, now: number, keepText: boolean): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "sent", sentAt: now, leaseUntil: null, ...(keepText ? {} : { sealedMessage: null }) })
    .where(eq(mailOutbox.id, id));
}

/** Gives a mail back that was taken, to be tried again; with `pausedUntil` nobody can take it before that instant. */
export async function releaseMail(db: Database, id: string, pausedUntil: number | null): Promise<void> {
  await db.update(mailOutbox).set({ status: "queued", leaseUntil: pausedUntil }).where(eq(mailOutbox.id, id));
}

/** Forgets that there was a mail. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** Gives a mail up. */
export async function markMailFailed(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "failed", leaseUntil: null, sealedMessage: null })
    .where(eq(mailOutbox.id, id));
}

/**
 * Gives a mail up that still waits, and keeps its sealed text for as long as it can be sent (`npm run jobs`); whether there
 * was one.
 */
export async function buryMail(db: Database, id: string): Promise<boolean> {
  const buried = await db
    .update(mailOutbox)
    .set({ status: "failed", leaseUntil: null })
    .where(isWaiting(id))
    .returning({ id: mailOutbox.id });
  return buried.length > 0;
}

/** Mails that wait although no message for them has come since `quietSince`. */
export function selectUnsentMails(db: Database, now: number, quietSince: number) {
  return db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        // As the index says it, word for word, or it would not be used.
        sql`${mailOutbox.status} in ('queued', 'sending')`,
        lt(mailOutbox.createdAt, quietSince),
        isFree(mailOutbox, now),
      ),
    )
    .limit(100);
}

/** The newest mails with their text, for the development mailbox. */
export function selectKeptMails(db: Database) {
  return db
    .select()
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.sealedMessage))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(200);
}
