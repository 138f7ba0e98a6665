// How a plan speaks of its babies, of how many they are, and of their birth.
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

export const BIRTH_COPY = {
  title: "Das Baby ist da",
  label: "Geburtsdatum",
  lead: "Wir berechnen deinen Plan ab diesem Tag neu. Deine Mengen und Notizen bleiben erhalten, und es zählt nicht als neue Planung.",
  onDays: ["Am Geburtstermin", "Heute"],
  save: "Speichern",
  saving: "Wird gespeichert...",
  change: "Ändern",
  remove: "Geburtsdatum entfernen",
  bornOn: (day: string) => `Geboren am ${day}`,
  dueOn: (day: string) => `Geburtstermin: ${day}`,
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Geburtsdatum entfernen und wieder ab dem Geburtstermin planen, ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Zwillinge oder mehr?",
  question: "Wie viele Babys?",
  hint: "Ein Plan für alle. Sie teilen sich die Kleidung, also brauchst du nicht doppelt so viel.",
} as const;
