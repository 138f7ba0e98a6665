/** 'Plan 3' for an attempt without a title. */
export function titleOfPlan(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Plan ${attemptNumber}`;
}

export const NOT_READY_COPY = {
  tryAgain: "Noch mal versuchen",
  watchProgress: "Fortschritt ansehen",
  toList: "Alle Pläne ansehen",
  stillPreparing: "Dein Plan entsteht noch. Er steht in deiner Liste, sobald er fertig ist.",
} as const;
