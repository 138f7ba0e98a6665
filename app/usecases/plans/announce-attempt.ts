import type { LiveEvent } from "~/contracts/live/live-event.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

/** Tells the owner's open pages where an attempt stands now; commit first, publish after. */
export function announceAttempt(live: LivePublisher, attempt: AttemptRow): Promise<void> {
  const event: LiveEvent = {
    type: "attempt",
    onboardingId: attempt.onboardingId,
    version: attempt.version,
    status: attempt.status,
    errorMessage: attempt.errorMessage,
    ...(attempt.deletedAt === null ? {} : { isDeleted: true }),
  };
  return live.publish(attempt.userId, event);
}
