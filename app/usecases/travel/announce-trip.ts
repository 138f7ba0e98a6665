import type { LiveEvent } from "~/contracts/live/live-event.ts";
import type { TripRow } from "~/data/travel/own-trips.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

/** Tells the owner's open pages where a trip stands now; commit first, publish after. */
export function announceTrip(live: LivePublisher, trip: TripRow): Promise<void> {
  const event: LiveEvent = {
    type: "trip",
    travelPlanId: trip.id,
    version: trip.version,
    status: trip.status,
    ...(trip.deletedAt === null ? {} : { isDeleted: true }),
  };
  return live.publish(trip.userId, event);
}
