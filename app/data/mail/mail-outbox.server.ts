// Mails to send: written in the transaction they tell about, sent by the queue, revived by the sweeper.
//
// The row is written with what it tells about, and its message goes to the queue after the commit: so no mail tells of what was
// rolled back, and none is lost with a message, because the sweeper finds the row. A sender then takes the row with a lease,
// asks whether the mailbox has its turn, hands the mail to the provider, and only then marks it as sent. Marked before, a mail
// would be lost with a worker that dies in between. Marked after, it may be handed over twice, so the same mail, alone or with
// the same others, goes under the same idempotency key, by which the provider drops the second. The provider knows a key for a
// day; a mail that can't be sent by then is given up, unless its links last (usecases/mail/deliver-mail.ts).
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree } from "~/data/leased-rows.server.ts";
import { mailOutbox } from "~/data/schema.ts";
import { isSameMailbox, mailboxOf } from "~/domain/mail/mailbox.ts";
import { pick } from "~/lib/pick.ts";

export type MailRow = typeof mailOutbox.$inferSelect;

/** The statement that queues a mail; each idempotency key makes one mail. */
export function insertMailStatement(db: Database, mail: NewMail) {
  return db
    .insert(mailOutbox)
    .values({
      ...pick(mail, "id", "idempotencyKey", "kind", "toAddress"),
      mailbox: mailboxOf(mail.toAddress),
      sealedMessage: mail.sealedMessage,
      status: "queued",
      createdAt: mail.now,
    })
    .onConflictDoNothing();
}

/** The same, if `condition` holds: an earlier statement of the batch wrote what the mail is about. */
export function insertMailWhen(db: Database, mail: NewMail, condition: SQL) {
  return db.run(sql`insert or ignore into ${mailOutbox}
      (id, idempotency_key, kind, to_address, mailbox, sealed_message, status, created_at)
    select ${mail.id}, ${mail.idempotencyKey}, ${mail.kind}, ${mail.toAddress}, ${mailboxOf(mail.toAddress)}, ${mail.sealedMessage}, 'queued', ${mail.now}
    where ${condition}`);
}

/** The same, unless one of its kind waits for its address: many forms make one. */
export function insertNoticeWhen(db: Database, mail: NewMail, condition: SQL) {
  const isOfAddress = and(isQueuedFor(mail.toAddress, [mail.kind]), eq(mailOutbox.toAddress, mail.toAddress));
  return insertMailWhen(
    db,
    mail,
    sql`${condition} and not exists (select 1 from ${mailOutbox} where ${isOfAddress})`,
  );
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

/**
 * Takes what else of a kind waits for a mailbox, however its address is written, the oldest first, whether it was told to pause or
 * not; what another sender has stays with it.
 */
export async function takeMailsAlong(
  db: Database,
  { id, kind, toAddress }: Pick<MailRow, "id" | "kind" | "toAddress">,
  leaseUntil: number,
  most: number,
): Promise<MailRow[]> {
  const waiting = await db
    .select({ id: mailOutbox.id, toAddress: mailOutbox.toAddress })
    .from(mailOutbox)
    .where(and(isQueuedFor(toAddress, [kind]), ne(mailOutbox.id, id)))
    .orderBy(asc(mailOutbox.createdAt));
  const theirs = waiting.filter((one) => isSameMailbox(one.toAddress, toAddress)).slice(0, most);
  if (theirs.length === 0) return [];
  const ids = theirs.map((one) => one.id);
  return db
    .update(mailOutbox)
    .set({ status: "sending", leaseUntil })
    .where(and(inArray(mailOutbox.id, ids), isQueued()))
    .returning();
}

/** Whether mail of one of these kinds waits for the mailbox of an address. */
export async function isMailWaiting(
  db: Database,
  toAddress: string,
  kinds: readonly string[],
): Promise<boolean> {
  const [one] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isQueuedFor(toAddress, kinds))
    .limit(1);
  return one !== undefined;
}

function isQueuedFor(toAddress: string, kinds: readonly string[]): SQL | undefined {
  return and(eq(mailOutbox.mailbox, mailboxOf(toAddress)), inArray(mailOutbox.kind, [...kinds]), isQueued());
}

/** Must match the index's condition word for word, or the index isn't used. */
function isQueued(): SQL {
  return sql`${mailOutbox.status} = 'queued'`;
}

function isWaiting(id: string): SQL | undefined {
  return and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ["queued", "sending"]));
}

/** Marks a mail as sent with those taken along; its text is kept only for the development mailbox, as it was sent. */
export async function markMailSent(
  db: Database,
  id: string,
  now: number,
  keptText: string | null,
  along: readonly string[] = [],
): Promise<void> {
  const sent = { status: "sent", sentAt: now, leaseUntil: null } as const;
  const lead = db
    .update(mailOutbox)
    .set({ ...sent, sealedMessage: keptText })
    .where(eq(mailOutbox.id, id));
  if (along.length === 0) {
    await lead;
    return;
  }
  const others = db
    .update(mailOutbox)
    .set({ ...sent, sealedMessage: null })
    .where(inArray(mailOutbox.id, [...along]));
  await db.batch([lead, others]);
}

/** Puts taken mails back for another try; with `pausedUntil` nobody can take them before that instant. */
export async function releaseMails(
  db: Database,
  ids: readonly string[],
  pausedUntil: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mailOutbox)
    .set({ status: "queued", leaseUntil: pausedUntil })
    .where(inArray(mailOutbox.id, [...ids]));
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
