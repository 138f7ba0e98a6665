// "Will it fit in December?": the size on a day, one or two of them, for any baby.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { fitOnDay } from "../../../app/domain/growth/fit-on-day.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import { sizeWornOn } from "../../../app/domain/wardrobe/size-days.ts";
import { fitWords, warmthWords } from "../../../app/words/en/growth/fit-copy.ts";

const BORN = "2027-02-10";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };
const windowsOf = (sex: "boy" | "girl", kg: number) => {
  const facts: SizeFact[] = [{ kind: "weight", on: BORN, kg }];
  return sizeWindows(planBaby(DATES, { sex, facts }, 1));
};
const plannedFor = (...babies: ReturnType<typeof windowsOf>[]) =>
  sizesOfPlan({ kind: "windows", babies, movedOn: null, seen: ["fact"] }, DATES);
const USUAL = sizesOfPlan(null, DATES);
const BIG = plannedFor(windowsOf("boy", 4.6));
const BOTH = plannedFor(windowsOf("boy", 4.6), windowsOf("girl", 2.7));

describe("what fits on a day", () => {
  it("is the calendar's size, and beside it what fits as many babies of that age", () => {
    expect(fitOnDay(USUAL, DATES, plusDays(BORN, 20))).toEqual({ kind: "one", size: "0-3m" });
    const kinds = Array.from({ length: 360 }, (_, age) => fitOnDay(USUAL, DATES, plusDays(BORN, age)).kind);
    expect(new Set(kinds)).toEqual(new Set(["one", "between"]));
  });

  it("is between two sizes only around the day on which one follows the other", () => {
    const start = BIG.days["3-6m"]?.start ?? "";
    for (const [days, kind] of [
      [-25, "one"],
      [-2, "between"],
      [2, "between"],
      [30, "one"],
    ] as const)
      expect(fitOnDay(BIG, DATES, plusDays(start, days)).kind, `${days}`).toBe(kind);
    expect(fitOnDay(BIG, DATES, start)).toEqual({ kind: "between", size: "0-3m", orSize: "3-6m" });
  });

  it("is one for each where babies have parted", () => {
    expect(fitOnDay(BOTH, DATES, plusDays(BORN, 75))).toEqual({ kind: "both", size: "0-3m", orSize: "3-6m" });
  });

  it("names the size that the plan has on that day, and never a size that it hasn't", () => {
    fc.assert(
      fc.property(fc.constantFrom(USUAL, BIG, BOTH), fc.integer({ min: -30, max: 420 }), (sizes, age) => {
        const day = plusDays(BORN, age);
        const fit = fitOnDay(sizes, DATES, day);
        const named = fit.kind === "one" ? [fit.size] : [fit.size, fit.orSize];
        expect(named).toContain(sizeWornOn(sizes.days, day));
        expect(named).toEqual(AGE_RANGES.filter((size) => named.includes(size)));
        for (const size of named) expect(sizes.days[size]).toBeDefined();
      }),
    );
  });

  it("is the last size after the year", () => {
    const fit = fitOnDay(USUAL, DATES, plusMonths(BORN, 14));
    expect(fit).toMatchObject({ kind: "one", size: "9-12m" });
  });
});

it.each([
  ["one", ["3–6m"], "December 2027: 3–6m"],
  ["one", ["3–6m (EU 68)"], "December 2027: 3–6m (EU 68)"],
  ["between", ["3–6m", "6–9m"], "December 2027: between 3–6m and 6–9m"],
  ["both", ["3–6m", "6–9m"], "December 2027: 3–6m and 6–9m, one each"],
] as const)("%s of %j is said so", (kind, sizes, words) =>
  expect(fitWords("December 2027", kind, sizes)).toBe(words),
);

it("says how warm it is in the reader's units, and whether there's snow", () => {
  expect(warmthWords(30, -5, "f", true)).toBe("Highs near 30°F, lows near −5°F, with snow.");
  expect(warmthWords(30, 21, "c", false)).toBe("Highs near 30°C, lows near 21°C.");
});
