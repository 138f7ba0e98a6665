// How a plan speaks of its babies, of how many they are, and of their birth.
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

export const BIRTH_COPY = {
  title: "Bébé est là",
  label: "Date de naissance",
  lead: "Nous refaisons votre plan à partir de ce jour. Vos quantités et vos notes restent, et cela ne compte pas comme un nouveau questionnaire.",
  onDays: ["À la date prévue", "Aujourd’hui"],
  save: "Enregistrer",
  saving: "Enregistrement...",
  change: "Modifier",
  remove: "Retirer la date de naissance",
  bornOn: (day: string) => `Naissance le ${day}`,
  dueOn: (day: string) => `Date prévue\u00a0: ${day}`,
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) =>
    `Retirer la date de naissance et refaire le plan à partir de la date prévue, le ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Des jumeaux, ou plus\u00a0?",
  question: "Combien de bébés\u00a0?",
  hint: "Un seul plan pour tous. Ils partagent leurs vêtements\u00a0: il n’en faut pas le double.",
} as const;
