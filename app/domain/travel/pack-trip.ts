// A trip's packing list: the bag by size and in order, and what the plan lacks of each item. The page shows it, and adding to the
// plan follows it.

import type { IsoDay } from "../calendar.ts";
import { LEADING } from "../shopping/shopping-list.ts";
import {
  type Activity,
  type AgeRange,
  essentialityRank,
  ITEM_CATEGORIES,
  type ItemCategory,
  type LaundryScenario,
} from "../vocabulary.ts";
import {
  type AskedRow,
  type Bag,
  type BagParts,
  type BagSizes,
  type BagWeather,
  bagSizes,
  packBag,
  type SizeLeftAtHome,
} from "./bag.ts";
import { activityFor } from "./packing.ts";
import { type ComparedPlan, comparePlan, type PlanGap } from "./plan-gaps.ts";
import {
  countedIn,
  countPieces,
  type TripDates,
  type TripStretch,
  tripDays,
  type WornSizes,
} from "./trip-dates.ts";

/** What decides a bag. */
export interface BagFacts extends TripDates {
  /** The plan's first day: the birth, or until it is known the due date. */
  planStart: IsoDay;
  worn: WornSizes;
  laundryFrequency: LaundryScenario;
  activities: readonly Activity[];
  weather: BagWeather;
}

/** Which of these rows go into a trip's bag, in which sizes. */
export function tripBag<Row extends AskedRow>(
  { planStart, worn, laundryFrequency, activities, weather, ...dates }: BagFacts,
  asked: readonly Row[],
): Bag<Row> & { sizes: BagSizes } {
  const sizes = bagSizes(planStart, dates, worn.days);
  const trip = { firstDay: planStart, worn, sizes, activities, weather };
  return { ...packBag(asked, { ...trip, laundry: laundryFrequency }), sizes };
}

/** What a trip asks for of one item in one size. */
export interface ListedRow extends AskedRow {
  clothingId: number;
  category: ItemCategory;
}

/** A trip as its packing list needs it. */
export interface TripToPack<Row extends ListedRow> extends BagFacts {
  id: string;
  /** Empty until the trip is worked out. */
  asked: readonly Row[];
  /** Null if it is gone or can't be read. */
  plan: ComparedPlan | null;
}

/** An item in the bag. */
export type PackedItem<Row extends ListedRow> = Row &
  BagParts & {
    /** The activity that it is for. */
    activity: Activity | null;
    /** For an item without a size that is packed with another size: that size. */
    countedIn: AgeRange | null;
    /** Null for such an item, and without a plan to compare with. */
    gap: PlanGap | null;
  };

/** The packing list of one size. */
export interface PackedSize<Item> extends TripStretch {
  /** The essentials, or everything if nothing on the trip is essential; the most essential first. */
  categories: { category: ItemCategory; items: Item[] }[];
  /** The rest; what is for an activity comes first. */
  extras: Item[];
}

export interface PackingList<Row extends ListedRow> {
  /** Everything in the bag, in the order of the rows. */
  items: PackedItem<Row>[];
  /** In time order. */
  sizes: PackedSize<PackedItem<Row>>[];
  left: SizeLeftAtHome[];
  /** What stays home because something in the bag replaces it. */
  replaced: Row[];
}

export function packTrip<Row extends ListedRow>(trip: TripToPack<Row>): PackingList<Row> {
  const { packed, replaced, sizes } = tripBag(trip, trip.asked);
  const elsewhere = countedIn(packed);
  const findGap = trip.plan && comparePlan(trip.id, trip.plan);
  const isOneDay = tripDays(trip) === 1;
  const items = packed.map((row): PackedItem<Row> => {
    const { clothingId, nameId, ageRange, pack } = row;
    const counted = elsewhere.get(row) ?? null;
    const found = counted === null && findGap ? findGap({ clothingId, ageRange, needed: pack }) : null;
    // A day, such as a stopover, is no reason to plan for more.
    const gap = found && isOneDay ? { ...found, difference: 0 } : found;
    const activity = activityFor(nameId, trip.activities, trip.weather);
    return { ...row, activity, countedIn: counted, gap };
  });
  const hasEssentials = countPieces(items).essentialPieces > 0;
  return {
    items,
    sizes: sizes.packed.map((stretch) => packedSize(stretch, items, hasEssentials)),
    left: sizes.left,
    replaced,
  };
}

/** The items of a size as they are listed, from the first line to the last. */
export function inOrder<Item>({ categories, extras }: Pick<PackedSize<Item>, "categories" | "extras">) {
  return [...categories.flatMap(({ items }) => items), ...extras];
}

type Ranked = ListedRow & { activity: Activity | null };

function packedSize<Item extends Ranked>(
  stretch: TripStretch,
  items: readonly Item[],
  hasEssentials: boolean,
): PackedSize<Item> {
  const own = items.filter(({ ageRange }) => ageRange === stretch.ageRange);
  const leads = ({ essentiality }: Item) => !hasEssentials || LEADING.includes(essentiality);
  const leading = own.filter(leads).toSorted(byEssentiality);
  const ofCategory = (category: ItemCategory) => leading.filter((item) => item.category === category);
  return {
    ...stretch,
    categories: ITEM_CATEGORIES.map((category) => ({ category, items: ofCategory(category) })).filter(
      ({ items: some }) => some.length > 0,
    ),
    extras: own
      .filter((item) => !leads(item))
      .toSorted((a, b) => Number(!a.activity) - Number(!b.activity) || byEssentiality(a, b)),
  };
}

function byEssentiality(a: Ranked, b: Ranked): number {
  return essentialityRank(a.essentiality) - essentialityRank(b.essentiality);
}
