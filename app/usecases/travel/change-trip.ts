// The owner changes a trip: the same row, worked out anew; ticks of what is still packed stay.
import type { TripErrors } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";

export type ChangeTripResult =
  | { kind: "changed"; tripId: string }
  | { kind: "invalid"; errors: TripErrors }
  | { kind: "not-found" };

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  live: LivePublisher;
  now: number;
}

/** Takes a form's answers over for one of the user's trips, on the sender's day `today`. */
export async function changeTrip(
  _: Dependencies,
  _trip: { ownerId: string; tripId: string },
  _form: Readonly<Record<string, unknown>>,
  _today: IsoDay,
): Promise<ChangeTripResult> {
  throw new Error("unbuilt");
}
