// Items that a parent has added by hand, when their plan gets other weather groups: the pipeline writes what
// domain/plans/carry-over.ts makes of their numbers.
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isTurn, type Turn } from "~/data/plans/move.server.ts";
import { userOnboardingData as attempts, clothingList, userClothingItems as items } from "~/data/schema.ts";

/** What a plan's items ask for, with how they are found; `isOwn` marks those that the parent has added. */
export function selectStoredQuantities(db: Database, onboardingId: string) {
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
    .where(eq(items.onboardingId, onboardingId));
}

export type StoredQuantities = Awaited<ReturnType<typeof selectStoredQuantities>>[number];

/** The same of the parent's own items alone. */
export function selectOwnQuantities(db: Database, onboardingId: string) {
  return db
    .select({
      dashboardItemId: items.dashboardItemId,
      calculatedQuantities: items.calculatedQuantities,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(eq(items.onboardingId, onboardingId), isNotNull(clothingList.ownerId)));
}

export interface CarriedItem {
  dashboardItemId: number;
  /** What it asked for, and asks for now; packed by domain/wardrobe/quantity-code. */
  from: string;
  to: string;
}

/**
 * The statement that gives items the numbers for other groups. It writes nothing unless it is the run's turn, and of an
 * item that was edited meanwhile nothing either: the parent's word is the newer one.
 */
export function saveCarriedStatement(db: Database, turn: Turn, carried: readonly CarriedItem[], now: number) {
  const rows = JSON.stringify(carried.map(({ dashboardItemId, from, to }) => [dashboardItemId, from, to]));
  return db.run(sql`
    update ${items} set calculated_quantities = item.value ->> 2, version = version + 1, updated_at = ${now}
    from json_each(${rows}) as item
    where ${items.dashboardItemId} = item.value ->> 0 and ${items.onboardingId} = ${turn.onboardingId}
      and ${items.calculatedQuantities} = item.value ->> 1
      and exists (select 1 from ${attempts} where ${isTurn(turn)})`);
}
