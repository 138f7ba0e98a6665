// A trip in words: its dates, and how old the baby is on it.
import { BABY_COPY } from "../../copy/travel/packing.ts";
import { formatDay, type IsoDay } from "../calendar.ts";
import type { TripDates } from "./trip-dates.ts";

/** 'Jan 5 – 8, 2027', 'Jan 30 – Feb 2, 2027', 'Dec 30, 2026 – Jan 2, 2027', or the one day. */
export function spanWords({ startDate, endDate }: TripDates): string {
  if (startDate === endDate) return formatDay(startDate);
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const from = formatDay(startDate, isSameYear ? "MMM d" : undefined);
  return `${from} – ${formatDay(endDate, isSameMonth ? "d, yyyy" : undefined)}`;
}

interface Age {
  unit: "weeks" | "months";
  count: number;
}

type Baby =
  | { kind: "unborn"; weeksBefore: number }
  | { kind: "arriving"; on: IsoDay; to: Age }
  | { kind: "born"; from: Age; to: Age };

/** 'Your baby will be 4 months old during this trip'; wholly before the birth also how long. */
export function babyWords(baby: Baby, isPast: boolean): string {
  const { during, unborn, newborn, old, span, beforeBirth } = BABY_COPY;
  switch (baby.kind) {
    case "unborn":
      return `${during(unborn, isPast)}, ${beforeBirth(baby.weeksBefore)}.`;
    case "arriving":
      return `${during(newborn(ageWords(baby.to)), isPast)}.`;
    case "born": {
      const [from, to] = [ageWords(baby.from), ageWords(baby.to)];
      if (from === to) return `${during(old(from), isPast)}.`;
      const first = baby.from.unit === baby.to.unit ? `${baby.from.count}` : from;
      return `${during(span(first, to), isPast)}.`;
    }
    default:
      return baby satisfies never;
  }
}

function ageWords({ unit, count }: Age): string {
  return BABY_COPY.age[unit](count);
}
