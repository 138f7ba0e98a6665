// Which trips a person sees: their own, without what they have deleted. Everything that people read or write of trips goes
// through one of these.
import { and, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { areOfOwner } from "~/data/plans/own-attempts.server.ts";
import { userOnboardingData as attempts, userTravelPlans as trips } from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";

export type TripRow = typeof trips.$inferSelect;

/** One trip and whose it has to be. */
export interface TripOfOwner {
  ownerId: string;
  tripId: string;
}

/** All of the user's trips. */
export function areTripsOfOwner(ownerId: string): SQL | undefined {
  return and(eq(trips.userId, ownerId), isNull(trips.deletedAt));
}

/** One trip, if it is the user's. */
export function isTripOfOwner({ ownerId, tripId }: TripOfOwner): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsOfOwner(ownerId));
}

/** How many trips the user has. */
export function countTrips(db: Database, ownerId: string) {
  return db.select({ count: count() }).from(trips).where(areTripsOfOwner(ownerId));
}

/** A plan of the user that a trip can be packed from. */
export function isPackable(ownerId: string, onboardingId: string): SQL | undefined {
  return and(
    eq(attempts.onboardingId, onboardingId),
    areOfOwner(ownerId),
    inArray(attempts.status, [...COMPLETE_STATUSES]),
  );
}

/** The first day of an attempt: the birth, before it the due date. */
export const FIRST_DAY = sql<string>`coalesce(${attempts.babyBornOn}, ${attempts.expectedDueDate})`;
