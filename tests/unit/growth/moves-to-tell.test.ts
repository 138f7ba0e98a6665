import { describe, expect, it } from "vitest";
import { changesToTell, fromNewStart, noteMoves, sizeMoves } from "../../../app/domain/growth/size-moves.ts";
import { packTotals } from "../../../app/domain/plans/number-changes.ts";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import { perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";
import { type SizeDays, usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const DUE = "2027-01-15";
const BEFORE = usualSizeDays(DUE);
const AFTER: SizeDays = {
  "0-3m": { start: DUE, end: "2027-03-09" },
  "3-6m": { start: "2027-03-10", end: "2027-06-30" },
  "6-9m": { start: "2027-07-01", end: "2027-10-14" },
  "9-12m": { start: "2027-10-15", end: "2028-01-14" },
};
const LATER: SizeDays = { ...AFTER, "3-6m": { start: "2027-03-01", end: "2027-06-30" } };

const needed = (byAge: Partial<Record<AgeRange, number>>) => perAgeRange((age) => byAge[age] ?? 0);
const totalsOf = (byAge: Partial<Record<AgeRange, number>>) => perScenario(() => needed(byAge));
const TOTALS = new Map([
  ["sleeper", totalsOf({ "3-6m": 4 })],
  ["coat", totalsOf({ "9-12m": 1 })],
]);

describe("what is kept of sizes that moved", () => {
  it("is their days and numbers before, and the facts to take back", () => {
    expect(noteMoves(null, { days: BEFORE, totals: TOTALS }, AFTER, ["one"])).toEqual({
      days: BEFORE,
      items: Object.fromEntries([...TOTALS].map(([nameId, totals]) => [nameId, packTotals(totals)])),
      facts: ["one"],
    });
  });

  it("is nothing if none has moved, or all are back", () => {
    expect(noteMoves(null, { days: BEFORE, totals: TOTALS }, BEFORE, ["one"])).toBeNull();
    const unread = noteMoves(null, { days: BEFORE, totals: TOTALS }, AFTER, ["one"]);
    expect(noteMoves(unread, { days: AFTER, totals: new Map() }, BEFORE, [])).toBeNull();
  });

  it("stays the oldest until it is read, with the newest facts", () => {
    const unread = noteMoves(null, { days: BEFORE, totals: TOTALS }, AFTER, ["one"]);
    const again = noteMoves(unread, { days: AFTER, totals: new Map() }, LATER, ["two"]);
    expect(again).toEqual({ ...unread, facts: ["two"] });
  });
});

describe("what is unread when the first day moves", () => {
  const unread = noteMoves(null, { days: BEFORE, totals: TOTALS }, AFTER, ["one"]) ?? expect.fail();
  const born: SizeDays = { ...AFTER, "0-3m": { start: "2027-01-19", end: "2027-03-09" } };

  it("stays, without the first day, which the parents have said themselves", () => {
    const again = noteMoves(fromNewStart(unread, born), { days: AFTER, totals: new Map() }, born, ["one"]);
    expect(again?.items).toEqual(unread.items);
    const moved = again ? sizeMoves(again.days, born) : [];
    expect(moved.map(({ ageRange, from, to }) => [ageRange, from, to])).toEqual([
      ["3-6m", "2027-04-15", "2027-03-10"],
      ["6-9m", "2027-07-15", "2027-07-01"],
    ]);
  });
});

describe("what has changed", () => {
  const moves = noteMoves(null, { days: BEFORE, totals: TOTALS }, AFTER, []) ?? expect.fail();
  const needs = new Map([
    ["sleeper", perAgeRange((age) => ({ needed: age === "3-6m" ? 5 : 0, essentiality: null }))],
    ["coat", perAgeRange(() => ({ needed: 0, essentiality: null }))],
  ]);
  const told = (today: string) => changesToTell(moves, { days: AFTER, needs }, "every_2_3_days", today);

  it("is said of every size ahead: moved, sooner, no longer", () => {
    const { moves: all, sooner, dropped } = told(DUE);
    expect(all.map(({ ageRange, from, to }) => [ageRange, from, to])).toEqual([
      ["3-6m", "2027-04-15", "2027-03-10"],
      ["6-9m", "2027-07-15", "2027-07-01"],
    ]);
    expect(sooner.map(({ nameId, pieces }) => [nameId, pieces])).toEqual([["sleeper", 5]]);
    expect(dropped.map(({ nameId, ageRange, pieces }) => [nameId, ageRange, pieces])).toEqual([
      ["coat", "9-12m", 1],
    ]);
  });

  it("is not said of sizes that are over", () => {
    const { moves: all, sooner } = told("2027-07-10");
    expect(all.map(({ ageRange }) => ageRange)).toEqual(["6-9m"]);
    expect(sooner).toEqual([]);
  });
});
