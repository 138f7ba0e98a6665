// "How many babies?"
export const BABIES_COPY = {
  fold: "Twins or more?",
  question: "How many babies?",
  hint: "One plan covers them all. They share clothes, so you won't need twice as many.",
} as const;
