// What the trip form's page needs; the schema stays on the server, because zod is too heavy for it.
import type { ErrorCode } from "../../domain/error-codes.ts";
import { ACTIVITIES, type Activity, type LaundryScenario } from "../../domain/vocabulary.ts";

/** The destination as typed. */
export const DESTINATION_FIELD = "destination";
/** The chosen place: 'zip:80202' or 'place:2867714'. */
export const PLACE_FIELD = "place";
/** The chosen place's name, or the query that found the places offered. */
export const DESTINATION_FOUND_FIELD = "destinationFound";

export const DEFAULT_LAUNDRY: LaundryScenario = "every_2_3_days";

type CheckedField = "destination" | "startDate" | "endDate" | "laundryFrequency" | "onboardingId" | "notes";

/** Field → its error. */
export type TripErrorCodes = Partial<Record<CheckedField, ErrorCode>>;

/** The same in words. */
export type TripErrors = Partial<Record<CheckedField, string>>;

/** The activities checked in a form. */
export function readActivities(fields: Readonly<Record<string, unknown>>): Activity[] {
  return ACTIVITIES.filter((activity) => Boolean(fields[activity]));
}
