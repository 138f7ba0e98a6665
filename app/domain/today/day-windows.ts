// The times of a day for which Today dresses a baby (E5).
import { dayInZone, type IsoDay, minuteInZone, plusDays } from "../calendar.ts";

export const WHENS = ["now", "morning", "midday", "afternoon", "evening"] as const;
export type When = (typeof WHENS)[number];

/** From the first hour until before the last one. */
export type Hours = readonly [from: number, before: number];

const WINDOWS: Readonly<Record<Exclude<When, "now">, Hours>> = {
  morning: [7, 10],
  midday: [10, 14],
  afternoon: [14, 18],
  evening: [18, 21],
};

/** From this hour on the page opens with the night, and the next morning stands second. */
const EVENING_AT = 19;

/** A moment by a clock. */
export interface ClockTime {
  day: IsoDay;
  /** 0 to 23. */
  hour: number;
}

/** An instant, epoch milliseconds, by the clock of a time zone. */
export function clockIn(timeZone: string, now: number): ClockTime {
  const date = new Date(now);
  return { day: dayInZone(date, timeZone), hour: Math.floor(minuteInZone(date, timeZone) / 60) };
}

/** A window with the day it is next on. */
export interface DayWindow {
  when: When;
  day: IsoDay;
  /** Those that aren't over yet. */
  hours: Hours;
  isTomorrow: boolean;
}

/** All windows, each with the next day on which it isn't over, in the order of time. */
export function windowsAt({ day, hour }: ClockTime): DayWindow[] {
  const windows = WHENS.map((when): DayWindow => {
    if (when === "now") return { when, day, hours: [hour, hour + 1], isTomorrow: false };
    const hours = WINDOWS[when];
    const isTomorrow = hour >= hours[1] || (when !== "evening" && hour >= EVENING_AT);
    const [from, before] = hours;
    return isTomorrow
      ? { when, day: plusDays(day, 1), hours, isTomorrow }
      : { when, day, hours: [Math.max(from, hour), before], isTomorrow };
  });
  return [
    ...windows.filter(({ isTomorrow }) => !isTomorrow),
    ...windows.filter(({ isTomorrow }) => isTomorrow),
  ];
}

/** The window to open with: the one that it is in, or the next one; after 7 PM the next morning. Never "now". */
export function openingWindow(clock: ClockTime): DayWindow | undefined {
  return windowsAt(clock).find(
    ({ when, isTomorrow }) => when !== "now" && (isTomorrow || !opensWithNight(clock)),
  );
}

/** Whether the page opens with the night. */
export function opensWithNight({ hour }: ClockTime): boolean {
  return hour >= EVENING_AT;
}
