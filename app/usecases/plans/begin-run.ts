import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { restartTrips } from "~/usecases/travel/restart-trips.ts";
import { announceAttempt } from "./announce-attempt.ts";

/**
 * Begins the run of a plan that was restarted, and works its trips out again. The row is written before the message is sent,
 * so a lost message costs a minute, until the sweeper sends it again.
 */
export async function beginRun(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  attempt: AttemptRow,
): Promise<void> {
  const { onboardingId, runId, userId: ownerId } = attempt;
  await planQueue.send({ stage: "weather", onboardingId, runId });
  await announceAttempt(live, attempt);
  await restartTrips({ db, planQueue, live, now }, { ownerId, onboardingId });
}
