export const BIRTH_COPY = {
  title: "Bébé est là",
  label: "Date de naissance",
  lead: "Nous refaisons votre plan à partir de ce jour. Vos quantités et vos notes restent, et cela ne compte pas comme un nouveau questionnaire.",
  onDays: ["À la date prévue", "Aujourd’hui"],
  save: "Enregistrer",
  saving: "Enregistrement...",
  change: "Modifier",
  remove: "Retirer la date de naissance",
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) =>
    `Retirer la date de naissance et refaire le plan à partir de la date prévue, le ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Des jumeaux, ou plus\u00a0?",
  question: "Combien de bébés\u00a0?",
  hint: "Un seul plan pour tous. Ils partagent leurs vêtements\u00a0: il n’en faut pas le double.",
} as const;
