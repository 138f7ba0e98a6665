// The only place that says a day or a moment to people: in English, in the order that its readers in a country
// expect. Written by hand, because every page does it, and Intl's formatters are slow to make.

/** yyyy-MM-dd, as domain/calendar.ts has it. */
type IsoDay = string;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** How much of a day to say; the parts of the patterns are those of date-fns. */
const MONTH_FIRST = {
  date: "MMM d, yyyy",
  shortDay: "MMM d",
  longDay: "MMMM d",
  longDate: "MMMM d, yyyy",
  weekday: "EEEE, MMMM d, yyyy",
};

export type DayShape = keyof typeof MONTH_FIRST;

const DAY_FIRST: Readonly<Record<DayShape, string>> = {
  date: "d MMM yyyy",
  shortDay: "d MMM",
  longDay: "d MMMM",
  longDate: "d MMMM yyyy",
  weekday: "EEEE, d MMMM yyyy",
};

/** The same everywhere. */
const OF_MONTHS = {
  date: "MMMM yyyy",
  /** As an answer among others, not in a sentence. */
  choice: "MMMM yyyy",
  shortDate: "MMM yyyy",
  name: "MMMM",
  initial: "MMMMM",
};

export type MonthShape = keyof typeof OF_MONTHS;

/** Where English puts the month first, by ISO 3166-1 code (Unicode CLDR 48, dates of en-US, en-CA, …). */
const MONTH_FIRST_IN: ReadonlySet<string> = new Set("AS BI CA GU JP MH MP PH PR UM US VI".split(" "));

/** The country whose dates we use if we don't know the reader's: on account pages and pages that are the same for everyone. */
export const UNKNOWN_COUNTRY = "US";

/**
 * A day as people in a country (two letters) read it: 'Jan 5, 2025' in the US, '5 Jan 2025' in Germany. Throws
 * RangeError if it isn't a real day.
 */
export function dayWords(day: IsoDay, country: string, shape: DayShape = "date"): string {
  return fill((isMonthFirst(country) ? MONTH_FIRST : DAY_FIRST)[shape], day);
}

/** The month of a day: 'January 2025', or as much of that as `shape` asks for. Throws as `dayWords` does. */
export function monthWords(day: IsoDay, shape: MonthShape = "date"): string {
  return fill(OF_MONTHS[shape], day);
}

/**
 * From one day to another, saying a shared year or month once: 'Jan 5 – 8, 2027' or '5 – 8 Jan 2027',
 * 'Jan 30 – Feb 2, 2027' or '30 Jan – 2 Feb 2027', or a single day.
 */
export function spanWords(
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
  country: string,
): string {
  if (startDate === endDate) return dayWords(startDate, country);
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const from = dayWords(startDate, country, isSameYear ? "shortDay" : "date");
  const to = dayWords(endDate, country);
  if (!isSameMonth) return `${from} – ${to}`;
  return isMonthFirst(country)
    ? `${from} – ${Number(endDate.slice(8))}, ${endDate.slice(0, 4)}`
    : `${Number(startDate.slice(8))} – ${to}`;
}

/** From one day to another of the next weeks or months, without years: 'Jan 5 – Feb 8' or '5 Jan – 8 Feb'. */
export function shortSpanWords(first: IsoDay, last: IsoDay, country: string): string {
  return `${dayWords(first, country, "shortDay")} – ${dayWords(last, country, "shortDay")}`;
}

/** An instant for people who may be anywhere, such as 'Jan 5, 2025 at 4:07 PM UTC'. */
export function momentWords(now: Date): string {
  const hours = now.getUTCHours();
  const minutes = `${now.getUTCMinutes()}`.padStart(2, "0");
  const day = dayWords(now.toISOString().slice(0, 10), UNKNOWN_COUNTRY);
  return `${day} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"} UTC`;
}

const CLOCK = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** 'Nov 22, 8:20 AM' in a time zone, with the year if it is another one than at `now`. Both are in epoch milliseconds. */
export function momentWordsIn(at: number, timeZone: string, now: number): string {
  const yearOf = (moment: number) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(moment);
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  return withPlainSpaces(new Intl.DateTimeFormat("en-US", { ...CLOCK, ...year, timeZone }).format(at));
}

let ownClock: Intl.DateTimeFormat | undefined;

/** 'Nov 22, 8:20 AM' in the browser's time zone. `at` is in epoch milliseconds. */
export function ownMomentWords(at: number): string {
  ownClock ??= new Intl.DateTimeFormat("en-US", CLOCK);
  return withPlainSpaces(ownClock.format(at));
}

/** Some runtimes put a narrow no-break space before AM. */
function withPlainSpaces(text: string): string {
  return text.replace(/\u202f/g, " ");
}

function fill(pattern: string, day: IsoDay): string {
  const date = dateOf(day);
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return pattern.replace(/M{3,5}|yyyy|EEEE|d/g, (part) => {
    if (part === "d") return `${date.getUTCDate()}`;
    if (part === "yyyy") return day.slice(0, 4);
    if (part === "EEEE") return WEEKDAYS[date.getUTCDay()] ?? "";
    return part === "MMMM" ? month : month.slice(0, part === "MMM" ? 3 : 1);
  });
}

function isMonthFirst(country: string): boolean {
  return MONTH_FIRST_IN.has(country);
}

function dateOf(day: IsoDay): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day.slice(8)))
    throw new RangeError(`Not a calendar day: ${day}`);
  return date;
}
