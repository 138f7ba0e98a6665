// The only place that says a day or a moment to people: the day first, in every country. Written by hand, because every
// page does it, and Intl's formatters are slow to make.
import type { DayShape, MonthShape } from "~/words/en/day-words.ts";

/** yyyy-MM-dd, as domain/calendar.ts has it. */
type IsoDay = string;

const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const SHORT_MONTHS = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juil.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
];
const WEEKDAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

interface DayParts {
  /** '5', '1er' */
  day: string;
  /** 'janvier' */
  month: string;
  /** 'janv.' */
  shortMonth: string;
  year: string;
  weekday: string;
}

const DAYS: Readonly<Record<DayShape, (parts: DayParts) => string>> = {
  date: ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`,
  shortDay: ({ day, shortMonth }) => `${day} ${shortMonth}`,
  longDay: ({ day, month }) => `${day} ${month}`,
  longDate: ({ day, month, year }) => `${day} ${month} ${year}`,
  weekday: ({ day, month, year, weekday }) => `${weekday} ${day} ${month} ${year}`,
};

const OF_MONTHS: Readonly<Record<MonthShape, (parts: DayParts) => string>> = {
  date: ({ month, year }) => `${month} ${year}`,
  choice: ({ month, year }) => `${month} ${year}`,
  shortDate: ({ shortMonth, year }) => `${shortMonth} ${year}`,
  name: ({ month }) => month,
  initial: ({ month }) => month.slice(0, 1).toUpperCase(),
};

/** The country that we use if we don't know the reader's: on account pages and pages that are the same for everyone. */
export const UNKNOWN_COUNTRY = "FR";

/** A day: '5 janv. 2027', whatever the country. Throws RangeError if it isn't a real day. */
export function dayWords(day: IsoDay, _country: string, shape: DayShape = "date"): string {
  return DAYS[shape](partsOf(day));
}

/** The month of a day: 'janvier 2027', or as much of that as `shape` asks for. Throws as `dayWords` does. */
export function monthWords(day: IsoDay, shape: MonthShape = "date"): string {
  return OF_MONTHS[shape](partsOf(day));
}

/**
 * From one day to another, saying a shared year or month once: '5 – 8 janv. 2027', '30 janv. – 2 févr. 2027', or a
 * single day.
 */
export function spanWords(
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
  country: string,
): string {
  const to = dayWords(endDate, country);
  if (startDate === endDate) return to;
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const from = isSameMonth
    ? partsOf(startDate).day
    : dayWords(startDate, country, isSameYear ? "shortDay" : "date");
  return `${from} – ${to}`;
}

/** From one day to another of the next weeks or months, without years: '5 janv. – 8 févr.'. */
export function shortSpanWords(first: IsoDay, last: IsoDay, country: string): string {
  return `${dayWords(first, country, "shortDay")} – ${dayWords(last, country, "shortDay")}`;
}

/** An instant for people who may be anywhere, such as '5 janv. 2027 à 16:07 UTC'. */
export function momentWords(now: Date): string {
  const moment = now.toISOString();
  return `${dayWords(moment.slice(0, 10), UNKNOWN_COUNTRY)} à ${moment.slice(11, 16)} UTC`;
}

const CLOCK = {
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** '22 nov. à 08:20' in a time zone, with the year if it is another one than at `now`. Both are in epoch milliseconds. */
export function momentWordsIn(at: number, timeZone: string, now: number): string {
  const yearOf = (moment: number) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(moment);
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  return clockWords(new Intl.DateTimeFormat("fr-FR", { ...CLOCK, ...year, timeZone }), at);
}

let ownClock: Intl.DateTimeFormat | undefined;

/** '22 nov. à 08:20' in the browser's time zone. `at` is in epoch milliseconds. */
export function ownMomentWords(at: number): string {
  ownClock ??= new Intl.DateTimeFormat("fr-FR", CLOCK);
  return clockWords(ownClock, at);
}

/** From the clock's parts, because runtimes join them differently and none says "1er". */
function clockWords(clock: Intl.DateTimeFormat, at: number): string {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const month = SHORT_MONTHS[Number(parts.month) - 1] ?? "";
  const day = [ordinal(Number(parts.day)), month, parts.year].filter(Boolean).join(" ");
  return `${day} à ${parts.hour}:${parts.minute}`;
}

function ordinal(day: number): string {
  return day === 1 ? "1er" : `${day}`;
}

function partsOf(day: IsoDay): DayParts {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day.slice(8)))
    throw new RangeError(`Not a calendar day: ${day}`);
  return {
    day: ordinal(date.getUTCDate()),
    month: MONTHS[date.getUTCMonth()] ?? "",
    shortMonth: SHORT_MONTHS[date.getUTCMonth()] ?? "",
    year: day.slice(0, 4),
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
  };
}
