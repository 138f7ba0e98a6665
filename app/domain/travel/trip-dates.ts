// When a trip is: its length, its valid dates, and which trips are upcoming.
import { daysBetween, type IsoDay, isDay, plusYears } from "../calendar.ts";
import { MOST_TRIP_DAYS } from "./limits.ts";

/** A trip of fewer days is short. */
const SHORT_TRIP_DAYS = 5;

const YEARS_BACK = 5;
const YEARS_AHEAD = 3;

export interface TripDates {
  startDate: IsoDay;
  endDate: IsoDay;
}

/** The days of a trip, including the first and the last. */
export function tripDays({ startDate, endDate }: TripDates): number {
  return daysBetween(startDate, endDate) + 1;
}

/** Whether a trip is short enough to need less than the wardrobe at home. */
export function isShortTrip(dates: TripDates): boolean {
  return tripDays(dates) < SHORT_TRIP_DAYS;
}

/** What is wrong with a trip's dates, and which of them. */
export type DateProblem =
  | { field: "startDate"; code: "TRIP_START_INVALID" | "TRIP_TOO_LONG_AGO" | "TRIP_TOO_FAR_AHEAD" }
  | { field: "endDate"; code: "TRIP_END_INVALID" | "TRIP_END_EARLY" | "TRIP_TOO_LONG" };

/** The problems with a trip's two dates, at most one each; a trip may be in the past. */
export function dateProblems(dates: TripDates, today: IsoDay): DateProblem[] {
  const { startDate, endDate } = dates;
  const problems: DateProblem[] = [];
  if (!isDay(startDate)) problems.push({ field: "startDate", code: "TRIP_START_INVALID" });
  if (!isDay(endDate)) problems.push({ field: "endDate", code: "TRIP_END_INVALID" });
  if (problems.length > 0) return problems;
  if (startDate < plusYears(today, -YEARS_BACK)) return [{ field: "startDate", code: "TRIP_TOO_LONG_AGO" }];
  if (startDate > plusYears(today, YEARS_AHEAD)) return [{ field: "startDate", code: "TRIP_TOO_FAR_AHEAD" }];
  if (endDate < startDate) return [{ field: "endDate", code: "TRIP_END_EARLY" }];
  return tripDays(dates) > MOST_TRIP_DAYS ? [{ field: "endDate", code: "TRIP_TOO_LONG" }] : [];
}

/** Splits trips into those that end today or later, by start, and past ones, latest end first. */
export function splitTrips<Trip extends TripDates>(
  trips: readonly Trip[],
  today: IsoDay,
): { upcoming: Trip[]; past: Trip[] } {
  const upcoming = trips.filter(({ endDate }) => endDate >= today);
  const past = trips.filter(({ endDate }) => endDate < today);
  return {
    upcoming: upcoming.toSorted((a, b) => compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate)),
    past: past.toSorted((a, b) => compare(b.endDate, a.endDate) || compare(b.startDate, a.startDate)),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
