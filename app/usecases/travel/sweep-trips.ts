// Revives trips that got stuck, and takes away what was deleted and not wanted back.
import type { Database } from "~/data/database.server.ts";
import { purgeTripsStatement } from "~/data/travel/trip-deletions.server.ts";
import { selectStuckTrips } from "~/data/travel/trip-runs.server.ts";
import { movesOfRun } from "~/domain/plans/run-id.ts";
import { log } from "~/lib/logger.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import { failTrip } from "./fail-trip.ts";

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  live: LivePublisher;
  now: number;
}

/** A message that has not been taken for this long is lost. */
const QUIET_MS = 10_000;
/** A trip moves twice a run. One that has moved this often is going round in circles. */
const MOST_MOVES = 40;
/** Longer than Undo is offered, so that a press in its last second still finds everything. */
const RESTORABLE_MS = 60_000;
const PURGED_A_SWEEP = 50;

/** One sweep, in one round trip. Idempotent: messages for work in progress find it leased and are dropped. */
export async function sweepTrips({
  db,
  planQueue,
  live,
  now,
}: Dependencies): Promise<{ revived: number; purged: number }> {
  const [stuck, gone] = await db.batch([
    selectStuckTrips(db, now, now - QUIET_MS),
    purgeTripsStatement(db, now - RESTORABLE_MS, PURGED_A_SWEEP),
  ]);
  let revived = 0;
  for (const { version, ...run } of stuck) {
    if (movesOfRun(run.runId, version) > MOST_MOVES) await failTrip({ db, live, now }, run);
    else if (await planQueue.send({ stage: "trip", ...run })) revived++;
  }
  const purged = gone.length;
  if (stuck.length + purged > 0) log.info("trips_swept", { revived, stuck: stuck.length, purged });
  return { revived, purged };
}
