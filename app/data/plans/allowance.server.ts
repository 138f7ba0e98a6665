// How many plans a user may still begin, and how many they have: attempts, as their tier allows, and copies of other people's plans.
import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { userOnboardingData as plans, subscriptionTiers, usersProfile } from "~/data/schema.ts";
import { isOwnedBy } from "./open-to.server.ts";

/** Attempts used and allowed by the user's tier; no row if the user has no profile. */
export function selectAllowance(db: Database, userId: string) {
  return db
    .select({
      used: usersProfile.quizAttemptsCount,
      max: subscriptionTiers.maxQuizAttempts,
      role: usersProfile.role,
      tier: subscriptionTiers.name,
      legalKnown: usersProfile.legalKnown,
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

/** How many copies of shared plans a user has. */
export function copiesOf(db: Database, userId: string) {
  return db
    .select({ copies: count() })
    .from(plans)
    .where(and(isOwnedBy(userId), isNull(plans.deletedAt), eq(plans.countsTowardQuota, false)));
}
