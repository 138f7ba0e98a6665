// The days and words of the quiz's calendar. Its dates are local: only year, month, and day are read from them.

import type { DayPickerProps } from "react-day-picker";
import { type IsoDay, toDate } from "~/domain/calendar.ts";
import { dayWords, monthWords } from "~/words/en/day-words.ts";
import { PICKER_COPY, WEEKDAYS, WEEKDAYS_IN_COLUMNS } from "~/words/en/plans/calendar-copy.ts";
import { CALENDAR_COPY } from "~/words/en/plans/quiz-copy.ts";

/** 'Sunday, November 1, 2026', in the order of a country: the full date, including the number that the button shows. */
function nameOfDay(
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

/** What the library's calendar says, in our words and so in the reader's language, for a plan in a country. */
export function calendarWords(country: string): Pick<DayPickerProps, "formatters" | "labels"> {
  const monthOf = (month: Date) => monthWords(fromLocal(month));
  return {
    formatters: {
      formatCaption: monthOf,
      formatMonthDropdown: (month) => monthWords(fromLocal(month), "name"),
      formatWeekdayName: (day) => WEEKDAYS_IN_COLUMNS[day.getDay()] ?? "",
    },
    labels: {
      labelDayButton: (date, of) => nameOfDay(date, country, of),
      labelGrid: monthOf,
      labelMonthDropdown: () => PICKER_COPY.month,
      labelNav: () => PICKER_COPY.navigation,
      labelNext: () => PICKER_COPY.next,
      labelPrevious: () => PICKER_COPY.previous,
      labelWeekday: (day) => WEEKDAYS[day.getDay()] ?? "",
      labelYearDropdown: () => PICKER_COPY.year,
    },
  };
}
