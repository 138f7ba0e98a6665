// Runs of trips that end early: failed, tried again, or restarted because their plan has changed.

import type { TripJob } from "~/contracts/jobs.ts";
import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import { markTripFailed } from "~/data/travel/trip-runs.server.ts";
import {
  restartFailedTrip,
  restartTripsStatement,
  selectTripState,
} from "~/data/travel/trip-writes.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceTrip, startTrip } from "./start-trip.ts";

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

/** Recalculates a plan's trips after its first day changed: the baby is older or younger on them. */
export async function restartTrips(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  plan: { viewerId: string; planId: string },
): Promise<void> {
  const trips = await restartTripsStatement(db, plan, { runId: newId(), now });
  await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
}

/** Marks a run that can't be finished as failed; returns whether it was still the trip's current run. */
export async function failTrip(
  { db, live, now }: Needs<"db" | "live" | "now">,
  run: Pick<TripJob, "travelPlanId" | "runId">,
): Promise<boolean> {
  const failed = await markTripFailed(db, run, now);
  if (failed) await announceTrip(live, failed);
  return failed !== null;
}
