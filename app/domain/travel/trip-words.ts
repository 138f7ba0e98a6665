import { formatDay } from "../calendar.ts";
import type { TripDates } from "./trip-dates.ts";

/** 'Jan 5 – 8, 2027', 'Jan 30 – Feb 2, 2027', 'Dec 30, 2026 – Jan 2, 2027', or a single day. */
export function spanWords({ startDate, endDate }: TripDates): string {
  if (startDate === endDate) return formatDay(startDate);
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const from = formatDay(startDate, isSameYear ? "MMM d" : undefined);
  return `${from} – ${formatDay(endDate, isSameMonth ? "d, yyyy" : undefined)}`;
}
