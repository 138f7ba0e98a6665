import { expect, it } from "vitest";
import {
  interpolate,
  lengthScore,
  typicalSize,
  weightAt,
  weightScore,
} from "../../../app/domain/growth/growth-table.ts";

it("a weight and its score are each other's inverse", () => {
  for (const sex of ["boy", "girl"] as const)
    for (const day of [-60, 0, 3, 14, 61, 200, 400])
      for (const score of [-2, 0, 2])
        expect(weightScore(sex, day, weightAt(sex, day, score))).toBeCloseTo(score, 9);
});

it("the typical length has no score", () => {
  expect(lengthScore("girl", 0, 49.97)).toBeCloseTo(0, 9);
  expect(lengthScore("girl", 0, 49.97 * 1.0414)).toBeCloseTo(1, 9);
});

it("the typical baby is smaller before the term, but not below sixteen weeks early, and never shrinks after it", () => {
  expect(typicalSize("boy", -28).kg).toBeCloseTo(3.341 * Math.exp(-0.18 - 0.072), 9);
  expect(typicalSize("boy", -300)).toEqual(typicalSize("boy", -112));
  const weights = Array.from({ length: 800 }, (_, at) => typicalSize("girl", at - 60).kg);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
});

it("values between points lie on the line, and beyond them stay", () => {
  expect([0, 5, 10, 15, 30].map((x) => interpolate(x, [5, 15, 25], [1, 2, 4]))).toEqual([1, 1, 1.5, 2, 4]);
});
