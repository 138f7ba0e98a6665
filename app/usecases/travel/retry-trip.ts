import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import { restartFailedTrip, selectTripState } from "~/data/travel/trip-writes.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { startTrip } from "./start-trip.ts";

/**
 * Try Again: restarts a failed trip, once even if clicked in two tabs; a running or ready trip stays as it
 * is. Null if it isn't the user's.
 */
export async function retryTrip(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  target: { viewerId: string; tripId: string },
): Promise<TripAnswer | null> {
  const trip = await restartFailedTrip(db, target, newId(), now);
  if (trip) {
    await startTrip({ planQueue, live }, trip);
    return { tripId: trip.id, version: trip.version };
  }
  const [known] = await selectTripState(db, target);
  return known ?? null;
}
