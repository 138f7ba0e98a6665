export const BIRTH_COPY = {
  title: "Das Baby ist da",
  label: "Geburtsdatum",
  lead: "Wir berechnen deinen Plan ab diesem Tag neu. Deine Mengen und Notizen bleiben erhalten, und es zählt nicht als neue Planung.",
  onDays: ["Am Geburtstermin", "Heute"],
  save: "Speichern",
  saving: "Wird gespeichert...",
  change: "Ändern",
  remove: "Geburtsdatum entfernen",
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Geburtsdatum entfernen und wieder ab dem Geburtstermin planen, ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Zwillinge oder mehr?",
  question: "Wie viele Babys?",
  hint: "Ein Plan für alle. Sie teilen sich die Kleidung, also brauchst du nicht doppelt so viel.",
} as const;
