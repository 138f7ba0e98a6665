// The quiz attempt allowance, its meter, and the roles that manage clothing images. Limits are checked just
// below, at, and above the maximum, because a tier change leaves users over their limit.
import fc from "fast-check";
import { expect, test } from "vitest";
import { attemptAllowance, attemptMeter, canManageClothingImages } from "../../../app/domain/plans/access.ts";

test.each([
  [
    { used: 0, max: 3 },
    { remaining: 3, blocked: false, warn: false },
  ],
  [
    { used: 1, max: 3 },
    { remaining: 2, blocked: false, warn: false },
  ],
  [
    { used: 2, max: 3 },
    { remaining: 1, blocked: false, warn: true },
  ],
  [
    { used: 3, max: 3 },
    { remaining: 0, blocked: true, warn: false },
  ],
  [
    { used: 7, max: 3 },
    { remaining: 0, blocked: true, warn: false },
  ],
  [
    { used: 9, max: 10 },
    { remaining: 1, blocked: false, warn: true },
  ],
  [
    { used: 0, max: 0 },
    { remaining: 0, blocked: true, warn: false },
  ],
])("the allowance of %j is %j", (count, allowance) => {
  expect(attemptAllowance(count)).toEqual({ ...count, ...allowance });
});

test("without a tier the maximum is three", () => {
  expect(attemptAllowance({ used: 1 }).max).toBe(3);
  expect(attemptAllowance({ used: 1, max: null }).max).toBe(3);
});

test.each([
  [0, 3, { segments: 3, filled: 0 }],
  [2, 3, { segments: 3, filled: 2 }],
  [5, 3, { segments: 3, filled: 3 }],
  [4, 10, { segments: 10, filled: 4 }],
  [1, 50, { segments: 10, filled: 1 }],
  [49, 50, { segments: 10, filled: 9 }],
  [50, 50, { segments: 10, filled: 10 }],
  [0, 0, { segments: 0, filled: 0 }],
])("the meter of %i out of %i is %j", (used, max, meter) => {
  expect(attemptMeter(attemptAllowance({ used, max }))).toEqual(meter);
});

test("the warning never comes together with the block, and the meter is full only when blocked", () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 100 }), (used, max) => {
      const allowance = attemptAllowance({ used, max });
      const { segments, filled } = attemptMeter(allowance);
      expect(allowance.blocked && allowance.warn).toBe(false);
      expect(allowance.warn).toBe(used === max - 1);
      expect(segments).toBeLessThanOrEqual(10);
      expect(filled === segments).toBe(allowance.blocked);
      expect(filled > 0).toBe(used > 0);
    }),
  );
});

test("only admins and owners manage clothing images", () => {
  expect(["admin", "owner"].every(canManageClothingImages)).toBe(true);
  for (const role of ["free", "premium", "Admin", "", null, undefined]) {
    expect(canManageClothingImages(role)).toBe(false);
  }
});
