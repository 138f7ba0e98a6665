// On which days of a plan's year each size is worn. Usually that is the calendar's: three months each, from the plan's
// first day. Once something is known of the baby, sizes have days of their own, and a size may be missing, or be there
// though the calendar has none of it.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { AGE_RANGE_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "./growth.ts";
import { FIRST_AGE_RANGE, LAST_AGE_RANGE, LAST_OF_FIRST_YEAR } from "./size-table.ts";

/** The first and the last day of a size, both included. */
export type DaysOfSize = { start: IsoDay; end: IsoDay };

/** The sizes that are worn in the plan's months, without gaps or overlaps; a size that isn't is missing. */
export type SizeDays = Readonly<Partial<Record<AgeRange, DaysOfSize>>>;

/** A size worn for fewer days is left out: the next one takes them, or at the year's end the one before. */
const LEAST_DAYS = 7;

/**
 * The calendar's days of a plan that begins on `firstDay`. `countedFrom` is the day from which months are counted, if it
 * is another one: for a baby born well before the due date, that date.
 */
export function usualSizeDays(
  firstDay: IsoDay,
  countedFrom: IsoDay = firstDay,
  months: PlannedMonths = PLANNED_MONTHS,
): SizeDays {
  return sizeDaysUntil(firstDay, usuallyOutgrown(countedFrom), months);
}

/** The day on which the calendar says that a size is outgrown. */
export function usuallyOutgrown(countedFrom: IsoDay): (ageRange: AgeRange) => IsoDay {
  return (ageRange) => plusMonths(countedFrom, AGE_RANGE_MONTHS[ageRange].last + 1);
}

/**
 * The days of sizes by the day on which each is outgrown; null if that is too far ahead to say. The last size that a plan of so
 * many months can have stays until its end.
 */
export function sizeDaysUntil(
  firstDay: IsoDay,
  outgrownOn: (ageRange: AgeRange) => IsoDay | null,
  months: PlannedMonths = PLANNED_MONTHS,
): SizeDays {
  const last = months === PLANNED_MONTHS ? LAST_OF_FIRST_YEAR : LAST_AGE_RANGE;
  return daysUntil(firstDay, plusMonths(firstDay, months), (size) =>
    size === last ? null : outgrownOn(size),
  );
}

function daysUntil(
  firstDay: IsoDay,
  planEnd: IsoDay,
  outgrownOn: (ageRange: AgeRange) => IsoDay | null,
): SizeDays {
  const days: Partial<Record<AgeRange, DaysOfSize>> = {};
  let start = firstDay;
  for (const ageRange of AGE_RANGES) {
    const outgrown = outgrownOn(ageRange);
    const until = outgrown === null || daysBetween(outgrown, planEnd) < LEAST_DAYS ? planEnd : outgrown;
    if (daysBetween(start, until) < LEAST_DAYS) continue;
    days[ageRange] = { start, end: plusDays(until, -1) };
    start = until;
  }
  return days;
}

/** A size that is outgrown later than we can see is taken as outgrown at this age in months. Our choice. */
const SEEN_MONTHS = 27;

/** A plan's sizes with the last one until it is outgrown, which the end of the plan's months doesn't change, and with all after it. */
export function sizesUntilOutgrown(
  planned: SizeDays,
  firstDay: IsoDay,
  outgrownOn: (ageRange: AgeRange) => IsoDay | null,
): SizeDays {
  const all = daysUntil(firstDay, plusMonths(firstDay, SEEN_MONTHS), outgrownOn);
  const last = sizesIn(planned).at(-1);
  const own = last && planned[last];
  if (!own) return all;
  const end = all[last]?.end ?? own.end;
  return { ...all, ...planned, [last]: { ...own, end: end > own.end ? end : own.end } };
}

/** The sizes that a plan has, in order. */
export function sizesIn(days: SizeDays): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => days[ageRange]);
}

/** The size worn on a day: the first one before the year, the last one after it. */
export function sizeWornOn(days: SizeDays, day: IsoDay): AgeRange {
  const sizes = sizesIn(days);
  const own = sizes.find((ageRange) => day <= (days[ageRange]?.end ?? ""));
  return own ?? sizes.at(-1) ?? FIRST_AGE_RANGE;
}
