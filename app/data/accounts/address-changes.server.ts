// Requested changes of a user's address. A change waits until the user who requested it opens the mailed
// link; access to the new mailbox alone changes nothing.
import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailStatement, insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { addressChanges, emailTokens, mailPreferences, users, usersProfile } from "~/data/schema.ts";
import { hasAccount } from "./account-rows.server.ts";
import { endPendingSignUps } from "./pending-sign-ups.server.ts";

export interface WantedAddress {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: number;
}

interface ChangeMails {
  /** The link, to an address that nobody has. */
  link: NewMail;
  /** Tells the owner of an address that is taken. Only one of the two is written, under the same id. */
  taken: NewMail;
  /** Tells the current address. */
  notice: NewMail;
}

/** Stores the requested change in place of an earlier one, and queues its mails; nothing if it is taken. */
export async function replaceAddressChange(
  db: Database,
  { userId, email, tokenHash, expiresAt }: WantedAddress,
  { link, taken, notice }: ChangeMails,
): Promise<void> {
  const isWanted = sql`exists (select 1 from ${addressChanges} where ${addressChanges.userId} = ${userId}
    and ${addressChanges.tokenHash} = ${tokenHash})`;
  await db.batch([
    db.delete(addressChanges).where(eq(addressChanges.userId, userId)),
    db.run(sql`insert into ${addressChanges} (user_id, email, token_hash, expires_at)
      select ${userId}, ${email}, ${tokenHash}, ${expiresAt} where not ${hasAccount(email)}`),
    insertMailWhen(db, link, isWanted),
    insertMailWhen(db, taken, hasAccount(email)),
    insertMailStatement(db, notice),
  ]);
}

/**
 * The address that a user's live link leads to; null if unknown, expired, or another user's. Changes nothing.
 */
export async function findAddressChange(
  db: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: number,
): Promise<string | null> {
  const [row] = await db
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(isLive(userId, tokenHash, now));
  return row?.email ?? null;
}

interface AddressChange {
  userId: string;
  tokenHash: string;
  from: string;
  to: string;
  now: number;
  /** Tells the old address. */
  notice: NewMail;
}

/**
 * Uses up a link and gives the user the new address. One transaction updates everything that depends on the
 * address: the profile, mail preferences, links mailed to the old address, and sign-ups waiting for the new
 * one. Earlier choices about marketing are kept. Returns false, without writing, if the link was used or the
 * address was taken in the meantime.
 */
export async function changeAddress(
  db: Database,
  { userId, tokenHash, from, to, now, notice }: AddressChange,
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${users} where ${users.email} = ${to})
    and not exists (select 1 from ${usersProfile} where ${usersProfile.email} = ${to} and ${usersProfile.userId} <> ${userId})`;
  const isUsable = sql`exists (select 1 from ${addressChanges} where ${isLive(userId, tokenHash, now)}
    and ${addressChanges.email} = ${to})`;
  // For the statements after the first: the link is still there, so the change happened in this transaction.
  const isDone = sql`${isUsable} and exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${to})`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ email: to, emailConfirmedAt: now })
      .where(and(eq(users.id, userId), eq(users.email, from), isUsable, isFree))
      .returning({ id: users.id }),
    db
      .update(usersProfile)
      .set({ email: to, updatedAt: now })
      .where(and(eq(usersProfile.userId, userId), isDone)),
    ...moveMailPreferences(db, { from, to, isDone }),
    db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isDone)),
    endPendingSignUps(db, to),
    insertMailWhen(db, notice, isDone),
    db.delete(addressChanges).where(and(isLive(userId, tokenHash, now), isDone)),
  ]);
  return changed.length > 0;
}

/**
 * The new address takes over the preferences unless it has its own; the old one keeps only an unsubscribe.
 */
function moveMailPreferences(db: Database, { from, to, isDone }: { from: string; to: string; isDone: SQL }) {
  return [
    db.run(sql`insert or ignore into ${mailPreferences} (email, reminders, unsubscribed_at, look_at, updated_at)
      select ${to}, reminders, unsubscribed_at, look_at, updated_at from ${mailPreferences}
      where ${mailPreferences.email} = ${from} and ${isDone}`),
    db
      .delete(mailPreferences)
      .where(and(eq(mailPreferences.email, from), isNull(mailPreferences.unsubscribedAt), isDone)),
  ] as const;
}

/** Deletes changes that were never confirmed. */
export function deleteOldAddressChanges(db: Database, now: number) {
  return db.delete(addressChanges).where(lte(addressChanges.expiresAt, now));
}

function isLive(userId: string, tokenHash: string, now: number) {
  return and(
    eq(addressChanges.userId, userId),
    eq(addressChanges.tokenHash, tokenHash),
    gt(addressChanges.expiresAt, now),
  );
}
