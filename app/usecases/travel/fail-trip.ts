import type { TripJob } from "~/contracts/plans/plan-job.ts";
import { markTripFailed } from "~/data/travel/trip-runs.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceTrip } from "./announce-trip.ts";

/** Marks a run that can't be finished as failed; returns whether it was still the trip's current run. */
export async function failTrip(
  { db, live, now }: Needs<"db" | "live" | "now">,
  run: Pick<TripJob, "travelPlanId" | "runId">,
): Promise<boolean> {
  const failed = await markTripFailed(db, run, now);
  if (failed) await announceTrip(live, failed);
  return failed !== null;
}
