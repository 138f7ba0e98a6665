// A run can be repeated only if the same seed makes the same choices.
import { expect, it } from "vitest";
import { seededRandom } from "../../soak/random.ts";

const choices = (seed: string) => {
  const random = seededRandom(seed);
  return [
    random.next(),
    random.between(3, 9),
    random.chance(0.5),
    random.pick(["a", "b", "c"]),
    random.key(),
  ];
};

it("the same seed makes the same choices, another one others", () => {
  expect(choices("one")).toEqual(choices("one"));
  expect(choices("one")).not.toEqual(choices("two"));
});

it("whole numbers lie between their bounds, both included, and keys are keys of forms", () => {
  const random = seededRandom("bounds");
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(1, 3)));
  expect([...drawn].toSorted()).toEqual([1, 2, 3]);
  expect(random.key()).toMatch(/^[0-9a-f]{32}$/);
  expect(random.pick([])).toBeUndefined();
});
