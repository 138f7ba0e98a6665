// What the address of a dashboard says of its owner's items for as long as no script is there.

/** `?add=Bottoms` asks for the form that adds; the rest is what an action says of what it has done. */
export const SAID = {
  add: "add",
  problem: "problem",
  draft: "draft",
  added: "added",
  edited: "edited",
  removed: "removed",
} as const;

/** The page's own search, such as the laundry routine: without what is said once. */
export function ownSearch(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  for (const name of Object.values(SAID)) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : "";
}

/** The id of the item that has just been removed, by the page's address; null for none. */
export function removedItemId(search: URLSearchParams): number | null {
  const id = search.get(SAID.removed) ?? "";
  return /^[0-9]{1,15}$/.test(id) ? Number(id) : null;
}
