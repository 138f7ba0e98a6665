// Which dates the "Baby has arrived" form accepts in any time zone, and when the plan then starts.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBirthForm } from "../../../app/contracts/plans/plan-forms.ts";
import { dayInZone, plusDays, toDay } from "../../../app/domain/calendar.ts";
import {
  birthDateProblem,
  dueDateProblem,
  earliestBirth,
  latestDueDate,
  leadingBabyPart,
  planStart,
} from "../../../app/domain/plans/birth-date.ts";
import { movesOfRun } from "../../../app/domain/plans/run-id.ts";

const TODAY = "2026-03-15";

test.each([
  ["today", "2026-03-15", null],
  ["tomorrow, which it is already somewhere", "2026-03-16", null],
  ["yesterday", "2026-03-14", null],
  ["a leap day", "2024-02-29", "BIRTH_DATE_LONG_AGO"],
  ["the day two years ago", "2024-03-15", null],
  ["the day before that", "2024-03-14", "BIRTH_DATE_LONG_AGO"],
  ["the day after tomorrow", "2026-03-17", "BIRTH_DATE_AHEAD"],
  ["next year", "2027-03-15", "BIRTH_DATE_AHEAD"],
  ["a day that does not exist", "2025-02-30", "BIRTH_DATE_INVALID"],
  ["the leap day of a common year", "2025-02-29", "BIRTH_DATE_INVALID"],
  ["nothing", "", "BIRTH_DATE_INVALID"],
  ["words", "yesterday", "BIRTH_DATE_INVALID"],
  ["another way to write it", "03/14/2026", "BIRTH_DATE_INVALID"],
  ["full-width digits", "２０２６-03-14", "BIRTH_DATE_INVALID"],
  ["a line break at its end", "2026-03-14\n", "BIRTH_DATE_INVALID"],
] as const)("of %s (%s) the problem is %s", (_, day, problem) => {
  expect(birthDateProblem(day, TODAY)).toBe(problem);
});

test("where today is known for sure, tomorrow is ahead", () => {
  expect(birthDateProblem("2026-03-15", TODAY, true)).toBeNull();
  expect(birthDateProblem("2026-03-16", TODAY, true)).toBe("BIRTH_DATE_AHEAD");
});

test.each([
  ["the plan's own", "2023-10-10", null],
  ["three months before it", "2023-07-10", null],
  ["a day before that", "2023-07-09", "BIRTH_DATE_LONG_AGO"],
  ["after it", "2024-01-01", null],
  ["today", TODAY, null],
] as const)("however long ago, a family's own date is taken and corrected: %s", (_, day, problem) => {
  expect(birthDateProblem(day, TODAY, false, "2023-10-10")).toBe(problem);
  expect(dueDateProblem(day, TODAY, "2023-10-10")).toBe(problem);
});

test("two years before a leap day begin on the last day of February", () => {
  expect(birthDateProblem("2026-02-28", "2028-02-29")).toBeNull();
  expect(birthDateProblem("2026-02-27", "2028-02-29")).toBe("BIRTH_DATE_LONG_AGO");
});

test.each([
  ["today", "2026-03-15", null],
  ["in ten months", "2027-01-15", null],
  ["two weeks after that", "2027-01-29", null],
  ["a day later", "2027-01-30", "DUE_DATE_TOO_FAR"],
  ["in 2035", "2035-01-01", "DUE_DATE_TOO_FAR"],
  ["the day two years ago", "2024-03-15", null],
  ["the day before that", "2024-03-14", "BIRTH_DATE_LONG_AGO"],
  ["a day that does not exist", "2026-02-30", "DUE_DATE_INVALID"],
  ["nothing", "", "DUE_DATE_INVALID"],
  ["words", "soon", "DUE_DATE_INVALID"],
] as const)("of a baby due %s (%s) the problem is %s", (_, day, problem) => {
  expect(dueDateProblem(day, TODAY)).toBe(problem);
});

test("on any day, ten months and two weeks are ahead and two years back, and not a day more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 4_000 }), (days, more) => {
      const today = plusDays("2024-01-01", days);
      const [first, last] = [earliestBirth(today), latestDueDate(today)];
      expect([first, last].map((day) => dueDateProblem(day, today))).toEqual([null, null]);
      expect(dueDateProblem(plusDays(last, more), today)).toBe("DUE_DATE_TOO_FAR");
      expect(dueDateProblem(plusDays(first, -more), today)).toBe("BIRTH_DATE_LONG_AGO");
      expect(birthDateProblem(first, today)).toBeNull();
      expect(birthDateProblem(plusDays(first, -more), today)).toBe("BIRTH_DATE_LONG_AGO");
    }),
  );
});

