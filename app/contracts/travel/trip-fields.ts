// What the page of a trip's form needs of it; the schema stays on the server, with the library that it is written in.
import { ACTIVITIES, type Activity, type LaundryScenario } from "../../domain/vocabulary.ts";

/** What is typed into the destination's field. */
export const DESTINATION_FIELD = "destination";
/** What is chosen: 'zip:80202' or 'place:2867714'. */
export const PLACE_FIELD = "place";
/** What the chosen place is called, or what the places that stand there to choose from were found by. */
export const DESTINATION_FOUND_FIELD = "destinationFound";

export const DEFAULT_LAUNDRY: LaundryScenario = "every_2_3_days";

/** Field → what is wrong with it, in words. */
export type TripErrors = Partial<
  Record<"destination" | "startDate" | "endDate" | "laundryFrequency" | "onboardingId" | "notes", string>
>;

/** The activities that are ticked in a form. */
export function readActivities(fields: Readonly<Record<string, unknown>>): Activity[] {
  return ACTIVITIES.filter((activity) => Boolean(fields[activity]));
}
