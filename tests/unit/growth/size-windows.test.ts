import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, plusDays } from "../../../app/domain/calendar.ts";
import { type Baby, birthDay, FITS, type Fit, type SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { typicalSize, weightAt } from "../../../app/domain/growth/growth-table.ts";
import { CHART_SIZES, type ChartSize } from "../../../app/domain/growth/size-charts.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { CASE_DAY, GROWTH_CASES } from "../fixtures/growth-cases.ts";

describe("the windows of fifty babies", () => {
  it("are fifty", () => expect(GROWTH_CASES).toHaveLength(50));

  it.each(GROWTH_CASES)("$name", ({ baby, chart, ends, newbornSkip, isNewbornSkipped, isPreemieSkipped }) => {
    const windows = sizeWindows(baby, chart);
    const found = windows.map(({ end: { early, likely, late } }) =>
      [early, likely, late].map((day) => (day === null ? null : daysBetween(CASE_DAY, day))),
    );
    for (const [place, size] of CHART_SIZES.entries()) {
      for (const [at, days] of (ends[place] ?? []).entries()) {
        const own = found[place]?.[at] ?? null;
        const off = own === null || days === null ? Number(own !== days) * 99 : Math.abs(own - days);
        expect(off, `${size} ${at}: ${own}, not ${days}`).toBeLessThanOrEqual(1);
      }
    }
    const [preemie, newborn] = windows;
    expect(newborn?.skipChance).toBeCloseTo(newbornSkip, 2);
    expect([preemie?.isSkipped, newborn?.isSkipped]).toEqual([isPreemieSkipped, isNewbornSkipped]);
  });
});

const at = (day: number) => plusDays(CASE_DAY, day);
const unborn = (sex: Baby["sex"] = null): Baby => ({
  due: CASE_DAY,
  born: null,
  sex,
  isTwin: false,
  facts: [],
});
const born = (day: number, sex: Baby["sex"], ...facts: SizeFact[]): Baby => ({
  due: CASE_DAY,
  born: at(day),
  sex,
  isTwin: false,
  facts,
});
const weight = (day: number, kg: number): SizeFact => ({ kind: "weight", on: at(day), kg });
const label = (day: number, size: ChartSize, fit: Fit = "good"): SizeFact => ({
  kind: "label",
  on: at(day),
  size,
  fit,
});
const likelyEnds = (baby: Baby) => sizeWindows(baby).map(({ end }) => end.likely ?? "9999-12-31");

const aSex = fc.constantFrom("boy" as const, "girl" as const, null);
/** A weight as babies have it, at most this many spreads from the typical one. */
const aWeight = fc
  .tuple(fc.integer({ min: 20, max: 300 }), fc.double({ min: -2.5, max: 2.5, noNaN: true }))
  .map(([day, score]) => weight(day, weightAt("boy", day + 4, score)));
const aLength = fc
  .tuple(fc.integer({ min: 100, max: 300 }), fc.double({ min: -0.06, max: 0.06, noNaN: true }))
  .map(([day, share]): SizeFact => {
    return { kind: "length", on: at(day), cm: typicalSize("girl", day + 4).cm * (1 + share) };
  });
const aLabel = fc
  .tuple(fc.integer({ min: 20, max: 300 }), fc.constantFrom(...FITS))
  .map(([day, fit]) => label(day, CHART_SIZES[Math.min(6, 2 + Math.floor(day / 91))] ?? "0-3m", fit));
const aBaby = fc
  .record({
    birth: fc.integer({ min: -70, max: 14 }),
    sex: aSex,
    isTwin: fc.boolean(),
    facts: fc.array(fc.oneof(aWeight, aLength, aLabel), { maxLength: 3 }),
  })
  .map(({ birth, sex, isTwin, facts }): Baby => ({ ...born(birth, sex, ...facts), isTwin }));

const RUNS = { numRuns: 40 };

describe("windows", () => {
  it("follow each other, and each change goes from early to late, never before the birth", () => {
    fc.assert(
      fc.property(aBaby, (baby) => {
        const windows = sizeWindows(baby);
        for (const [place, { start, end }] of windows.entries()) {
          if (place > 0) expect(start).toEqual(windows[place - 1]?.end);
          const days = [end.early, end.safe, end.likely, end.late].map((day) => day ?? "9999-12-31");
          expect(days).toEqual(days.toSorted());
          expect((days[0] ?? "") >= birthDay(baby)).toBe(true);
          expect(
            days.every((day, nth) => day >= ([start.early, start.safe, start.likely, start.late][nth] ?? "")),
          ).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it("never begin later for a heavier baby", () => {
    fc.assert(
      fc.property(aSex, aWeight, fc.double({ min: 1.02, max: 1.3, noNaN: true }), (sex, fact, factor) => {
        if (fact.kind !== "weight") return;
        const light = likelyEnds(born(0, sex, fact)).slice(1);
        const heavy = likelyEnds(born(0, sex, { ...fact, kg: fact.kg * factor })).slice(1);
        for (const [place, day] of heavy.entries()) expect(day <= (light[place] ?? "")).toBe(true);
      }),
      RUNS,
    );
  });

  it("don't depend on the order in which facts were entered", () => {
    fc.assert(
      fc.property(aBaby, (baby) => {
        expect(sizeWindows({ ...baby, facts: baby.facts.toReversed() })).toEqual(sizeWindows(baby));
      }),
      RUNS,
    );
  });

  it("are the same for two weights of one day, whichever was entered first", () => {
    const weights = [3.1, 4.16].map((kg): SizeFact => ({ kind: "weight", on: "2027-04-02", kg }));
    const baby = (facts: SizeFact[]): Baby => ({
      ...{ due: "2027-03-10", born: "2027-03-23", sex: "boy", isTwin: false },
      facts,
    });
    expect(sizeWindows(baby(weights.toReversed()))).toEqual(sizeWindows(baby(weights)));
  });

  it("move with the dates, and leave their baby as it was", () => {
    fc.assert(
      fc.property(aBaby, fc.integer({ min: 1, max: 400 }), (baby, days) => {
        const before = structuredClone(baby);
        const later = {
          ...baby,
          due: plusDays(CASE_DAY, days),
          born: plusDays(baby.born ?? "", days),
          facts: baby.facts.map((fact) => ({ ...fact, on: plusDays(fact.on, days) })),
        };
        const moved = sizeWindows(later).map(({ end }) => end.likely && plusDays(end.likely, -days));
        expect(moved).toEqual(sizeWindows(baby).map(({ end }) => end.likely));
        expect(baby).toEqual(before);
      }),
      RUNS,
    );
  });

  it("grow narrower with a measurement, and more so with a later one", () => {
    const width = (baby: Baby, place: number) => {
      const end = sizeWindows(baby)[place]?.end;
      return daysBetween(end?.early ?? "", end?.late ?? "");
    };
    const [none, early, late] = [
      unborn("girl"),
      born(0, "girl", weight(61, 5)),
      born(0, "girl", weight(122, 6.5)),
    ];
    for (const place of [3, 4]) {
      expect(width(early, place)).toBeLessThan(width(none, place));
      expect(width(late, place)).toBeLessThan(width(early, place));
    }
  });

  it("hardly move for a baby of the typical weight", () => {
    const before = likelyEnds(unborn("boy"));
    const after = likelyEnds(born(0, "boy", weight(61, weightAt("boy", 65, 0))));
    for (const place of [3, 4, 5])
      expect(Math.abs(daysBetween(before[place] ?? "", after[place] ?? ""))).toBeLessThan(8);
  });

  it("are ordered by how a size sits", () => {
    const ends = (["snug", "good", "roomy"] as const).map(
      (fit) => likelyEnds(born(0, "girl", label(130, "3-6m", fit)))[3],
    );
    expect(ends).toEqual(ends.toSorted());
    expect(new Set(ends).size).toBe(3);
  });

  it("skip the newborn size of a baby of 4.6 kg, not that of one of 3 kg", () => {
    const skipped = (kg: number) =>
      sizeWindows(born(0, "boy", weight(0, kg))).filter(({ isSkipped }) => isSkipped);
    expect(skipped(4.6).map(({ size }) => size)).toEqual(["preemie", "newborn"]);
    expect(skipped(3).map(({ size }) => size)).toEqual(["preemie"]);
  });

  it("run from the due date for a baby born eight weeks early, who wears the preemie size first", () => {
    const early = sizeWindows(born(-56, "girl"));
    const term = sizeWindows(born(0, "girl"));
    expect(early.slice(2).map(({ end }) => end)).toEqual(term.slice(2).map(({ end }) => end));
    expect(early[0]?.isSkipped).toBe(false);
    expect(term[0]?.isSkipped).toBe(true);
  });

  it("are little moved by what babies lose in their first week", () => {
    const before = likelyEnds(born(0, "boy", weight(0, 3.5)));
    const after = likelyEnds(born(0, "boy", weight(0, 3.5), weight(4, 3.25)));
    for (const place of [2, 3])
      expect(Math.abs(daysBetween(before[place] ?? "", after[place] ?? ""))).toBeLessThan(10);
  });
});
