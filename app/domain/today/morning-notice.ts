// The morning notice (E24): when it is due by the clock of where the baby is.
import { dayInZone, daysBetween, type IsoDay, minuteInZone, plusDays, toDate, toDay } from "../calendar.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** A notice that is later than this isn't sent: by then the family is dressed. */
export const LATEST_MS = 90 * MINUTE_MS;

/** So long a notice waits for a forecast that somebody is asking for. */
export const WAITS_FOR_WEATHER_MS = 5 * MINUTE_MS;

/** The kind of its mail. */
export const MORNING_NOTICE = "morning-notice";

/** The name of a mail or a push that tells of so many children; `id` is a new one without an underscore. */
export function noticeId(id: string, children: number): string {
  return children > 1 ? `${id}_${children}` : id;
}

/** Of how many children a mail or a push of this name tells. */
export function childrenIn(id: string): number {
  return Number(id.split("_")[1] ?? 1);
}

/** When somebody wants a notice. */
export interface NoticeTimes {
  /** After midnight by the clock of where the baby is, 0 to 1439. */
  minute: number;
  /** One bit a weekday, that of Sunday first. */
  weekdays: number;
}

export const EVERY_DAY = 0b111_1111;

/** What the form shows first. */
export const USUAL_TIMES: NoticeTimes = { minute: 7 * 60, weekdays: EVERY_DAY };

/** The times in a stored row; the usual ones for what can't be. */
export function readNoticeTimes({ minute, weekdays }: NoticeTimes): NoticeTimes {
  const isMinute = Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES;
  const areDays = Number.isInteger(weekdays) && weekdays > 0 && weekdays <= EVERY_DAY;
  return {
    minute: isMinute ? minute : USUAL_TIMES.minute,
    weekdays: areDays ? weekdays : USUAL_TIMES.weekdays,
  };
}

/** Whether a weekday is among them; 0 is Sunday. */
export function hasWeekday(weekdays: number, weekday: number): boolean {
  return (weekdays & (1 << weekday)) !== 0;
}

/** The weekdays, 0 to 6 from Sunday on, as bits. */
export function weekdaysOf(days: readonly number[]): number {
  return days.reduce((bits, weekday) => bits | (1 << weekday), 0);
}

/** A notice that is due, with its day and its instant by the clock of where the baby is; or none, and the next instant to look again. */
export type NoticeMove =
  | { kind: "due"; day: IsoDay; at: number; next: number }
  | { kind: "wait"; next: number };

interface NoticeQuestion {
  times: NoticeTimes;
  /** The clock of a day, an IANA name: that of the place where the baby is. */
  zoneOn(day: IsoDay): string;
  /** The last day that had its notice, or was found not to be worth one; null before the first. */
  lastDay: IsoDay | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Whether a notice is due now. Each day has one at most, also where clocks show a minute twice; a minute that they skip is the next one
 * that there is. One that is more than 90 minutes late is left out.
 */
export function noticeMove(question: NoticeQuestion): NoticeMove {
  const { times, zoneOn, lastDay, now } = question;
  const today = toDay(new Date(now));
  // Days differ by one at most from those of UTC, and a notice shortly before midnight may be late until after it.
  for (const day of [plusDays(today, 1), today, plusDays(today, -1)]) {
    if (!isOpen(day, times, lastDay)) continue;
    const at = instantOf(day, times.minute, zoneOn(day));
    if (at <= now && now - at <= LATEST_MS) {
      return { kind: "due", day, at, next: nextNotice({ ...question, lastDay: day }).at };
    }
  }
  return { kind: "wait", next: nextNotice(question).at };
}

/** Days to look ahead for one that is chosen: a week, one more after a day that is done, and one where the day is another than in UTC. */
export const DAYS_AHEAD = 10;

/** The next notice that will be due: its day by the clock of where the baby is then, and its instant, epoch milliseconds. */
export function nextNotice({ times, zoneOn, lastDay, now }: NoticeQuestion): { day: IsoDay; at: number } {
  const today = toDay(new Date(now));
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(today, ahead);
    const at = isOpen(day, times, lastDay) ? instantOf(day, times.minute, zoneOn(day)) : now;
    if (at > now) return { day, at };
  }
  return { day: plusDays(today, 1), at: now + DAY_MS };
}

/** A chosen day after the last one that is done. That may be tomorrow where the baby has moved west; a later one is damaged. */
function isOpen(day: IsoDay, { weekdays }: NoticeTimes, lastDay: IsoDay | null): boolean {
  const since = lastDay === null ? 1 : daysBetween(lastDay, day);
  return hasWeekday(weekdays, toDate(day).getUTCDay()) && (since > 0 || since < -1);
}

/** The first instant at which clocks show this minute of a day, or the first one after it where they skip it. */
export function instantOf(day: IsoDay, minute: number, timeZone: string): number {
  const wanted = toDate(day).getTime() + minute * MINUTE_MS;
  // Clocks change once at most in these two days.
  const around = [wanted - DAY_MS, wanted + DAY_MS].map((at) => wanted - (shownAt(at, timeZone) - at));
  const shown = around.filter((at) => shownAt(at, timeZone) === wanted);
  if (shown.length > 0) return Math.min(...shown);
  let [before, from] = [Math.min(...around), Math.max(...around)];
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (shownAt(middle, timeZone) < wanted) before = middle;
    else from = middle;
  }
  return from;
}

/** What clocks show, as if it were UTC. */
function shownAt(at: number, timeZone: string): number {
  const date = new Date(at);
  return toDate(dayInZone(date, timeZone)).getTime() + minuteInZone(date, timeZone) * MINUTE_MS;
}
