// Calendar days as 'yyyy-MM-dd' text, so that no time zone can shift them. date-fns adds to days, on UTC
// dates; the clock is always an argument, never read here. words/en/day-words.ts says them to people.
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";

/** A calendar day, 'yyyy-MM-dd', proleptic Gregorian, without a time zone. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day as a date at midnight UTC. Throws RangeError if the text isn't a real day. */
export function toDate(day: IsoDay): Date {
  return new UTCDateMini(toTime(day));
}

/** True for 'yyyy-MM-dd' text that is a real day; '2025-02-30' is false. */
export function isDay(text: string): boolean {
  return !Number.isNaN(timeOf(text));
}

/** The day that a form or an address brings, with or without spaces around it; null for any other text. */
export function readDay(text: string): IsoDay | null {
  const day = text.trim();
  return isDay(day) ? day : null;
}

/** Stands for a stored day that can't be read, so that only what shows it has to ask. */
export const NO_DAY: IsoDay = "1900-01-01";
/** No baby of ours is born after it, and a year of more than four digits is no day. */
const LAST_DAY: IsoDay = "2199-12-31";

/** True for a real day that was stored; false where what was stored can't be read. */
export function isKnownDay(text: string): boolean {
  return text !== NO_DAY && isDay(text);
}

/** True for a day of these centuries. */
export function isOfOurTime(day: IsoDay): boolean {
  return day > NO_DAY && day <= LAST_DAY;
}

/** A day as it is stored; `NO_DAY` for text that isn't a day of these centuries. */
export function readStoredDay(text: string): IsoDay {
  return isDay(text) && isOfOurTime(text) ? text : NO_DAY;
}

/** 'yyyy-MM-dd' of a date, read in UTC. */
export function toDay(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/** Creating a formatter costs more than a page's whole calendar; there is at most one per time zone. */
const zones = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  zones.set(timeZone, known);
  return known;
}

/** The calendar day of an instant in an IANA time zone; an unknown zone counts as UTC. */
export function dayInZone(now: Date, timeZone: string): IsoDay {
  try {
    return formatOf(timeZone).format(now);
  } catch {
    return toDay(now);
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", options);
  clocks.set(timeZone, known);
  return known;
}

/** The minute of the day, 0 to 1439, on clocks in an IANA time zone; an unknown zone counts as UTC. */
export function minuteInZone(now: Date, timeZone: string): number {
  try {
    const [hours = 0, minutes = 0] = clockOf(timeZone).format(now).split(":").map(Number);
    return hours * 60 + minutes;
  } catch {
    return now.getUTCHours() * 60 + now.getUTCMinutes();
  }
}

/** `count` days later (earlier when negative). */
export function plusDays(day: IsoDay, count: number): IsoDay {
  return toDay(addDays(toDate(day), count));
}

/** `count` months later, clamped to the month's end: Jan 31 + 1 is Feb 28 (or 29). */
export function plusMonths(day: IsoDay, count: number): IsoDay {
  return toDay(addMonths(toDate(day), count));
}

/** `count` years later; Feb 29 becomes Feb 28 in a common year. */
export function plusYears(day: IsoDay, count: number): IsoDay {
  return toDay(addYears(toDate(day), count));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (toTime(to) - toTime(from)) / DAY_MS;
}

/** A calendar month, 'yyyy-MM'. */
export type Month = string;

/** A real month in text; null for anything else. */
export function readMonth(text: string): Month | null {
  return /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`) ? text : null;
}

/** The day that stands for a month as long as the exact day is unknown. */
export function middleOf(month: Month): IsoDay {
  return `${month}-15`;
}

/** Midnight UTC of a day in milliseconds. Pages compare many days, and date objects would be slow. */
function toTime(day: IsoDay): number {
  const time = timeOf(day);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${day}`);
  return time;
}

/** The same, but NaN for text that isn't a real day: Date reads February 30 as March 2. */
function timeOf(text: string): number {
  if (!ISO_DAY.test(text)) return Number.NaN;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(text.slice(8)) ? time : Number.NaN;
}
