import type { NamedPlan } from "~/words/en/plans/title-of-plan.ts";
import { of } from "~/words/fr/counted.ts";

/** 'La garde-robe de Mia', or 'Plan n° 3' without a title or a name. */
export function titleOfPlan({ cardTitle, babyNames, attemptNumber }: NamedPlan): string {
  return cardTitle ?? wardrobeOf(babyNames) ?? `Plan n°\u00a0${attemptNumber}`;
}

export function wardrobeOf(babyNames: readonly string[] | null): string | null {
  const names = namesTogether(babyNames);
  return names && `La garde-robe ${of(names)}`;
}

export function namesTogether(babyNames: readonly string[] | null): string | null {
  const names = babyNames?.filter((name) => name !== "") ?? [];
  return names.length > 0 ? new Intl.ListFormat("fr").format(names) : null;
}

export const NOT_READY_COPY = {
  tryAgain: "Réessayer",
  watchProgress: "Voir l’avancement",
  toList: "Voir tous mes plans",
  stillPreparing: "Votre plan se prépare encore. Il apparaîtra dans votre liste dès qu’il sera prêt.",
  newer: "Ce plan vient d’une version plus récente de Layette. Rien n’est perdu : revenez dans un instant.",
} as const;
