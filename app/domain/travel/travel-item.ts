// What a plan lacks for a trip is added to it as an item of the parent's own, which is named after the trip and found by a
// name id of its own: added twice, it is there once.
import type { AgeRange } from "../vocabulary.ts";
import { MAX_NAME_LENGTH } from "../wardrobe/custom-item.ts";

export interface TravelItemKey {
  tripId: string;
  onboardingId: string;
  clothingId: number;
  ageRange: AgeRange;
}

/** The clothing_name_id of what was added for one item in one size. */
export function travelItemNameId({ tripId, onboardingId, clothingId, ageRange }: TravelItemKey): string {
  return `custom_trip_${tripId}_${onboardingId}_${clothingId}_${ageRange}`;
}

/** 'Snowsuit (Denver)', no longer than a name may be. */
export function travelItemName(itemName: string, destination: string): string {
  const [place = destination] = destination.split(",");
  const suffix = ` (${place.trim()})`;
  const most = MAX_NAME_LENGTH - itemName.length;
  return suffix.length <= most ? itemName + suffix : itemName;
}
