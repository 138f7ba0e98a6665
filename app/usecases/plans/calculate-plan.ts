// Stage two of a plan: the catalogue against the weather groups gives every quantity, and the plan is complete.
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import {
  calculationTurn,
  completeAttemptStatement,
  releaseAttempt,
  takeCalculation,
} from "~/data/plans/attempt-runs.server.ts";
import { saveItemsStatement, selectCatalogue } from "~/data/wardrobe/select-wardrobe.server.ts";
import { isLaterRun } from "~/domain/plans/run-id.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";
import { calculateItems } from "./calculate-items.ts";
import { newLease, underLease } from "./under-lease.ts";

const LEASING = { take: takeCalculation, release: releaseAttempt };

/** A plan that has just been completed. */
export interface PlanCompleted {
  /** Whether it is the first run of a quiz; all others are of a plan that was there. */
  isFirst: boolean;
  /** Milliseconds since the quiz was sent. */
  sinceSubmit: number;
  /** Milliseconds of this stage. */
  ms: number;
}

/**
 * Does the stage once for a run; null when it was not this message's to do. The items and the completion are one transaction, and items are replaced
 * by their key, so a repeated or interrupted run leaves exactly one set. Throws when the plan's weather or
 * D1 cannot be read, and then the message comes again.
 */
export async function calculatePlan(
  { db, live, clock }: Needs<"db" | "live" | "clock">,
  job: AttemptJob,
): Promise<PlanCompleted | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (attempt) => {
    const groups = readWeatherGroups(attempt.weatherGroups);
    if (!groups) throw new Error("The attempt's weather groups cannot be read");
    const items = calculateItems(await selectCatalogue(db), groups);
    const [, [completed]] = await db.batch([
      saveItemsStatement(db, calculationTurn(job), items, clock()),
      completeAttemptStatement(db, job, clock()),
    ]);
    if (!completed) return null;
    await announceAttempt(live, completed);
    const { onboardingId, runId } = job;
    const now = clock();
    const facts = { ms: now - startedAt, sinceSubmit: now - completed.createdAt };
    log.info("plan_completed", { onboardingId, items: items.length, ...facts });
    return { isFirst: !isLaterRun(runId), ...facts };
  });
}
