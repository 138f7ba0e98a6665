import type { NamedPlan } from "~/words/en/plans/title-of-plan.ts";

/** 'La ropa de Mia', or 'Plan #3' without a title or a name. */
export function titleOfPlan({ cardTitle, babyNames, attemptNumber }: NamedPlan): string {
  return cardTitle ?? wardrobeOf(babyNames) ?? `Plan #${attemptNumber}`;
}

export function wardrobeOf(babyNames: readonly string[] | null): string | null {
  const names = namesTogether(babyNames);
  return names && `La ropa de ${names}`;
}

export function namesTogether(babyNames: readonly string[] | null): string | null {
  const names = babyNames?.filter((name) => name !== "") ?? [];
  return names.length > 0 ? new Intl.ListFormat("es").format(names) : null;
}

export const NOT_READY_COPY = {
  tryAgain: "Reintentar",
  watchProgress: "Ver el avance",
  toList: "Ver todos mis planes",
  stillPreparing: "Tu plan todavía se está preparando. Aparecerá en tu lista en cuanto esté listo.",
  newer:
    "Este plan se hizo con una versión más nueva de Layette. No se ha perdido nada. Vuelve en unos minutos.",
} as const;
