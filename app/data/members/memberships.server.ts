// Members of a plan: their standing, a new role, and leaving, at once. The things that they made on the plan stay, as its
// owner's.

import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import {
  areItemsOfPlanMadeBy,
  areTripsOfPlanMadeBy,
  isPlanOpenTo,
  ownerOf,
  roleOf,
  STATUS_NOW,
} from "~/data/plans/open-to.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  userClothingItems as items,
  planMembers as members,
  morningNotices,
  travelPlanItems as packed,
  userOnboardingData as plans,
  todayChoices,
  userTravelPlans as trips,
  usersProfile,
} from "~/data/schema.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { endLinksOf } from "../sharing/made-links.server.ts";
import { ownerNameFor } from "./people.server.ts";

/** Somebody's place on one plan. */
export type Membership = { planId: string; memberId: string };

/** Gives a member another role: the plan, or null unless the viewer manages it and they are on it. */
export async function changeRole(
  db: Database,
  viewerId: string,
  { planId, memberId }: Membership,
  role: MemberRole,
): Promise<PlanRow | null> {
  const [changed, [plan]] = await db.batch([
    db
      .update(members)
      .set({ role })
      .where(and(isMembership(memberId, planId), isManagedBy(db, viewerId, planId)))
      .returning({ userId: members.userId }),
    db.select().from(plans).where(eq(plans.onboardingId, planId)),
  ]);
  return changed.length > 0 ? (plan ?? null) : null;
}

/** Takes a member off a plan, in one transaction: the plan, or null unless the viewer manages it and they are on it. */
export function removeMember(db: Database, viewerId: string, one: Membership): Promise<PlanRow | null> {
  return endMembership(db, one, isManagedBy(db, viewerId, one.planId));
}

/** Leaves a plan, in one transaction: the plan, or null if the viewer isn't a member. */
export function leavePlan(db: Database, viewerId: string, planId: string): Promise<PlanRow | null> {
  return endMembership(db, { planId, memberId: viewerId }, sql`1`);
}

async function endMembership(
  db: Database,
  { planId, memberId }: Membership,
  isAllowed: SQL,
): Promise<PlanRow | null> {
  const isEnding = and(
    exists(db.select({ one: sql`1` }).from(members).where(isMembership(memberId, planId))),
    isAllowed,
  );
  const [, , , , , , , , ended, [plan]] = await db.batch([
    ...handWorkToOwner(db, memberId, planId, isEnding),
    db
      .update(usersProfile)
      .set({ selectedOnboardingId: null })
      .where(and(eq(usersProfile.userId, memberId), eq(usersProfile.selectedOnboardingId, planId), isEnding)),
    db
      .delete(todayChoices)
      .where(and(eq(todayChoices.userId, memberId), eq(todayChoices.onboardingId, planId), isEnding)),
    ...endLinksOf(db, memberId, planId, isEnding),
    db
      .delete(morningNotices)
      .where(and(eq(morningNotices.userId, memberId), eq(morningNotices.onboardingId, planId), isEnding)),
    db
      .delete(members)
      .where(and(isMembership(memberId, planId), isAllowed))
      .returning({ userId: members.userId }),
    db.select().from(plans).where(eq(plans.onboardingId, planId)),
  ]);
  return ended.length > 0 ? (plan ?? null) : null;
}

/** What a member made on a plan becomes its owner's, so that nothing of it goes when their account does. */
function handWorkToOwner(db: Database, memberId: string, planId: string, condition: SQL | undefined) {
  const theirs = areTripsOfPlanMadeBy(memberId, sql`(${planId})`);
  return [
    db
      .update(packed)
      .set({ userId: ownerOf(sql`${planId}`) })
      .where(and(inArray(packed.travelPlanId, idsOfTrips(db, theirs)), condition)),
    db
      .update(items)
      .set({ userId: ownerOf(sql`${planId}`) })
      .where(and(areItemsOfPlanMadeBy(memberId, sql`(${planId})`), condition)),
    db
      .update(trips)
      // The key of a form is its sender's; the owner may have used the same one.
      .set({ userId: ownerOf(sql`${planId}`), formKey: sql`'kept:' || ${trips.id}` })
      .where(and(theirs, condition)),
  ] as const;
}

/** The same on all plans that somebody is on; for the end of an account. */
export function handAllWorkToOwners(db: Database, memberId: string) {
  const theirs = sql`(select ${members.onboardingId} from ${members} where ${members.userId} = ${memberId})`;
  const theirTrips = areTripsOfPlanMadeBy(memberId, theirs);
  return [
    db
      .update(packed)
      .set({
        userId: sql`(select ${ownerOf(sql`trip.onboarding_id`)} from ${trips} as trip
          where trip.id = ${packed.travelPlanId})`,
      })
      .where(inArray(packed.travelPlanId, idsOfTrips(db, theirTrips))),
    db
      .update(items)
      .set({ userId: ownerOf(sql`${items.onboardingId}`) })
      .where(areItemsOfPlanMadeBy(memberId, theirs)),
    db
      .update(trips)
      .set({ userId: ownerOf(sql`${trips.onboardingId}`), formKey: sql`'kept:' || ${trips.id}` })
      .where(theirTrips),
  ] as const;
}

function idsOfTrips(db: Database, which: SQL | undefined) {
  return db.select({ id: trips.id }).from(trips).where(which);
}

function isMembership(userId: string, planId: string): SQL | undefined {
  return and(eq(members.userId, userId), eq(members.onboardingId, planId));
}

function isManagedBy(db: Database, viewerId: string, planId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(plans)
      .where(isPlanOpenTo(viewerId, planId, "manage")),
  );
}

/** A plan's row, to tell its people of a change, if the viewer is one of them. */
export function selectPlanForAnnouncement(db: Database, viewerId: string, planId: string) {
  return db
    .select()
    .from(plans)
    .where(isPlanOpenTo(viewerId, planId, "read"));
}

export type NamedPlan = { planId: string } | { tripId: string };

/** The viewer's role, the owner's short name, and how this build may read the plan, if the viewer may read the plan; at most one row. */
export function selectStanding(db: Database, viewerId: string, named: NamedPlan) {
  const plan =
    "planId" in named
      ? named.planId
      : sql`(select ${trips.onboardingId} from ${trips} where ${eq(trips.id, named.tripId)})`;
  return db
    .select({ role: roleOf(viewerId), ownerName: ownerNameFor(viewerId), status: STATUS_NOW })
    .from(plans)
    .where(isPlanOpenTo(viewerId, plan, "read"));
}
