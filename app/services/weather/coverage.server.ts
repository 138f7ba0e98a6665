// Which of an archive's days are enough to plan with.
import { daysBetween, type IsoDay } from "~/domain/calendar.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";

/** A calendar year counts if the archive has this share of the days requested in it. */
const LEAST_OF_A_YEAR = 0.6;

/** Requested days that the years must cover: with less than two years, the typical climate is better. */
const LEAST_DAYS_ASKED = 2 * 365;

/**
 * The days of the years that count; null if those are too few. A year with large gaps is left out as a whole,
 * because it may have only one season; the window's first and last year are requested, and judged, in part.
 * `days` lie inside the window, each once.
 */
export function daysOfWholeYears(
  days: readonly DayRecord[],
  { start, end }: { start: IsoDay; end: IsoDay },
): DayRecord[] | null {
  const found = new Map<string, number>();
  for (const { date } of days) found.set(yearOf(date), (found.get(yearOf(date)) ?? 0) + 1);
  const counting = daysByYear(start, end).filter(
    ([year, asked]) => (found.get(year) ?? 0) >= asked * LEAST_OF_A_YEAR,
  );
  if (counting.reduce((sum, [, asked]) => sum + asked, 0) < LEAST_DAYS_ASKED) return null;
  const years = new Set(counting.map(([year]) => year));
  return days.filter(({ date }) => years.has(yearOf(date)));
}

/** Each calendar year of a window, with how many of its days are inside. */
function daysByYear(start: IsoDay, end: IsoDay): [string, number][] {
  const [first, last] = [Number(yearOf(start)), Number(yearOf(end))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    const from = year === yearOf(start) ? start : `${year}-01-01`;
    const to = year === yearOf(end) ? end : `${year}-12-31`;
    return [year, daysBetween(from, to) + 1];
  });
}

function yearOf(date: IsoDay): string {
  return date.slice(0, 4);
}
