import { deleteRemovedItems } from "~/data/wardrobe/removed-items.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** For so long a removed item can be brought back. */
const KEPT_MS = 10 * 60_000;
/** So many go at a time; what is left over goes a minute later. */
const MOST = 500;

/** Deletes the items that their owners removed and did not want back. */
export async function purgeRemovedItems({ db, now }: Needs<"db" | "now">): Promise<void> {
  const deleted = await deleteRemovedItems(db, now - KEPT_MS, MOST);
  if (deleted > 0) log.info("removed_items_purged", { deleted });
}
