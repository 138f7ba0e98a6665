// Changes a trip: the same row, recalculated; items that are still packed stay checked.
import type { TripErrorCodes } from "~/contracts/travel/trip-fields.ts";
import { readTripForm } from "~/contracts/travel/trip-form.ts";
import { selectTripState, updateTrip } from "~/data/travel/trip-writes.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { locateTrip } from "./locate-trip.ts";
import { startTrip } from "./start-trip.ts";

export type ChangeTripResult =
  | { kind: "changed"; tripId: string }
  | { kind: "invalid"; errors: TripErrorCodes }
  | { kind: "not-found" };

/** Saves a form's answers for one of the user's trips, on the sender's day `today`, and recalculates it. */
export async function changeTrip(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  target: { viewerId: string; tripId: string },
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
): Promise<ChangeTripResult> {
  const { trip, errors } = readTripForm(form, today);
  if (!trip) {
    const [known] = await selectTripState(db, target);
    return known ? { kind: "invalid", errors } : { kind: "not-found" };
  }
  const { answers, problem } = await locateTrip(db, trip);
  if (!answers) {
    const [known] = await selectTripState(db, target);
    return known ? { kind: "invalid", errors: { destination: problem } } : { kind: "not-found" };
  }
  const changed = await updateTrip(db, { ...target, answers, runId: newId(), now });
  if (changed.trip) {
    await startTrip({ planQueue, live }, changed.trip);
    return { kind: "changed", tripId: changed.trip.id };
  }
  const [known] = changed.hasPlan ? [] : await selectTripState(db, target);
  return known ? { kind: "invalid", errors: { onboardingId: "TRIP_PLAN_REQUIRED" } } : { kind: "not-found" };
}
