// What the parent already has: one count an item and age range, because a garment is worn in every weather,
// and how many of the pieces an age range asks for it covers.

import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { RAIN_SUIT_ID } from "./quantities.ts";
import { isOneSize } from "./sizes.ts";

/** The key of an age range's count. Rows of earlier releases have counts by weather group beside it. */
export const DEFAULT_GROUP = "Default";

/** The highest count that a parent can record; the list offers fewer, a typed number goes up to this. */
export const MAX_OWNED = 999;

/** The list of numbers ends here; more can be typed. */
export const MAX_LISTED = 50;

/** The longest note, in UTF-16 units as an input counts them. */
export const MAX_NOTE_LENGTH = 2000;

/** Weather group order, or 'Default' → pieces. */
export type OwnedByGroup = Record<string, { quantity: number }>;

/** Age range → weather group order, or 'Default' → pieces. */
export type OwnedQuantities = Partial<Record<AgeRange, OwnedByGroup>>;

/** Age range → what the parent wrote about an item. */
export type PersonalNotes = Partial<Record<AgeRange, string>>;

/**
 * Pieces the parent has for an age range. What has no size serves every age, so there it is the most counted at any. Of
 * counts by weather group the highest is meant, of rain suits their sum.
 */
export function ownedForAgeRange(clothingNameId: string, owned: OwnedQuantities, ageRange: AgeRange): number {
  const ages = isOneSize(clothingNameId) ? AGE_RANGES : [ageRange];
  return Math.max(...ages.map((age) => countOf(clothingNameId, owned[age])));
}

function countOf(clothingNameId: string, groups: OwnedByGroup = {}): number {
  const counts = Object.values(groups).map(({ quantity }) => quantity);
  if (clothingNameId === RAIN_SUIT_ID) return counts.reduce((sum, count) => sum + count, 0);
  return Math.max(0, ...counts);
}

/** The counts with another one for an age range, or for all ages of what has no size. */
export function withCount(
  clothingNameId: string,
  owned: OwnedQuantities,
  ageRange: AgeRange,
  quantity: number,
): OwnedQuantities {
  const ages = isOneSize(clothingNameId) ? AGE_RANGES : [ageRange];
  return { ...owned, ...Object.fromEntries(ages.map((age) => [age, { [DEFAULT_GROUP]: { quantity } }])) };
}

/** How many of the pieces needed are there already; more than needed does not make up for another item. */
export function readyPieces(needed: number, owned: number): number {
  return Math.min(needed, owned);
}

/** The count that a text stands for: whole, from 0 to 999, nothing is 0. Null for anything else. */
export function parseCount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return 0;
  return /^[0-9]{1,3}$/.test(trimmed) ? Number(trimmed) : null;
}
