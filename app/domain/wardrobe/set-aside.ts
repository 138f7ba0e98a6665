// Items that a parent doesn't want, for one age range or for the whole plan.
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { UNNAMED_SIZES } from "./size-table.ts";

/** Set aside for the age range, for all of them, or wanted again. */
export const SET_ASIDE_CHOICES = ["age", "plan", "no"] as const;
export type SetAsideChoice = (typeof SET_ASIDE_CHOICES)[number];

/**
 * The stored list that means the whole plan: the sizes of the first releases, however many there are now. So
 * an item set aside for the whole plan is also set aside for new sizes, and the previous release can read the
 * list.
 */
export const STORED_WHOLE_PLAN: readonly string[] = UNNAMED_SIZES;

/** The first entry of a list that means exactly the sizes it names. */
export const ONE_BY_ONE_MARK = "2";

/** The whole-plan list as individual sizes, for a plan that also has others. */
export const STORED_ONE_BY_ONE: readonly string[] = [ONE_BY_ONE_MARK, ...UNNAMED_SIZES];

/** The age ranges that a stored list sets an item aside for; sizes unknown to this release are skipped. */
export function readSetAsideList(stored: readonly string[]): AgeRange[] {
  const isWhole =
    stored.length === STORED_WHOLE_PLAN.length && STORED_WHOLE_PLAN.every((size) => stored.includes(size));
  return AGE_RANGES.filter((ageRange) => isWhole || stored.includes(ageRange));
}

/** True if an item is set aside for every age range. */
export function isSetAsideForPlan(setAside: readonly AgeRange[]): boolean {
  return AGE_RANGES.every((ageRange) => setAside.includes(ageRange));
}

/**
 * The age ranges that an item is set aside for after a choice at one of them. An item set aside for the whole
 * plan is restored for the whole plan.
 */
export function chooseSetAside(
  setAside: readonly AgeRange[],
  ageRange: AgeRange,
  choice: SetAsideChoice,
): AgeRange[] {
  switch (choice) {
    case "plan":
      return [...AGE_RANGES];
    case "age":
      return AGE_RANGES.filter((age) => age === ageRange || setAside.includes(age));
    case "no":
      if (isSetAsideForPlan(setAside)) return [];
      return setAside.filter((age) => age !== ageRange);
    default:
      return choice satisfies never;
  }
}
