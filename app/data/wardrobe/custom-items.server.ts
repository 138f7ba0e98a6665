// Items that parents add by hand: a row of `clothing_list` of their own and the plan's row of `user_clothing_items`,
// always both.
import { and, count, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import {
  areItemsOpenTo,
  type ItemOfOwner,
  isCompletePlanOpenTo,
  isItemOpenTo,
} from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, clothingList, userClothingItems as items } from "~/data/schema.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import type { SavedItem } from "./item-edits.server.ts";

/** The catalogue's ids are the positions in its table, which grows at its end; parents' items leave it room. */
export const FIRST_CUSTOM_ID = 100_000;

/** An item of the parent's own, as its columns hold it. */
export interface OwnItem {
  /** Its clothing_name_id: an item that is there already is found by it. */
  nameId: string;
  name: string;
  category: string;
  essentiality: string;
  /** Packed by domain/wardrobe/quantity-code. */
  quantities: string;
  /** JSON, as contracts/plans/stored-plan reads these columns. */
  baseQuantities: string;
  essentialities: string;
  validAgeRanges: string;
}

export interface NewCustomItem extends OwnItem {
  ownerId: string;
  onboardingId: string;
  personalNotes: string;
}

/** What has been saved of an item, with what it is found and called by. */
export interface SavedCustomItem extends SavedItem {
  itemId: number;
  name: string;
}

/** The columns of `SavedCustomItem`. */
export const SAVED = {
  itemId: items.dashboardItemId,
  name: items.itemName,
  version: items.version,
  userAddedQuantities: items.userAddedQuantities,
  personalNotes: items.personalNotes,
  setAside: items.setAside,
};

/**
 * Adds an item to a complete plan of the owner, in one transaction; the same name id finds the item that it made
 * before, and brings it back where it has been removed since. Without an item nothing was written: the plan is not the
 * owner's, is not complete, or is full.
 */
export async function createCustomItem(
  db: Database,
  item: NewCustomItem,
  now: number,
): Promise<{ item: SavedCustomItem | null; isFull: boolean }> {
  const { ownerId, onboardingId, nameId } = item;
  const isOpenPlan = isCompletePlanOpenTo(ownerId, onboardingId);
  const isOfPlan = areItemsOpenTo(ownerId, onboardingId);
  const customItems = countCustomItems(db, ownerId, onboardingId);
  const isThis = sql`${items.clothingId} = (select ${clothingList.clothingId} from ${clothingList}
    where ${clothingList.clothingNameId} = ${nameId} and ${clothingList.ownerId} = ${ownerId})`;
  const [, , , [created], [custom]] = await db.batch([
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
      .update(items)
      .set({ removedAt: null, ...nextVersion(items), updatedAt: now })
      .where(
        and(
          isOfPlan,
          isThis,
          isNotNull(items.removedAt),
          exists(db.select({ one: sql`1` }).from(attempts).where(isOpenPlan)),
          sql`${customItems} < ${MAX_CUSTOM_ITEMS}`,
        ),
      ),
    db
      .select(SAVED)
      .from(items)
      .where(and(isOfPlan, isThis, isNull(items.removedAt))),
    customItems,
  ]);
  return { item: created ?? null, isFull: (custom?.count ?? 0) >= MAX_CUSTOM_ITEMS };
}

/** An item that the owner has added to a plan and not removed, with what the form that changes it needs. */
export function selectCustomItem(db: Database, item: ItemOfOwner) {
  return db
    .select({
      itemId: items.dashboardItemId,
      name: items.itemName,
      category: clothingList.category,
      essentiality: items.essentiality,
      calculatedQuantities: items.calculatedQuantities,
      validAgeRanges: clothingList.validAgeRanges,
      status: attempts.status,
      weatherGroups: attempts.weatherGroups,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .innerJoin(attempts, eq(attempts.onboardingId, items.onboardingId))
    .where(
      and(
        isItemOpenTo(item),
        isNull(items.removedAt),
        eq(clothingList.ownerId, item.ownerId),
        isNull(attempts.deletedAt),
      ),
    );
}

export interface CustomItemUpdate
  extends ItemOfOwner,
    Omit<NewCustomItem, "nameId" | "validAgeRanges" | "personalNotes"> {}

/** Replaces what the owner has once typed, in both rows; null when there is no such item in a complete plan. */
export async function updateCustomItem(
  db: Database,
  change: CustomItemUpdate,
  now: number,
): Promise<SavedCustomItem | null> {
  const { ownerId, onboardingId } = change;
  const isThis = and(
    isOwn(change),
    isNull(items.removedAt),
    exists(db.select({ one: sql`1` }).from(attempts).where(isCompletePlanOpenTo(ownerId, onboardingId))),
  );
  const [, [saved]] = await db.batch([
    db
      .update(clothingList)
      .set({
        name: change.name,
        category: change.category,
        essentiality: change.essentialities,
        baseQuantities: change.baseQuantities,
      })
      .where(
        and(
          eq(clothingList.ownerId, ownerId),
          inArray(clothingList.clothingId, db.select({ id: items.clothingId }).from(items).where(isThis)),
        ),
      ),
    db
      .update(items)
      .set({
        itemName: change.name,
        essentiality: change.essentiality,
        calculatedQuantities: change.quantities,
        ...nextVersion(items),
        updatedAt: now,
      })
      .where(isThis)
      .returning(SAVED),
  ]);
  return saved ?? null;
}

/** How many items the owner has added to a plan and not removed. */
export function countCustomItems(db: Database, ownerId: string, onboardingId: string) {
  return db
    .select({ count: count() })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(
      and(areItemsOpenTo(ownerId, onboardingId), isNull(items.removedAt), isNotNull(clothingList.ownerId)),
    );
}

/** Whether a row of `user_clothing_items` is this item, and one that the owner has added. */
export function isOwn(item: ItemOfOwner) {
  return and(
    isItemOpenTo(item),
    sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
      and ${clothingList.ownerId} = ${item.ownerId})`,
  );
}
