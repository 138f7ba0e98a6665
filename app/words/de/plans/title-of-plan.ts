import type { NamedPlan } from "~/words/en/plans/title-of-plan.ts";

/** 'Kleidung für Mia', or 'Plan 3' without a title or a name. */
export function titleOfPlan({ cardTitle, babyNames, attemptNumber }: NamedPlan): string {
  return cardTitle ?? wardrobeOf(babyNames) ?? `Plan ${attemptNumber}`;
}

export function wardrobeOf(babyNames: readonly string[] | null): string | null {
  const names = namesTogether(babyNames);
  return names && `Kleidung für ${names}`;
}

export function namesTogether(babyNames: readonly string[] | null): string | null {
  const names = babyNames?.filter((name) => name !== "") ?? [];
  return names.length > 0 ? new Intl.ListFormat("de").format(names) : null;
}

export const NOT_READY_COPY = {
  tryAgain: "Noch mal versuchen",
  watchProgress: "Fortschritt ansehen",
  toList: "Alle Pläne ansehen",
  stillPreparing: "Dein Plan entsteht noch. Er steht in deiner Liste, sobald er fertig ist.",
  newer:
    "Dieser Plan stammt aus einer neueren Version von Layette. Nichts ist verloren. Bitte schau in ein paar Minuten wieder vorbei.",
} as const;
