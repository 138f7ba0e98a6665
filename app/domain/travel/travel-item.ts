// What a plan lacks for a trip is added to it as a custom item, which is named after the trip and found by
// its name id, so adding it twice makes one item.

import type { AgeRange } from "../vocabulary.ts";
import { MAX_NAME_LENGTH } from "../wardrobe/custom-item.ts";

interface TravelItemKey {
  tripId: string;
  onboardingId: string;
  clothingId: number;
  ageRange: AgeRange;
}

/** The clothing_name_id of the custom item for one item in one size. */
export function travelItemNameId({
  tripId,
  onboardingId: planId,
  clothingId,
  ageRange,
}: TravelItemKey): string {
  return `custom_trip_${tripId}_${planId}_${clothingId}_${ageRange}`;
}

/** 'Snowsuit (Denver)', cut to the longest name allowed. */
export function travelItemName(itemName: string, destination: string): string {
  const [place = destination] = destination.split(",");
  const suffix = ` (${place.trim()})`;
  const most = MAX_NAME_LENGTH - itemName.length;
  return suffix.length <= most ? itemName + suffix : itemName;
}

/** The most trips that an account can have. */
export const MOST_TRIPS = 50;

/** In days, counting the first and the last. */
export const MOST_TRIP_DAYS = 90;
