// Who is on a plan, for those it's open to.
import { and, asc, eq, isNotNull, isNull, not } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isOpenTo, isOwnedBy, isPlanOpenTo, roleOf } from "~/data/plans/open-to.server.ts";
import { planMembers as members, userOnboardingData as plans, users } from "~/data/schema.ts";
import type { Act } from "~/domain/members/roles.ts";

/** A plan, what the viewer is to it, and its owner; no row unless the viewer may do this to it. */
export function selectPlanOfPeople(db: Database, viewerId: string, planId: string, act: Act = "read") {
  return db
    .select({
      onboardingId: plans.onboardingId,
      cardTitle: plans.cardTitle,
      attemptNumber: plans.attemptNumber,
      role: roleOf(viewerId),
      fullName: users.fullName,
      email: users.email,
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(isPlanOpenTo(viewerId, planId, act));
}

/** A plan's members besides its owner, in the order they joined. */
export function selectMembers(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      userId: members.userId,
      role: members.role,
      joinedAt: members.joinedAt,
      fullName: users.fullName,
      email: users.email,
    })
    .from(members)
    .innerJoin(plans, eq(plans.onboardingId, members.onboardingId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.onboardingId, planId), isPlanOpenTo(viewerId, planId, "read")))
    .orderBy(asc(members.joinedAt), asc(members.userId));
}

/** The editors of the user's own plans, those who have been there longest first: who could take them over. */
export function selectEditorsOfOwn(db: Database, ownerId: string) {
  return db
    .select({
      onboardingId: plans.onboardingId,
      cardTitle: plans.cardTitle,
      attemptNumber: plans.attemptNumber,
      userId: members.userId,
      fullName: users.fullName,
      email: users.email,
    })
    .from(plans)
    .innerJoin(members, and(eq(members.onboardingId, plans.onboardingId), eq(members.role, "editor")))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isOwnedBy(ownerId), isNull(plans.deletedAt), isNotNull(plans.memberIds)))
    .orderBy(asc(plans.attemptNumber), asc(members.joinedAt), asc(members.userId));
}

/** The user's own plans that others are on, to tell them what becomes of these. */
export function selectOwnShared(db: Database, ownerId: string) {
  return db
    .select()
    .from(plans)
    .where(and(isOwnedBy(ownerId), isNotNull(plans.memberIds)));
}

/** The plans of others that the user is on, to tell their people when the user goes. */
export function selectOthersShared(db: Database, userId: string) {
  return db
    .select()
    .from(plans)
    .where(and(isOpenTo(userId, "read"), not(isOwnedBy(userId))));
}
