// Replacing a password, by a mailed link or by someone who knows the old one. Either way, every session and
// every earlier mailed link of the user ends in the same transaction.
import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/data/database.server.ts";
import { addressChanges, emailTokens, passkeys, sessions, users } from "~/data/schema.ts";
import { endPendingSignUpsOf } from "./pending-sign-ups.server.ts";

/** The user's id, address, and stored hash. */
export async function findCredentials(db: Database, userId: string) {
  const [user] = await selectCredentials(db, userId);
  return user ?? null;
}

/** The same as a query; no row for an unknown user. */
export function selectCredentials(db: Database, userId: string) {
  return db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
}

/**
 * Statements that replace the address's reset tokens with a new one; nothing for an unknown address, and with `keepsLive` for one that
 * has a token that works.
 */
export function replaceResetStatements(
  db: Database,
  token: { email: string; tokenHash: string; now: number; expiresAt: number; keepsLive: boolean },
) {
  const { email, tokenHash, now, expiresAt, keepsLive } = token;
  const hasLive = sql`exists (select 1 from ${emailTokens} where ${emailTokens.userId} = ${users.id} and ${isLive(now)})`;
  return [
    db.run(sql`insert into ${emailTokens} (token_hash, user_id, purpose, created_at, expires_at)
      select ${tokenHash}, ${users.id}, 'reset', ${now}, ${expiresAt} from ${users}
      where ${users.email} = ${email} and not (${keepsLive ? 1 : 0} and ${hasLive})`),
    db.run(sql`delete from ${emailTokens} where purpose = 'reset' and token_hash <> ${tokenHash} and ${hasResetToken(tokenHash)}
      and user_id = (select ${users.id} from ${users} where ${users.email} = ${email})`),
  ] as const;
}

/** SQL condition for the mail that carries a reset token: the token is stored. */
export function hasResetToken(tokenHash: string): SQL {
  return sql`exists (select 1 from ${emailTokens} where ${emailTokens.tokenHash} = ${tokenHash})`;
}

/** The owner of a live reset token; null if it is unknown, expired, or used. Changes nothing. */
export async function findResetOwner(db: Database, tokenHash: string, now: number) {
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(isLiveReset(tokenHash, now));
  return owner ?? null;
}

interface Reset {
  tokenHash: string;
  passwordHash: string;
  now: number;
  /** The statement that queues the notice. */
  notice: BatchItem<"sqlite">;
}

/**
 * Uses up a reset token in one transaction: sets the new password, ends all sessions, passkeys, and mailed
 * links, and queues the notice. The link came by mail, so it confirms the address too. Returns false, without
 * writing, if another request came first; the notice's key keeps it to one mail.
 */
export async function resetPasswordByToken(db: Database, reset: Reset): Promise<boolean> {
  const { tokenHash, passwordHash, now, notice } = reset;
  const live = isLiveReset(tokenHash, now);
  const owner = db.select({ userId: emailTokens.userId }).from(emailTokens).where(live);
  const [, , , , , , used] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        passwordChangedAt: now,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
      })
      .where(inArray(users.id, owner)),
    db.delete(sessions).where(inArray(sessions.userId, owner)),
    // An intruder may have added one.
    db.delete(passkeys).where(inArray(passkeys.userId, owner)),
    db.delete(addressChanges).where(inArray(addressChanges.userId, owner)),
    endPendingSignUpsOf(db, owner),
    notice,
    db.update(emailTokens).set({ usedAt: now }).where(live).returning({ userId: emailTokens.userId }),
  ]);
  return used.length > 0;
}

interface Change {
  userId: string;
  /** The hash that the current password was checked against. */
  oldHash: string;
  newHash: string;
  now: number;
  notice: BatchItem<"sqlite">;
}

/**
 * Replaces a password if it is still the one that was checked, ends all sessions and mailed links, and queues
 * the notice, in one transaction. False if it was changed in the meantime.
 */
export async function changePasswordOfUser(db: Database, change: Change): Promise<boolean> {
  const { userId, oldHash, newHash, now, notice } = change;
  const changedUser = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, newHash)));
  const isChanged = exists(changedUser);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: newHash, passwordChangedAt: now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isChanged)),
    db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "reset"), isChanged)),
    db.delete(addressChanges).where(and(eq(addressChanges.userId, userId), isChanged)),
    endPendingSignUpsOf(db, changedUser),
    notice,
  ]);
  return changed.length > 0;
}

function isLiveReset(tokenHash: string, now: number) {
  return and(eq(emailTokens.tokenHash, tokenHash), isLive(now));
}

function isLive(now: number) {
  return and(eq(emailTokens.purpose, "reset"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now));
}
