// The form for a new or changed trip, and the trip it describes. Only its own page sends it.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code, codeOf } from "../../domain/error-codes.ts";
import { isBlank } from "../../domain/one-line-text.ts";
import { readPlaceId } from "../../domain/places/place.ts";
import { dateProblems } from "../../domain/travel/trip-dates.ts";
import {
  ACTIVITIES,
  type Activity,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../../domain/vocabulary.ts";
import { MAX_NOTE_LENGTH } from "../../domain/wardrobe/owned.ts";
import { typedDay } from "../day.ts";
import type { FormContract } from "../form.ts";
import { searchText } from "../places/city-search.ts";
import { GO_FIELD } from "../plans/quiz-addresses.ts";
import type { FoundDestination } from "./found-destinations.ts";
import {
  DEFAULT_LAUNDRY,
  DESTINATION_FIELD,
  DESTINATION_FOUND_FIELD,
  PLACE_FIELD,
  readActivities,
  type TripErrorCodes,
  type TripErrors,
} from "./trip-fields.ts";

/** What the form shows: the stored trip, or the submitted values and their errors. */
export interface TripFormState {
  /** The form's values by field name. */
  values: Readonly<Record<string, string | undefined>>;
  placeName: string | null;
  search: { text: string; places: FoundDestination[] } | null;
  errors: TripErrors;
  message: string | null;
}

/** Each activity is its own checkbox. */
export const tripForm = {
  fields: [
    DESTINATION_FIELD,
    PLACE_FIELD,
    DESTINATION_FOUND_FIELD,
    "startDate",
    "endDate",
    "laundryFrequency",
    ...ACTIVITIES,
    "onboardingId",
    "notes",
    "formKey",
    GO_FIELD,
  ],
  typed: [DESTINATION_FIELD, "startDate", "endDate", "notes"],
  isShownByPage: true,
} as const satisfies FormContract;

export type TripField = (typeof tripForm.fields)[number];

/** A trip's destination, as a form names it. */
export type ChosenPlace = { kind: "zip"; zipcode: string } | { kind: "city"; placeId: string };

export interface TripAnswers {
  place: ChosenPlace;
  startDate: IsoDay;
  endDate: IsoDay;
  laundryFrequency: LaundryScenario;
  activities: Activity[];
  /** The plan to pack from; its ownership is still unchecked. */
  onboardingId: string;
  notes: string | null;
}

export type ReadTrip = { trip: TripAnswers; errors: null } | { trip: null; errors: TripErrorCodes };

type Fields = Readonly<Record<string, unknown>>;

const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;

const answers = z.object({
  place: z.string({ error: code("TRIP_DESTINATION_REQUIRED") }).transform((text, context) => {
    const place = readChosenPlace(text);
    if (!place) context.addIssue({ code: "custom", message: code("TRIP_DESTINATION_REQUIRED") });
    return place ?? z.NEVER;
  }),
  laundryFrequency: z.enum(LAUNDRY_SCENARIOS, { error: code("LAUNDRY_INVALID") }).default(DEFAULT_LAUNDRY),
  onboardingId: z
    .string({ error: code("TRIP_PLAN_REQUIRED") })
    .min(1, code("TRIP_PLAN_REQUIRED"))
    .max(64, code("TRIP_PLAN_REQUIRED")),
  notes: z
    .string({ error: code("TRIP_NOTES_TOO_LONG") })
    .default("")
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROLS_BUT_LINES, "").trim())
    .pipe(z.string().max(MAX_NOTE_LENGTH, code("TRIP_NOTES_TOO_LONG")))
    .transform((text) => (isBlank(text) ? null : text)),
});

const dates = z.object({ startDate: typedDay.catch(""), endDate: typedDay.catch("") });

/** The trip in a form's fields, on the sender's day `today`, or what is wrong with each field. */
export function readTripForm(fields: Fields, today: IsoDay): ReadTrip {
  const when = dates.parse(fields);
  const errors: TripErrorCodes = {};
  for (const problem of dateProblems(when, today)) errors[problem.field] = problem.code;
  const parsed = answers.safeParse(fields);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = errorField(path[0]);
    if (field) errors[field] ??= codeOf(message);
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { trip: null, errors };
  return { trip: { ...parsed.data, ...when, activities: readActivities(fields) }, errors: null };
}

function errorField(name: PropertyKey | undefined): keyof TripErrorCodes | null {
  if (name === "place") return "destination";
  return name === "laundryFrequency" || name === "onboardingId" || name === "notes" ? name : null;
}

/** The place that a form's text names; null for any other text. */
export function readChosenPlace(text: string): ChosenPlace | null {
  const [kind, id = "", ...rest] = text.split(":");
  if (rest.length > 0) return null;
  if (kind === "zip" && /^[0-9]{5}$/.test(id)) return { kind, zipcode: id };
  return kind === "place" && readPlaceId(id) !== null ? { kind: "city", placeId: id } : null;
}

/** A place as form text; `readChosenPlace` reads it. */
export function placeValue(place: ChosenPlace): string {
  return place.kind === "zip" ? `zip:${place.zipcode}` : `place:${place.placeId}`;
}

/** The text to search for before the form can be accepted; null if it matches the chosen place. */
export function unfoundDestination(fields: Fields): string | null {
  const text = textOf(fields[DESTINATION_FIELD]);
  const isNew = text !== "" && text !== textOf(fields[DESTINATION_FOUND_FIELD]);
  return isNew || !fields[PLACE_FIELD] ? text : null;
}

function textOf(value: unknown): string {
  return searchText(typeof value === "string" ? value : "");
}
