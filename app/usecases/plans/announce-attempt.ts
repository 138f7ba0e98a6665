import type { AttemptEvent } from "~/contracts/live/live-event.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { announce, type LivePublisher, type PlanOfGivers } from "~/services/live.server.ts";

/**
 * Tells open pages an attempt's current state; commit first, announce after. `giftChannel` is that of its gift list, if that was read
 * already; while the plan is being worked out, the list shows the numbers from before.
 */
export function announceAttempt(
  live: LivePublisher,
  attempt: AttemptRow,
  giftChannel: PlanOfGivers["giftChannel"] = isComplete(attempt.status) ? undefined : null,
): Promise<void> {
  const { onboardingId, userId, memberIds: others, version, status, errorMessage, deletedAt } = attempt;
  const event: AttemptEvent = {
    type: "attempt",
    onboardingId,
    version,
    status,
    errorMessage,
    ...(deletedAt === null ? {} : { isDeleted: true }),
  };
  return announce(live, { userId, others, giftChannel }, event);
}
