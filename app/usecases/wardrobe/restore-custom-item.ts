// Undoes the removal of a custom item.

import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { restoreItem } from "~/data/wardrobe/removed-items.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "./announce-custom-item.ts";

export type RestoreCustomItemResult =
  | { kind: "restored"; item: { id: number; name: string } }
  | { kind: "refused"; code: Extract<ErrorCode, "CUSTOM_ITEM_LIMIT"> }
  | { kind: "not-found" };

/**
 * Restores a removed item to its plan and updates the user's open pages in the background. An item that isn't
 * removed stays as it is. Throws if D1 fails.
 */
export async function restoreCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  target: ItemForViewer,
  tab: string | undefined,
): Promise<RestoreCustomItemResult> {
  const { item, isFull } = await restoreItem(db, target, now);
  if (!item) return isFull ? { kind: "refused", code: "CUSTOM_ITEM_LIMIT" } : { kind: "not-found" };
  waitUntil(announceCustomItem(live, target, item, tab));
  return { kind: "restored", item: { id: item.itemId, name: item.name } };
}
