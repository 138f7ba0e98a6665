// "How many babies?"
export const BABIES_COPY = {
  fold: "Des jumeaux, ou plus\u00a0?",
  question: "Combien de bébés\u00a0?",
  hint: "Un seul plan pour tous. Ils partagent leurs vêtements\u00a0: il n’en faut pas le double.",
} as const;
