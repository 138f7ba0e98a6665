// The single stage of a copy: turns the claimed contents into the claimer's own dashboard.
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { releaseAttempt, takeCopying } from "~/data/plans/attempt-runs.server.ts";
import { copyStatements } from "~/data/sharing/copies.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "~/usecases/plans/announce-attempt.ts";
import { newLease, underLease } from "~/usecases/plans/under-lease.ts";

const LEASING = { take: takeCopying, release: releaseAttempt };

/**
 * Does a run's stage once, no matter how often it is asked to; items and completion are one transaction.
 * Returns the milliseconds since the copy was claimed, or null if nothing was written. Throws if D1 fails,
 * and then the message is delivered again.
 */
export async function makeCopy(
  { db, live, clock }: Needs<"db" | "live" | "clock">,
  job: AttemptJob,
): Promise<number | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (attempt) => {
    if (attempt.replicationSnapshot === null) throw new Error("The copy has nothing to be made of");
    const announced = announceAttempt(live, attempt);
    const [, , [completed]] = await db.batch(copyStatements(db, job, clock()));
    await announced;
    if (!completed) return null;
    await announceAttempt(live, completed);
    log.info("dashboard_cloned", { onboardingId: job.onboardingId, ms: clock() - startedAt });
    return clock() - completed.createdAt;
  });
}
