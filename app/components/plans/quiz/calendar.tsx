import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { CALENDAR_COPY } from "~/copy/plans/quiz.ts";
import { formatDay, type IsoDay, plusYears, toDate } from "~/domain/calendar.ts";
import "./calendar.css";

interface CalendarProps {
  day: IsoDay | null;
  today: IsoDay;
  onPick: (day: IsoDay) => void;
}

/** A month's grid, weeks starting on Sunday. Its dates are local ones and are read by their parts. */
export default function Calendar({ day, today, onPick }: CalendarProps) {
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
      weekStartsOn={0}
      captionLayout="dropdown"
      startMonth={toLocal(plusYears(today, -2))}
      endMonth={toLocal(plusYears(today, 2))}
      today={toLocal(today)}
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(date) => date && onPick(fromLocal(date))}
      labels={{
        labelDayButton: (date, { today: isToday, selected: isSelected }) => nameOf(date, isToday, isSelected),
      }}
    />
  );
}

/** 'Sunday, November 1, 2026': the full date with the number as it stands on the button. */
function nameOf(date: Date, isToday?: boolean, isSelected?: boolean): string {
  const day = formatDay(fromLocal(date), "EEEE, MMMM d, yyyy");
  return [isToday && CALENDAR_COPY.today, day, isSelected && CALENDAR_COPY.selected]
    .filter(Boolean)
    .join(", ");
}

function toLocal(day: IsoDay): Date {
  const date = toDate(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

function fromLocal(date: Date): IsoDay {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
