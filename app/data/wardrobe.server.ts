// The clothing catalogue and a plan's items.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "./database.server.ts";
import { clothingList, userClothingItems as items, userOnboardingData } from "./schema.ts";

export type ClothingRow = typeof clothingList.$inferSelect;

/** Everything the calculation knows of clothes: the shared catalogue, without anybody's custom items. */
export function selectCatalogue(db: Database) {
  return db.select().from(clothingList).where(isNull(clothingList.ownerId)).orderBy(clothingList.clothingId);
}

/** A plan's items joined with the catalogue, if the plan is the user's. */
export function selectItemsForOwner(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({
      dashboardItemId: items.dashboardItemId,
      clothingId: items.clothingId,
      clothingNameId: clothingList.clothingNameId,
      name: items.itemName,
      category: clothingList.category,
      notes: clothingList.notes,
      sizeUp: clothingList.sizeUp,
      validAgeRanges: clothingList.validAgeRanges,
      calculatedQuantities: items.calculatedQuantities,
      userAddedQuantities: items.userAddedQuantities,
      personalNotes: items.personalNotes,
      ownerId: clothingList.ownerId,
      version: items.version,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(eq(items.onboardingId, onboardingId), eq(items.userId, ownerId)))
    .orderBy(items.clothingId);
}

export interface CalculatedItem {
  clothingId: number;
  name: string;
  /** Packed by domain/quantity-code. */
  quantities: string;
}

/**
 * The statement that writes a run's items, all in one parameter. It writes nothing unless the run is still
 * calculating, and a second time it only replaces the numbers: owned counts and notes stay.
 */
export function saveItemsStatement(
  db: Database,
  run: { onboardingId: string; runId: string },
  calculated: readonly CalculatedItem[],
  now: number,
) {
  const rows = JSON.stringify(
    calculated.map(({ clothingId, name, quantities }) => [clothingId, name, quantities]),
  );
  return db.run(sql`
    insert into ${items} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
      calculated_quantities, created_at, updated_at)
    select attempt.user_id, item.value ->> 0, item.value ->> 1, attempt.onboarding_id, attempt.attempt_number,
      item.value ->> 2, ${now}, ${now}
    from json_each(${rows}) as item
    join ${userOnboardingData} as attempt on attempt.onboarding_id = ${run.onboardingId}
      and attempt.run_id = ${run.runId} and attempt.status = 'processing_calcs'
    where true
    on conflict (onboarding_id, clothing_id) do update set
      item_name = excluded.item_name, calculated_quantities = excluded.calculated_quantities,
      version = version + 1, updated_at = excluded.updated_at`);
}
