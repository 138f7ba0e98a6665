// What the page of a trip's form needs of it; the schema stays on the server, with the library that it is written in.
import type { ErrorCode } from "../../domain/error-codes.ts";
import { ACTIVITIES, type Activity, type LaundryScenario } from "../../domain/vocabulary.ts";

/** What is typed into the destination's field. */
export const DESTINATION_FIELD = "destination";
/** What is chosen: 'zip:80202' or 'place:2867714'. */
export const PLACE_FIELD = "place";
/** What the chosen place is called, or what the places that stand there to choose from were found by. */
export const DESTINATION_FOUND_FIELD = "destinationFound";

export const DEFAULT_LAUNDRY: LaundryScenario = "every_2_3_days";

type CheckedField = "destination" | "startDate" | "endDate" | "laundryFrequency" | "onboardingId" | "notes";

/** Field → what is wrong with it. */
export type TripErrorCodes = Partial<Record<CheckedField, ErrorCode>>;

/** The same in words. */
export type TripErrors = Partial<Record<CheckedField, string>>;

/** The activities that are ticked in a form. */
export function readActivities(fields: Readonly<Record<string, unknown>>): Activity[] {
  return ACTIVITIES.filter((activity) => Boolean(fields[activity]));
}