const ZONES = ["Pacific/Niue", "America/Chicago", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"];
const HALF_AN_HOUR = 30 * 60 * 1000;

test("F29 on any day, from −11 to +14, a parent can record that the baby was born today", () => {
  const first = Date.UTC(2026, 1, 27);
  for (let instant = first; instant < first + 3 * 24 * 60 * 60 * 1000; instant += HALF_AN_HOUR) {
    const now = new Date(instant);
    for (const zone of ZONES) {
      const ownDay = dayInZone(now, zone);
      expect(birthDateProblem(ownDay, ownDay), `${now.toISOString()} in ${zone}`).toBeNull();
      // If the edge doesn't know the time zone, it uses the UTC day instead of the parent's.
      expect(birthDateProblem(ownDay, toDay(now)), `${now.toISOString()} in ${zone}, unknown`).toBeNull();
    }
  }
});

test("F29 in no zone a day is taken that is more than one ahead of the parent's", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 2, max: 4_000 }), (zone, days) => {
      const today = dayInZone(new Date(Date.UTC(2026, 6, 1, 10, 30)), zone);
      expect(birthDateProblem(plusDays(today, days), today)).toBe("BIRTH_DATE_AHEAD");
    }),
  );
});

test("the form stands for a date, for none, or for a text that says what is wrong", () => {
  const save = (fields: Record<string, unknown>) => readBirthForm({ intent: "save", ...fields }, TODAY);
  expect(save({ bornOn: "2026-03-01" })).toEqual({ bornOn: "2026-03-01", babies: null });
  expect(save({ bornOn: "2026-03-01", babies: "2" })).toEqual({ bornOn: "2026-03-01", babies: 2 });
  for (const babies of ["", "0", "4", "2.0", "twins", 2, ["2"]]) {
    expect(save({ bornOn: "2026-03-01", babies })).toEqual({ error: "BABIES_INVALID" });
  }
  expect(readBirthForm({ intent: "remove", bornOn: "2026-03-01", babies: "2" }, TODAY)).toEqual({
    bornOn: null,
    babies: null,
  });
  expect(readBirthForm({ intent: "save", bornOn: "2026-02-30" }, TODAY)).toEqual({
    error: "BIRTH_DATE_INVALID",
  });
  expect(readBirthForm({ intent: "save", bornOn: "2026-04-01" }, TODAY)).toEqual({
    error: "BIRTH_DATE_AHEAD",
  });
  expect(readBirthForm({ intent: "save", bornOn: "2020-04-01" }, TODAY)).toEqual({
    error: "BIRTH_DATE_LONG_AGO",
  });
  for (const bornOn of [undefined, null, 20260301, ["2026-03-01"], { year: 2026 }]) {
    expect(readBirthForm({ intent: "save", bornOn }, TODAY)).toEqual({ error: "BIRTH_DATE_INVALID" });
  }
  for (const intent of [undefined, "", "drop", "__proto__", ["save"]]) {
    expect(readBirthForm({ intent, bornOn: "2026-03-01" }, TODAY)).toEqual({ error: "BIRTH_NOT_SAVED" });
  }
});

test("a plan begins with the birth as soon as it is known, before or after the due date", () => {
  const expectedDueDate = "2026-03-10";
  expect(planStart({ expectedDueDate, babyBornOn: null })).toBe("2026-03-10");
  expect(planStart({ expectedDueDate, babyBornOn: "2026-02-01" })).toBe("2026-02-01");
  expect(planStart({ expectedDueDate, babyBornOn: "2026-03-20" })).toBe("2026-03-20");
});

test("the moves of a run count from the version at which it began, of the first run from none", () => {
  expect(movesOfRun("abcdefgh", 4)).toBe(4);
  expect(movesOfRun("abcdefgh.100", 104)).toBe(4);
});

test.each([
  ["four weeks before the due date", "2026-04-12", null, "size"],
  ["22 days before it", "2026-04-06", null, "size"],
  ["21 days before it", "2026-04-05", null, "birth"],
  ["on it", TODAY, null, "birth"],
  ["long after it, with no birth entered", "2025-09-01", null, "birth"],
  ["after the birth", "2026-03-20", "2026-03-01", "size"],
] as const)(
  "of the baby's pages, %s leads to the one that matters",
  (_, expectedDueDate, babyBornOn, part) => {
    expect(leadingBabyPart({ expectedDueDate, babyBornOn }, TODAY)).toBe(part);
  },
);
