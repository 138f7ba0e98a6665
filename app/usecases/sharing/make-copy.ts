// The single stage of a copy: turns the claimed contents into the claimer's own dashboard.
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { releaseAttempt, takeCopying } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { copyStatements } from "~/data/sharing/copies.server.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "~/usecases/plans/announce-attempt.ts";
import { newLease, underLease } from "~/usecases/plans/under-lease.ts";

const LEASING = { take: takeCopying, release: releaseAttempt };

/**
 * Does a run's stage once, no matter how often it is asked to; items and completion are one transaction. A plan whose sizes
 * followed a baby is worked out again for the claimer, by the calendar: its dates would tell how big that baby is.
 * Returns the milliseconds since the copy was claimed, or null if nothing was written. Throws if D1 fails,
 * and then the message is delivered again.
 */
export async function makeCopy(
  { db, planQueue, live, clock }: Needs<"db" | "planQueue" | "live" | "clock">,
  job: AttemptJob,
): Promise<number | null> {
  const { onboardingId, runId } = job;
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (attempt) => {
    if (attempt.replicationSnapshot === null) throw new Error("The copy has nothing to be made of");
    const announced = announceAttempt(live, attempt);
    const to = hasSizesOfItsOwn(attempt) ? "completed" : "pending";
    const [, , [made]] = await db.batch(copyStatements(db, job, clock(), to));
    if (made && to === "pending") await planQueue.send({ stage: "weather", onboardingId, runId });
    await announced;
    if (!made) return null;
    await announceAttempt(live, made);
    log.info("dashboard_cloned", { onboardingId, ms: clock() - startedAt });
    return clock() - made.createdAt;
  });
}

/** False if the weather came for other days than the copy's own sizes; weather that can't be read is left as it is. */
function hasSizesOfItsOwn(copy: AttemptRow): boolean {
  const groups = readWeatherGroups(copy.weatherGroups);
  const { days } = readSizes(copy);
  return !groups || AGE_RANGES.every((age) => groups[age][0]?.start === days[age]?.start);
}
