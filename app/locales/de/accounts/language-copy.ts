export const LANGUAGE_COPY = {
  title: "Sprache",
  lead: "Für deine Pläne und die E-Mails, die wir dir schicken.",
  save: "Sprache speichern",
} as const;
