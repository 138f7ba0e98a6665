// Deletes and restores plans. Used attempts stay used.

import {
  type DeletionOutcome,
  markDeleted,
  markRestored,
  selectDeletedForViewer,
} from "~/data/plans/deletions.server.ts";
import { MOST_COPIES } from "~/domain/accounts/access.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "./announce-plan.ts";
import { stageOf } from "./stage-of.ts";

type Dependencies = Needs<"db" | "live" | "now">;

/** Deletes one of the user's plans in any state and updates their open pages. Deleting twice is fine. */
export async function deletePlan(
  { db, live, now }: Dependencies,
  viewerId: string,
  planId: string,
): Promise<"deleted" | "not-found"> {
  const outcome = await markDeleted(db, viewerId, planId, now);
  if (outcome) {
    await announceOutcome(live, outcome);
    return "deleted";
  }
  const [deleted] = await selectDeletedForViewer(db, viewerId, planId);
  return deleted ? "deleted" : "not-found";
}

export type RestoreResult = "restored" | "too-many-copies" | "not-found";

/**
 * Restores a deleted plan unchanged, while that is possible. If it was still being made, its run continues
 * with a new message, because the first one was dropped while the plan was deleted.
 */
export async function restorePlan(
  { db, live, planQueue }: Omit<Dependencies, "now"> & { planQueue: PlanQueue },
  viewerId: string,
  planId: string,
): Promise<RestoreResult> {
  const outcome = await markRestored(db, viewerId, planId, MOST_COPIES);
  if (!outcome) {
    const [deleted] = await selectDeletedForViewer(db, viewerId, planId);
    return deleted ? "too-many-copies" : "not-found";
  }
  const stage = stageOf(outcome.plan.status);
  if (stage) await planQueue.send({ stage, onboardingId: planId, runId: outcome.plan.runId });
  await announceOutcome(live, outcome);
  return "restored";
}

/** A deleted final dashboard isn't final until it is restored. */
async function announceOutcome(live: LivePublisher, { plan, finalId }: DeletionOutcome): Promise<void> {
  const { userId, onboardingId: planId, deletedAt } = plan;
  await announcePlan(live, plan);
  if (finalId !== planId) return;
  const selectedPlanId = deletedAt === null ? planId : null;
  await live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });
}
