// A trip form becomes a trip: validated, written, and handed to the pipeline.
import type { TripErrors } from "~/contracts/travel/trip-form.ts";
import type { ErrorCode } from "~/copy/errors.ts";
import type { Database } from "~/data/database.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { PlanQueue } from "~/services/queue.server.ts";

export type PlanTripResult =
  | { kind: "planned"; tripId: string }
  | { kind: "invalid"; errors: TripErrors }
  | { kind: "refused"; code: Extract<ErrorCode, "TRIP_LIMIT_REACHED"> };

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  now: number;
}

/** Plans the trip that a form sent, on the sender's day `today`. Sent twice, the same form makes one trip. */
export async function planTrip(
  _: Dependencies,
  _userId: string,
  _form: Readonly<Record<string, unknown>>,
  _today: IsoDay,
): Promise<PlanTripResult> {
  throw new Error("unbuilt");
}
