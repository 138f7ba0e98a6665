// Turns a trip form into a trip: validated, written, and handed to the pipeline.
import { formKey } from "~/contracts/plans/quiz-answers.ts";
import type { TripErrorCodes } from "~/contracts/travel/trip-fields.ts";
import { readTripForm, type TripAnswers } from "~/contracts/travel/trip-form.ts";
import { createTrip } from "~/data/travel/trip-writes.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { MOST_TRIPS } from "~/domain/travel/limits.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { locateTrip } from "./locate-trip.ts";

export type PlanTripResult =
  | { kind: "planned"; tripId: string }
  | { kind: "invalid"; errors: TripErrorCodes }
  | { kind: "refused"; code: Extract<ErrorCode, "TRIP_LIMIT_REACHED"> };

/**
 * Plans the trip in a sent form, on the sender's day `today`. Sent twice, the same form makes one trip. The
 * row is written before the message is sent, so a lost message costs a minute, until the sweeper sends it
 * again.
 */
export async function planTrip(
  { db, planQueue, now }: Needs<"db" | "planQueue" | "now">,
  userId: string,
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
): Promise<PlanTripResult> {
  const { trip, errors } = readTripForm(form, today);
  if (!trip) return { kind: "invalid", errors };
  const { answers, problem } = await locateTrip(db, trip);
  if (!answers) return { kind: "invalid", errors: { destination: problem } };

  const created = await createTrip(db, {
    id: newId(),
    viewerId: userId,
    answers,
    formKey: await formKeyOf(form.formKey, trip),
    runId: newId(),
    most: MOST_TRIPS,
    now,
  });
  if (!created.trip) {
    return created.hasPlan
      ? { kind: "refused", code: "TRIP_LIMIT_REACHED" }
      : { kind: "invalid", errors: { onboardingId: "TRIP_PLAN_REQUIRED" } };
  }
  const { id, runId, isNew } = created.trip;
  if (isNew) await planQueue.send({ stage: "trip", travelPlanId: id, runId });
  return { kind: "planned", tripId: id };
}

/** The same form with the same answers is one trip; changing an answer makes another. */
async function formKeyOf(sent: unknown, trip: TripAnswers): Promise<string> {
  const key = formKey.safeParse(sent).data ?? newId();
  const content = new TextEncoder().encode(JSON.stringify(trip));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).subarray(0, 16);
  return `${key}:${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
