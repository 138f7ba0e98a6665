// Deletes and restores plans. Used attempts stay used.

import {
  type DeletionOutcome,
  markDeleted,
  markRestored,
  selectDeletedForOwner,
} from "~/data/plans/deletions.server.ts";
import { MOST_COPIES } from "~/domain/accounts/access.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";
import { stageOf } from "./stage-of.ts";

type Dependencies = Needs<"db" | "live" | "now">;

/** Deletes one of the user's plans in any state and updates their open pages. Deleting twice is fine. */
export async function deletePlan(
  { db, live, now }: Dependencies,
  ownerId: string,
  onboardingId: string,
): Promise<"deleted" | "not-found"> {
  const outcome = await markDeleted(db, ownerId, onboardingId, now);
  if (outcome) {
    await announceOutcome(live, outcome);
    return "deleted";
  }
  const [deleted] = await selectDeletedForOwner(db, ownerId, onboardingId);
  return deleted ? "deleted" : "not-found";
}

export type RestoreResult = "restored" | "too-many-copies" | "not-found";

/**
 * Restores a deleted plan unchanged, while that is possible. If it was still being made, its run continues
 * with a new message, because the first one was dropped while the plan was deleted.
 */
export async function restorePlan(
  { db, live, planQueue }: Omit<Dependencies, "now"> & { planQueue: PlanQueue },
  ownerId: string,
  onboardingId: string,
): Promise<RestoreResult> {
  const outcome = await markRestored(db, ownerId, onboardingId, MOST_COPIES);
  if (!outcome) {
    const [deleted] = await selectDeletedForOwner(db, ownerId, onboardingId);
    return deleted ? "too-many-copies" : "not-found";
  }
  const stage = stageOf(outcome.attempt.status);
  if (stage) await planQueue.send({ stage, onboardingId, runId: outcome.attempt.runId });
  await announceOutcome(live, outcome);
  return "restored";
}

/** A deleted final dashboard isn't final until it is restored. */
async function announceOutcome(live: LivePublisher, { attempt, finalId }: DeletionOutcome): Promise<void> {
  const { userId, onboardingId, deletedAt } = attempt;
  await announceAttempt(live, attempt);
  if (finalId !== onboardingId) return;
  const selectedOnboardingId = deletedAt === null ? onboardingId : null;
  await live.publish(userId, { type: "selection", selectedOnboardingId });
}
