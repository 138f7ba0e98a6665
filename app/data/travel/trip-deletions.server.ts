// Deleted trips: first only marked, so that they can be restored, then removed by the sweeper.
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf } from "~/data/leased-rows.server.ts";
import { isDeletedTripOf, isTripOpenTo, ownerOf, type TripForViewer } from "~/data/plans/open-to.server.ts";
import { userTravelPlans as trips } from "~/data/schema.ts";
import { countTrips, type TripRow, writeTrips } from "./own-trips.server.ts";

/** Marks a trip that the viewer may edit as deleted, stops its run, and frees its form key. */
export function markTripDeleted(db: Database, trip: TripForViewer, now: number): Promise<TripRow | null> {
  const marks = { deletedAt: now, leaseUntil: null, formKey: sql`'deleted:' || ${trips.id}` };
  return firstOf(writeTrips(db, marks, isTripOpenTo(trip, "edit")));
}

/** Restores a deleted trip that the viewer may edit; null if there isn't one, or if the plan's owner already has `most` others. */
export function markTripRestored(
  db: Database,
  trip: TripForViewer,
  most: number,
  now: number,
): Promise<TripRow | null> {
  const planOfTrip = sql`(select ${trips.onboardingId} from ${trips} where ${eq(trips.id, trip.tripId)})`;
  const owner = sql<string>`coalesce(${ownerOf(planOfTrip)}, ${trip.viewerId})`;
  const hasRoom = sql`${countTrips(db, owner)} < ${most}`;
  return firstOf(writeTrips(db, { deletedAt: null, updatedAt: now }, and(isDeletedTripOf(trip), hasRoom)));
}

/** The statement that removes trips deleted by that instant, oldest first, with their weather and items. */
export function purgeTripsStatement(db: Database, deletedBefore: number, most: number) {
  const doomed = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isNotNull(trips.deletedAt), lte(trips.deletedAt, deletedBefore)))
    .orderBy(trips.deletedAt)
    .limit(most);
  return db.delete(trips).where(sql`${trips.id} in ${doomed}`).returning({ id: trips.id });
}
