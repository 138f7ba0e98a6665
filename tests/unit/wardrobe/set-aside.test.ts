// Setting an item aside for an age or the whole plan, and undoing it. For the same rules in the database, see
// tests/integration/wardrobe/edit-item.test.ts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readItemEdit } from "../../../app/contracts/wardrobe/item-edit-form.ts";
import { AGE_RANGES, type AgeRange } from "../../../app/domain/vocabulary.ts";
import {
  chooseSetAside,
  isSetAsideForPlan,
  SET_ASIDE_CHOICES,
} from "../../../app/domain/wardrobe/set-aside.ts";

const ALL = [...AGE_RANGES];
const ages = fc.subarray(ALL);
const anAge = fc.constantFrom(...AGE_RANGES);
const aChoice = fc.constantFrom(...SET_ASIDE_CHOICES);

test.each<[AgeRange[], AgeRange, (typeof SET_ASIDE_CHOICES)[number], AgeRange[]]>([
  [[], "3-6m", "age", ["3-6m"]],
  [["9-12m"], "0-3m", "age", ["0-3m", "9-12m"]],
  [["3-6m"], "3-6m", "age", ["3-6m"]],
  [[], "3-6m", "plan", ALL],
  [["0-3m"], "3-6m", "plan", ALL],
  [["0-3m", "3-6m"], "3-6m", "no", ["0-3m"]],
  [["0-3m"], "3-6m", "no", ["0-3m"]],
  [ALL, "3-6m", "no", []],
  [["0-3m", "3-6m", "6-9m", "9-12m", "18-24m"], "12-18m", "age", ALL],
  [["0-3m", "3-6m", "6-9m"], "9-12m", "age", ["0-3m", "3-6m", "6-9m", "9-12m"]],
])("%j at %s with '%s' becomes %j", (setAside, ageRange, choice, expected) => {
  expect(chooseSetAside(setAside, ageRange, choice)).toEqual(expected);
});

test("an item is set aside for the plan when it is for every age", () => {
  expect(isSetAsideForPlan(ALL)).toBe(true);
  expect(isSetAsideForPlan(ALL.toReversed())).toBe(true);
  expect(isSetAsideForPlan([])).toBe(false);
  for (const age of AGE_RANGES) expect(isSetAsideForPlan(ALL.filter((other) => other !== age))).toBe(false);
});

test("a choice holds for its age, keeps the order of the ages, and made twice is made once", () => {
  fc.assert(
    fc.property(ages, anAge, aChoice, (setAside, ageRange, choice) => {
      const next = chooseSetAside(setAside, ageRange, choice);
      expect(next.includes(ageRange)).toBe(choice !== "no");
      expect(next).toEqual(AGE_RANGES.filter((age) => next.includes(age)));
      expect(chooseSetAside(next, ageRange, choice)).toEqual(next);
      const others = AGE_RANGES.filter((age) => age !== ageRange);
      if (choice !== "plan" && !isSetAsideForPlan(setAside)) {
        for (const age of others) expect(next.includes(age)).toBe(setAside.includes(age));
      }
    }),
  );
});

describe("the form of a choice", () => {
  test.each(SET_ASIDE_CHOICES)("is read: %s", (setAside) => {
    expect(readItemEdit({ ageRange: "0-3m", setAside })).toEqual({
      edit: { kind: "set-aside", ageRange: "0-3m", value: setAside },
      tab: undefined,
    });
  });

  test.each([
    [{ ageRange: "0-3m", setAside: "yes" }],
    [{ ageRange: "0-3m", setAside: "" }],
    [{ ageRange: "0-3m", setAside: ["age"] }],
    [{ ageRange: "12-15m", setAside: "age" }],
    [{ setAside: "plan" }],
    [{ ageRange: "0-3m", setAside: "age", quantity: "1" }],
    [{ ageRange: "0-3m", setAside: "age", ownerId: "somebody" }],
    [{ ageRange: "0-3m", setAside: "age", note: "x" }],
  ])("is none: %j", (fields) => {
    expect(readItemEdit(fields)).toBeNull();
  });
});
