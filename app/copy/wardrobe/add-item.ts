// Custom items: adding, editing, removing.

export const ADD_ITEM_COPY = {
  title: "Add custom item",
  lead: "We'll add it to this size only. Its number doesn't depend on your laundry.",
  name: "Item Name",
  category: "Category",
  chooseCategory: "Choose a category",
  essentiality: "Essentiality Level",
  pieces: "How many for each kind of weather",
  piecesHint: "0 to 20 for each. Leave blank for 0.",
  notes: "Notes",
  notesHint: "Optional",
  add: "Add item",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `to ${category}`,
  adding: "Adding...",
  cancel: "Cancel",
  signedOut: "You've been logged out. Log in again in a new tab, then come back here to add the item.",
  signIn: "Log in (new tab)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Edit item",
  lead: "Its number doesn't depend on your laundry. We'll keep your count and note.",
  save: "Save",
  saving: "Saving...",
  back: "Back to the plan",
  edit: "Edit",
  remove: "Remove",
  undo: "Undo",
  signedOut: "You've been logged out. Log in again in a new tab, then come back here to save the item.",
} as const;

/** The dialog spells the last one differently. */
export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Essential",
  Recommended: "Recommended",
  "Nice-to-have": "Nice to Have",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `"${name}" has been added to your wardrobe.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `"${name}" has been saved.`;
}

/** The toast after removing an item, followed by 'Undo'. */
export function itemRemovedText(name: string): string {
  return `"${name}" was removed.`;
}
