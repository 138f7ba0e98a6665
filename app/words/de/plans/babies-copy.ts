// How a plan speaks of its babies, and of the day of their birth.
import type { NamedBabies } from "~/words/en/plans/babies-copy.ts";
import { namesTogether } from "./title-of-plan.ts";

/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Babys";

/** 'Berechnet für 2 Babys'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Berechnet für ${babies} Babys`;
}

/** 'Zwillinge', '3 Babys'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Zwillinge" : `${babies} Babys`;
}

/** 'Mia', 'Mia and Leo'; without names 'Dein Baby'. */
export function nameOfBabies({ babyNames, babies }: NamedBabies): string {
  return namesTogether(babyNames) ?? (babies > 1 ? "Deine Babys" : "Dein Baby");
}

/** The three pages about the baby, in one row of links. */
export const BABY_PARTS_COPY = {
  label: "Zum Baby",
  parts: { size: "Größe", birth: "Geburt", answers: "Antworten" },
} as const;

/** Of the birth, or until it is known the due date. */
export const BIRTH_DAY = {
  bornOn: (day: string) => `Geboren am ${day}`,
  dueOn: (day: string) => `Geburtstermin: ${day}`,
} as const;
