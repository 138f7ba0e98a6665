// Revives stuck trips, and purges deleted ones that weren't restored.

import { selectStuckTrips } from "~/data/travel/trip-runs.server.ts";
import { purgeTripsStatement } from "~/data/travel/trip-writes.server.ts";
import { log } from "~/lib/logger.server.ts";
import { QUIET_MS, RESTORABLE_MS, revive, type SweepDeps } from "~/usecases/operations/sweep.ts";
import { failTrip } from "./run-trips.ts";

/** A trip moves twice per run. One that has moved this often is looping. */
const MOST_MOVES = 40;
const PURGED_A_SWEEP = 50;

/** One sweep, in one round trip. Idempotent: messages for work in progress find it leased and are dropped. */
export async function sweepTrips({
  db,
  planQueue,
  live,
  now,
}: SweepDeps): Promise<{ revived: number; stuck: number; purged: number }> {
  const [stuck, gone] = await db.batch([
    selectStuckTrips(db, now, now - QUIET_MS),
    purgeTripsStatement(db, now - RESTORABLE_MS, PURGED_A_SWEEP),
  ]);
  const revived = await revive(stuck, MOST_MOVES, {
    send: ({ travelPlanId, runId }) => planQueue.send({ stage: "trip", travelPlanId, runId }),
    fail: (run) => failTrip({ db, live, now }, run),
  });
  const purged = gone.length;
  if (stuck.length + purged > 0) log.info("trips_swept", { revived, stuck: stuck.length, purged });
  return { revived, stuck: stuck.length, purged };
}
