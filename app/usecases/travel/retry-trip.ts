import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { restartFailedTrip, selectTripState } from "~/data/travel/trip-writes.server.ts";
import { newId } from "~/lib/ids.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import { startTrip } from "./start-trip.ts";

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  live: LivePublisher;
  now: number;
}

/**
 * Try Again: restarts a failed trip, once even if clicked in two tabs; a running or ready trip stays as it
 * is. Null if it isn't the user's.
 */
export async function retryTrip(
  { db, planQueue, live, now }: Dependencies,
  target: { ownerId: string; tripId: string },
): Promise<TripAnswer | null> {
  const trip = await restartFailedTrip(db, target, newId(), now);
  if (trip) {
    await startTrip({ planQueue, live }, trip);
    return { tripId: trip.id, version: trip.version };
  }
  const [known] = await selectTripState(db, target);
  return known ?? null;
}
