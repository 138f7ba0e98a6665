// What the library's calendar says, in our words and so in the reader's language.
import type { DayPickerProps } from "react-day-picker";
import { monthWords } from "~/copy/day-words.ts";
import { PICKER_COPY, WEEKDAYS, WEEKDAYS_IN_COLUMNS } from "~/copy/plans/calendar-copy.ts";
import { fromLocal, nameOfDay } from "./calendar-days.ts";

/** For a calendar of a plan in a country. */
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
      labelNext: () => PICKER_COPY.next,
      labelPrevious: () => PICKER_COPY.previous,
      labelWeekday: (day) => WEEKDAYS[day.getDay()] ?? "",
      labelYearDropdown: () => PICKER_COPY.year,
    },
  };
}
