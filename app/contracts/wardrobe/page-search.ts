// The dashboard's query parameters for items of the parent's own, used without scripts.

/** `?add=Bottoms` opens the form that adds an item; the others report what an action has done. */
export const RESULT_PARAMS = {
  add: "add",
  problem: "problem",
  draft: "draft",
  added: "added",
  edited: "edited",
  removed: "removed",
} as const;

/** The page's own query, such as the laundry routine, without the one-time parameters. */
export function ownSearch(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  for (const name of Object.values(RESULT_PARAMS)) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : "";
}

/** The id of the item that was just removed; null for none. */
export function removedItemId(search: URLSearchParams): number | null {
  const id = search.get(RESULT_PARAMS.removed) ?? "";
  return /^[0-9]{1,15}$/.test(id) ? Number(id) : null;
}
