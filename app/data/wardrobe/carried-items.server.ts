// Items that parents added by hand, when their plan's weather groups change: the pipeline writes the numbers
// that domain/plans/carry-over.ts calculates.
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isTurn, type Turn } from "~/data/plans/move.server.ts";
import { clothingList, userClothingItems as items, userOnboardingData as plans } from "~/data/schema.ts";

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
    .select({
      dashboardItemId: items.dashboardItemId,
      calculatedQuantities: items.calculatedQuantities,
    })
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
