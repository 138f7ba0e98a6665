import type { TripEvent } from "~/contracts/live/live-event.ts";
import type { TripRow } from "~/data/travel/select-trip.server.ts";
import { announce, type LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";

/** Tells open pages a trip's current state; commit first, announce after. */
export function announceTrip(live: LivePublisher, trip: TripRow): Promise<void> {
  const event: TripEvent = {
    type: "trip",
    travelPlanId: trip.id,
    version: trip.version,
    status: trip.status,
    ...(trip.deletedAt === null ? {} : { isDeleted: true }),
  };
  return announce(live, { userId: trip.userId, others: trip.people }, event);
}

/** Hands a trip that was reset to its start to the pipeline, and tells the owner's open pages. */
export async function startTrip(
  { planQueue, live }: { planQueue: PlanQueue; live: LivePublisher },
  trip: TripRow,
): Promise<void> {
  await planQueue.send({ stage: "trip", travelPlanId: trip.id, runId: trip.runId });
  await announceTrip(live, trip);
}
