// The only place that says a day or a moment to people: the day first, in every country. Written by hand, because every
// page does it, and Intl's formatters are slow to make.
import type { DayShape, MonthShape } from "~/words/en/day-words.ts";

/** yyyy-MM-dd, as domain/calendar.ts has it. */
type IsoDay = string;

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];
const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

interface DayParts {
  day: number;
  /** 'enero' */
  month: string;
  /** 'ene' */
  shortMonth: string;
  year: string;
  weekday: string;
}

const DAYS: Readonly<Record<DayShape, (parts: DayParts) => string>> = {
  date: ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`,
  shortDay: ({ day, shortMonth }) => `${day} ${shortMonth}`,
  longDay: ({ day, month }) => `${day} de ${month}`,
  longDate: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  weekday: ({ day, month, year, weekday }) => `${weekday}, ${day} de ${month} de ${year}`,
};

const OF_MONTHS: Readonly<Record<MonthShape, (parts: DayParts) => string>> = {
  date: ({ month, year }) => `${month} de ${year}`,
  choice: ({ month, year }) => `${month} ${year}`,
  shortDate: ({ shortMonth, year }) => `${shortMonth} ${year}`,
  name: ({ month }) => month,
  initial: ({ month }) => month.slice(0, 1).toUpperCase(),
};

/** The country that we use if we don't know the reader's: on account pages and pages that are the same for everyone. */
export const UNKNOWN_COUNTRY = "US";

/** A day: '5 ene 2027', whatever the country. Throws RangeError if it isn't a real day. */
export function dayWords(day: IsoDay, _country: string, shape: DayShape = "date"): string {
  return DAYS[shape](partsOf(day));
}

/** The month of a day: 'enero de 2027', or as much of that as `shape` asks for. Throws as `dayWords` does. */
export function monthWords(day: IsoDay, shape: MonthShape = "date"): string {
  return OF_MONTHS[shape](partsOf(day));
}

/** From one day to another, saying a shared year or month once: '5 – 8 ene 2027', '30 ene – 2 feb 2027', or a single day. */
export function spanWords(
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
  country: string,
): string {
  const to = dayWords(endDate, country);
  if (startDate === endDate) return to;
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const from = dayWords(startDate, country, isSameYear ? "shortDay" : "date");
  return isSameMonth ? `${Number(startDate.slice(8))} – ${to}` : `${from} – ${to}`;
}

/** From one day to another of the next weeks or months, without years: '5 ene – 8 feb'. */
export function shortSpanWords(first: IsoDay, last: IsoDay, country: string): string {
  return `${dayWords(first, country, "shortDay")} – ${dayWords(last, country, "shortDay")}`;
}

/** An instant for people who may be anywhere, such as '5 ene 2027 a las 16:07 UTC'. */
export function momentWords(now: Date): string {
  const moment = now.toISOString();
  return `${dayWords(moment.slice(0, 10), UNKNOWN_COUNTRY)} a las ${moment.slice(11, 16)} UTC`;
}

const CLOCK = {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** '22 nov, 08:20' in a time zone, with the year if it is another one than at `now`. Both are in epoch milliseconds. */
export function momentWordsIn(at: number, timeZone: string, now: number): string {
  const yearOf = (moment: number) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(moment);
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  const clock = new Intl.DateTimeFormat("es-MX", { ...CLOCK, ...year, timeZone });
  return clock.format(at);
}

let ownClock: Intl.DateTimeFormat | undefined;

/** '22 nov, 08:20' in the browser's time zone. `at` is in epoch milliseconds. */
export function ownMomentWords(at: number): string {
  ownClock ??= new Intl.DateTimeFormat("es-MX", CLOCK);
  return ownClock.format(at);
}

function partsOf(day: IsoDay): DayParts {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day.slice(8)))
    throw new RangeError(`Not a calendar day: ${day}`);
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return {
    day: date.getUTCDate(),
    month,
    shortMonth: month.slice(0, 3),
    year: day.slice(0, 4),
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
  };
}
