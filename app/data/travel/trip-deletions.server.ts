// Trips that their owner has deleted: first only marked, so that they can be brought back, then taken away by the sweeper.
import { and, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf } from "~/data/leased-rows.server.ts";
import { isDeletedTripOf, isTripOpenTo, type TripOfOwner } from "~/data/plans/open-to.server.ts";
import { userTravelPlans as trips } from "~/data/schema.ts";
import { countTrips, type TripRow, writeTrips } from "./own-trips.server.ts";

/** Marks a trip of the user as deleted; its run stands still, and the key of its form is free again. */
export function markTripDeleted(db: Database, trip: TripOfOwner, now: number): Promise<TripRow | null> {
  const marks = { deletedAt: now, leaseUntil: null, formKey: sql`'deleted:' || ${trips.id}` };
  return firstOf(writeTrips(db, marks, isTripOpenTo(trip)));
}

/** Brings a deleted trip of the user back; null when there is none, or the user has `most` others. */
export function markTripRestored(
  db: Database,
  trip: TripOfOwner,
  most: number,
  now: number,
): Promise<TripRow | null> {
  const hasRoom = sql`${countTrips(db, trip.ownerId)} < ${most}`;
  return firstOf(writeTrips(db, { deletedAt: null, updatedAt: now }, and(isDeletedTripOf(trip), hasRoom)));
}

/** The statement that takes away what was deleted by then, oldest first, with weather and items. */
export function purgeTripsStatement(db: Database, deletedBefore: number, most: number) {
  const doomed = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isNotNull(trips.deletedAt), lte(trips.deletedAt, deletedBefore)))
    .orderBy(trips.deletedAt)
    .limit(most);
  return db.delete(trips).where(sql`${trips.id} in ${doomed}`).returning({ id: trips.id });
}
