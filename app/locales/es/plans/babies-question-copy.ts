// "How many babies?"
export const BABIES_COPY = {
  fold: "¿Gemelos o más?",
  question: "¿Cuántos bebés?",
  hint: "Un solo plan para todos. Comparten la ropa, así que no necesitas el doble.",
} as const;
