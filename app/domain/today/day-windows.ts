// The times of a day for which Today dresses a baby (E5).
import { dayInZone, type IsoDay, minuteInZone, plusDays } from "../calendar.ts";
import { NO_OWN_TIMES, type OutAndBack, type OwnTimes, ownTimesOn } from "./own-times.ts";

/** "own" is from the reader's own time out to their own time back. */
export const WHENS = ["own", "now", "morning", "midday", "afternoon", "evening"] as const;
export type When = (typeof WHENS)[number];

/** From the first hour until before the last one. */
export type Hours = readonly [from: number, before: number];

/** The times that are the same for everyone. */
export type SharedWhen = Exclude<When, "own">;

const WINDOWS: Readonly<Record<Exclude<SharedWhen, "now">, Hours>> = {
  morning: [7, 10],
  midday: [10, 14],
  afternoon: [14, 18],
  evening: [18, 21],
};

/** From this hour on the page opens with the night, and the next morning stands second. */
export const EVENING_AT = 19;

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
export type DayWindow = {
  day: IsoDay;
  /** Those that aren't over yet. */
  hours: Hours;
  isTomorrow: boolean;
} & ({ when: SharedWhen } | { when: "own"; times: OutAndBack });

/**
 * All windows, each with the next day on which it isn't over: first those of today, then those of tomorrow. The reader's own comes
 * before the others of its day. It is left out if neither today nor tomorrow has one that is still to come, as on a Saturday for
 * whoever has set times for weekdays alone.
 */
export function windowsAt(clock: ClockTime, own: OwnTimes = NO_OWN_TIMES): DayWindow[] {
  const { day, hour } = clock;
  const windows = SHARED_WHENS.map((when): DayWindow => {
    if (when === "now") return { when, day, hours: [hour, hour + 1], isTomorrow: false };
    const hours = WINDOWS[when];
    const isTomorrow = hour >= hours[1] || (when !== "evening" && hour >= EVENING_AT);
    return { when, ...nextOn(clock, hours, isTomorrow) };
  });
  const all = [ownWindow(clock, own) ?? [], windows].flat();
  return [...all.filter(({ isTomorrow }) => !isTomorrow), ...all.filter(({ isTomorrow }) => isTomorrow)];
}

/** Today's windows that aren't over, and all of tomorrow's, without "now" and anyone's own times. */
export function windowsOfTwoDays(clock: ClockTime): { today: DayWindow[]; tomorrow: DayWindow[] } {
  const ofDay = (isTomorrow: boolean) =>
    SHARED_WHENS.flatMap((when): DayWindow[] => {
      if (when === "now") return [];
      const hours = WINDOWS[when];
      return !isTomorrow && clock.hour >= hours[1] ? [] : [{ when, ...nextOn(clock, hours, isTomorrow) }];
    });
  return { today: ofDay(false), tomorrow: ofDay(true) };
}

const SHARED_WHENS = WHENS.filter((when) => when !== "own");

/** The whole hours around one's own times, today unless they are over, else tomorrow; null where there are none. */
function ownWindow(clock: ClockTime, own: OwnTimes): DayWindow | null {
  const ofToday = ownTimesOn(own, clock.day);
  if (ofToday && hoursAround(ofToday)[1] > clock.hour)
    return { when: "own", times: ofToday, ...nextOn(clock, hoursAround(ofToday), false) };
  const ofTomorrow = ownTimesOn(own, plusDays(clock.day, 1));
  return ofTomorrow && { when: "own", times: ofTomorrow, ...nextOn(clock, hoursAround(ofTomorrow), true) };
}

const hoursAround = ({ out, back }: OutAndBack): Hours => [Math.floor(out / 60), Math.ceil(back / 60)];

function nextOn({ day, hour }: ClockTime, hours: Hours, isTomorrow: boolean) {
  const [from, before] = hours;
  return isTomorrow
    ? { day: plusDays(day, 1), hours, isTomorrow }
    : { day, hours: [Math.max(from, hour), before] as const, isTomorrow };
}

/**
 * The window to open with: one's own if it isn't over today, else the one that it is in or the next one, and after 7 PM the first of
 * tomorrow. Never "now".
 */
export function openingWindow(clock: ClockTime, own: OwnTimes = NO_OWN_TIMES): DayWindow | undefined {
  return windowsAt(clock, own).find(
    ({ when, isTomorrow }) => when !== "now" && (isTomorrow || !opensWithNight(clock)),
  );
}

/** Whether the page opens with the night. */
export function opensWithNight({ hour }: ClockTime): boolean {
  return hour >= EVENING_AT;
}
