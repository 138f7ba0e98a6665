// Shown instead of the shopping list to someone without a finished plan.

export const NO_LIST_COPY = {
  title: "No shopping list yet",
  text: "Your list comes with your plan. Answer four questions, and we'll work out what to buy.",
  toQuiz: "Start your plan",
  coming: "Your list will be here as soon as your plan is ready.",
  toPlans: "Back to my plans",
} as const;
