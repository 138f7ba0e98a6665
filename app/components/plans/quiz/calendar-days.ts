// The calendar's dates are local: only year, month, and day are read from them.
import { CALENDAR_COPY } from "~/copy/plans/quiz-copy.ts";
import { formatDay, type IsoDay, toDate } from "~/domain/calendar.ts";

/** 'Sunday, November 1, 2026': the full date, including the number that the button shows. */
export function nameOfDay(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  const day = formatDay(fromLocal(date), "EEEE, MMMM d, yyyy");
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
