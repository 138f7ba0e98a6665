// When a trip is, and which trips are upcoming; the sizes that a baby wears on it, for how many days, and the baby's age; and the
// numbers of pieces to pack.

import { daysBetween, type IsoDay, isDay, plusMonths, plusYears } from "../calendar.ts";
import { wearersOf } from "../growth/parted-sizes.ts";
import type { SizesOfPlan } from "../growth/planned-sizes.ts";
import { LEADING } from "../shopping/shopping-list.ts";
import type { AgeRange, Essentiality } from "../vocabulary.ts";
import { monthsOld, PLANNED_MONTHS, type PlannedMonths, weeksOld } from "../wardrobe/growth.ts";
import { type SizeDays, sizesIn, usualSizeDays } from "../wardrobe/size-days.ts";
import { isOneSize } from "../wardrobe/size-table.ts";
import { MOST_TRIP_DAYS } from "./travel-item.ts";

/** A trip of fewer days is short. */
const SHORT_TRIP_DAYS = 5;

const YEARS_BACK = 5;
const YEARS_AHEAD = 3;

export interface TripDates {
  startDate: IsoDay;
  endDate: IsoDay;
}

/** The days of a trip, including the first and the last. */
export function tripDays({ startDate, endDate }: TripDates): number {
  return daysBetween(startDate, endDate) + 1;
}

/** Whether a trip is short enough to need less than the wardrobe at home. */
export function isShortTrip(dates: TripDates): boolean {
  return tripDays(dates) < SHORT_TRIP_DAYS;
}

/** What is wrong with a trip's dates, and which of them. */
type DateProblem =
  | { field: "startDate"; code: "TRIP_START_INVALID" | "TRIP_TOO_LONG_AGO" | "TRIP_TOO_FAR_AHEAD" }
  | { field: "endDate"; code: "TRIP_END_INVALID" | "TRIP_END_EARLY" | "TRIP_TOO_LONG" };

/** The problems with a trip's two dates, at most one each; a trip may be in the past. */
export function dateProblems(dates: TripDates, today: IsoDay): DateProblem[] {
  const { startDate, endDate } = dates;
  const problems: DateProblem[] = [];
  if (!isDay(startDate)) problems.push({ field: "startDate", code: "TRIP_START_INVALID" });
  if (!isDay(endDate)) problems.push({ field: "endDate", code: "TRIP_END_INVALID" });
  if (problems.length > 0) return problems;
  if (startDate < plusYears(today, -YEARS_BACK)) return [{ field: "startDate", code: "TRIP_TOO_LONG_AGO" }];
  if (startDate > plusYears(today, YEARS_AHEAD)) return [{ field: "startDate", code: "TRIP_TOO_FAR_AHEAD" }];
  if (endDate < startDate) return [{ field: "endDate", code: "TRIP_END_EARLY" }];
  return tripDays(dates) > MOST_TRIP_DAYS ? [{ field: "endDate", code: "TRIP_TOO_LONG" }] : [];
}

