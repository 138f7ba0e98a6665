export const LANGUAGE_COPY = {
  title: "Langue",
  lead: "Pour vos plans et pour les e-mails que nous vous envoyons.",
  save: "Enregistrer la langue",
} as const;
