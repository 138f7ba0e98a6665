// What the parent already has: counts of pieces by age range and weather group, and how many of the pieces an age
// range asks for they cover.
import { RAIN_SUIT_ID } from "./quantities.ts";
import type { AgeRange } from "./vocabulary.ts";

/** The key of pieces that belong to no weather group in particular. */
export const DEFAULT_GROUP = "Default";

/** The highest count that a parent can record; the list offers fewer, a typed number goes up to this. */
export const MAX_OWNED = 999;

/** The list of numbers ends here; more can be typed (decision Q5). */
export const MAX_LISTED = 50;

/** The longest note, in UTF-16 units as an input counts them. */
export const MAX_NOTE_LENGTH = 2000;

/** Weather group order, or 'Default' → pieces. */
export type OwnedByGroup = Record<string, { quantity: number }>;

/** Age range → weather group order, or 'Default' → pieces (decision Q5). */
export type OwnedQuantities = Partial<Record<AgeRange, OwnedByGroup>>;

/** Age range → what the parent wrote about an item. */
export type PersonalNotes = Partial<Record<AgeRange, string>>;

/** The count recorded for one cell; 0 where none is. */
export function ownedInGroup(owned: OwnedQuantities, ageRange: AgeRange, group: string | number): number {
  return owned[ageRange]?.[group]?.quantity ?? 0;
}

/**
 * Pieces the parent has for an age range. A garment is worn in every weather of its size, so, as with what is needed
 * (decisions Q3, Q4), it is the highest count of any group; rain suits are counted group by group.
 */
export function ownedForAgeRange(clothingNameId: string, owned: OwnedQuantities, ageRange: AgeRange): number {
  const counts = Object.values(owned[ageRange] ?? {}).map(({ quantity }) => quantity);
  if (clothingNameId === RAIN_SUIT_ID) return counts.reduce((sum, count) => sum + count, 0);
  return Math.max(0, ...counts);
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
