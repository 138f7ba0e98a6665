// Removes a parent's own items, and restores them.

import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import type { SavedCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { deleteRemovedItems, removeItem, restoreItem } from "~/data/wardrobe/removed-items.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { log } from "~/lib/logger.server.ts";
import { announce, type LivePublisher } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { itemEventOf } from "./edit-item.ts";

/** Tells open pages that a custom item was added, changed, or removed, so that they reload it. */
export function announceCustomItem(
  live: LivePublisher,
  { viewerId, planId }: { viewerId: string; planId: string },
  item: SavedCustomItem,
  tab: string | undefined,
): Promise<void> {
  const { itemId } = item;
  return announce(
    live,
    { userId: viewerId, others: item.people, giftChannel: item.giftChannel },
    { ...itemEventOf({ planId, itemId }, item, tab), isReread: true },
  );
}

type RemoveCustomItemResult = { kind: "removed"; item: { id: number; name: string } } | { kind: "not-found" };

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

type RestoreCustomItemResult =
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

/** How long a removed item can be restored. */
const KEPT_MS = 10 * 60_000;
/** How many are deleted at once; the rest follow a minute later. */
const MOST = 500;

/** Deletes items that their owners removed and didn't restore. */
export async function purgeRemovedItems({ db, now }: Needs<"db" | "now">): Promise<void> {
  const deleted = await deleteRemovedItems(db, now - KEPT_MS, MOST);
  if (deleted > 0) log.info("removed_items_purged", { deleted });
}
