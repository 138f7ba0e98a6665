// A month to pick a trip's days from: the first click is the first day, the next one the last. Loaded when
// opened.
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { calendarWords, fromLocal, toLocal } from "~/components/plans/quiz/calendar-days.ts";
import { type IsoDay, plusYears } from "~/domain/calendar.ts";
import { weekStart } from "~/domain/places/week-start.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import "~/components/plans/quiz/due-date-calendar.css";

interface TripCalendarProps {
  /** Null for a day that isn't chosen yet. */
  from: IsoDay | null;
  to: IsoDay | null;
  /** Decides on which day weeks begin. */
  country: string;
  today: IsoDay;
  onPick: (dates: TripDates) => void;
}

export default function TripCalendar({ from, to, country, today, onPick }: TripCalendarProps) {
  const [month, setMonth] = useState(toLocal(from ?? today));
  const [lastFrom, setLastFrom] = useState(from);
  if (from !== lastFrom) {
    setLastFrom(from);
    if (from) setMonth(toLocal(from));
  }
  function pick(day: IsoDay) {
    if (from && !to && day >= from) onPick({ startDate: from, endDate: day });
    else onPick({ startDate: day, endDate: "" });
  }
  return (
    <DayPicker
      mode="range"
      weekStartsOn={weekStart(country)}
      captionLayout="dropdown"
      startMonth={toLocal(plusYears(today, -5))}
      endMonth={toLocal(plusYears(today, 3))}
      today={toLocal(today)}
      month={month}
      onMonthChange={setMonth}
      selected={from ? { from: toLocal(from), to: to ? toLocal(to) : undefined } : undefined}
      onSelect={(_, day) => pick(fromLocal(day))}
      {...calendarWords(country)}
    />
  );
}
