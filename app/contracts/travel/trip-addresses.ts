// Where the pages and the forms of trips are, and what their addresses say.
import type { AgeRange } from "../../domain/vocabulary.ts";

export const TRIPS_PATH = "/travel-plans";
export const TRIP_QUIZ_PATH = "/travel-quiz";

/** Where scripts search for a destination, by `q`. */
export const DESTINATIONS_JSON_PATH = "/travel-quiz/places.json";

/** In the address of a trip: the size whose packing is shown. */
export const AGE_PARAM = "age";

/** In the address of the list: the trip that was just deleted. */
export const DELETED_TRIP_PARAM = "deleted";

/** In the address of the form: the trip that is changed. */
export const EDIT_PARAM = "edit";

/** In the address of the form: the plan that is packed from, where it is none that the form would take by itself. */
export const PLAN_PARAM = "plan";

/** Where a trip's page compares it with its plan. */
export const COMPARISON_ID = "comparison";

/** The form of a new trip, packed from a plan. */
export function newTripPath(onboardingId: string): string {
  return `${TRIP_QUIZ_PATH}?${new URLSearchParams({ [PLAN_PARAM]: onboardingId })}`;
}

/** A trip's page, at one of its sizes. */
export function tripPath(tripId: string, ageRange?: AgeRange): string {
  const path = `${TRIPS_PATH}/${encodeURIComponent(tripId)}`;
  return ageRange ? `${path}?${new URLSearchParams({ [AGE_PARAM]: ageRange })}` : path;
}

/** The form with a trip's answers. */
export function editTripPath(tripId: string): string {
  return `${TRIP_QUIZ_PATH}?${new URLSearchParams({ [EDIT_PARAM]: tripId })}`;
}

/** Where what is packed is ticked. */
export function packedPath(tripId: string): string {
  return `${tripPath(tripId)}/packed`;
}

/** Where what the plan lacks is added to it. */
export function addToPlanPath(tripId: string): string {
  return `${tripPath(tripId)}/add`;
}

export function deleteTripPath(tripId: string): string {
  return `${tripPath(tripId)}/delete`;
}

export function restoreTripPath(tripId: string): string {
  return `${tripPath(tripId)}/restore`;
}

export function retryTripPath(tripId: string): string {
  return `${tripPath(tripId)}/retry`;
}
