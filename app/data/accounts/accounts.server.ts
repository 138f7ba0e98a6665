// Users with their profiles and plans' tiers, and the mailed tokens that confirm them.
import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, mailPreferences, subscriptionTiers, users, usersProfile } from "~/data/schema.ts";

/** The user who signs in with this normalised address, or null. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  now: number;
}

/**
 * Statements that create an unconfirmed user with profile and mail preference, unless the address is
 * taken. Run them in one batch: they write all three rows or none.
 */
export function insertUserStatements(db: Database, user: NewUser) {
  const isMine = sql`exists (select 1 from ${users} where ${users.id} = ${user.id})`;
  return [
    db
      .insert(users)
      .values({ id: user.id, email: user.email, passwordHash: user.passwordHash, createdAt: user.now })
      .onConflictDoNothing(),
    db.run(sql`insert into ${usersProfile} (user_id, email, created_at, updated_at)
      select ${user.id}, ${user.email}, ${user.now}, ${user.now} where ${isMine}`),
    db.run(sql`insert or ignore into ${mailPreferences} (email, marketing, updated_at)
      select ${user.email}, 1, ${user.now} where ${isMine}`),
  ] as const;
}

/** Replaces the password of a user who has not confirmed the address yet: the last sign-up counts. */
export function updateUnconfirmedPassword(db: Database, userId: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

export type TokenPurpose = "confirm" | "reset";

export interface NewEmailToken {
  tokenHash: string;
  userId: string;
  purpose: TokenPurpose;
  now: number;
  expiresAt: number;
  /** Sealed; null takes over that of the token it replaces. */
  returnPath: string | null;
}

/** Statements that put a mailed token in the place of all earlier ones of its purpose. */
export function replaceEmailTokenStatements(db: Database, token: NewEmailToken) {
  const isOfItsKind = and(eq(emailTokens.userId, token.userId), eq(emailTokens.purpose, token.purpose));
  const earlier = sql`(select ${emailTokens.returnPath} from ${emailTokens} where ${isOfItsKind}
    order by ${emailTokens.createdAt} desc limit 1)`;
  return [
    db.insert(emailTokens).values({
      tokenHash: token.tokenHash,
      userId: token.userId,
      purpose: token.purpose,
      returnPath: token.returnPath ?? earlier,
      createdAt: token.now,
      expiresAt: token.expiresAt,
    }),
    db.delete(emailTokens).where(and(isOfItsKind, ne(emailTokens.tokenHash, token.tokenHash))),
  ] as const;
}

/** Whether a confirmation may still be used. Changes nothing. */
export async function findLiveConfirmation(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const found = await db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(isLive(tokenHash, "confirm", now));
  return found.length > 0;
}

/**
 * Uses a confirmation up and confirms its owner's address, in one transaction: whose it was and where it leads,
 * sealed, or null when the token is unknown, old or used. A second confirmation keeps the first instant.
 */
export async function confirmEmailByToken(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<{ userId: string; returnPath: string | null } | null> {
  const owner = db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(isLive(tokenHash, "confirm", now));
  const [, used] = await db.batch([
    db
      .update(users)
      .set({ emailConfirmedAt: now })
      .where(and(inArray(users.id, owner), isNull(users.emailConfirmedAt))),
    db
      .update(emailTokens)
      .set({ usedAt: now })
      .where(isLive(tokenHash, "confirm", now))
      .returning({ userId: emailTokens.userId, returnPath: emailTokens.returnPath }),
  ]);
  return used[0] ?? null;
}

function isLive(tokenHash: string, purpose: TokenPurpose, now: number) {
  return and(
    eq(emailTokens.tokenHash, tokenHash),
    eq(emailTokens.purpose, purpose),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  );
}

/** Attempts used and allowed by the user's tier; no row when the user has no profile. */
export function selectAllowance(db: Database, userId: string) {
  return db
    .select({
      used: usersProfile.quizAttemptsCount,
      max: subscriptionTiers.maxQuizAttempts,
      role: usersProfile.role,
      tier: subscriptionTiers.name,
    })
    .from(usersProfile)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.subscriptionId, usersProfile.subscriptionId))
    .where(eq(usersProfile.userId, userId));
}

/** What every tier allows, the smallest first. */
export function selectTiers(db: Database) {
  return db
    .select({ name: subscriptionTiers.name, max: subscriptionTiers.maxQuizAttempts })
    .from(subscriptionTiers)
    .orderBy(subscriptionTiers.maxQuizAttempts);
}
