// Shown instead of the shopping list to someone without a finished plan.

export const NO_LIST_COPY = {
  title: "Noch keine Einkaufsliste",
  text: "Deine Liste kommt mit deinem Plan. Beantworte vier Fragen, dann rechnen wir aus, was du kaufen musst.",
  toQuiz: "Plan anfangen",
  coming: "Deine Liste ist hier, sobald dein Plan fertig ist.",
  toPlans: "Zurück zu meinen Plänen",
} as const;
