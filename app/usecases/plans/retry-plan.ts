import { restartFailedAttempt } from "~/data/plans/attempt-restarts.server.ts";
import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { isComplete, isWorking } from "~/domain/plans/attempt-status.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";

export type RetryResult = "restarted" | "already-running" | "limit-reached" | "not-found";

/**
 * Try Again: the same attempt or copy, with a new run id. Clicked in two tabs it starts one run: the second
 * finds the attempt already running. A failed attempt gave its quota back, so the limit is checked again,
 * unless it was complete before.
 */
export async function retryPlan(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  ownerId: string,
  onboardingId: string,
): Promise<RetryResult> {
  const attempt = await restartFailedAttempt(db, ownerId, onboardingId, newId(), now);
  if (attempt) {
    const stage = attempt.status === "cloning_dashboard" ? "clone" : "weather";
    await planQueue.send({ stage, onboardingId, runId: attempt.runId });
    await announceAttempt(live, attempt);
    return "restarted";
  }
  const [existing] = await selectAttemptSummaryForOwner(db, ownerId, onboardingId, "edit");
  if (!existing) return "not-found";
  return isWorking(existing.status) || isComplete(existing.status) ? "already-running" : "limit-reached";
}
