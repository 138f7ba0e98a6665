// Shown instead of the shopping list to someone without a finished plan.

export const NO_LIST_COPY = {
  title: "Aún no hay lista de compras",
  text: "Tu lista llega con tu plan. Responde cuatro preguntas y calculamos qué comprar.",
  toQuiz: "Empezar tu plan",
  coming: "Tu lista estará aquí en cuanto tu plan esté listo.",
  toPlans: "Volver a mis planes",
} as const;
