// Which years of an archive's response count (decision W14).
import { expect, test } from "vitest";
import { plusDays } from "~/domain/calendar.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { daysOfWholeYears } from "~/services/weather/archive.server.ts";
import { daily } from "../fixtures/normals.ts";

/** The window of a plan made on November 20, 2026: six calendar years, the first and last in part. */
const WINDOW = { start: "2021-11-19", end: "2026-11-19" };
const ALL = daily(WINDOW.start, WINDOW.end);

const yearsOf = (days: readonly DayRecord[] | null) =>
  days && [...new Set(days.map(({ date }) => Number(date.slice(0, 4))))];

/** Leaves only this share of a year's 365 days by cutting its end. */
function withShareOf(year: number, share: number): DayRecord[] {
  const firstGone = plusDays(`${year}-01-01`, Math.ceil(365 * share));
  return ALL.filter(({ date }) => !date.startsWith(String(year)) || date < firstGone);
}

test("a whole answer counts as a whole", () => {
  expect(daysOfWholeYears(ALL, WINDOW)).toEqual(ALL);
});

test("a year with 60 % of its days counts, one with fewer is left out as a whole", () => {
  expect(daysOfWholeYears(withShareOf(2023, 0.6), WINDOW)).toEqual(withShareOf(2023, 0.6));
  const left = daysOfWholeYears(withShareOf(2023, 0.59), WINDOW);
  expect(yearsOf(left)).toEqual([2021, 2022, 2024, 2025, 2026]);
});

test("four years of whole days are used although the fifth is not there at all", () => {
  expect(
    yearsOf(
      daysOfWholeYears(
        ALL.filter(({ date }) => date < "2025-11-19"),
        WINDOW,
      ),
    ),
  ).toEqual([2021, 2022, 2023, 2024, 2025]);
});

test("the first and the last year are judged by the days that were asked for in them", () => {
  expect(
    yearsOf(
      daysOfWholeYears(
        ALL.filter(({ date }) => date >= "2021-12-06"),
        WINDOW,
      ),
    ),
  ).toContain(2021);
  expect(
    yearsOf(
      daysOfWholeYears(
        ALL.filter(({ date }) => date >= "2021-12-07"),
        WINDOW,
      ),
    ),
  ).not.toContain(2021);
});

test.each([
  ["no day at all", (): boolean => false],
  ["a tenth of each year", ({ date }: DayRecord): boolean => date.endsWith("7")],
  ["one summer after the other", ({ date }: DayRecord): boolean => /-0[6-8]-/.test(date)],
  ["one whole year", ({ date }: DayRecord): boolean => date.startsWith("2024")],
])("%s is too little", (_, isThere) => {
  expect(daysOfWholeYears(ALL.filter(isThere), WINDOW)).toBeNull();
});

test("two whole years are enough", () => {
  const two = ALL.filter(({ date }) => /^202[34]/.test(date));
  expect(daysOfWholeYears(two, WINDOW)).toEqual(two);
});
