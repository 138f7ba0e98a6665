import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { type IsoDay, plusYears } from "~/domain/calendar.ts";
import { weekStart } from "~/domain/places/week-start.ts";
import { calendarWords, fromLocal, toLocal } from "./calendar-days.ts";
import "./due-date-calendar.css";

export interface CalendarProps {
  day: IsoDay | null;
  /** Decides on which day weeks begin. */
  country: string;
  today: IsoDay;
  onPick: (day: IsoDay) => void;
}

/** One month. */
export default function Calendar({ day, country, today, onPick }: CalendarProps) {
  const selected = day ? toLocal(day) : undefined;
  const [month, setMonth] = useState(toLocal(day ?? today));
  const [lastDay, setLastDay] = useState(day);
  if (day !== lastDay) {
    setLastDay(day);
    if (day) setMonth(toLocal(day));
  }
  return (
    <DayPicker
      mode="single"
      weekStartsOn={weekStart(country)}
      captionLayout="dropdown"
      startMonth={toLocal(plusYears(today, -2))}
      endMonth={toLocal(plusYears(today, 2))}
      today={toLocal(today)}
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(date) => date && onPick(fromLocal(date))}
      {...calendarWords(country)}
    />
  );
}
