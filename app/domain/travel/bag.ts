// The sizes that go into a trip's bag, not all that it touches, and its items: what the trip's days use between two washes, plus
// spares. Calculated whenever a trip is shown, so that older trips follow the current rules.

import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import { ESSENTIALITY } from "../ids.ts";
import {
  type Activity,
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  type LaundryScenario,
} from "../vocabulary.ts";
import { type CatalogueItem, clothingRules, itemIn, sharedItem, wholePieces } from "../wardrobe/catalogue.ts";
import { figureAt } from "../wardrobe/catalogue-table.ts";
import { bitterPieces } from "../wardrobe/quantities.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { otherSack } from "../wardrobe/tog.ts";
import { isBitterCold } from "../weather/weather-groups.ts";
import {
  BY_DAY,
  CARRIED_DAYS,
  FEWEST_DAYS_OF_A_SIZE,
  NEWBORN_DAYS,
  NEWBORN_STANDS_FOR,
  OUTLASTS_ACTIVITY,
  SECOND_OF_A_KIND,
  SPARES,
} from "./bag-table.ts";
import { activityFor } from "./packing.ts";
import {
  babiesIn,
  type TripDates,
  type TripStretch,
  tripDays,
  tripStretches,
  type WornSizes,
} from "./trip-dates.ts";
import type { TripClimate } from "./trip-weather.ts";

/** A size that stays at home, the days on which the baby would wear it, and the size worn instead. */
export interface SizeLeftAtHome extends TripStretch {
  instead: AgeRange;
}

export interface BagSizes {
  /** In time order, each with all the days on which it is worn. */
  packed: TripStretch[];
  left: SizeLeftAtHome[];
}

/**
 * The sizes to pack for a trip; `firstDay` is the plan's, and so is `sizeDays`, if it isn't the calendar's. A size worn for fewer than five days stays at home
 * if another is worn longer (on a tie, the smaller size stays), and its neighbor covers its days.
 */
export function bagSizes(firstDay: IsoDay, trip: TripDates, sizeDays?: SizeDays): BagSizes {
  const stretches = tripStretches(firstDay, trip, sizeDays);
  const longest = stretches.reduce<TripStretch | null>(
    (most, one) => (most && most.days > one.days ? most : one),
    null,
  );
  const isPacked = (one: TripStretch) => one === longest || one.days >= FEWEST_DAYS_OF_A_SIZE;
  const left: SizeLeftAtHome[] = [];
  const packed: TripStretch[] = [];
  let early: TripStretch[] = [];
  for (const stretch of stretches) {
    const before = packed.at(-1);
    if (isPacked(stretch)) {
      packed.push(withDates(stretch, { startDate: early[0]?.startDate ?? stretch.startDate }));
      left.push(...early.map((one) => ({ ...one, instead: stretch.ageRange })));
      early = [];
    } else if (before) {
      packed[packed.length - 1] = withDates(before, { endDate: stretch.endDate });
      left.push({ ...stretch, instead: before.ageRange });
    } else early.push(stretch);
  }
  return { packed, left };
}

function withDates(stretch: TripStretch, dates: Partial<TripDates>): TripStretch {
  const changed = { ...stretch, ...dates };
  return { ...changed, days: tripDays(changed) };
}

/**
 * Days of a stretch in newborn sizes, by the same rule: up to two weeks after the birth, or for the days that this baby
 * wears them (`ownDays`), but 0 if these are fewer than five and fewer than the days after them.
 */
function newbornDays(
  firstDay: IsoDay,
  { startDate, endDate, days }: TripStretch,
  ownDays: number | null = null,
): number {
  const last = plusDays(firstDay, ownDays === null ? NEWBORN_DAYS : ownDays - 1);
  const until = last < endDate ? last : endDate;
  const worn = Math.max(0, daysBetween(startDate, until) + 1);
  return worn < FEWEST_DAYS_OF_A_SIZE && worn < days - worn ? 0 : worn;
}

/** What a trip asks for of one item in one size: the stored result of the formula. */
export interface AskedRow {
  nameId: string;
  ageRange: AgeRange;
  quantity: number;
  essentiality: Essentiality | null;
}

/** What else decides a bag's numbers. */
interface BagTrip {
  /** The plan's first day: the birth, or until it is known the due date. */
  firstDay: IsoDay;
  worn: WornSizes;
  sizes: BagSizes;
  laundry: LaundryScenario;
  activities: readonly Activity[];
  weather: BagWeather;
}

/** The weather of a trip as far as it decides its bag; temperatures in °F. */
export type BagWeather = Pick<TripClimate, "category" | "avgTempMax" | "avgTempMin">;

/** The parts of a number in the bag: pack = min(quantity, max(1, inUse + spare + bonus + bitter − newborn)). */
export interface BagParts {
  pack: number;
  /** Pieces that the formula asks for. */
  quantity: number;
  /** Pieces a day, of all babies who wear the size; null for a custom item, which is packed in full. */
  perDay: number | null;
  /** Days the packed pieces must last: all in this size, or fewer if limited to a wash cycle or a week. */
  days: number;
  carriedFor: "trip" | "wash" | "week";
  /** Whole pieces used in these days. */
  inUse: number;
  spare: number;
  /** One more for an activity, for each of these babies. */
  bonus: number;
  /** More for bitter cold, as in a plan. */
  bitter: number;
  /** Pieces packed in newborn size instead. */
  newborn: number;
}

