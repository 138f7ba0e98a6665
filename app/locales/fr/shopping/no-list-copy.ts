// Shown instead of the shopping list to someone without a finished plan.

export const NO_LIST_COPY = {
  title: "Pas encore de liste d’achats",
  text: "Votre liste vient avec votre plan. Répondez à quatre questions, et nous calculons quoi acheter.",
  toQuiz: "Commencer votre plan",
  coming: "Votre liste sera ici dès que votre plan sera prêt.",
  toPlans: "Revenir à mes plans",
} as const;
