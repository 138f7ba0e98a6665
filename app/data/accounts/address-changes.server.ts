// Requested changes of a user's address, and mailed confirmations. A change waits until the user who requested it opens the
// mailed link; access to the new mailbox alone changes nothing.

import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailStatement, insertMailWhen, insertNoticeWhen } from "~/data/mail/mail-outbox.server.ts";
import {
  addressChanges,
  emailTokens,
  mailPreferences,
  pendingSignUps,
  users,
  usersProfile,
} from "~/data/schema.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { endPendingSignUps } from "./pending-sign-ups.server.ts";
import { hasAccount } from "./profiles.server.ts";

interface WantedAddress {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: number;
  /** An earlier link to the same address stays if it works at this instant; null if none does. */
  keepsLiveAt: number | null;
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
  { userId, email, tokenHash, expiresAt, keepsLiveAt }: WantedAddress,
  { link, taken, notice }: ChangeMails,
): Promise<void> {
  const isWanted = sql`exists (select 1 from ${addressChanges} where ${addressChanges.userId} = ${userId}
    and ${addressChanges.tokenHash} = ${tokenHash})`;
  const isLive = and(
    eq(addressChanges.email, email),
    gt(addressChanges.expiresAt, keepsLiveAt ?? Number.MAX_SAFE_INTEGER),
  );
  await db.batch([
    db.delete(addressChanges).where(and(eq(addressChanges.userId, userId), sql`not (${isLive})`)),
    db.run(sql`insert or ignore into ${addressChanges} (user_id, email, token_hash, expires_at)
      select ${userId}, ${email}, ${tokenHash}, ${expiresAt} where not ${hasAccount(email)}`),
    insertMailWhen(db, link, isWanted),
    insertNoticeWhen(db, taken, hasAccount(email)),
    insertMailStatement(db, notice),
  ]);
}

/** The address that a user's live link leads to; null if unknown, expired, or another user's. Changes nothing. */
export async function findAddressChange(
  db: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: number,
): Promise<string | null> {
  const [row] = await db
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(isLiveChange(userId, tokenHash, now));
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
 * Uses up a link and gives the user the new address. One transaction updates everything that depends on the address: the profile,
 * mail preferences, links mailed to the old address, and sign-ups waiting for the new one. Earlier choices about marketing are
 * kept. Returns false, without writing, if the link was used or the address was taken in the meantime.
 */
export async function changeAddress(
  db: Database,
  { userId, tokenHash, from, to, now, notice }: AddressChange,
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${users} where ${users.email} = ${to})
    and not exists (select 1 from ${usersProfile} where ${usersProfile.email} = ${to} and ${usersProfile.userId} <> ${userId})`;
  const isUsable = sql`exists (select 1 from ${addressChanges} where ${isLiveChange(userId, tokenHash, now)}
    and ${addressChanges.email} = ${to})`;
  // For the statements after the first: the link is still there, so the change happened in this transaction.
  const isDone = sql`${isUsable} and exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${to})`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({
        email: to,
        emailConfirmedAt: now,
        formerEmails: sql`json_insert(${users.formerEmails}, '$[#]', ${from})`,
      })
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
    db.delete(addressChanges).where(and(isLiveChange(userId, tokenHash, now), isDone)),
  ]);
  return changed.length > 0;
}

/** The new address takes over the preferences unless it has its own; the old one keeps only an unsubscribe. */
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

function isLiveChange(userId: string, tokenHash: string, now: number) {
  return and(
    eq(addressChanges.userId, userId),
    eq(addressChanges.tokenHash, tokenHash),
    gt(addressChanges.expiresAt, now),
  );
}

export interface ConfirmLink {
  tokenHash: string;
  email: string;
  /** From this browser's own sign-up with the address; null if it has none. */
  passwordHash: string | null;
  /** This browser's own sign-up, else the link's. Its id opens the sealed return path. */
  signUpId: string;
  returnPath: string;
}

/**
 * What a live link confirms in the browser with this secret; null without a live link. The link proves who owns the address; the
 * secret finds the waiting form that this browser sent. Changes nothing.
 */
export async function findConfirmLink(
  db: Database,
  tokenHash: string,
  browserHash: string | null,
  now: number,
): Promise<ConfirmLink | null> {
  const address = db
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(isLive(tokenHash, now));
  const isOwn = browserHash === null ? undefined : eq(pendingSignUps.browserHash, browserHash);
  const rows = await db
    .select()
    .from(pendingSignUps)
    .where(and(inArray(pendingSignUps.email, address), or(eq(pendingSignUps.tokenHash, tokenHash), isOwn)))
    .orderBy(desc(pendingSignUps.createdAt));
  const linked = rows.find((row) => row.tokenHash === tokenHash);
  if (!linked) return null;
  const own = rows.find((row) => row.browserHash === browserHash);
  const { id: signUpId, returnPath } = own ?? linked;
  return { tokenHash, email: linked.email, passwordHash: own?.passwordHash ?? null, signUpId, returnPath };
}

interface Confirmation {
  tokenHash: string;
  email: string;
  passwordHash: string;
  newUserId: string;
  now: number;
}

/**
 * Uses up a link and creates the account in one transaction: user, profile, and the end of all sign-ups
 * waiting for the address. Returns the user's id; null, without writing, if another request came first.
 */
export async function confirmPendingSignUp(
  db: Database,
  { tokenHash, email, passwordHash, newUserId, now }: Confirmation,
): Promise<string | null> {
  const isUsable = sql`exists (select 1 from ${pendingSignUps} where ${isLive(tokenHash, now)})`;
  const [made, , , owner] = await db.batch([
    db.run(sql`insert into ${users} (id, email, password_hash, email_confirmed_at, password_changed_at, created_at)
      select ${newUserId}, ${email}, ${passwordHash}, ${now}, ${now}, ${now} where ${isUsable}
      on conflict (email) do update set password_hash = excluded.password_hash,
        email_confirmed_at = excluded.email_confirmed_at, password_changed_at = excluded.password_changed_at
        where email_confirmed_at is null`),
    db.run(sql`insert or ignore into ${usersProfile} (user_id, email, legal_known, created_at, updated_at)
      select ${users.id}, ${email}, ${LEGAL_KNOWN}, ${now}, ${now} from ${users} where ${users.email} = ${email} and ${isUsable}`),
    endPendingSignUps(db, email),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  return made.meta.changes > 0 ? (owner[0]?.id ?? null) : null;
}

function isLive(tokenHash: string, now: number) {
  return and(eq(pendingSignUps.tokenHash, tokenHash), gt(pendingSignUps.linkExpiresAt, now));
}
