// A trip is deleted, and brought back.
import type { TripAnswer } from "~/contracts/travel/trip-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  now: number;
}

/** Deletes one of the user's trips, in any state; deleted twice it is deleted. Null when it is not the user's. */
export async function deleteTrip(
  _: Dependencies,
  _trip: { ownerId: string; tripId: string },
): Promise<TripAnswer | null> {
  throw new Error("unbuilt");
}

export type RestoreTripResult =
  | { kind: "restored"; trip: TripAnswer }
  | { kind: "refused"; code: "TRIP_LIMIT_REACHED" }
  | { kind: "not-found" };

/** Brings a deleted trip back as it was, while that is possible; one that is there already is left as it is. */
export async function restoreTrip(
  _: Dependencies & { planQueue: PlanQueue },
  _trip: { ownerId: string; tripId: string },
): Promise<RestoreTripResult> {
  throw new Error("unbuilt");
}
