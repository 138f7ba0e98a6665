import { expect, it } from "vitest";
import { weekStart } from "../../../app/domain/places/week-start.ts";
import { COUNTRIES } from "../fixtures/countries.ts";

it.each([
  ["US", 0],
  ["DE", 1],
  ["GB", 1],
  ["JP", 0],
  ["EG", 6],
  ["MV", 5],
  ["??", 1],
] as const)("weeks in %s begin on day %i", (country, start) => {
  expect(weekStart(country)).toBe(start);
});

interface WeekInfo {
  firstDay: number;
}

/** Codes of the past, which our table leaves out: no place has one. */
const PAST = ["BU", "RH", "YD"];

/** As Intl says it: by a method, or in older releases by a property. */
function firstDay(country: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(
    `und-${country}`,
  );
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? Number.NaN) % 7;
}

// Another release of Unicode CLDR may think otherwise of single countries.
it.runIf(process.versions.cldr === "48.0")("they begin on the day that Intl knows for every country", () => {
  for (const country of COUNTRIES.filter((code) => !PAST.includes(code))) {
    expect([country, weekStart(country)]).toEqual([country, firstDay(country)]);
  }
});
