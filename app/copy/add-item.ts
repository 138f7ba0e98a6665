// Words of adding an item by hand.

export const ADD_ITEM_COPY = {
  title: "Add custom item",
  lead: "It is added to this age range, with the same numbers for every laundry routine.",
  name: "Item Name",
  category: "Category",
  chooseCategory: "Choose a category",
  essentiality: "Essentiality Level",
  pieces: "How many in each weather",
  piecesHint: "0 to 20 pieces. An empty field counts as 0.",
  notes: "Notes",
  notesHint: "Optional.",
  add: "Add item",
  adding: "Adding...",
  cancel: "Cancel",
  signedOut: "You have been signed out. Sign in in another tab, then add the item here.",
  signIn: "Sign in (new tab)",
} as const;

/** The dialog spells the last one in its own way. */
export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Essential",
  Recommended: "Recommended",
  "Nice-to-have": "Nice to Have",
} as const;

/** What is said when an item has been added. */
export function itemAddedText(name: string): string {
  return `"${name}" has been added to your wardrobe.`;
}
