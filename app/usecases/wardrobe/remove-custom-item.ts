import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { removeItem } from "~/data/wardrobe/removed-items.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "./announce-custom-item.ts";

export type RemoveCustomItemResult =
  | { kind: "removed"; item: { id: number; name: string } }
  | { kind: "not-found" };

/**
 * Removes a parent's own item from its plan and tells the user's open pages without delaying the answer. It
 * can be restored for a while; removing it twice is the same as once. Throws if D1 fails.
 */
export async function removeCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  target: ItemForViewer,
  tab: string | undefined,
): Promise<RemoveCustomItemResult> {
  const removed = await removeItem(db, target, now);
  if (!removed) return { kind: "not-found" };
  waitUntil(announceCustomItem(live, target, removed, tab));
  return { kind: "removed", item: { id: removed.itemId, name: removed.name } };
}
