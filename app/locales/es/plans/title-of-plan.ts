/** 'Cuestionario #3' for an attempt without a title. */
export function titleOfPlan(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Cuestionario #${attemptNumber}`;
}

export const NOT_READY_COPY = {
  tryAgain: "Intentar de nuevo",
  watchProgress: "Ver el avance",
  toList: "Ver todos los intentos",
  stillPreparing: "Tu plan todavía se está preparando. Aparecerá en tu lista en cuanto esté listo.",
} as const;
