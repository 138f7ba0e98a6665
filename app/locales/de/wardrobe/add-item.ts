// Custom items: adding, editing, removing.

export const ADD_ITEM_COPY = {
  title: "Eigenen Artikel hinzufügen",
  lead: "Er kommt nur zu dieser Größe. Die Anzahl hängt nicht davon ab, wie oft du wäschst.",
  name: "Name des Artikels",
  category: "Kategorie",
  chooseCategory: "Kategorie wählen",
  essentiality: "Wie wichtig",
  pieces: "Wie viele bei welchem Wetter",
  piecesHint: "Jeweils 0 bis 20. Leer heißt 0.",
  notes: "Notizen",
  notesHint: "Freiwillig",
  add: "Artikel hinzufügen",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `zu ${category}`,
  adding: "Wird hinzugefügt...",
  cancel: "Abbrechen",
  signedOut:
    "Du bist abgemeldet. Melde dich in einem neuen Tab wieder an, komm dann hierher zurück und füge den Artikel hinzu.",
  signIn: "Anmelden (neuer Tab)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Artikel ändern",
  lead: "Die Anzahl hängt nicht davon ab, wie oft du wäschst. Deine Zahl und deine Notiz bleiben.",
  save: "Speichern",
  saving: "Wird gespeichert...",
  back: "Zurück zum Plan",
  edit: "Ändern",
  remove: "Entfernen",
  undo: "Rückgängig",
  signedOut:
    "Du bist abgemeldet. Melde dich in einem neuen Tab wieder an, komm dann hierher zurück und speichere den Artikel.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Wichtig",
  Recommended: "Empfohlen",
  "Nice-to-have": "Optional",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `„${name}“ ist jetzt in deinem Plan.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `„${name}“ ist gespeichert.`;
}

/** The toast after removing an item, followed by 'Rückgängig'. */
export function itemRemovedText(name: string): string {
  return `„${name}“ ist entfernt.`;
}
