// The baby's age: the ranges that a plan covers, and the age today. Ages count whole calendar months from the birth or
// due date, clamped at month ends like the month cards.
import { daysBetween, type IsoDay, plusMonths } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { SIZES } from "./size-table.ts";

/** The baby months of each age range, counted from 0, both included. */
export const AGE_RANGE_MONTHS: Readonly<Record<AgeRange, { first: number; last: number }>> = perAgeRange(
  (_, place) => ({ first: SIZES[place]?.firstMonth ?? 0, last: SIZES[place]?.lastMonth ?? 0 }),
);

/** How many months a plan covers at first. A size of later months is in it only if the baby's own days reach it. */
export const PLANNED_MONTHS = 12;

/** How many months a plan covers once it is carried on past the first year. */
export const CARRIED_ON_MONTHS = 24;

/** The months of a plan: its first year, or both years. */
export type PlannedMonths = typeof PLANNED_MONTHS | typeof CARRIED_ON_MONTHS;

/** Parents buy a size ahead: from this month on, a plan of one year offers the second. */
const OFFERED_FROM = 9;

/** True from nine months on until the second year is over, for a plan of one year that begins on `firstDay`. */
export function offersSecondYear(months: PlannedMonths, firstDay: IsoDay, today: IsoDay): boolean {
  return (
    months === PLANNED_MONTHS &&
    today >= plusMonths(firstDay, OFFERED_FROM) &&
    today < plusMonths(firstDay, CARRIED_ON_MONTHS)
  );
}

const MEAN_DAYS_PER_MONTH = 365.2425 / 12;

/** A record with one value per age range, in table order; `place` is the age range's index. */
export function perAgeRange<Value>(
  make: (ageRange: AgeRange, place: number) => Value,
): Record<AgeRange, Value> {
  const pairs = AGE_RANGES.map((ageRange, place) => [ageRange, make(ageRange, place)]);
  return Object.fromEntries(pairs) as Record<AgeRange, Value>;
}

/** The age range that exactly matches a text, else null. */
export function parseAgeRange(text: string | null | undefined): AgeRange | null {
  return AGE_RANGES.find((ageRange) => ageRange === text) ?? null;
}

/** Completed months of age; 0 before the birth. Born on Jan 31: one month old on Feb 28 (29 in a leap year). */
export function monthsOld(birthDate: IsoDay, today: IsoDay): number {
  const days = daysBetween(birthDate, today);
  if (days <= 0) return 0;
  // Never too low: calendar months are at most three days shorter than the same number of mean months.
  let months = Math.floor(days / MEAN_DAYS_PER_MONTH) + 1;
  while (plusMonths(birthDate, months) > today) months -= 1;
  return months;
}

/** Completed weeks of age; 0 before the birth. */
export function weeksOld(birthDate: IsoDay, today: IsoDay): number {
  return Math.max(0, Math.floor(daysBetween(birthDate, today) / 7));
}
