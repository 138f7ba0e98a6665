// Stage two of a plan: the catalogue against the weather groups gives every quantity, and the plan is complete.
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import {
  calculationTurn,
  completeAttemptStatement,
  takeCalculation,
} from "~/data/plans/attempt-runs.server.ts";
import { saveItemsStatement, selectCatalogue } from "~/data/wardrobe/wardrobe.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import { announceAttempt } from "./announce-attempt.ts";
import { calculateItems } from "./calculate-items.ts";
import { newLease, underLease } from "./under-lease.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  clock: () => number;
}

/**
 * Does the stage once for a run. The items and the completion are one transaction, and items are replaced
 * by their key, so a repeated or interrupted run leaves exactly one set. Throws when the plan's weather or
 * D1 cannot be read, and then the message comes again.
 */
export async function calculatePlan({ db, live, clock }: Dependencies, job: AttemptJob): Promise<void> {
  const startedAt = clock();
  await underLease(db, newLease(job, startedAt), takeCalculation, async (attempt) => {
    const groups = readWeatherGroups(attempt.weatherGroups);
    if (!groups) throw new Error("The attempt's weather groups cannot be read");
    const items = calculateItems(await selectCatalogue(db), groups);
    const [, [completed]] = await db.batch([
      saveItemsStatement(db, calculationTurn(job), items, clock()),
      completeAttemptStatement(db, job, clock()),
    ]);
    if (!completed) return;
    await announceAttempt(live, completed);
    log.info("plan_completed", {
      onboardingId: job.onboardingId,
      items: items.length,
      ms: clock() - startedAt,
      sinceSubmit: clock() - completed.createdAt,
    });
  });
}
