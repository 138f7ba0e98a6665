import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  live: LivePublisher;
  now: number;
}

/** Try Again: a failed trip starts anew; one that is at work or ready is left as it is. Null when it is not the user's. */
export async function retryTrip(
  _: Dependencies,
  _trip: { ownerId: string; tripId: string },
): Promise<TripAnswer | null> {
  throw new Error("unbuilt");
}
