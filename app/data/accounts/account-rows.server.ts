import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { subscriptionTiers, users, usersProfile } from "~/data/schema.ts";

/** The user who signs in with this normalized address, or null. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** SQL condition: a confirmed user has this address. */
export function hasAccount(email: string): SQL {
  return sql`exists (select 1 from ${users} where ${users.email} = ${email}
    and ${users.emailConfirmedAt} is not null)`;
}

/** Attempts used and allowed by the user's tier; no row if the user has no profile. */
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

export function selectTiers(db: Database) {
  return db
    .select({ name: subscriptionTiers.name, max: subscriptionTiers.maxQuizAttempts })
    .from(subscriptionTiers)
    .orderBy(subscriptionTiers.maxQuizAttempts);
}
