import type { SavedCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { announce, type LivePublisher } from "~/services/live.server.ts";
import { itemEventOf } from "./item-event.ts";

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
