// Own items that were removed: hidden in their rows for ten minutes, in case they are wanted back.
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { type ItemForViewer, isItemOpenTo } from "~/data/plans/open-to.server.ts";
import { clothingList, userClothingItems as items } from "~/data/schema.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { countCustomItems, isOwn, SAVED, type SavedCustomItem } from "./custom-items.server.ts";

/** Hides an item for as long as it can be restored; null if there is no such item that the viewer may edit. */
export async function removeItem(
  db: Database,
  item: ItemForViewer,
  now: number,
): Promise<SavedCustomItem | null> {
  const [removed] = await db
    .update(items)
    .set({
      removedAt: sql`coalesce(${items.removedAt}, ${now})`,
      version: sql`${items.version} + (${items.removedAt} is null)`,
      updatedAt: now,
    })
    .where(isOwn(item))
    .returning(SAVED);
  return removed ?? null;
}

/** A removed item's name and place; no row once it is restored or swept. */
export function selectRemovedItem(db: Database, item: ItemForViewer) {
  return db
    .select({ id: items.dashboardItemId, name: items.itemName, category: clothingList.category })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(isItemOpenTo(item, "edit"), isNotNull(items.removedAt)));
}

/** Restores a removed item; null if it is too late, or the plan has filled up in the meantime (`isFull`). */
export async function restoreItem(
  db: Database,
  item: ItemForViewer,
  now: number,
): Promise<{ item: SavedCustomItem | null; isFull: boolean }> {
  const customItems = countCustomItems(db, item.viewerId, item.planId);
  const [[restored], [removed]] = await db.batch([
    db
      .update(items)
      .set({
        removedAt: null,
        version: sql`${items.version} + (${items.removedAt} is not null)`,
        updatedAt: now,
      })
      .where(and(isOwn(item), sql`(${items.removedAt} is null or ${customItems} < ${MAX_CUSTOM_ITEMS})`))
      .returning(SAVED),
    selectRemovedItem(db, item),
  ]);
  return { item: restored ?? null, isFull: removed !== undefined };
}

/**
 * Deletes up to `most` items removed before `before`, each with its row of clothes; returns how many. An item
 * restored in the meantime stays.
 */
export async function deleteRemovedItems(db: Database, before: number, most: number): Promise<number> {
  const old = await selectRemovedBefore(db, before, most);
  if (old.length === 0) return 0;
  const list = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const [deleted] = await db.batch([
    db
      .delete(items)
      .where(
        and(
          sql`${items.dashboardItemId} in ${list(old.map(({ itemId }) => itemId))}`,
          lt(items.removedAt, before),
        ),
      )
      .returning({ itemId: items.dashboardItemId }),
    db
      .delete(clothingList)
      .where(
        and(
          sql`${clothingList.clothingId} in ${list(old.map(({ clothingId }) => clothingId))}`,
          isNotNull(clothingList.ownerId),
          sql`not exists (select 1 from ${items} where ${items.clothingId} = ${clothingList.clothingId})`,
        ),
      ),
  ]);
  return deleted.length;
}

/** Items removed before an instant, oldest first. */
export function selectRemovedBefore(db: Database, before: number, most: number) {
  return db
    .select({ itemId: items.dashboardItemId, clothingId: items.clothingId })
    .from(items)
    .where(and(isNotNull(items.removedAt), lt(items.removedAt, before)))
    .orderBy(items.removedAt)
    .limit(most);
}
