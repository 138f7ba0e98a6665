// What really goes into the bag: of what a trip asks for, what its days use between two washes, and one spare. It is worked
// out whenever a trip is shown, so that trips of before follow the same rules.
import type { IsoDay } from "../calendar.ts";
import { ESSENTIALITY } from "../ids.ts";
import {
  type Activity,
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  type LaundryScenario,
} from "../vocabulary.ts";
import { type CatalogueItem, catalogueItem, wholePieces } from "../wardrobe/catalogue.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { type BagSizes, newbornDays } from "./bag-sizes.ts";
import { BY_DAY, CARRIED_DAYS, NEWBORN_STANDS_FOR, OUTLASTS_ACTIVITY, SPARES } from "./bag-table.ts";
import { activityFor } from "./packing.ts";
import type { TripStretch } from "./trip-ages.ts";
import type { TripClimate } from "./trip-weather.ts";

/** What a trip asks for of one item in one size: the formula, as it is stored. */
export interface AskedRow {
  nameId: string;
  ageRange: AgeRange;
  quantity: number;
  essentiality: Essentiality | null;
}

/** What decides the numbers of a bag, besides what is asked for. */
export interface BagTrip {
  /** Of the plan: the birth, before it the due date. */
  firstDay: IsoDay;
  sizes: BagSizes;
  laundry: LaundryScenario;
  activities: readonly Activity[];
  weather: Pick<TripClimate, "category">;
}

/** How a number of the bag comes about: pack = min(quantity, max(1, inUse + spare + bonus − newborn)). */
export interface BagParts {
  pack: number;
  /** Pieces of the formula. */
  quantity: number;
  /** Pieces a day; null for an item that is not the catalogue's, of which all that is asked for is packed. */
  perDay: number | null;
  /** Days that what is carried has to last: those of the trip in this size, or less until a wash, or a week's worth. */
  days: number;
  carriedFor: "trip" | "wash" | "week";
  /** Whole pieces that these days use. */
  inUse: number;
  spare: number;
  /** One more for an activity. */
  bonus: number;
  /** Pieces that are packed in newborn size instead. */
  newborn: number;
}

export interface Bag<Row extends AskedRow> {
  /** What goes into it, in the order of the rows. */
  packed: (Row & BagParts)[];
  /** What stays at home although it is asked for: nice to have, and something else in the bag does the same. */
  replaced: Row[];
}

/** What of these rows goes into the bag; whatever has no day in it stays at home. */
export function packBag<Row extends AskedRow>(rows: readonly Row[], trip: BagTrip): Bag<Row> {
  const stretches = new Map(trip.sizes.packed.map((size) => [size.ageRange, size]));
  const worn = rows.flatMap((row) => {
    const stretch = stretches.get(row.ageRange);
    const parts = stretch && partsOf(row, trip, stretch);
    return parts ? [{ ...row, ...parts }] : [];
  });
  const isReplaced = findReplaced(worn, trip.activities);
  return {
    packed: withoutDoubles(worn.filter((row) => !isReplaced(row))),
    replaced: rows.filter((row) => worn.some((one) => isSame(one, row) && isReplaced(one))),
  };
}

function isSame(one: AskedRow, other: AskedRow): boolean {
  return one.nameId === other.nameId && one.ageRange === other.ageRange;
}

/** Whether something else at hand does what a nice-to-have item does, and no activity asks for it. */
function findReplaced(worn: readonly AskedRow[], activities: readonly Activity[]) {
  const atHand = new Set(worn.map(({ nameId, ageRange }) => `${nameId} ${ageRange}`));
  return ({ nameId, ageRange, essentiality }: AskedRow): boolean => {
    const instead = catalogueItem(nameId)?.alternativeTo ?? [];
    const isOptional = essentiality === ESSENTIALITY.niceToHave && activityFor(nameId, activities) === null;
    return isOptional && instead.length > 0 && instead.every((key) => atHand.has(`${key} ${ageRange}`));
  };
}

/** What essential newborn pieces stand in for is packed less by as many, but once. */
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
  const item = catalogueItem(nameId);
  const worn = item?.outgrownDays == null ? stretch.days : newbornDays(trip.firstDay, stretch);
  if (worn === 0) return null;
  const days = Math.min(worn, CARRIED_DAYS[trip.laundry]);
  const shortOf = trip.laundry === "weekly_plus" ? "week" : "wash";
  const carriedFor: BagParts["carriedFor"] = days === worn ? "trip" : shortOf;
  const all = { quantity, days, carriedFor, newborn: 0 };
  if (!item) return { ...all, pack: quantity, perDay: null, inUse: quantity, spare: 0, bonus: 0 };
  const perDay = piecesADay(item, row.ageRange, trip.weather);
  const inUse = Math.max(1, wholePieces(perDay * days));
  const spare = sparesOf(item, row, days);
  const isAskedFor = activityFor(nameId, trip.activities) !== null;
  const bonus = isAskedFor && item.wearsPerWash < OUTLASTS_ACTIVITY ? 1 : 0;
  return { ...all, pack: Math.min(quantity, inUse + spare + bonus), perDay, inUse, spare, bonus };
}

/** What only an activity or the rain asks for is worn as in the weather that it is made for. */
function piecesADay(item: CatalogueItem, ageRange: AgeRange, { category }: BagTrip["weather"]): number {
  const byDay = BY_DAY[item.key]?.perDay;
  if (typeof byDay === "number") return byDay;
  if (byDay) return byDay[AGE_RANGES.indexOf(ageRange)] ?? 0;
  return (item.uses[ageRange] * (item.factors[category] || 1)) / item.wearsPerWash;
}

function sparesOf(item: CatalogueItem, { essentiality }: AskedRow, days: number): number {
  if (days <= 1) return 0;
  const byDay = BY_DAY[item.key];
  if (byDay) return byDay.spare;
  if (essentiality !== ESSENTIALITY.essential || item.buffer === 0) return 0;
  return SPARES.some(({ fromDays, mostWears }) => days >= fromDays && item.wearsPerWash <= mostWears) ? 1 : 0;
}
