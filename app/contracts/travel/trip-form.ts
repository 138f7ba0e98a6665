// The form for a new or changed trip, and the trip it describes, which only its own page sends; and the small forms of a trip's
// page: what is packed, what the plan lacks, and the trip's own buttons.

import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code, codeOf } from "../../domain/error-codes.ts";
import { isBlank } from "../../domain/one-line-text.ts";
import { readPlaceId } from "../../domain/places/place.ts";
import { KIT_KEYS, type KitKey } from "../../domain/travel/bag-table.ts";
import { dateProblems } from "../../domain/travel/trip-dates.ts";
import {
  ACTIVITIES,
  type Activity,
  AGE_RANGES,
  type AgeRange,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../../domain/vocabulary.ts";
import { MAX_NOTE_LENGTH } from "../../domain/wardrobe/owned.ts";
import { typedDay } from "../day.ts";
import { type FormContract, readRowId } from "../form.ts";
import { onTrip } from "../form-pages.ts";
import { searchText } from "../places/city-search.ts";
import type { FoundDestination } from "../places/found-places.ts";
import { GO_FIELD } from "../plans/quiz-addresses.ts";
import { tab } from "../wardrobe/custom-item-form.ts";
import { isAddedAnswer, isPackedAnswer, isTripAnswer } from "./trip-answers.ts";
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

type ReadTrip = { trip: TripAnswers; errors: null } | { trip: null; errors: TripErrorCodes };

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

/** Sets a tick for a garment in a size, or for a kit item; `isPacked` is 'true' or 'false', not a toggle. */
export const packedForm = {
  fields: ["clothingId", "ageRange", "kit", "isPacked", "tab"],
  typed: [],
  page: onTrip,
  answer: isPackedAnswer,
} as const satisfies FormContract;

/** Adds what the plan lacks of one item in one size; of all items if none is named. */
export const addToPlanForm = {
  fields: ["clothingId", "ageRange", "tab"],
  typed: [],
  page: onTrip,
  answer: isAddedAnswer,
} as const satisfies FormContract;

/** Delete, restore, Try Again: a button that says which page to go back to. */
export const tripButtonForm = {
  fields: ["from"],
  typed: [],
  page: onTrip,
  answer: isTripAnswer,
} as const satisfies FormContract;

export type TripItemKey = { clothingId: number; ageRange: AgeRange };

const ageRange = z.enum(AGE_RANGES);

/** The item and size in a form; null if it names none. */
export function readTripItemKey(fields: Readonly<Record<string, unknown>>): TripItemKey | null {
  const clothingId = typeof fields.clothingId === "string" ? readRowId(fields.clothingId) : null;
  const age = ageRange.safeParse(fields.ageRange).data;
  return clothingId !== null && age ? { clothingId, ageRange: age } : null;
}

/** What is ticked: a garment in a size, or a kit item. */
export type TickedThing = TripItemKey | { kit: KitKey };

type Tick = { of: TickedThing; isPacked: boolean; tab: string | undefined };

/** The kit item in a form; null if it names none. */
export function readKitKey(fields: Readonly<Record<string, unknown>>): KitKey | null {
  return KIT_KEYS.find((key) => key === fields.kit) ?? null;
}

/** The tick that a form sets; null if it sets none. */
export function readTick(fields: Readonly<Record<string, unknown>>): Tick | null {
  const kit = readKitKey(fields);
  const of = kit ? { kit } : readTripItemKey(fields);
  const isKnown = fields.isPacked === "true" || fields.isPacked === "false";
  return of && isKnown ? { of, isPacked: fields.isPacked === "true", tab: tab.parse(fields.tab) } : null;
}
