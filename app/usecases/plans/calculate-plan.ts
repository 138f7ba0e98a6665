// Stage two of a plan: calculates every quantity from the catalogue and the weather groups, and completes the
// plan.

import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectGiftChannelOf } from "~/data/gifts/gift-channel.server.ts";
import {
  calculationTurn,
  completePlanStatement,
  hasCompleted,
  releasePlan,
  takeCalculation,
} from "~/data/plans/plan-runs.server.ts";
import { restartTripsStatement } from "~/data/travel/trip-writes.server.ts";
import { saveItemsStatement, selectCatalogue } from "~/data/wardrobe/select-wardrobe.server.ts";
import { isLaterRun } from "~/domain/plans/run-id.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { startTrip } from "~/usecases/travel/start-trip.ts";
import { announcePlan } from "./announce-plan.ts";
import { calculateItems } from "./calculate-items.ts";
import { newLease, underLease } from "./under-lease.ts";

const LEASING = { take: takeCalculation, release: releasePlan };

/** A newly completed plan. */
export interface PlanCompleted {
  /** Whether it is a quiz's first run, not a recalculation or a copy's. */
  isFirst: boolean;
  /** Milliseconds since the quiz was sent. */
  sinceSubmit: number;
  /** Milliseconds this stage took. */
  ms: number;
}

/**
 * Does a run's stage once; null if it wasn't this message's to do. Items and completion are one transaction,
 * and items are replaced by their key, so a repeated or interrupted run leaves exactly one set. In the same transaction,
 * trips that were calculated for other sizes begin again; if their messages are lost, the sweeper sends them. Throws if the
 * plan's weather or D1 can't be read, and then the message is delivered again.
 */
export async function calculatePlan(
  { db, planQueue, live, clock }: Needs<"db" | "planQueue" | "live" | "clock">,
  job: AttemptJob,
): Promise<PlanCompleted | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (plan) => {
    const groups = readWeatherGroups(plan.weatherGroups);
    if (!groups) throw new Error("The attempt's weather groups cannot be read");
    const items = calculateItems(await selectCatalogue(db), { groups }, readSizes(plan));
    const { userId: ownerId } = plan;
    const [, [completed], trips, [list]] = await db.batch([
      saveItemsStatement(db, calculationTurn(job), items, clock()),
      completePlanStatement(db, job, clock()),
      restartTripsStatement(
        db,
        { viewerId: ownerId, planId: job.onboardingId },
        { condition: hasCompleted(job), runId: newId(), now: clock() },
      ),
      selectGiftChannelOf(db, job.onboardingId),
    ]);
    if (!completed) return null;
    await announcePlan(live, completed, list?.giftChannel ?? null);
    await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
    const { onboardingId: planId, runId } = job;
    const now = clock();
    const facts = { ms: now - startedAt, sinceSubmit: now - completed.createdAt };
    log.info("plan_completed", { onboardingId: planId, items: items.length, ...facts });
    return { isFirst: !isLaterRun(runId) && completed.countsTowardQuota, ...facts };
  });
}
