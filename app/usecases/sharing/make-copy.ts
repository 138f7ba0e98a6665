// The stage of a copy: turns the claimed contents into the claimer's own dashboard. If the source's numbers follow its baby,
// the copy then goes through an ordinary plan's run, by the calendar's sizes.
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { releasePlan, takeCopying } from "~/data/plans/plan-runs.server.ts";
import { copyStatements } from "~/data/sharing/copies.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/announce-plan.ts";
import { newLease, underLease } from "~/usecases/plans/under-lease.ts";

const LEASING = { take: takeCopying, release: releasePlan };

/**
 * Does a run's stage once, no matter how often it is asked to; items and completion are one transaction.
 * Returns the milliseconds since the copy was claimed, or null if nothing was written. Throws if D1 fails,
 * and then the message is delivered again.
 */
export async function makeCopy(
  { db, live, planQueue, clock }: Needs<"db" | "live" | "planQueue" | "clock">,
  job: AttemptJob,
): Promise<number | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (plan) => {
    if (plan.replicationSnapshot === null) throw new Error("The copy has nothing to be made of");
    const announced = announcePlan(live, plan);
    const [, , [copied]] = await db.batch(copyStatements(db, job, clock()));
    await announced;
    if (!copied) return null;
    const { onboardingId: planId, runId } = job;
    if (copied.status === "pending") await planQueue.send({ stage: "weather", onboardingId: planId, runId });
    await announcePlan(live, copied);
    log.info("dashboard_cloned", { onboardingId: planId, ms: clock() - startedAt });
    return clock() - copied.createdAt;
  });
}