/** Splits trips into those that end today or later, by start, and past ones, latest end first. */
export function splitTrips<Trip extends TripDates>(
  trips: readonly Trip[],
  today: IsoDay,
): { upcoming: Trip[]; past: Trip[] } {
  const upcoming = trips.filter(({ endDate }) => endDate >= today);
  const past = trips.filter(({ endDate }) => endDate < today);
  return {
    upcoming: upcoming.toSorted((a, b) => compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate)),
    past: past.toSorted((a, b) => compare(b.endDate, a.endDate) || compare(b.startDate, a.startDate)),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Who wears which size when, and for how many days newborn sizes fit. */
export type WornSizes = Pick<SizesOfPlan, "days" | "newbornDays" | "shares" | "months">;

/** The days of a trip in one size, both included. */
export interface TripStretch extends TripDates {
  ageRange: AgeRange;
  days: number;
}

/**
 * A trip's stretch in each size, in time order. Days before the birth (`firstDay`) are in none; after the
 * planned months the last size continues. `sizeDays`: the plan's sizes, if they aren't the calendar's. Babies who have
 * parted wear two sizes on the same days.
 */
export function tripStretches(
  firstDay: IsoDay,
  { startDate, endDate }: TripDates,
  sizeDays: SizeDays = usualSizeDays(firstDay),
): TripStretch[] {
  const last = sizesIn(sizeDays).at(-1);
  return sizesIn(sizeDays).flatMap((ageRange) => {
    const { start, end } = sizeDays[ageRange] ?? { start: firstDay, end: firstDay };
    const from = startDate > start ? startDate : start;
    const to = ageRange === last || endDate < end ? endDate : end;
    if (from > to) return [];
    const stretch = { startDate: from, endDate: to };
    return [{ ageRange, ...stretch, days: tripDays(stretch) }];
  });
}

/** How many babies wear an item of a stretch's size on it at one time; after the planned months the last size continues. */
export function babiesIn(
  { shares }: Pick<WornSizes, "shares">,
  { ageRange, startDate, endDate }: TripStretch,
  nameId: string,
): number {
  const last = shares.at(-1);
  const worn = shares.map((share) =>
    share.ageRange === last?.ageRange && share.end < endDate ? { ...share, end: endDate } : share,
  );
  return Math.max(1, wearersOf(worn, nameId, ageRange, { start: startDate, end: endDate }));
}

type BabyAge = { unit: "weeks" | "months"; count: number };

/** The baby's age on a trip; counted from the due date if the birth date is unknown. */
export type TripBaby =
  /** The whole trip is before the birth; `weeksBefore` full weeks are between its first day and the birth. */
  | { kind: "unborn"; weeksBefore: number }
  /** The birth is during the trip, after its first day. */
  | { kind: "arriving"; on: IsoDay; to: BabyAge }
  /** `isGrown`: on some day older than the plan's last size. */
  | { kind: "born"; from: BabyAge; to: BabyAge; isGrown: boolean };

/** The baby's age on the first and the last day of a trip, by a plan of so many months. */
export function babyOnTrip(
  firstDay: IsoDay,
  { startDate, endDate }: TripDates,
  months: PlannedMonths = PLANNED_MONTHS,
): TripBaby {
  if (endDate < firstDay)
    return { kind: "unborn", weeksBefore: Math.floor(daysBetween(startDate, firstDay) / 7) };
  const to = ageOn(firstDay, endDate);
  if (startDate < firstDay) return { kind: "arriving", on: firstDay, to };
  const isGrown = endDate >= plusMonths(firstDay, months);
  return { kind: "born", from: ageOn(firstDay, startDate), to, isGrown };
}

/** In weeks until the baby is a month old. */
function ageOn(firstDay: IsoDay, day: IsoDay): BabyAge {
  const months = monthsOld(firstDay, day);
  return months >= 1 ? { unit: "months", count: months } : { unit: "weeks", count: weeksOld(firstDay, day) };
}

/** A row of a packing list, with what counting needs. */
interface CountedRow {
  nameId: string;
  ageRange: AgeRange;
  pack: number;
  essentiality: Essentiality | null;
}

/** Pieces to pack over the whole trip; items without a size count once. */
export function countPieces(rows: readonly CountedRow[]): { essentialPieces: number; allPieces: number } {
  const elsewhere = countedIn(rows);
  const counted = rows.filter((row) => elsewhere.get(row) === null);
  const leading = counted.filter(({ essentiality }) => LEADING.includes(essentiality));
  return { essentialPieces: sum(leading), allPieces: sum(counted) };
}

/**
 * For each row, the size in which its item is counted instead, or null. An item without a size is packed
 * once: in the size that packs most of it, or the first on a tie.
 */
export function countedIn<Row extends CountedRow>(rows: readonly Row[]): Map<Row, AgeRange | null> {
  const leading = new Map<string, Row>();
  for (const row of rows) {
    const known = leading.get(row.nameId);
    if (!known || row.pack > known.pack) leading.set(row.nameId, row);
  }
  return new Map(
    rows.map((row) => {
      const leader = leading.get(row.nameId) ?? row;
      return [row, isOneSize(row.nameId) && leader !== row ? leader.ageRange : null];
    }),
  );
}

/** Pieces still to get, split by whether they lead, and those that are coming or in the attic; rows without a plan to compare with count nothing. */
export function piecesToGet(
  items: readonly {
    essentiality: Essentiality | null;
    gap: Record<"toGet" | "coming" | "boxed", number> | null;
  }[],
): Record<"essentials" | "extras" | "coming" | "boxed", number> {
  const rows = items.map(({ essentiality, gap }) => ({ essentiality, pack: gap?.toGet ?? 0 }));
  const essentials = sum(rows.filter(({ essentiality }) => LEADING.includes(essentiality)));
  const coming = sum(items.map(({ gap }) => ({ pack: gap?.coming ?? 0 })));
  const boxed = sum(items.map(({ gap }) => ({ pack: gap?.boxed ?? 0 })));
  return { essentials, extras: sum(rows) - essentials, coming, boxed };
}

function sum(rows: readonly { pack: number }[]): number {
  return rows.reduce((pieces, { pack }) => pieces + pack, 0);
}
