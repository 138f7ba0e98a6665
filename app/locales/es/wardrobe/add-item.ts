// Custom items: adding, editing, removing.

export const ADD_ITEM_COPY = {
  title: "Agregar una prenda",
  lead: "La agregaremos solo a esta talla. Su cantidad no depende de tus lavados.",
  name: "Nombre de la prenda",
  category: "Categoría",
  chooseCategory: "Elige una categoría",
  essentiality: "Qué tan necesaria es",
  pieces: "Cuántas para cada clima",
  piecesHint: "De 0 a 20 para cada uno. Si lo dejas en blanco, es 0.",
  notes: "Notas",
  notesHint: "Opcional",
  add: "Agregar prenda",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `en ${category}`,
  adding: "Agregando...",
  cancel: "Cancelar",
  signedOut:
    "Se cerró tu sesión. Vuelve a iniciarla en otra pestaña y después regresa aquí para agregar la prenda.",
  signIn: "Iniciar sesión (pestaña nueva)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Editar prenda",
  lead: "Su cantidad no depende de tus lavados. Conservamos lo que ya tienes y tu nota.",
  save: "Guardar",
  saving: "Guardando...",
  back: "Volver al plan",
  edit: "Editar",
  remove: "Quitar",
  undo: "Deshacer",
  signedOut:
    "Se cerró tu sesión. Vuelve a iniciarla en otra pestaña y después regresa aquí para guardar la prenda.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Básico",
  Recommended: "Recomendado",
  "Nice-to-have": "Opcional",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `Agregamos “${name}” a tu plan de ropa.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `Guardamos “${name}”.`;
}

/** The toast after removing an item, followed by 'Deshacer'. */
export function itemRemovedText(name: string): string {
  return `Quitamos “${name}”.`;
}
