// Items that parents add by hand: a row of `clothing_list` of their own and the plan's row of `user_clothing_items`,
// always both.
import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { COMPLETE_STATUSES } from "~/domain/attempt-status.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/custom-item.ts";
import type { Database } from "./database.server.ts";
import { userOnboardingData as attempts, clothingList, userClothingItems as items } from "./schema.ts";

/** The catalogue's ids are the positions in its table, which grows at its end; parents' items leave it room. */
export const FIRST_CUSTOM_ID = 100_000;

export interface NewCustomItem {
  ownerId: string;
  onboardingId: string;
  /** Its clothing_name_id: an item that is there already is found by it. */
  nameId: string;
  name: string;
  category: string;
  essentiality: string;
  /** Packed by domain/quantity-code. */
  quantities: string;
  /** JSON, as contracts/stored-plan reads these columns. */
  baseQuantities: string;
  essentialities: string;
  validAgeRanges: string;
  personalNotes: string;
}

export interface CreatedCustomItem {
  itemId: number;
  name: string;
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
}

/**
 * Adds an item to a complete plan of the owner, in one transaction; the same name id finds the item that it made
 * before. Without an item nothing was written: the plan is not the owner's, is not complete, or is full.
 */
export async function createCustomItem(
  db: Database,
  item: NewCustomItem,
  now: number,
): Promise<{ item: CreatedCustomItem | null; isFull: boolean }> {
  const { ownerId, onboardingId, nameId } = item;
  const isOpenPlan = and(
    eq(attempts.onboardingId, onboardingId),
    eq(attempts.userId, ownerId),
    inArray(attempts.status, [...COMPLETE_STATUSES]),
  );
  const isOfPlan = and(eq(items.onboardingId, onboardingId), eq(items.userId, ownerId));
  const customItems = db
    .select({ count: count() })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(isOfPlan, isNotNull(clothingList.ownerId)));
  const [, , [created], [custom]] = await db.batch([
    db.run(sql`insert or ignore into ${clothingList} (clothing_id, clothing_name_id, name, category, notes, size_up,
        essentiality, weather_adjustments, base_quantities, valid_age_ranges, owner_id)
      select max(${FIRST_CUSTOM_ID}, (select 1 + max(clothing_id) from ${clothingList})), ${nameId}, ${item.name},
        ${item.category}, null, 0, ${item.essentialities}, '{}', ${item.baseQuantities}, ${item.validAgeRanges},
        ${attempts.userId}
      from ${attempts} where ${isOpenPlan} and ${customItems} < ${MAX_CUSTOM_ITEMS}`),
    db.run(sql`insert or ignore into ${items} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
        essentiality, calculated_quantities, personal_notes, created_at, updated_at)
      select ${attempts.userId}, ${clothingList.clothingId}, ${clothingList.name}, ${attempts.onboardingId},
        ${attempts.attemptNumber}, ${item.essentiality}, ${item.quantities}, ${item.personalNotes}, ${now}, ${now}
      from ${attempts} join ${clothingList} on ${clothingList.ownerId} = ${attempts.userId}
        and ${clothingList.clothingNameId} = ${nameId}
      where ${isOpenPlan}`),
    db
      .select({
        itemId: items.dashboardItemId,
        name: items.itemName,
        version: items.version,
        userAddedQuantities: items.userAddedQuantities,
        personalNotes: items.personalNotes,
      })
      .from(items)
      .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
      .where(and(isOfPlan, eq(clothingList.clothingNameId, nameId))),
    customItems,
  ]);
  return { item: created ?? null, isFull: (custom?.count ?? 0) >= MAX_CUSTOM_ITEMS };
}
