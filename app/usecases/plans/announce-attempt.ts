import type { AttemptEvent } from "~/contracts/live/live-event.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { announce, type LivePublisher } from "~/services/live.server.ts";

/** Tells open pages an attempt's current state; commit first, announce after. */
export function announceAttempt(live: LivePublisher, attempt: AttemptRow): Promise<void> {
  const { onboardingId, userId, memberIds: others, version, status, errorMessage, deletedAt } = attempt;
  const event: AttemptEvent = {
    type: "attempt",
    onboardingId,
    version,
    status,
    errorMessage,
    ...(deletedAt === null ? {} : { isDeleted: true }),
  };
  return announce(live, { userId, others }, event);
}
