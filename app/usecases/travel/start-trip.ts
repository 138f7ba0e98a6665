import type { TripRow } from "~/data/travel/select-trip.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import { announceTrip } from "./announce-trip.ts";

/** Hands a trip that was reset to its start to the pipeline, and tells the owner's open pages. */
export async function startTrip(
  { planQueue, live }: { planQueue: PlanQueue; live: LivePublisher },
  trip: TripRow,
): Promise<void> {
  await planQueue.send({ stage: "trip", travelPlanId: trip.id, runId: trip.runId });
  await announceTrip(live, trip);
}
