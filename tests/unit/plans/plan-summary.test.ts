// What a card shows of an attempt.
import { expect, test } from "vitest";
import { summarisePlan } from "../../../app/domain/plans/plan-summary.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const PLAN = {
  onboardingId: "plan1",
  attemptNumber: 3,
  cardTitle: null,
  babyNames: null,
  zipcode: "55401",
  city: "Minneapolis",
  state: "MN",
  country: "US",
  expectedDueDate: "2027-03-01",
  babyBornOn: null,
  sizeDays: usualSizeDays("2027-03-01"),
  babies: 1,
  status: "completed",
  errorMessage: null,
  version: 4,
  createdAt: Date.UTC(2027, 0, 10, 3),
  updatedAt: Date.UTC(2027, 0, 10, 4),
  role: "owner",
  ownerName: null,
  memberNames: [],
} as const;

const NOW = Date.UTC(2027, 0, 10, 5);
const UTC = { now: NOW, timeZone: "UTC" };

test("a card names place and due date", () => {
  expect(summarisePlan(PLAN, UTC)).toMatchObject({
    place: "Minneapolis, MN 55401",
    country: "US",
    isBorn: false,
    startsOn: "2027-03-01",
    createdOn: "2027-01-10",
  });
});

test("a known birth date takes the due date's place, a place that is not on the map is its ZIP code", () => {
  const summary = summarisePlan({ ...PLAN, babyBornOn: "2027-02-20", city: null, state: null }, UTC);
  expect(summary).toMatchObject({ place: "55401", isBorn: true, startsOn: "2027-02-20" });
});

test.each([
  ["America/Chicago", "2027-01-09"],
  ["Pacific/Kiritimati", "2027-01-10"],
  ["Pacific/Pago_Pago", "2027-01-09"],
  ["nowhere", "2027-01-10"],
])("the day of creation is the visitor's in %s", (timeZone, createdOn) => {
  expect(summarisePlan(PLAN, { now: NOW, timeZone }).createdOn).toBe(createdOn);
});

test.each([
  ["before the birth", {}, NOW, "0-3m"],
  ["from the due date on", {}, Date.UTC(2027, 5, 1), "3-6m"],
  ["from the birth on", { sizeDays: usualSizeDays("2027-02-20") }, Date.UTC(2027, 4, 20), "3-6m"],
  ["after the year", {}, Date.UTC(2030, 0, 1), "9-12m"],
] as const)("a card opens the age range that the child is in: %s", (_, parts, now, ageRange) => {
  const summary = summarisePlan({ ...PLAN, ...parts }, { now, timeZone: "UTC" });
  expect(summary.currentAge).toBe(ageRange);
});

test("the day on which the next age range leads is the visitor's", () => {
  // 0-3m ends on May 31, in 35 days.
  const now = Date.UTC(2027, 3, 26, 3);
  const there = summarisePlan(PLAN, { now, timeZone: "UTC" });
  expect(there.currentAge).toBe("3-6m");
  expect(there.ending).toEqual({ ageRange: "0-3m", lastDay: "2027-05-31" });
  const behind = summarisePlan(PLAN, { now, timeZone: "America/Chicago" });
  expect([behind.currentAge, behind.ending]).toEqual(["0-3m", null]);
});

test("a card gets nothing that it does not show", () => {
  const summary = summarisePlan({ ...PLAN, ...{ replicationToken: "secret", userId: "u" } }, UTC);
  expect(Object.keys(summary)).not.toContain("userId");
  expect(JSON.stringify(summary)).not.toContain("secret");
});
