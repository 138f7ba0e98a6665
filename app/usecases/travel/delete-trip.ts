import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import { selectDeletedTrip } from "~/data/travel/select-trips.server.ts";
import { markTripDeleted, markTripRestored, selectTripState } from "~/data/travel/trip-writes.server.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceTrip, startTrip } from "./start-trip.ts";

type Deps = Needs<"db" | "live" | "now">;

/** Deletes one of the user's trips in any state. Deleting twice is fine. Null if it isn't the user's. */
export async function deleteTrip(
  { db, live, now }: Deps,
  target: { viewerId: string; tripId: string },
): Promise<TripAnswer | null> {
  const trip = await markTripDeleted(db, target, now);
  if (trip) {
    await announceTrip(live, trip);
    return { tripId: trip.id, version: trip.version };
  }
  const [deleted] = await selectDeletedTrip(db, target);
  return deleted ? { tripId: deleted.id, version: deleted.version } : null;
}

export type RestoreTripResult =
  | { kind: "restored"; trip: TripAnswer }
  | { kind: "refused"; code: "TRIP_LIMIT_REACHED" }
  | { kind: "not-found" };

/**
 * Restores a deleted trip unchanged, while that is possible; one that isn't deleted stays as it is. If it was
 * still being calculated, its run continues with a new message, because the first one was dropped while the
 * trip was deleted.
 */
export async function restoreTrip(
  { db, live, planQueue, now }: Deps & { planQueue: PlanQueue },
  target: { viewerId: string; tripId: string },
): Promise<RestoreTripResult> {
  const trip = await markTripRestored(db, target, MOST_TRIPS, now);
  if (trip) {
    await (trip.status === "pending" ? startTrip({ planQueue, live }, trip) : announceTrip(live, trip));
    return { kind: "restored", trip: { tripId: trip.id, version: trip.version } };
  }
  const [[known], [deleted]] = await db.batch([selectTripState(db, target), selectDeletedTrip(db, target)]);
  if (known) return { kind: "restored", trip: known };
  return deleted ? { kind: "refused", code: "TRIP_LIMIT_REACHED" } : { kind: "not-found" };
}
