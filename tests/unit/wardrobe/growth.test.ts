// The baby's age and age ranges: month ends, leap days, before birth, and after the first year. Calendar
// months are uneven, so the ranges are also checked by property for any due date: no day of the first year
// may fall between two ranges or into both.

import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { AGE_RANGES, GENDER_PREFERENCES } from "../../../app/domain/vocabulary.ts";
import {
  AGE_RANGE_MONTHS,
  monthsOld,
  parseAgeRange,
  perAgeRange,
  weeksOld,
} from "../../../app/domain/wardrobe/growth.ts";
import { sizeWornOn, usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { AGE_RANGE_LABELS, GENDER_LABELS } from "../../../app/words/en/wardrobe/wardrobe-copy.ts";

const aDay = fc.integer({ min: 0, max: 40_000 }).map((count) => plusDays("1990-01-01", count));

test("the age ranges share the twelve baby months without gap or overlap", () => {
  const months = CALENDAR_SIZES.flatMap((ageRange) => {
    const { first, last } = AGE_RANGE_MONTHS[ageRange];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  expect(months).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("every age range and every gender preference has a label", () => {
  expect(Object.keys(AGE_RANGE_LABELS)).toEqual([...AGE_RANGES]);
  expect(Object.keys(GENDER_LABELS)).toEqual([...GENDER_PREFERENCES]);
  expect(Object.keys(perAgeRange(() => 0))).toEqual([...AGE_RANGES]);
});

test("an age range is parsed only from its exact name", () => {
  for (const ageRange of CALENDAR_SIZES) expect(parseAgeRange(ageRange)).toBe(ageRange);
  for (const text of ["0-3", "12-15m", "0-3M", "constructor", "", null, undefined]) {
    expect(parseAgeRange(text)).toBeNull();
  }
});

test.each([
  ["2025-01-15", "0-3m", "2025-01-15", "2025-04-14"],
  ["2025-01-15", "9-12m", "2025-10-15", "2026-01-14"],
  ["2025-11-30", "0-3m", "2025-11-30", "2026-02-27"],
  ["2025-11-30", "3-6m", "2026-02-28", "2026-05-29"],
  ["2024-02-29", "9-12m", "2024-11-29", "2025-02-27"],
] as const)("a baby due on %s is in %s from %s to %s", (dueDate, ageRange, start, end) => {
  expect(usualSizeDays(dueDate)[ageRange]).toEqual({ start, end });
});

test("the four age ranges follow each other and end a day before the first birthday", () => {
  fc.assert(
    fc.property(aDay, (dueDate) => {
      const days = usualSizeDays(dueDate);
      const ranges = CALENDAR_SIZES.map((ageRange) => days[ageRange] ?? expect.fail());
      const starts = ranges.map(({ start }) => start);
      const followers = ranges.map(({ end }) => plusDays(end, 1));
      expect(starts[0]).toBe(dueDate);
      expect(followers).toEqual([...starts.slice(1), plusMonths(dueDate, 12)]);
    }),
  );
});

test.each([
  ["2025-01-15", "2025-01-14", 0],
  ["2025-01-15", "2025-01-15", 0],
  ["2025-01-15", "2025-02-14", 0],
  ["2025-01-15", "2025-02-15", 1],
  ["2025-01-31", "2025-02-27", 0],
  ["2025-01-31", "2025-02-28", 1],
  ["2025-01-31", "2025-03-30", 1],
  ["2025-01-31", "2025-03-31", 2],
  ["2024-01-31", "2024-02-28", 0],
  ["2024-01-31", "2024-02-29", 1],
  ["2024-02-29", "2025-02-27", 11],
  ["2024-02-29", "2025-02-28", 12],
  ["2025-02-28", "2025-03-28", 1],
  ["1900-01-01", "2025-01-01", 1500],
])("a baby born on %s is on %s %i months old", (birthDate, today, months) => {
  expect(monthsOld(birthDate, today)).toBe(months);
});

test("a completed month is the last whose day has come", () => {
  fc.assert(
    fc.property(aDay, fc.nat({ max: 20_000 }), (birthDate, age) => {
      const today = plusDays(birthDate, age);
      const months = monthsOld(birthDate, today);
      expect(plusMonths(birthDate, months) <= today).toBe(true);
      expect(plusMonths(birthDate, months + 1) > today).toBe(true);
    }),
  );
});

test.each([
  ["2025-01-15", "2025-01-01", 0],
  ["2025-01-15", "2025-01-21", 0],
  ["2025-01-15", "2025-01-22", 1],
  ["2024-02-26", "2024-03-04", 1],
])("a baby born on %s is on %s %i weeks old", (birthDate, today, weeks) => {
  expect(weeksOld(birthDate, today)).toBe(weeks);
});

test("before the birth the first age range opens and after a year the last", () => {
  expect(sizeWornOn(usualSizeDays("2025-06-01"), "2024-09-01")).toBe("0-3m");
  expect(sizeWornOn(usualSizeDays("2025-06-01"), "2026-06-01")).toBe("9-12m");
  expect(sizeWornOn(usualSizeDays("2015-06-01"), "2025-06-01")).toBe("9-12m");
});

test("on every day of the first year the age range that opens contains the day", () => {
  fc.assert(
    fc.property(aDay, fc.nat({ max: 370 }), (birthDate, age) => {
      const today = plusDays(birthDate, age);
      fc.pre(daysBetween(today, plusMonths(birthDate, 12)) > 0);
      const days = usualSizeDays(birthDate);
      const { start, end } = days[sizeWornOn(days, today)] ?? expect.fail();
      expect(start <= today && today <= end).toBe(true);
    }),
  );
});
