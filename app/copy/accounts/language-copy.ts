// The choice of a language, whose own names are in app/language/languages.ts.

export const LANGUAGE_COPY = {
  title: "Language",
  lead: "For your plans and for the emails we send you.",
  save: "Save language",
} as const;
