// Mails to send: written in the transaction they tell about, sent by the queue, revived by the sweeper.
import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree } from "~/data/leased-rows.server.ts";
import { mailOutbox } from "~/data/schema.ts";

export type MailRow = typeof mailOutbox.$inferSelect;

/** The statement that queues a mail; each idempotency key makes one mail. */
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

/** The same, if `condition` holds: an earlier statement of the batch wrote what the mail is about. */
export function insertMailWhen(db: Database, mail: NewMail, condition: SQL) {
  return db.run(sql`insert or ignore into ${mailOutbox}
      (id, idempotency_key, kind, to_address, sealed_message, status, created_at)
    select ${mail.id}, ${mail.idempotencyKey}, ${mail.kind}, ${mail.toAddress}, ${mail.sealedMessage}, 'queued', ${mail.now}
    where ${condition}`);
}

/** Takes a mail for one sender; null if it is sent, failed, unknown, or being sent elsewhere. */
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

/** Marks a mail as sent; its text is kept only for the development mailbox. */
export async function markMailSent(db: Database, id: string, now: number, keepText: boolean): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "sent", sentAt: now, leaseUntil: null, ...(keepText ? {} : { sealedMessage: null }) })
    .where(eq(mailOutbox.id, id));
}

/** Puts a taken mail back for another try; with `pausedUntil` nobody can take it before that instant. */
export async function releaseMail(db: Database, id: string, pausedUntil: number | null): Promise<void> {
  await db.update(mailOutbox).set({ status: "queued", leaseUntil: pausedUntil }).where(eq(mailOutbox.id, id));
}

/** Deletes a mail from the outbox. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** Marks a mail as failed and drops its text. */
export async function markMailFailed(db: Database, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "failed", leaseUntil: null, sealedMessage: null })
    .where(eq(mailOutbox.id, id));
}

/**
 * Gives up on a waiting mail, but keeps its sealed text for as long as it can be sent (`npm run jobs`).
 * Returns whether there was one.
 */
export async function buryMail(db: Database, id: string): Promise<boolean> {
  const buried = await db
    .update(mailOutbox)
    .set({ status: "failed", leaseUntil: null })
    .where(isWaiting(id))
    .returning({ id: mailOutbox.id });
  return buried.length > 0;
}

/** Waiting mails for which no message has come since `quietSince`. */
export function selectUnsentMails(db: Database, now: number, quietSince: number) {
  return db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        // Must match the index's condition word for word, or the index isn't used.
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
