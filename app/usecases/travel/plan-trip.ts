// Turns a trip form into a trip, or changes one: validated, written, and handed to the pipeline. Also searches for its
// destination.

import type { FoundDestination } from "~/contracts/places/found-places.ts";
import { formKey } from "~/contracts/plans/quiz-answers.ts";
import type { TripErrorCodes } from "~/contracts/travel/trip-fields.ts";
import { placeValue, readChosenPlace, readTripForm, type TripAnswers } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import {
  createTrip,
  selectTripState,
  type TripColumns,
  updateTrip,
} from "~/data/travel/trip-writes.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findAnywhere } from "~/usecases/places/find-places.ts";
import { locateDestination, locateTrip } from "./make-trip.ts";
import { startTrip } from "./start-trip.ts";

export type PlanTripResult =
  | { kind: "planned"; tripId: string }
  | { kind: "invalid"; errors: TripErrorCodes }
  | { kind: "refused"; code: Extract<ErrorCode, "TRIP_LIMIT_REACHED"> };

/** A sent form with its place looked up. */
type SentTrip =
  | { trip: TripAnswers; answers: TripColumns; errors: null }
  | { trip: null; answers: null; errors: TripErrorCodes };

/** Reads a sent form on the sender's day `today` and looks its place up, in the round trip of whatever else the reader reads. */
export async function readSentTrip(
  { db, reader }: Needs<"db"> & { reader?: PageReader },
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
): Promise<SentTrip> {
  const { trip, errors } = readTripForm(form, today);
  if (!trip) return { trip, answers: null, errors };
  const { answers, problem } = await locateTrip(db, trip, reader);
  if (!answers) return { trip: null, answers, errors: { destination: problem } };
  return { trip, answers, errors: null };
}

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
  sent?: SentTrip,
): Promise<PlanTripResult> {
  const { trip, answers, errors } = sent ?? (await readSentTrip({ db }, form, today));
  if (!trip) return { kind: "invalid", errors };

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

type ChangeTripResult =
  | { kind: "changed"; tripId: string }
  | { kind: "invalid"; errors: TripErrorCodes }
  | { kind: "not-found" };

/**
 * Saves a form's answers for one of the user's trips, on the sender's day `today`, and recalculates it: the same row, and items
 * that are still packed stay checked.
 */
export async function changeTrip(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  target: { viewerId: string; tripId: string },
  form: Readonly<Record<string, unknown>>,
  today: IsoDay,
  sent?: SentTrip,
): Promise<ChangeTripResult> {
  const { answers, errors } = sent ?? (await readSentTrip({ db }, form, today));
  if (!answers) {
    const [known] = await selectTripState(db, target);
    return known ? { kind: "invalid", errors } : { kind: "not-found" };
  }
  const changed = await updateTrip(db, { ...target, answers, runId: newId(), now });
  if (changed.trip) {
    await startTrip({ planQueue, live }, changed.trip);
    return { kind: "changed", tripId: changed.trip.id };
  }
  const [known] = changed.hasPlan ? [] : await selectTripState(db, target);
  return known ? { kind: "invalid", errors: { onboardingId: "TRIP_PLAN_REQUIRED" } } : { kind: "not-found" };
}

/** The name of a form's place ('zip:80202'), 'Denver, CO', or why nothing can be planned there. */
export async function nameDestination(
  db: Database,
  place: string,
): Promise<{ name: string | null; problem: string | null }> {
  const chosen = readChosenPlace(place);
  if (!chosen) return { name: null, problem: null };
  const { columns, problem } = await locateDestination(db, chosen);
  return { name: columns?.destination ?? null, problem };
}

/** The `most` places that match a text best, or a ZIP code's place; none if it is too short. */
export async function findDestinations(
  db: Database,
  text: string,
  most: number,
): Promise<FoundDestination[]> {
  const found = await findAnywhere(db, text, most);
  return found.map((place) => ({
    value: placeValue(place.kind === "zip" ? place : { kind: "city", placeId: `${place.id}` }),
    name: place.name,
    within: place.within,
  }));
}
