// Custom items: adding, editing, removing.

export const ADD_ITEM_COPY = {
  title: "Ajouter un article",
  lead: "Nous l’ajoutons à cette taille seulement. Son nombre ne dépend pas de vos lessives.",
  name: "Nom de l’article",
  category: "Catégorie",
  chooseCategory: "Choisissez une catégorie",
  essentiality: "Importance",
  pieces: "Combien pour chaque temps",
  piecesHint: "De 0 à 20 pour chacun. Laissez vide pour 0.",
  notes: "Notes",
  notesHint: "Facultatif",
  add: "Ajouter un article",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `dans «\u00a0${category}\u00a0»`,
  adding: "Ajout...",
  cancel: "Annuler",
  signedOut:
    "Votre session a pris fin. Reconnectez-vous dans un nouvel onglet, puis revenez ici pour ajouter l’article.",
  signIn: "Se connecter (nouvel onglet)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Modifier l’article",
  lead: "Son nombre ne dépend pas de vos lessives. Nous gardons votre quantité et votre note.",
  save: "Enregistrer",
  saving: "Enregistrement...",
  back: "Revenir au plan",
  edit: "Modifier",
  remove: "Retirer",
  undo: "Annuler",
  signedOut:
    "Votre session a pris fin. Reconnectez-vous dans un nouvel onglet, puis revenez ici pour enregistrer l’article.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Essentiel",
  Recommended: "Recommandé",
  "Nice-to-have": "Petit plus",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `«\u00a0${name}\u00a0» est dans votre plan.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `«\u00a0${name}\u00a0»\u00a0: c’est enregistré.`;
}

/** The toast after removing an item, followed by 'Annuler'. */
export function itemRemovedText(name: string): string {
  return `«\u00a0${name}\u00a0» n’est plus dans le plan.`;
}
