// The only place that says a day or a moment to people: the day first, in every country. Written by hand, because every
// page does it, and Intl's formatters are slow to make.
import type { DayShape, MonthShape } from "~/words/en/day-words.ts";

/** yyyy-MM-dd, as domain/calendar.ts has it. */
type IsoDay = string;

/** Each month, and how it is shortened. */
const MONTHS = [
  ["Januar", "Jan."],
  ["Februar", "Feb."],
  ["März", "März"],
  ["April", "Apr."],
  ["Mai", "Mai"],
  ["Juni", "Juni"],
  ["Juli", "Juli"],
  ["August", "Aug."],
  ["September", "Sept."],
  ["Oktober", "Okt."],
  ["November", "Nov."],
  ["Dezember", "Dez."],
] as const;
const WEEKDAYS = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];

interface DayParts {
  day: number;
  /** 'Januar' */
  month: string;
  /** 'Jan.' */
  shortMonth: string;
  year: string;
  weekday: string;
}

const DAYS: Readonly<Record<DayShape, (parts: DayParts) => string>> = {
  date: ({ day, shortMonth, year }) => `${day}. ${shortMonth} ${year}`,
  shortDay: ({ day, shortMonth }) => `${day}. ${shortMonth}`,
  longDay: ({ day, month }) => `${day}. ${month}`,
  longDate: ({ day, month, year }) => `${day}. ${month} ${year}`,
  weekday: ({ day, month, year, weekday }) => `${weekday}, ${day}. ${month} ${year}`,
};

const OF_MONTHS: Readonly<Record<MonthShape, (parts: DayParts) => string>> = {
  date: ({ month, year }) => `${month} ${year}`,
  choice: ({ month, year }) => `${month} ${year}`,
  shortDate: ({ shortMonth, year }) => `${shortMonth} ${year}`,
  name: ({ month }) => month,
  initial: ({ month }) => month.slice(0, 1),
};

/** The country that we use if we don't know the reader's: on account pages and pages that are the same for everyone. */
export const UNKNOWN_COUNTRY = "DE";

/** A day: '5. Jan. 2027', whatever the country. Throws RangeError if it isn't a real day. */
export function dayWords(day: IsoDay, _country: string, shape: DayShape = "date"): string {
  return DAYS[shape](partsOf(day));
}

/** The month of a day: 'Januar 2027', or as much of that as `shape` asks for. Throws as `dayWords` does. */
export function monthWords(day: IsoDay, shape: MonthShape = "date"): string {
  return OF_MONTHS[shape](partsOf(day));
}

/**
 * From one day to another, saying a shared year or month once: '5.–8. Jan. 2027', '30. Jan. – 2. Feb. 2027', or a
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
  const from = dayWords(startDate, country, isSameYear ? "shortDay" : "date");
  return isSameMonth ? `${Number(startDate.slice(8))}.–${to}` : `${from} – ${to}`;
}

/** From one day to another of the next weeks or months, without years: '5. Jan. – 8. Feb.'. */
export function shortSpanWords(first: IsoDay, last: IsoDay, country: string): string {
  return `${dayWords(first, country, "shortDay")} – ${dayWords(last, country, "shortDay")}`;
}

/** An instant for people who may be anywhere, such as '5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function momentWords(now: Date): string {
  const moment = now.toISOString();
  return `${dayWords(moment.slice(0, 10), UNKNOWN_COUNTRY)} um ${moment.slice(11, 16)} Uhr (UTC)`;
}

const CLOCK = {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** '22. Nov., 08:20 Uhr' in a time zone, with the year if it is another one than at `now`. Both are in epoch milliseconds. */
export function momentWordsIn(at: number, timeZone: string, now: number): string {
  const yearOf = (moment: number) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(moment);
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  const clock = new Intl.DateTimeFormat("de-DE", { ...CLOCK, ...year, timeZone });
  return `${clock.format(at)} Uhr`;
}

let ownClock: Intl.DateTimeFormat | undefined;

/** '22. Nov., 08:20 Uhr' in the browser's time zone. `at` is in epoch milliseconds. */
export function ownMomentWords(at: number): string {
  ownClock ??= new Intl.DateTimeFormat("de-DE", CLOCK);
  return `${ownClock.format(at)} Uhr`;
}

function partsOf(day: IsoDay): DayParts {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day.slice(8)))
    throw new RangeError(`Not a calendar day: ${day}`);
  const [month, shortMonth] = MONTHS[date.getUTCMonth()] ?? ["", ""];
  return {
    day: date.getUTCDate(),
    month,
    shortMonth,
    year: day.slice(0, 4),
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
  };
}
