// Items that a parent does not want, for one age range or for the whole plan.
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { UNNAMED_SIZES } from "./size-table.ts";

/** Set aside for the age range, for all of them, or wanted again. */
export const SET_ASIDE_CHOICES = ["age", "plan", "no"] as const;
export type SetAsideChoice = (typeof SET_ASIDE_CHOICES)[number];

/**
 * The whole plan as it is stored: the sizes of the first releases, whatever sizes have come since. So an item that was set
 * aside for the whole plan is set aside for a new size as well, and the release before understands the list.
 */
export const STORED_WHOLE_PLAN: readonly string[] = UNNAMED_SIZES;

/** Begins a list that means each of its sizes and no other. */
export const ONE_BY_ONE_MARK = "2";

/** The sizes of the whole plan's list, where they are meant one by one because the plan has others. */
export const STORED_ONE_BY_ONE: readonly string[] = [ONE_BY_ONE_MARK, ...UNNAMED_SIZES];

/** The ages that a stored list sets an item aside for; sizes that this release does not have are left out. */
export function readSetAsideList(stored: readonly string[]): AgeRange[] {
  const isWhole =
    stored.length === STORED_WHOLE_PLAN.length && STORED_WHOLE_PLAN.every((size) => stored.includes(size));
  return AGE_RANGES.filter((ageRange) => isWhole || stored.includes(ageRange));
}

/** True when an item is set aside for every age. */
export function isSetAsideForPlan(setAside: readonly AgeRange[]): boolean {
  return AGE_RANGES.every((ageRange) => setAside.includes(ageRange));
}

/**
 * The age ranges that an item is set aside for after a choice was made at one of them. What was set aside for the whole
 * plan is wanted again for the whole plan.
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
