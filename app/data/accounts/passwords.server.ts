// Passwords that are replaced, by a mailed link or by somebody who knows the old one. Whichever way, every session of
// the user ends in the same transaction, and so does every link that was mailed before.
import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/data/database.server.ts";
import { addressChanges, emailTokens, passkeys, sessions, users } from "~/data/schema.ts";
import { endPendingSignUpsOf } from "./pending-sign-ups.server.ts";

/** The user's id, address and stored hash. */
export async function findCredentials(db: Database, userId: string) {
  const [user] = await selectCredentials(db, userId);
  return user ?? null;
}

/** The same as a query; no row for nobody. */
export function selectCredentials(db: Database, userId: string) {
  return db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
}

/**
 * Statements that put a reset token in the place of the earlier ones of whoever has the address; where nobody has it, they
 * write nothing.
 */
export function replaceResetStatements(
  db: Database,
  token: { email: string; tokenHash: string; now: number; expiresAt: number },
) {
  const { email, tokenHash, now, expiresAt } = token;
  return [
    db.run(sql`insert into ${emailTokens} (token_hash, user_id, purpose, created_at, expires_at)
      select ${tokenHash}, ${users.id}, 'reset', ${now}, ${expiresAt} from ${users} where ${users.email} = ${email}`),
    db.run(sql`delete from ${emailTokens} where purpose = 'reset' and token_hash <> ${tokenHash}
      and user_id = (select ${users.id} from ${users} where ${users.email} = ${email})`),
  ] as const;
}

/** Whether a reset token is stored, as a condition of the mail that carries it. */
export function hasResetToken(tokenHash: string): SQL {
  return sql`exists (select 1 from ${emailTokens} where ${emailTokens.tokenHash} = ${tokenHash})`;
}

/** Whose live reset token this is; null when it is unknown, old or used. Changes nothing. */
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
 * Uses a reset token up, in one transaction with what it is for: the new password, the end of all sessions, passkeys and
 * mailed links, the notice. The link came by mail, so it confirms the address too. False, and nothing written, when another
 * request was first; the notice's own key makes it one mail.
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
    // Whoever has been in the account may have left one there.
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
  /** The hash that the current password was compared with. */
  oldHash: string;
  newHash: string;
  now: number;
  notice: BatchItem<"sqlite">;
}

/**
 * Replaces a password that is still the one that was checked, ends all sessions and mailed links, and queues the notice,
 * in one transaction. False when somebody else has changed it meanwhile.
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
  return and(
    eq(emailTokens.tokenHash, tokenHash),
    eq(emailTokens.purpose, "reset"),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  );
}
