// How a plan speaks of its babies, and of the day of their birth.
import type { NamedBabies } from "~/words/en/plans/babies-copy.ts";
import { namesTogether } from "./title-of-plan.ts";

/** The name of the fact, for screen readers and tables. */
export const BABIES_FACT = "Bebés";

/** 'Calculado para 2 bebés'; null for one. */
export function countedForBabies(babies: number): string | null {
  return babies < 2 ? null : `Calculado para ${babies} bebés`;
}

/** 'Gemelos', '3 bebés'; null for one, which goes without saying. */
export function babiesWords(babies: number): string | null {
  if (babies < 2) return null;
  return babies === 2 ? "Gemelos" : `${babies} bebés`;
}

/** 'Mia', 'Mia and Leo'; without names 'Tu bebé'. */
export function nameOfBabies({ babyNames, babies }: NamedBabies): string {
  return namesTogether(babyNames) ?? (babies > 1 ? "Tus bebés" : "Tu bebé");
}

/** The three pages about the baby, in one row of links. */
export const BABY_PARTS_COPY = {
  label: "Sobre el bebé",
  parts: { size: "Talla", birth: "Nacimiento", answers: "Respuestas" },
} as const;

/** Of the birth, or until it is known the due date. */
export const BIRTH_DAY = {
  bornOn: (day: string) => `Nació el ${day}`,
  dueOn: (day: string) => `Fecha de parto: ${day}`,
} as const;
