export const SELECTION_COPY = {
  label: "Als Hauptplan wählen",
  saved: "Als Hauptplan gespeichert",
  savedHint: "Ändern kannst du das unter „Pläne“",
  cleared: "Auswahl aufgehoben",
  updated: "Auswahl geändert.",
  confirmTitle: "Auswahl ändern?",
  confirmText: "Du hast schon einen anderen Hauptplan. Möchtest du stattdessen diesen?",
  confirm: "Ja, ändern",
  cancel: "Abbrechen",
} as const;
