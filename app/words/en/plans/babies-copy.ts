// How a plan speaks of its babies, of how many they are, and of their birth.
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

export const BIRTH_COPY = {
  title: "Baby has arrived",
  label: "Date of birth",
  lead: "We'll redo your plan from this day. We'll keep your counts and notes, and it won't use a quiz attempt.",
  onDays: ["On the due date", "Today"],
  save: "Save",
  saving: "Saving...",
  change: "Change",
  remove: "Remove birth date",
  bornOn: (day: string) => `Born ${day}`,
  dueOn: (day: string) => `Due around ${day}`,
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Remove birth date and plan from the due date again, ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Twins or more?",
  question: "How many babies?",
  hint: "One plan covers them all. They share clothes, so you won't need twice as many.",
} as const;
