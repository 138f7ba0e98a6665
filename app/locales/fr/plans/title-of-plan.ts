/** 'Questionnaire n° 3' for an attempt without a title. */
export function titleOfPlan(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Questionnaire n°\u00a0${attemptNumber}`;
}

export const NOT_READY_COPY = {
  tryAgain: "Réessayer",
  watchProgress: "Voir l’avancement",
  toList: "Voir tous les questionnaires",
  stillPreparing: "Votre plan se prépare encore. Il apparaîtra dans votre liste dès qu’il sera prêt.",
} as const;
