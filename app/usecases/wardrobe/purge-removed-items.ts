import { deleteRemovedItems } from "~/data/wardrobe/removed-items.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** How long a removed item can be restored. */
const KEPT_MS = 10 * 60_000;
/** How many are deleted at once; the rest follow a minute later. */
const MOST = 500;

/** Deletes items that their owners removed and didn't restore. */
export async function purgeRemovedItems({ db, now }: Needs<"db" | "now">): Promise<void> {
  const deleted = await deleteRemovedItems(db, now - KEPT_MS, MOST);
  if (deleted > 0) log.info("removed_items_purged", { deleted });
}
