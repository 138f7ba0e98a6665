import { expect, it } from "vitest";
import { chanceBelow, chanceBothBelow } from "../../../app/domain/growth/growth-table.ts";

it.each([
  [0, 0.5],
  [1, 0.841344746],
  [-1.959963985, 0.025],
  [3, 0.998650102],
])("the chance of being below %d is %d", (x, chance) => {
  expect(chanceBelow(x)).toBeCloseTo(chance, 6);
});

it("two values are both below their means with a chance of 1/4 + asin(rho) / 2 pi", () => {
  for (const rho of [-0.9, -0.5, 0, 0.5, 0.9, 0.98])
    expect(chanceBothBelow(0, 0, rho)).toBeCloseTo(0.25 + Math.asin(rho) / (2 * Math.PI), 4);
});

it("independent values multiply, and a certain one leaves the other", () => {
  expect(chanceBothBelow(1, 2, 0)).toBeCloseTo(chanceBelow(1) * chanceBelow(2), 4);
  expect(chanceBothBelow(9, 0.3, 0.7)).toBeCloseTo(chanceBelow(0.3), 4);
  expect(chanceBothBelow(-9, 0.3, 0.7)).toBe(0);
});
