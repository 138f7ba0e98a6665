// The calendar's dates are local: only year, month, and day are read from them.

import { dayWords } from "~/copy/day-words.ts";
import { CALENDAR_COPY } from "~/copy/plans/quiz-copy.ts";
import { type IsoDay, toDate } from "~/domain/calendar.ts";

/**
 * 'Sunday, November 1, 2026', in the order of a country: the full date, including the number that the button
 * shows.
 */
export function nameOfDay(
  date: Date,
  country: string,
  { today, selected }: { today?: boolean; selected?: boolean },
): string {
  const day = dayWords(fromLocal(date), country, "weekday");
  return [today && CALENDAR_COPY.today, day, selected && CALENDAR_COPY.selected].filter(Boolean).join(", ");
}

export function toLocal(day: IsoDay): Date {
  const date = toDate(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

export function fromLocal(date: Date): IsoDay {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
