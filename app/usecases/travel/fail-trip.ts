import type { TripJob } from "~/contracts/plans/plan-job.ts";
import type { Database } from "~/data/database.server.ts";
import { markTripFailed } from "~/data/travel/trip-runs.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import { announceTrip } from "./announce-trip.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  now: number;
}

/** Marks a run that can't be finished as failed; returns whether it was still the trip's current run. */
export async function failTrip(
  { db, live, now }: Dependencies,
  run: Pick<TripJob, "travelPlanId" | "runId">,
): Promise<boolean> {
  const failed = await markTripFailed(db, run, now);
  if (failed) await announceTrip(live, failed);
  return failed !== null;
}
