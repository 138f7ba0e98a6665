// Passwords that are replaced, by a mailed link or by somebody who knows the old one. Whichever way, every session of
// the user ends in the same transaction.
import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, sessions, users } from "~/data/schema.ts";

/** The user's id, address and stored hash. */
export async function findCredentials(db: Database, userId: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
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
 * Uses a reset token up, in one transaction with what it is for: the new password, the end of all sessions, the
 * notice. The link came by mail, so it confirms the address too. False, and nothing written, when another request
 * was first; the notice's own key makes it one mail.
 */
export async function resetPasswordByToken(db: Database, reset: Reset): Promise<boolean> {
  const { tokenHash, passwordHash, now, notice } = reset;
  const live = isLiveReset(tokenHash, now);
  const owner = db.select({ userId: emailTokens.userId }).from(emailTokens).where(live);
  const [, , , used] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
      .where(inArray(users.id, owner)),
    db.delete(sessions).where(inArray(sessions.userId, owner)),
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
  notice: BatchItem<"sqlite">;
}

/**
 * Replaces a password that is still the one that was checked, ends all sessions and resets under way, and queues the
 * notice, in one transaction. False when somebody else has changed it meanwhile.
 */
export async function changePasswordOfUser(db: Database, change: Change): Promise<boolean> {
  const { userId, oldHash, newHash, notice } = change;
  const isChanged = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, newHash))),
  );
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isChanged)),
    db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "reset"), isChanged)),
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
