// Counts that a parent entered by weather group, after the groups have changed.
import { describe, expect, it, test } from "vitest";
import { plusDays } from "~/domain/calendar.ts";
import { carryOver, spreadOver } from "~/domain/plans/carry-over.ts";
import type { CalculatedQuantities } from "~/domain/wardrobe/quantities.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { type DatedGroup, mostOf } from "~/domain/wardrobe/size-pieces.ts";

/** Consecutive groups of these lengths in days. */
function groupsFrom(start: string, ...lengths: number[]): DatedGroup[] {
  let day = start;
  return lengths.map((length, index) => {
    const group: DatedGroup = {
      weatherGroupOrder: index + 1,
      category: "Mild",
      durationDays: length,
      rainyDays: 0,
      isBitter: false,
      start: day,
    };
    day = plusDays(day, length);
    return group;
  });
}

const typed = (...pieces: number[]): CalculatedQuantities =>
  perScenario(() => ({
    "3-6m": Object.fromEntries(
      pieces.map((quantity, index) => [
        index + 1,
        quantity > 0
          ? { quantity, essentiality: "Recommended" as const }
          : { quantity: 0, essentiality: null },
      ]),
    ),
  }));

const carried = (pieces: readonly number[], before: DatedGroup[], after: DatedGroup[]) =>
  Object.values(carryOver(typed(...pieces), { "3-6m": before }, { "3-6m": after }).daily["3-6m"] ?? {}).map(
    ({ quantity }) => quantity,
  );

const DAY = "2027-05-10";

test.each([
  ["the most of a size goes to each of its groups", [2, 5, 0], groupsFrom(DAY, 30, 62), [5, 5]],
  ["none stays none", [0, 0], groupsFrom(DAY, 30), [0]],
  ["a size without groups keeps what it has", [2, 5], [], [2, 5]],
])("from groups that are unknown, %s", (_, pieces, after, expected) => {
  const spread = spreadOver(typed(...pieces), { "3-6m": after }).daily;
  expect(Object.values(spread["3-6m"] ?? {}).map(({ quantity }) => quantity)).toEqual(expected);
  expect(Object.keys(spread)).toEqual(["3-6m"]);
});

test.each<[string, number[], DatedGroup[], DatedGroup[], number[]]>([
  ["the same stretches", [2, 5], groupsFrom(DAY, 30, 62), groupsFrom(DAY, 30, 62), [2, 5]],
  ["a border that moved", [2, 5], groupsFrom(DAY, 30, 62), groupsFrom(DAY, 45, 47), [2, 5]],
  ["a group that was split", [2, 5], groupsFrom(DAY, 30, 62), groupsFrom(DAY, 30, 30, 32), [2, 5, 5]],
  ["two groups that became one", [2, 5], groupsFrom(DAY, 30, 62), groupsFrom(DAY, 92), [5]],
  ["two that became one, the shorter with more", [5, 0], groupsFrom(DAY, 15, 77), groupsFrom(DAY, 92), [5]],
  ["a tie: the earlier", [2, 5], groupsFrom(DAY, 46, 46), groupsFrom(DAY, 23, 46, 23), [2, 2, 5]],
  [
    "a plan that was moved by a week",
    [2, 5],
    groupsFrom(DAY, 30, 62),
    groupsFrom(plusDays(DAY, 7), 30, 62),
    [2, 5],
  ],
  [
    "a plan that was moved by a year",
    [2, 5],
    groupsFrom(DAY, 30, 62),
    groupsFrom("2028-05-10", 15, 77),
    [2, 5],
  ],
  [
    "a plan that was moved to before",
    [2, 5, 1],
    groupsFrom(DAY, 30, 32, 30),
    groupsFrom("2026-05-10", 92),
    [5],
  ],
])("%s", (_, pieces, before, after, expected) => {
  expect(carried(pieces, before, after)).toEqual(expected);
});

describe("whatever the groups become", () => {
  const starts = [0, 1, 20, 91, 400, -400].map((days) => plusDays(DAY, days));
  const cuts = [[92], [15, 77], [77, 15], [15, 16, 15, 46], [46, 15, 16, 15], [30, 31, 31]];

  it("an item asks for as many pieces as before, for each of the new groups", () => {
    for (const from of cuts) {
      const pieces = from.map((_, index) => [3, 0, 7, 1][index] ?? 0);
      for (const start of starts) {
        for (const to of cuts) {
          const after = groupsFrom(start, ...to);
          const result = carryOver(typed(...pieces), { "3-6m": groupsFrom(DAY, ...from) }, { "3-6m": after });
          expect(mostOf("custom_x", result.daily["3-6m"]), `${from} → ${start} ${to}`).toBe(
            Math.max(...pieces),
          );
          expect(Object.keys(result.daily["3-6m"] ?? {})).toHaveLength(to.length);
          expect(() => packQuantities(result)).not.toThrow();
        }
      }
    }
  });

  it("an age without numbers gets none, and one without groups keeps them", () => {
    const before = { "0-3m": groupsFrom(DAY, 92), "3-6m": groupsFrom(DAY, 92) };
    const after = { "0-3m": groupsFrom(DAY, 40, 52), "3-6m": groupsFrom(DAY, 40, 52) };
    expect(carryOver(typed(4), before, after).daily["0-3m"]).toBeUndefined();
    expect(carryOver(typed(4), {}, after)).toEqual(typed(4));
    expect(carryOver(typed(4), before, {})).toEqual(typed(4));
  });
});
