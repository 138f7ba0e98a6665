// The keys that stand for what can be reserved, in forms, addresses, and stored lists.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type GiftTarget,
  readTargetKey,
  targetColumns,
  targetKey,
  targetOf,
} from "../../../app/domain/gifts/gift-lines.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";

const garment = fc.record({
  kind: fc.constant("garment" as const),
  clothingId: fc.nat(999_999),
  size: fc.constantFrom(...AGE_RANGES, null),
});
const wish = fc.record({ kind: fc.constant("wish" as const), wishId: fc.stringMatching(/^[a-z0-9]{20}$/) });

it("a target survives its key and its columns", () => {
  fc.assert(
    fc.property(fc.oneof(garment, wish), (target: GiftTarget) => {
      expect(readTargetKey(targetKey(target))).toEqual(target);
      expect(targetOf(targetColumns(target))).toEqual(target);
    }),
  );
});

it.each([
  "",
  "1",
  "1.",
  "1.2-4m",
  ".0-3m",
  "-1.0-3m",
  "1.0-3m ",
  "wish.",
  "wish.a b",
  "9999999999.0-3m",
  `1.${"9".repeat(99)}`,
])("%j stands for nothing", (key) => {
  expect(readTargetKey(key)).toBeNull();
});
