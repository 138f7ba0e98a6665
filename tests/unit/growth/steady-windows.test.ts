import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, plusDays } from "../../../app/domain/calendar.ts";
import type { Baby } from "../../../app/domain/growth/baby-facts.ts";
import { mayMove, shownEnds, steadyWindows } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { CASE_DAY } from "../fixtures/growth-cases.ts";

const weighed = (kg: number): Baby => ({
  due: CASE_DAY,
  born: CASE_DAY,
  sex: "girl",
  isTwin: false,
  facts: [{ kind: "weight", on: plusDays(CASE_DAY, 61), kg }],
});
const orNever = (day: string | null) => day ?? "9999-12-31";
const aWeight = fc.integer({ min: 400, max: 620 }).map((decagrams) => decagrams / 100);

describe("windows that are shown", () => {
  it("move by a week or more, or not at all, and still follow each other", () => {
    fc.assert(
      fc.property(aWeight, aWeight, (before, after) => {
        const shown = sizeWindows(weighed(before));
        const fresh = sizeWindows(weighed(after));
        const steady = steadyWindows(shownEnds(shown), fresh);
        expect(steady.slice(1).map(({ start }) => start)).toEqual(steady.slice(0, -1).map(({ end }) => end));
        for (const { end } of steady) {
          const days = [end.early, end.likely, end.late].map(orNever);
          expect(days).toEqual(days.toSorted());
        }
        const ends = steady.map(({ end }) => orNever(end.likely));
        expect(ends).toEqual(ends.toSorted());
        for (const [place, is] of ends.entries()) {
          const [was = "", wanted] = [shown, fresh].map((windows) =>
            orNever(windows[place]?.end.likely ?? null),
          );
          if (is !== was) expect([is, Math.abs(daysBetween(was, is)) >= 7]).toEqual([wanted, true]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are fresh where nothing was shown", () => {
    const fresh = sizeWindows(weighed(5));
    expect(steadyWindows(new Map(), fresh)).toEqual(fresh);
  });

  it("move once a size that was too far ahead can be dated", () => {
    const fresh = sizeWindows(weighed(5));
    const nothing = { early: null, safe: null, likely: null, late: null };
    const steady = steadyWindows(new Map([["9-12m", nothing]]), fresh);
    expect(steady[5]?.end).toEqual(fresh[5]?.end);
  });
});

it.each([
  ["the first", null, "new fact", true],
  ["of the same day", "2027-05-10", "new fact", true],
  ["a day later", "2027-05-09", "new fact", false],
  ["six days later", "2027-05-04", "new fact", false],
  ["a week later", "2027-05-03", "new fact", true],
  ["because a fact was wrong", "2027-05-09", "correction", true],
] as const)("a move %s (last one %s, %s): %s", (_, movedOn, cause, may) => {
  expect(mayMove(movedOn, "2027-05-10", cause)).toBe(may);
});
