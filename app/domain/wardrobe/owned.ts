// What a parent already has: one count per item and age range, because a garment is worn in every weather.

import { sum } from "../sum.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { RAIN_SUIT_ID } from "./quantities.ts";
import { isOneSize } from "./size-table.ts";

/** The key of an age range's count. Rows from earlier releases also have counts by weather group. */
export const DEFAULT_GROUP = "Default";

/** The highest count that a parent can record; the list offers fewer, but any number up to this can be typed. */
export const MAX_OWNED = 999;

/** The end of the list of numbers; higher ones can be typed. */
export const MAX_LISTED = 50;

/** The longest note, in UTF-16 units as an input counts them. */
export const MAX_NOTE_LENGTH = 2000;

/** Weather group order or 'Default' → pieces. */
export type OwnedByGroup = Record<string, { quantity: number }>;

/** Age range → weather group order or 'Default' → pieces. */
export type OwnedQuantities = Partial<Record<AgeRange, OwnedByGroup>>;

/** Age range → what the parent wrote about an item. */
export type PersonalNotes = Partial<Record<AgeRange, string>>;

/**
 * Pieces that the parent has for an age range. An item without a size serves every age, so its highest count
 * at any age applies. Of counts by weather group the highest applies; rain suits add up.
 */
export function ownedForAgeRange(clothingNameId: string, owned: OwnedQuantities, ageRange: AgeRange): number {
  const ages = isOneSize(clothingNameId) ? AGE_RANGES : [ageRange];
  return Math.max(...ages.map((age) => countOf(clothingNameId, owned[age])));
}

function countOf(clothingNameId: string, groups: OwnedByGroup = {}): number {
  const counts = Object.values(groups).map(({ quantity }) => quantity);
  if (clothingNameId === RAIN_SUIT_ID) return sum(counts);
  return Math.max(0, ...counts);
}

/** The counts with a new one for an age range, or for all ages of an item without a size. */
export function withCount(
  clothingNameId: string,
  owned: OwnedQuantities,
  ageRange: AgeRange,
  quantity: number,
): OwnedQuantities {
  const ages = isOneSize(clothingNameId) ? AGE_RANGES : [ageRange];
  return { ...owned, ...Object.fromEntries(ages.map((age) => [age, { [DEFAULT_GROUP]: { quantity } }])) };
}

/** The count in a text: a whole number from 0 to 999, empty is 0. Null for anything else. */
export function parseCount(text: string): number | null {
  if (text.trim() === "") return 0;
  return readCount(text, 3);
}

/** A whole number as people write it, '12', ' 12 ', '12.', '12x', 'x 12'; of so many digits. Null for anything else. */
export function readCount(text: string, digits = 4): number | null {
  const [, count] = /^\s*(?:[x×]\s?)?([0-9]{1,4})[.,]?(?:\s?[x×])?\s*$/i.exec(text) ?? [];
  return count === undefined || count.length > digits ? null : Number(count);
}
