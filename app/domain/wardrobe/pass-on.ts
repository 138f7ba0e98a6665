// What a family has of the sizes that are over, to pass on. What has no size goes on being used, and what is set aside is
// counted nowhere.
import { type AgeRange, ITEM_CATEGORIES, type ItemCategory } from "../vocabulary.ts";
import { type OwnedQuantities, ownedForAgeRange } from "./owned.ts";
import { isOneSize } from "./sizes.ts";

/** An item as far as passing on goes. */
export interface KeptItem {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  ages: readonly AgeRange[];
  setAside: readonly AgeRange[];
  owned: OwnedQuantities;
}

/** A size that is over: the pieces that are there of it, by item in the order of categories. */
export interface PassedSize {
  ageRange: AgeRange;
  pieces: number;
  items: { id: number; name: string; pieces: number }[];
}

/** Pieces of an item to pass on from a size; none of what has no size. */
export function piecesToPassOn(nameId: string, owned: OwnedQuantities, ageRange: AgeRange): number {
  return isOneSize(nameId) ? 0 : ownedForAgeRange(nameId, owned, ageRange);
}

/** Each of the sizes with what there is of it. */
export function passOn(items: readonly KeptItem[], over: readonly AgeRange[]): PassedSize[] {
  return over.map((ageRange) => {
    const kept = ITEM_CATEGORIES.flatMap((category) => items.filter((item) => item.category === category))
      .filter(({ ages, setAside }) => ages.includes(ageRange) && !setAside.includes(ageRange))
      .map(({ id, nameId, name, owned }) => ({ id, name, pieces: piecesToPassOn(nameId, owned, ageRange) }))
      .filter(({ pieces }) => pieces > 0);
    return { ageRange, pieces: kept.reduce((sum, { pieces }) => sum + pieces, 0), items: kept };
  });
}
