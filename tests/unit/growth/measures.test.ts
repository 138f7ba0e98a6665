import fc from "fast-check";
import { expect, it } from "vitest";
import {
  gramsOf,
  millimetersOf,
  writtenLength,
  writtenWeight,
} from "../../../app/domain/growth/typed-measures.ts";

const between = (min: number, max: number) => fc.integer({ min, max });

it("a weight comes back as it was typed, in pounds and ounces to a tenth", () => {
  fc.assert(
    fc.property(between(1, 39), between(0, 159), (value, tenths) => {
      const typed = { unit: "lb", value, ounces: tenths / 10 } as const;
      expect(writtenWeight(Math.round(gramsOf(typed)), "lb")).toEqual(typed);
    }),
  );
});

it("a weight comes back as it was typed, in kilograms to the gram", () => {
  fc.assert(
    fc.property(between(300, 20_000), (grams) => {
      const typed = { unit: "kg", value: grams / 1000, ounces: 0 } as const;
      expect(writtenWeight(Math.round(gramsOf(typed)), "kg")).toEqual(typed);
    }),
  );
});

it("a length comes back as it was typed, in tenths of either unit and in quarters of an inch", () => {
  fc.assert(
    fc.property(between(200, 1100), (tenths) => {
      const back = writtenLength(Math.round(millimetersOf(tenths / 10, "cm")), "cm");
      expect(back).toBe(tenths / 10);
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        between(80, 430).map((n) => n / 10),
        between(32, 172).map((n) => n / 4),
      ),
      (inches) => {
        expect(writtenLength(Math.round(millimetersOf(inches, "in")), "in")).toBe(inches);
      },
    ),
  );
});

it("knows its units", () => {
  expect(Math.round(gramsOf({ unit: "lb", value: 11, ounces: 4 }))).toBe(5103);
  expect(writtenWeight(5103, "lb")).toEqual({ unit: "lb", value: 11, ounces: 4 });
  expect(writtenWeight(453, "lb")).toEqual({ unit: "lb", value: 1, ounces: 0 });
  expect(Math.round(millimetersOf(23.25, "in"))).toBe(591);
});
