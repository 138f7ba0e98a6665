// How a plan speaks of its babies, and of the day of their birth.
import { namesTogether } from "./title-of-plan.ts";

/** The babies of a plan, and their names. */
export interface NamedBabies {
  /** A line for each baby; empty for one without a name. */
  babyNames: readonly string[] | null;
  babies: number;
}

/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Babies";

/** 'Counted for 2 babies'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Calculated for ${babies} babies`;
}

/** 'Twins', '3 babies'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Twins" : `${babies} babies`;
}

/** 'Mia', 'Mia and Leo'; without names 'Your baby'. */
export function nameOfBabies({ babyNames, babies }: NamedBabies): string {
  return namesTogether(babyNames) ?? (babies > 1 ? "Your babies" : "Your baby");
}

/** The three pages about the baby, in one row of links. */
export const BABY_PARTS_COPY = {
  label: "About the baby",
  parts: { size: "Size", birth: "Birth", answers: "Answers" },
} as const;

/** Of the birth, or until it is known the due date. */
export const BIRTH_DAY = {
  bornOn: (day: string) => `Born ${day}`,
  dueOn: (day: string) => `Due around ${day}`,
} as const;
