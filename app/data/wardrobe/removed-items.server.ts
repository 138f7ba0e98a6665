// Own items: hidden in their rows for ten minutes after their removal, and their numbers when the plan's weather groups change
// (domain/plans/carry-over.ts calculates them).

import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isTurn, type Turn } from "~/data/plans/move.server.ts";
import { type ItemForViewer, isItemOpenTo } from "~/data/plans/open-to.server.ts";
import { clothingList, userClothingItems as items, userOnboardingData as plans } from "~/data/schema.ts";
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

/** What a plan's items ask for, with their keys; `isOwn` marks items that the parent has added. */
export function selectStoredQuantities(db: Database, planId: string) {
  return db
    .select({
      dashboardItemId: items.dashboardItemId,
      clothingNameId: clothingList.clothingNameId,
      calculatedQuantities: items.calculatedQuantities,
      isOwn: isNotNull(clothingList.ownerId).mapWith(Boolean),
      isRemoved: isNotNull(items.removedAt).mapWith(Boolean),
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(eq(items.onboardingId, planId));
}

export type StoredQuantities = Awaited<ReturnType<typeof selectStoredQuantities>>[number];

/** The same, only for the parent's own items. */
export function selectOwnQuantities(db: Database, planId: string) {
  return db
    .select({ dashboardItemId: items.dashboardItemId, calculatedQuantities: items.calculatedQuantities })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(eq(items.onboardingId, planId), isNotNull(clothingList.ownerId)));
}

export interface CarriedItem {
  dashboardItemId: number;
  /** The numbers before and after; packed by domain/wardrobe/quantity-code. */
  from: string;
  to: string;
}

/**
 * The statement that writes the numbers for new groups. It skips everything if it isn't the run's turn, and
 * any item that was edited in the meantime: the parent's edit is newer.
 */
export function saveCarriedStatement(db: Database, turn: Turn, carried: readonly CarriedItem[], now: number) {
  const rows = JSON.stringify(carried.map(({ dashboardItemId, from, to }) => [dashboardItemId, from, to]));
  return db.run(sql`
    update ${items} set calculated_quantities = item.value ->> 2, version = version + 1, updated_at = ${now}
    from json_each(${rows}) as item
    where ${items.dashboardItemId} = item.value ->> 0 and ${items.onboardingId} = ${turn.onboardingId}
      and ${items.calculatedQuantities} = item.value ->> 1
      and exists (select 1 from ${plans} where ${isTurn(turn)})`);
}
