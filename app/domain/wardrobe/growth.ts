// The baby's age: the four ranges of the first year, the days they cover, and how old the baby is today.
// An age counts in whole calendar months from the birth or due date, clamped at month ends like the month cards,
// so that the range that opens is the one whose weather is shown.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";

/** The baby months of each age range, both included, counted from 0. */
export const AGE_RANGE_MONTHS: Readonly<Record<AgeRange, { first: number; last: number }>> = {
  "0-3m": { first: 0, last: 2 },
  "3-6m": { first: 3, last: 5 },
  "6-9m": { first: 6, last: 8 },
  "9-12m": { first: 9, last: 11 },
};

const MEAN_DAYS_PER_MONTH = 365.2425 / 12;

/** A record with one value per age range, in the order of the vocabulary. */
export function perAgeRange<Value>(make: (ageRange: AgeRange) => Value): Record<AgeRange, Value> {
  return {
    "0-3m": make("0-3m"),
    "3-6m": make("3-6m"),
    "6-9m": make("6-9m"),
    "9-12m": make("9-12m"),
  };
}

/** The age range that a text names exactly, else null. */
export function parseAgeRange(text: string | null | undefined): AgeRange | null {
  return AGE_RANGES.find((ageRange) => ageRange === text) ?? null;
}

/** The first and the last day of an age range; the four follow each other without gap or overlap. */
export function ageRangeDates(firstDay: IsoDay, ageRange: AgeRange): { start: IsoDay; end: IsoDay } {
  const { first, last } = AGE_RANGE_MONTHS[ageRange];
  return { start: plusMonths(firstDay, first), end: plusDays(plusMonths(firstDay, last + 1), -1) };
}

/** The age range to open: 0-3m before the birth, 9-12m from twelve months on. */
export function currentAgeRange(firstDay: IsoDay, today: IsoDay): AgeRange {
  const months = monthsOld(firstDay, today);
  return AGE_RANGES.find((ageRange) => months <= AGE_RANGE_MONTHS[ageRange].last) ?? "9-12m";
}

/** Completed months of age; 0 before the birth. Born on Jan 31, one month old on Feb 28 (29 in a leap year). */
export function monthsOld(birthDate: IsoDay, today: IsoDay): number {
  const days = daysBetween(birthDate, today);
  if (days <= 0) return 0;
  // Never too low: a run of months is at most three days shorter than the same number of mean months.
  let months = Math.floor(days / MEAN_DAYS_PER_MONTH) + 1;
  while (plusMonths(birthDate, months) > today) months -= 1;
  return months;
}

/** Completed weeks of age; 0 before the birth. */
export function weeksOld(birthDate: IsoDay, today: IsoDay): number {
  return Math.max(0, Math.floor(daysBetween(birthDate, today) / 7));
}
