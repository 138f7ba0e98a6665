export const NOT_READY_COPY = {
  tryAgain: "Réessayer",
  watchProgress: "Voir l’avancement",
  toList: "Voir tous les questionnaires",
  stillPreparing: "Votre plan se prépare encore. Il apparaîtra dans votre liste dès qu’il sera prêt.",
} as const;
