// One's own two times of a day, "out 8:30, back 12" (E5): one pair for weekdays, one for weekends. All times are minutes after midnight
// by the clock of the plan's place, 0 to 1439.
import { type IsoDay, toDate } from "../calendar.ts";

export type OutAndBack = { out: number; back: number };

/** Null where somebody has set none. */
export type OwnTimes = { weekday: OutAndBack | null; weekend: OutAndBack | null };

export const NO_OWN_TIMES: OwnTimes = { weekday: null, weekend: null };

/** Nobody is dressed for less. */
const SHORTEST_OUTING = 30;

const DAY_MINUTES = 24 * 60;

/** The times of a day. */
export function ownTimesOn({ weekday, weekend }: OwnTimes, day: IsoDay): OutAndBack | null {
  const isWeekend = [0, 6].includes(toDate(day).getUTCDay());
  return isWeekend ? weekend : weekday;
}

/** "08:30", "8:30", "08:30:00", "8.30", "8h30", "8 h", "8:30 pm", "20 Uhr". */
const CLOCK = /^(\d{1,2})(?:\s?[:.h]\s?(\d\d)(?::\d\d(?:\.\d+)?)?)?\s?(?:(h|hrs?|uhr)|([ap])\.?\s?m\.?)?$/i;

/** The minute that a text says as people write times; null for anything else. */
export function readMinute(text: string): number | null {
  const [, typed, minutes = "0", , half] = CLOCK.exec(text.trim()) ?? [];
  if (typed === undefined || Number(minutes) > 59) return null;
  if (half === undefined) return Number(typed) > 23 ? null : Number(typed) * 60 + Number(minutes);
  const isOnClock = Number(typed) >= 1 && Number(typed) <= 12;
  const hours = (Number(typed) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return isOnClock ? hours * 60 + Number(minutes) : null;
}

/** '08:30', as fields for a time have it. */
export function minuteText(minute: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function isTooShort({ out, back }: OutAndBack): boolean {
  return back - out < SHORTEST_OUTING;
}

interface StoredTimes {
  weekdayOut: number | null;
  weekdayBack: number | null;
  weekendOut: number | null;
  weekendBack: number | null;
}

/** The times in a stored row; a pair that can't be is none. */
export function readOwnTimes(row: StoredTimes | undefined): OwnTimes {
  if (!row) return NO_OWN_TIMES;
  return {
    weekday: pairOf(row.weekdayOut, row.weekdayBack),
    weekend: pairOf(row.weekendOut, row.weekendBack),
  };
}

function pairOf(out: number | null, back: number | null): OutAndBack | null {
  if (out === null || back === null) return null;
  const isSound = [out, back].every(
    (minute) => Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES,
  );
  return isSound && !isTooShort({ out, back }) ? { out, back } : null;
}