export interface Bag<Row extends AskedRow> {
  /** What goes in, in the order of the rows. */
  packed: (Row & BagParts)[];
  /** Stays home although asked for: it is nice to have, and something else in the bag can replace it. */
  replaced: Row[];
}

/** Which of these rows go into the bag. An item without a day in its size stays home. */
export function packBag<Row extends AskedRow>(rows: readonly Row[], trip: BagTrip): Bag<Row> {
  const stretches = new Map(trip.sizes.packed.map((size) => [size.ageRange, size]));
  const worn = rows.flatMap((row) => {
    const stretch = stretches.get(row.ageRange);
    const parts = stretch && partsOf(row, trip, stretch);
    return parts ? [{ ...row, ...parts }] : [];
  });
  const isReplaced = findReplaced(worn, trip);
  return {
    packed: withoutDoubles(worn.filter((row) => !isReplaced(row))),
    replaced: rows.filter((row) => worn.some((one) => isSame(one, row) && isReplaced(one))),
  };
}

function isSame(one: AskedRow, other: AskedRow): boolean {
  return one.nameId === other.nameId && one.ageRange === other.ageRange;
}

/** Finds items that another packed item replaces: for an activity the second of a kind, else what is nice to have. */
function findReplaced(rows: readonly AskedRow[], { activities, weather, worn: { months } }: BagTrip) {
  const atHand = new Set(rows.map(({ nameId, ageRange }) => `${nameId} ${ageRange}`));
  return ({ nameId, ageRange, essentiality }: AskedRow): boolean => {
    const activity = activityFor(nameId, activities, weather);
    const first = SECOND_OF_A_KIND[nameId];
    if (activity && first && atHand.has(`${first} ${ageRange}`)) return true;
    if (essentiality !== ESSENTIALITY.niceToHave || activity !== null) return false;
    const isThere = (key: string) => atHand.has(`${key} ${ageRange}`);
    const instead = itemIn(nameId, ageRange, months)?.alternativeTo ?? [];
    const sack = otherSack(nameId);
    return (sack !== null && isThere(sack)) || (instead.length > 0 && instead.every(isThere));
  };
}

/** Packs fewer pieces of an item that essential newborn pieces replace, but at least one. */
function withoutDoubles<Row extends AskedRow & BagParts>(bag: readonly Row[]): Row[] {
  const essential = bag.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential);
  const standIns = new Map(essential.map((row) => [NEWBORN_STANDS_FOR[row.nameId], row.pack]));
  return bag.map((row) => {
    const newborn = row.ageRange === FIRST_AGE_RANGE ? (standIns.get(row.nameId) ?? 0) : 0;
    return newborn > 0 ? { ...row, newborn, pack: Math.max(1, row.pack - newborn) } : row;
  });
}

function partsOf(row: AskedRow, trip: BagTrip, stretch: TripStretch): BagParts | null {
  const { nameId, quantity } = row;
  const { newbornDays: ownDays, months } = trip.worn;
  const item = itemIn(nameId, row.ageRange, months);
  const worn = item?.outgrownDays == null ? stretch.days : newbornDays(trip.firstDay, stretch, ownDays);
  if (worn === 0) return null;
  const days = Math.min(worn, CARRIED_DAYS[trip.laundry]);
  const shortOf = trip.laundry === "weekly_plus" ? "week" : "wash";
  const carriedFor: BagParts["carriedFor"] = days === worn ? "trip" : shortOf;
  const all = { quantity, days, carriedFor, newborn: 0 };
  if (!item) return { ...all, pack: quantity, perDay: null, inUse: quantity, spare: 0, bonus: 0, bitter: 0 };
  const babies = babiesIn(trip.worn, stretch, nameId);
  const perDay = piecesADay(item, row.ageRange, trip.weather, babies);
  const inUse = Math.max(babies, wholePieces(perDay * days));
  const spare = sparesOf(item, row, days);
  const isAskedFor = activityFor(nameId, trip.activities, trip.weather) !== null;
  const bonus = isAskedFor && stretch.days > 1 && item.wearsPerWash < OUTLASTS_ACTIVITY ? babies : 0;
  const bitter = moreInBitterCold(item, trip.weather, babies);
  const pack = Math.min(quantity, inUse + spare + bonus + bitter);
  return { ...all, pack, perDay, inUse, spare, bonus, bitter };
}

function moreInBitterCold(item: CatalogueItem, weather: BagWeather, babies: number): number {
  if (!item.bitter || !isBitterCold(weather)) return 0;
  return bitterPieces(clothingRules(sharedItem(item, babies)), {
    category: weather.category,
    isBitter: true,
  });
}

/** An item that only an activity or the rain asks for is worn as in its reference weather. */
function piecesADay(
  item: CatalogueItem,
  ageRange: AgeRange,
  { category }: BagTrip["weather"],
  babies: number,
): number {
  const byDay = BY_DAY[item.key]?.perDay;
  if (typeof byDay === "number") return byDay * babies;
  if (byDay) return figureAt(byDay, AGE_RANGES.indexOf(ageRange)) * babies;
  return (sharedItem(item, babies).uses[ageRange] * (item.factors[category] || 1)) / item.wearsPerWash;
}

function sparesOf(item: CatalogueItem, { essentiality }: AskedRow, days: number): number {
  if (days <= 1) return 0;
  const byDay = BY_DAY[item.key];
  if (byDay) return byDay.spare;
  if (essentiality !== ESSENTIALITY.essential || item.buffer === 0) return 0;
  return SPARES.some(({ fromDays, mostWears }) => days >= fromDays && item.wearsPerWash <= mostWears) ? 1 : 0;
}
