// Addresses of the trip pages and forms, and their parameters.
import type { AgeRange } from "../../domain/vocabulary.ts";

export const TRIPS_PATH = "/travel-plans";
export const TRIP_QUIZ_PATH = "/travel-quiz";

/** Where scripts search for a destination, with the query `q`. */
export const DESTINATIONS_JSON_PATH = "/travel-quiz/places.json";

/** In a trip's address: the size whose packing is shown. */
export const AGE_PARAM = "age";

/** In the list's address: the trip that was just deleted. */
export const DELETED_TRIP_PARAM = "deleted";

/** In the form's address: the trip to change. */
export const EDIT_PARAM = "edit";

/** In the form's address: the plan to pack from, if not the default. */
export const PLAN_PARAM = "plan";

/** The part of a trip's page that compares it with its plan. */
export const COMPARISON_ID = "comparison";

/** The form for a new trip, packed from a plan. */
export function newTripPath(planId: string): string {
  return `${TRIP_QUIZ_PATH}?${new URLSearchParams({ [PLAN_PARAM]: planId })}`;
}

/** A trip's page, at one of its sizes. */
export function tripPath(tripId: string, ageRange?: AgeRange): string {
  const path = `${TRIPS_PATH}/${encodeURIComponent(tripId)}`;
  return ageRange ? `${path}?${new URLSearchParams({ [AGE_PARAM]: ageRange })}` : path;
}

/** The form for changing a trip. */
export function editTripPath(tripId: string): string {
  return `${TRIP_QUIZ_PATH}?${new URLSearchParams({ [EDIT_PARAM]: tripId })}`;
}

/** Where a packed item is checked off. */
export function packedPath(tripId: string): string {
  return `${tripPath(tripId)}/packed`;
}

/** Where missing items are added to the plan. */
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
