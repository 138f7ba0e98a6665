// A trip's packing list, size by size.
import type { TripCategory, TripItem, TripSize } from "~/contracts/travel/shown-trip.ts";
import { LEADING } from "~/domain/shopping/shopping-list.ts";
import type { AskedRow, BagParts } from "~/domain/travel/bag.ts";
import { activityFor } from "~/domain/travel/packing.ts";
import type { TripStretch } from "~/domain/travel/trip-ages.ts";
import { countedIn, countPieces } from "~/domain/travel/trip-totals.ts";
import {
  type Activity,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  itemCategory,
} from "~/domain/vocabulary.ts";
import { whyPacked } from "~/views/travel/bag-words.ts";
import type { AskedItemRow } from "./bag-view.ts";
import type { FindGap } from "./plan-gaps.ts";

/** A stored row of a packing list, selected by data/travel/select-trip.server.ts. */
export interface PackedRow extends AskedItemRow {
  clothingId: number;
  name: string;
  category: string;
  isPacked: boolean;
}

type SizedItem = TripItem & { ageRange: AgeRange };

interface Known {
  activities: readonly Activity[];
  images: ReadonlyMap<number, string>;
  findGap: FindGap | null;
}

/** The bag's items, each with what the plan lacks of it. */
export function viewItems(
  bag: readonly (PackedRow & AskedRow & BagParts)[],
  { activities, images, findGap }: Known,
): SizedItem[] {
  const elsewhere = countedIn(bag);
  return bag.map((row) => {
    const { clothingId, nameId, name, ageRange, pack, bonus, essentiality, isPacked } = row;
    const counted = elsewhere.get(row) ?? null;
    const activity = activityFor(nameId, activities);
    const question = { clothingId, ageRange, needed: pack };
    return {
      clothingId,
      nameId,
      name,
      ageRange,
      category: itemCategory(row.category),
      image: images.get(clothingId) ?? null,
      pack,
      why: whyPacked(row, activity),
      essentiality,
      activity,
      isOneMore: bonus > 0,
      isPacked,
      countedIn: counted,
      gap: counted === null && findGap ? findGap(question) : null,
    };
  });
}

/** The packing list of one size; if the trip has no essentials, everything leads. */
export function viewSize(
  stretch: TripStretch,
  items: readonly SizedItem[],
  hasEssentials: boolean,
): TripSize {
  const own = items.filter(({ ageRange }) => ageRange === stretch.ageRange);
  const leads = ({ essentiality }: SizedItem) => !hasEssentials || LEADING.includes(essentiality);
  const { essentialPieces, allPieces } = countPieces(own.filter(({ countedIn: size }) => size === null));
  return {
    ...stretch,
    essentials: essentialPieces,
    everything: allPieces,
    categories: byCategory(own.filter(leads)),
    extras: extrasOf(own.filter((item) => !leads(item))),
  };
}

function extrasOf(items: readonly SizedItem[]): TripItem[] {
  return items
    .toSorted(
      (a, b) =>
        Number(b.activity !== null) - Number(a.activity !== null) ||
        rank(a.essentiality) - rank(b.essentiality),
    )
    .map(({ ageRange: _, ...item }) => item);
}

function byCategory(items: readonly SizedItem[]): TripCategory[] {
  return ITEM_CATEGORIES.map((category) => ({
    category,
    items: items
      .filter((item) => item.category === category)
      .toSorted((a, b) => rank(a.essentiality) - rank(b.essentiality))
      .map(({ ageRange: _, ...item }) => item),
  })).filter((view) => view.items.length > 0);
}

function rank(essentiality: Essentiality | null): number {
  return essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
}
