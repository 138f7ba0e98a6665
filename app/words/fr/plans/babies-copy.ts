// How a plan speaks of its babies, and of the day of their birth.
import type { NamedBabies } from "~/words/en/plans/babies-copy.ts";
import { namesTogether } from "./title-of-plan.ts";

/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Bébés";

/** 'Calculé pour 2 bébés'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Calculé pour ${babies} bébés`;
}

/** 'Jumeaux', '3 bébés'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Jumeaux" : `${babies} bébés`;
}

/** 'Mia', 'Mia and Leo'; without names 'Votre bébé'. */
export function nameOfBabies({ babyNames, babies }: NamedBabies): string {
  return namesTogether(babyNames) ?? (babies > 1 ? "Vos bébés" : "Votre bébé");
}

/** The three pages about the baby, in one row of links. */
export const BABY_PARTS_COPY = {
  label: "À propos du bébé",
  parts: { size: "Taille", birth: "Naissance", answers: "Réponses" },
} as const;

/** Of the birth, or until it is known the due date. */
export const BIRTH_DAY = {
  bornOn: (day: string) => `Naissance le ${day}`,
  dueOn: (day: string) => `Date prévue\u00a0: ${day}`,
} as const;
