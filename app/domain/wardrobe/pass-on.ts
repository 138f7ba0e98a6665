// What a family has in sizes that are over, and more than it needs, to pass on. Items without a size stay in use, and items set aside
// are never counted.
import { type AgeRange, ITEM_CATEGORIES, type ItemCategory } from "../vocabulary.ts";
import { type OwnedQuantities, ownedForAgeRange } from "./owned.ts";
import { isOneSize } from "./size-table.ts";

/** An item, with what passing on needs. */
export interface KeptItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  ages: readonly AgeRange[];
  setAside: readonly AgeRange[];
  owned: OwnedQuantities;
}

/** A size that is over: the owned pieces, by item in category order. */
export interface PassedSize {
  ageRange: AgeRange;
  pieces: number;
  items: { id: number; name: string; pieces: number }[];
}

/** Pieces of an item to pass on from a size; none for an item without a size. */
export function piecesToPassOn(nameId: string, owned: OwnedQuantities, ageRange: AgeRange): number {
  return isOneSize(nameId) ? 0 : ownedForAgeRange(nameId, owned, ageRange);
}

/** Each of the sizes with its owned pieces. */
export function passOn(items: readonly KeptItem[], over: readonly AgeRange[]): PassedSize[] {
  return over.map((ageRange) => {
    const kept = ITEM_CATEGORIES.flatMap((category) => items.filter((item) => item.category === category))
      .filter(({ ages, setAside }) => ages.includes(ageRange) && !setAside.includes(ageRange))
      .map(({ id, nameId, name, owned }) => ({ id, name, pieces: piecesToPassOn(nameId, owned, ageRange) }))
      .filter(({ pieces }) => pieces > 0);
    return { ageRange, pieces: kept.reduce((sum, { pieces }) => sum + pieces, 0), items: kept };
  });
}

/** An item at a size that isn't over, or an item without a size at the size that needs the most of it. */
export interface CountedAt {
  id: number;
  name: string;
  ageRange: AgeRange;
  owned: number;
  needed: number;
}

/** What there is more of than is needed, with the pieces to pass on. */
export function moreThanNeeded(items: readonly CountedAt[]): (CountedAt & { pieces: number })[] {
  return items
    .map((item) => ({ ...item, pieces: item.owned - item.needed }))
    .filter(({ pieces }) => pieces > 0);
}
