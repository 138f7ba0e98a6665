// Days as people read them. American dates must read as date-fns would format them, whose formatter is too large
// to send to browsers; which country writes which order is checked against the dates of Intl.
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { format } from "date-fns/format";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../app/domain/calendar.ts";
import { momentWordsIn as german } from "../../app/words/de/day-words.ts";
import {
  dayWords,
  momentWords,
  momentWordsIn,
  monthWords,
  ownMomentWords,
  shortSpanWords,
  spanWords,
} from "../../app/words/en/day-words.ts";
import { momentWordsIn as spanish } from "../../app/words/es/day-words.ts";
import { momentWordsIn as french } from "../../app/words/fr/day-words.ts";
import { COUNTRIES } from "./fixtures/countries.ts";

const US_PATTERNS = {
  date: "MMM d, yyyy",
  shortDay: "MMM d",
  longDay: "MMMM d",
  weekday: "EEEE, MMMM d, yyyy",
} as const;
const PATTERNS_ELSEWHERE = {
  date: "d MMM yyyy",
  shortDay: "d MMM",
  longDay: "d MMMM",
  weekday: "EEEE, d MMMM yyyy",
} as const;
const MONTH_PATTERNS = { date: "MMMM yyyy", shortDate: "MMM yyyy", name: "MMMM", initial: "MMMMM" } as const;

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((count) => plusDays("1950-01-01", count));
const inWords = (day: string, pattern: string) => format(new UTCDateMini(`${day}T00:00:00Z`), pattern);
const entries = <K extends string>(patterns: Record<K, string>) => Object.entries(patterns) as [K, string][];

describe("a day in words", () => {
  it.each([
    ["US", US_PATTERNS],
    ["DE", PATTERNS_ELSEWHERE],
  ] as const)("reads as date-fns writes it in %s", (country, patterns) => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...entries(patterns)), (day, [shape, pattern]) => {
        expect(dayWords(day, country, shape)).toBe(inWords(day, pattern));
      }),
    );
  });

  it("of a month is the same everywhere", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...entries(MONTH_PATTERNS)), (day, [shape, pattern]) => {
        expect(monthWords(day, shape)).toBe(inWords(day, pattern));
      }),
    );
  });

  // Another release of Unicode CLDR may think otherwise of single countries.
  it.runIf(process.versions.cldr === "48.0")(
    "has the order of the country's own English, or the world's where it has none",
    () => {
      for (const country of COUNTRIES) {
        const formatter = new Intl.DateTimeFormat(`en-${country}`, { dateStyle: "medium", timeZone: "UTC" });
        const isKnown = formatter.resolvedOptions().locale === `en-${country}`;
        const monthComesFirst = isKnown && /^[A-Z]/.test(formatter.format(new Date("2027-01-26")));
        expect([country, dayWords("2027-01-26", country)]).toEqual([
          country,
          monthComesFirst ? "Jan 26, 2027" : "26 Jan 2027",
        ]);
      }
    },
  );

  it("is refused if it is none", () => {
    expect(() => dayWords("2025-02-30", "US")).toThrow(RangeError);
    expect(() => monthWords("2025-02-30")).toThrow(RangeError);
  });
});

describe("from one day to another", () => {
  it.each([
    ["2027-01-05", "2027-01-05", "Jan 5, 2027", "5 Jan 2027"],
    ["2027-01-05", "2027-01-08", "Jan 5 – 8, 2027", "5 – 8 Jan 2027"],
    ["2027-01-30", "2027-02-02", "Jan 30 – Feb 2, 2027", "30 Jan – 2 Feb 2027"],
    ["2026-12-30", "2027-01-02", "Dec 30, 2026 – Jan 2, 2027", "30 Dec 2026 – 2 Jan 2027"],
    ["2026-01-05", "2027-01-08", "Jan 5, 2026 – Jan 8, 2027", "5 Jan 2026 – 8 Jan 2027"],
  ])("%s to %s is written as short as is clear", (startDate, endDate, american, german) => {
    expect(spanWords({ startDate, endDate }, "US")).toBe(american);
    expect(spanWords({ startDate, endDate }, "DE")).toBe(german);
  });

  it("goes without years where both are near", () => {
    expect(shortSpanWords("2027-01-30", "2027-02-02", "US")).toBe("Jan 30 – Feb 2");
    expect(shortSpanWords("2027-01-30", "2027-02-02", "GB")).toBe("30 Jan – 2 Feb");
  });
});

it.each([
  ["2025-01-05T00:07:59Z", "Jan 5, 2025 at 12:07 AM UTC"],
  ["2025-01-05T11:59:00Z", "Jan 5, 2025 at 11:59 AM UTC"],
  ["2025-01-05T12:00:00Z", "Jan 5, 2025 at 12:00 PM UTC"],
  ["2025-12-31T23:05:00Z", "Dec 31, 2025 at 11:05 PM UTC"],
])("writes the moment %s as '%s'", (instant, expected) => {
  expect(momentWords(new Date(instant))).toBe(expected);
});

it("writes a moment by the browser's own clock", () => {
  expect(ownMomentWords(Date.UTC(2026, 10, 22, 8, 20))).toBe("Nov 22, 8:20 AM");
});

describe("a moment in somebody's time zone", () => {
  // It is already the next year in Auckland, and still the last one in Chicago.
  const newYear = Date.parse("2027-12-31T20:20:00Z");

  it.each([
    ["America/Chicago", newYear, "2027-11-01T12:00:00Z", "Dec 31, 2:20 PM"],
    ["America/Chicago", newYear, "2028-01-01T12:00:00Z", "Dec 31, 2027, 2:20 PM"],
    ["Pacific/Auckland", newYear, "2028-01-01T12:00:00Z", "Jan 1, 9:20 AM"],
  ])("in %s says the year only if it is another one", (timeZone, at, now, words) => {
    expect(momentWordsIn(at, timeZone, Date.parse(now))).toBe(words);
  });

  it.each([
    ["Spanish", spanish, /^31 dic 2027, 14:20$/],
    ["German", german, /^31\. Dez\. 2027, 14:20 Uhr$/],
    ["French", french, /^31 déc\. 2027 à 14:20$/],
  ])("says it in %s, too", (_, words, said) => {
    const at = words(newYear, "America/Chicago", Date.parse("2028-06-01T12:00:00Z"));
    expect(at.replace(/\s/g, " ")).toMatch(said);
  });
});
