// The only access check for plans and their content: every read or write of attempts, items, and trips on
// someone's behalf asks here whether it is open to them. Today a plan is open to its owner; nothing else in
// data compares owners (docs/decisions/0068-one-door.md).
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  userOnboardingData as attempts,
  planBabies as babies,
  sizeFacts as facts,
  userClothingItems as items,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";

/** An id, or the SQL expression that yields it. */
type Id = string | SQLWrapper;

/** Attempts that are open to the viewer. */
export function isOpenTo(viewerId: Id): SQL | undefined {
  return and(isInReachOf(viewerId), isNull(attempts.deletedAt));
}

/** One attempt, if it is open to the viewer. */
export function isPlanOpenTo(viewerId: Id, onboardingId: Id): SQL | undefined {
  return and(eq(attempts.onboardingId, onboardingId), isOpenTo(viewerId));
}

/**
 * One attempt that is open to the viewer and complete: items can be added to it, and trips packed from it.
 */
export function isCompletePlanOpenTo(viewerId: Id, onboardingId: Id): SQL | undefined {
  return and(isPlanOpenTo(viewerId, onboardingId), inArray(attempts.status, [...COMPLETE_STATUSES]));
}

/** One deleted attempt of the viewer that can still be restored. */
export function isDeletedPlanOf(viewerId: Id, onboardingId: Id): SQL | undefined {
  return and(
    eq(attempts.onboardingId, onboardingId),
    isInReachOf(viewerId),
    isNotNull(attempts.deletedAt),
    ne(attempts.expectedDueDate, ""),
  );
}

/**
 * The items of a plan that is open to the viewer, including a deleted one, since they come back with it. The
 * plan is looked up once by its key, and its items by theirs.
 */
export function areItemsOpenTo(viewerId: Id, onboardingId: Id): SQL {
  return sql`${items.onboardingId} = (select ${attempts.onboardingId} from ${attempts}
    where ${and(eq(attempts.onboardingId, onboardingId), isInReachOf(viewerId))})`;
}

/** The items of all plans that are open to the viewer, deleted or not. */
export function areAllItemsOpenTo(viewerId: Id): SQL {
  return sql`${items.onboardingId} in ${plansInReachOf(viewerId)}`;
}

/** One item of a plan, and the viewer that the plan must be open to. */
export interface ItemOfOwner {
  ownerId: string;
  onboardingId: string;
  itemId: number;
}

/** One item, if its plan is open to the viewer. */
export function isItemOpenTo({ ownerId, onboardingId, itemId }: ItemOfOwner): SQL | undefined {
  return and(eq(items.dashboardItemId, itemId), areItemsOpenTo(ownerId, onboardingId));
}

/** The facts about a plan's babies, if the plan is open to the viewer. */
export function areFactsOpenTo(viewerId: Id, onboardingId: Id): SQL {
  return sql`${facts.onboardingId} = ${planOpenTo(viewerId, onboardingId)}`;
}

/** What else is known of a plan's babies, if the plan is open to the viewer. */
export function areBabiesOpenTo(viewerId: Id, onboardingId: Id): SQL {
  return sql`${babies.onboardingId} = ${planOpenTo(viewerId, onboardingId)}`;
}

/** The facts about the babies of all plans that are open to the viewer, deleted or not. */
export function areAllFactsOpenTo(viewerId: Id): SQL {
  return sql`${facts.onboardingId} in ${plansInReachOf(viewerId)}`;
}

/** What else is known of them. */
export function areAllBabiesOpenTo(viewerId: Id): SQL {
  return sql`${babies.onboardingId} in ${plansInReachOf(viewerId)}`;
}

/** One trip, and the viewer that it must be open to. */
export interface TripOfOwner {
  ownerId: string;
  tripId: string;
}

/** Trips that are open to the viewer. */
export function areTripsOpenTo(viewerId: string): SQL | undefined {
  return and(areTripsInReachOf(viewerId), isNull(trips.deletedAt));
}

/** One trip, if it is open to the viewer. */
export function isTripOpenTo({ ownerId, tripId }: TripOfOwner): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsOpenTo(ownerId));
}

/** One deleted trip of the viewer that can still be restored. */
export function isDeletedTripOf({ ownerId, tripId }: TripOfOwner): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsInReachOf(ownerId), isNotNull(trips.deletedAt));
}

/**
 * Attempts that count as the user's, deleted or not: for limits, counts, and forms sent twice, not access.
 */
export function isOwnedBy(userId: Id): SQL {
  return eq(attempts.userId, userId);
}

/** Trips that the user has planned, deleted or not: for forms sent twice, not for access. */
export function isTripMadeBy(userId: Id): SQL {
  return eq(trips.userId, userId);
}

/** Attempts that the viewer may see, ignoring deletion. */
function isInReachOf(viewerId: Id): SQL {
  return eq(attempts.userId, viewerId);
}

function planOpenTo(viewerId: Id, onboardingId: Id): SQL {
  return sql`(select ${attempts.onboardingId} from ${attempts} where ${isPlanOpenTo(viewerId, onboardingId)})`;
}

function plansInReachOf(viewerId: Id): SQL {
  return sql`(select ${attempts.onboardingId} from ${attempts} where ${isInReachOf(viewerId)})`;
}

/** A trip belongs to its plan, deleted or not; a trip without a plan belongs to the user who planned it. */
function areTripsInReachOf(viewerId: Id): SQL | undefined {
  return or(
    sql`${trips.onboardingId} in ${plansInReachOf(viewerId)}`,
    // The unary plus keeps SQLite from reading everyone's trips without a plan through the index of plans.
    and(sql`+${trips.onboardingId} is null`, isTripMadeBy(viewerId)),
  );
}
