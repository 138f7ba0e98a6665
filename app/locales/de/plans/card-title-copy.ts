export const TITLE_COPY = {
  edit: (title: string) => `Titel ändern: ${title}`,
  label: "Titel",
  save: "Speichern",
  saving: "Wird gespeichert…",
  cancel: "Abbrechen",
  updated: "Titel geändert",
  required: "Titel fehlt",
} as const;
