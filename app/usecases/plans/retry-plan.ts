import { restartFailedPlan } from "~/data/plans/plan-restarts.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "./announce-plan.ts";

export type RetryResult = "restarted" | "already-running" | "limit-reached" | "not-found";

/**
 * Try Again: the same attempt or copy, with a new run id. Clicked in two tabs it starts one run: the second
 * finds the attempt already running. A failed attempt gave its quota back, so the limit is checked again,
 * unless it was complete before.
 */
export async function retryPlan(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  viewerId: string,
  planId: string,
): Promise<RetryResult> {
  const plan = await restartFailedPlan(db, viewerId, planId, newId(), now);
  if (plan) {
    const stage = plan.status === "cloning_dashboard" ? "clone" : "weather";
    await planQueue.send({ stage, onboardingId: planId, runId: plan.runId });
    await announcePlan(live, plan);
    return "restarted";
  }
  const [existing] = await selectPlanSummaryForViewer(db, viewerId, planId, "edit");
  if (!existing) return "not-found";
  return isWorking(existing.status) || isComplete(existing.status) ? "already-running" : "limit-reached";
}
