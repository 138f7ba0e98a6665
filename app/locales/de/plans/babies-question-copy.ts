// "How many babies?"
export const BABIES_COPY = {
  fold: "Zwillinge oder mehr?",
  question: "Wie viele Babys?",
  hint: "Ein Plan für alle. Sie teilen sich die Kleidung, also brauchst du nicht doppelt so viel.",
} as const;
