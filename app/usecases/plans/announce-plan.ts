import type { PlanEvent } from "~/contracts/live/live-event.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { announce, type LivePublisher, type PlanOfGivers } from "~/services/live.server.ts";

/**
 * Tells open pages an attempt's current state; commit first, announce after. `giftChannel` is that of its gift list, if that was read
 * already; while the plan is being worked out, the list shows the numbers from before.
 */
export function announcePlan(
  live: LivePublisher,
  plan: PlanRow,
  giftChannel: PlanOfGivers["giftChannel"] = isComplete(plan.status) ? undefined : null,
): Promise<void> {
  const { onboardingId: planId, userId, memberIds: others, version, status, errorMessage, deletedAt } = plan;
  const event: PlanEvent = {
    type: "attempt",
    onboardingId: planId,
    version,
    status,
    errorMessage,
    ...(deletedAt === null ? {} : { isDeleted: true }),
  };
  return announce(live, { userId, others, giftChannel }, event);
}
