import fc from "fast-check";
import { expect, it } from "vitest";
import {
  afterLabel,
  afterSeeing,
  type Belief,
  covarianceOf,
  expected,
  firstBelief,
  readingOn,
} from "../../../app/domain/growth/growth-belief.ts";
import { GROWTH_DAYS, GROWTH_TABLES, KNOT_DAYS } from "../../../app/domain/growth/growth-table.ts";
import { CHART_SIZES, sizeLimits } from "../../../app/domain/growth/size-charts.ts";

const aReading = fc
  .tuple(fc.constantFrom("weight" as const, "length" as const), fc.integer({ min: -60, max: 760 }))
  .map(([kind, day]) => readingOn(kind, day));
const spreadOf = ({ covariance }: Belief, place: number) => covariance[place]?.[place] ?? Number.NaN;

it("a reading of any day has a spread of one among all babies", () => {
  fc.assert(
    fc.property(aReading, (reading) => {
      expect(covarianceOf(firstBelief(false).covariance, reading, reading)).toBeCloseTo(1, 9);
    }),
  );
});

it("a fact narrows what is known of every age, and draws the expectation toward it", () => {
  fc.assert(
    fc.property(aReading, fc.double({ min: -3, max: 3, noNaN: true }), aReading, (first, value, second) => {
      const before = afterSeeing(firstBelief(false), first, 0.4, 0.02);
      const after = afterSeeing(before, second, value, 0.02);
      for (let place = 0; place < 2 * KNOT_DAYS.length; place++)
        expect(spreadOf(after, place)).toBeLessThanOrEqual(spreadOf(before, place) + 1e-12);
      const distance = (belief: Belief) => Math.abs(value - expected(belief, second));
      expect(distance(after)).toBeLessThanOrEqual(distance(before) + 1e-12);
    }),
  );
});

it("a label narrows, too", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 300 }),
      fc.constantFrom(...CHART_SIZES.slice(1, 7)),
      (day, size) => {
        const before = firstBelief(false);
        const after = afterLabel(before, "girl", { day, size, fit: "good" }, sizeLimits("consensus"));
        for (const [place] of before.mean.entries())
          expect(spreadOf(after, place)).toBeLessThanOrEqual(spreadOf(before, place) + 1e-12);
      },
    ),
  );
});

it("two measurements say the same in either order", () => {
  fc.assert(
    fc.property(aReading, aReading, (one, other) => {
      const forth = afterSeeing(afterSeeing(firstBelief(true), one, 1, 0.02), other, -0.5, 0.1);
      const back = afterSeeing(afterSeeing(firstBelief(true), other, -0.5, 0.1), one, 1, 0.02);
      for (const [place, mean] of forth.mean.entries())
        expect(mean).toBeCloseTo(back.mean[place] ?? Number.NaN, 8);
    }),
  );
});

it("the tables are whole", () => {
  for (const table of Object.values(GROWTH_TABLES)) {
    for (const values of Object.values(table)) expect(values).toHaveLength(GROWTH_DAYS.length);
    expect(table.kg).toEqual(table.kg.toSorted((a, b) => a - b));
    expect(table.cm).toEqual(table.cm.toSorted((a, b) => a - b));
  }
  const { covariance } = firstBelief(false);
  expect(covariance[19]?.[18]).toBe(0.903);
  expect(covariance[18]?.[19]).toBe(0.903);
  expect(covariance.flat().every((value) => value > 0 && value <= 1)).toBe(true);
});
