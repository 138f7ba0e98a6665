// Items that a parent does not want, for one age range or for the whole plan.
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";

/** Set aside for the age range, for all of them, or wanted again. */
export const SET_ASIDE_CHOICES = ["age", "plan", "no"] as const;
export type SetAsideChoice = (typeof SET_ASIDE_CHOICES)[number];

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
