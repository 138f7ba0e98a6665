// Custom items that parents add: always a row of their own in `clothing_list` plus the plan's row in
// `user_clothing_items`.
import { and, count, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { giftChannelOf } from "~/data/gifts/gift-channel.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { PLACE_COLUMNS } from "~/data/places/place-columns.server.ts";
import {
  areItemsOpenTo,
  type ItemOfOwner,
  isCompletePlanOpenTo,
  isItemOpenTo,
  ownerOf,
  peopleOf,
} from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, clothingList, userClothingItems as items } from "~/data/schema.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import type { SavedItem } from "./item-edits.server.ts";

/** Catalogue ids are positions in a table that grows at its end; custom items start here to leave room. */
export const FIRST_CUSTOM_ID = 100_000;

/** A custom item as its columns hold it. */
export interface OwnItem {
  /** The clothing_name_id, which identifies an existing item. */
  nameId: string;
  name: string;
  category: string;
  essentiality: string;
  /** Packed by domain/wardrobe/quantity-code. */
  quantities: string;
  /** JSON; contracts/plans/stored-plan reads these columns. */
  baseQuantities: string;
  essentialities: string;
  validAgeRanges: string;
}

export interface NewCustomItem extends OwnItem {
  ownerId: string;
  onboardingId: string;
  personalNotes: string;
}

/** A saved custom item with its id and its name. */
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
  countedSteps: items.countedSteps,
  people: peopleOf(sql`${items.onboardingId}`),
  giftChannel: giftChannelOf(sql`${items.onboardingId}`),
};

export interface OwnItems {
  ownerId: string;
  onboardingId: string;
  /** The trip they are added for; null for items added by hand. */
  tripId: string | null;
  items: readonly (OwnItem & { personalNotes?: string })[];
}

/**
 * Adds items to the owner's complete plan in one transaction, as far as it has room. The same name ids find
 * the items they made before and restore removed ones. Items missing from the answer were not written: the
 * plan isn't the owner's, isn't complete, or is full.
 */
export async function addOwnItems(
  db: Database,
  { ownerId, onboardingId, tripId, items: added }: OwnItems,
  now: number,
): Promise<{ items: (SavedCustomItem & { nameId: string })[]; isFull: boolean; hasPlan: boolean }> {
  const isOpenPlan = isCompletePlanOpenTo(ownerId, onboardingId, "edit");
  const customItems = countCustomItems(db, ownerId, onboardingId);
  const isOfPlan = areItemsOpenTo(ownerId, onboardingId, "edit");
  const rows = JSON.stringify(added);
  const isOne = sql`${clothingList.clothingNameId} in (select value ->> 'nameId' from json_each(${rows}))
    and ${clothingList.ownerId} = ${ownerOf(onboardingId)}`;
  const ownIds = db.select({ id: clothingList.clothingId }).from(clothingList).where(isOne);
  const hasRoom = sql`${customItems} + one.key < ${MAX_CUSTOM_ITEMS}`;
  const [, , , saved, [custom], plans] = await db.batch([
    db.run(sql`insert or ignore into ${clothingList} (clothing_id, clothing_name_id, name, category, notes, size_up,
        essentiality, weather_adjustments, base_quantities, valid_age_ranges, owner_id)
      select one.key + max(${FIRST_CUSTOM_ID}, (select 1 + max(clothing_id) from ${clothingList})),
        one.value ->> 'nameId', one.value ->> 'name', one.value ->> 'category', null, 0, one.value ->> 'essentialities',
        '{}', one.value ->> 'baseQuantities', one.value ->> 'validAgeRanges', ${attempts.userId}
      from json_each(${rows}) as one join ${attempts} on ${isOpenPlan} where ${hasRoom}`),
    db.run(sql`insert or ignore into ${items} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
        essentiality, is_travel_item, origin_travel_plan_id, calculated_quantities, personal_notes, created_at, updated_at)
      select ${ownerId}, ${clothingList.clothingId}, ${clothingList.name}, ${attempts.onboardingId},
        ${attempts.attemptNumber}, one.value ->> 'essentiality', ${tripId === null ? 0 : 1}, ${tripId},
        one.value ->> 'quantities', coalesce(one.value ->> 'personalNotes', '{}'), ${now}, ${now}
      from json_each(${rows}) as one join ${attempts} on ${isOpenPlan}
        join ${clothingList} on ${clothingList.clothingNameId} = one.value ->> 'nameId'
          and ${clothingList.ownerId} = ${attempts.userId}`),
    db
      .update(items)
      .set({ removedAt: null, ...nextVersion(items), updatedAt: now })
      .where(
        and(
          isOfPlan,
          inArray(items.clothingId, ownIds),
          isNotNull(items.removedAt),
          exists(db.select({ one: sql`1` }).from(attempts).where(isOpenPlan)),
          sql`${customItems} < ${MAX_CUSTOM_ITEMS}`,
        ),
      ),
    db
      .select({ ...SAVED, nameId: clothingList.clothingNameId })
      .from(items)
      .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
      .where(and(isOfPlan, inArray(items.clothingId, ownIds), isNull(items.removedAt)))
      .orderBy(items.clothingId),
    customItems,
    db.select({ id: attempts.onboardingId }).from(attempts).where(isOpenPlan),
  ]);
  return { items: saved, isFull: (custom?.count ?? 0) >= MAX_CUSTOM_ITEMS, hasPlan: plans.length > 0 };
}

/** Adds one item by hand; null in place of the item if nothing was written. */
export async function createCustomItem(
  db: Database,
  { ownerId, onboardingId, ...item }: NewCustomItem,
  now: number,
): Promise<{ item: SavedCustomItem | null; isFull: boolean }> {
  const plan = { ownerId, onboardingId, tripId: null };
  const { items: saved, isFull } = await addOwnItems(db, { ...plan, items: [item] }, now);
  return { item: saved[0] ?? null, isFull };
}

/** An item that the owner added and hasn't removed, with what the form for changing it needs. */
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
      country: PLACE_COLUMNS.country,
      weatherGroups: attempts.weatherGroups,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .innerJoin(attempts, eq(attempts.onboardingId, items.onboardingId))
    .where(
      and(
        isItemOpenTo(item, "edit"),
        isNull(items.removedAt),
        isNotNull(clothingList.ownerId),
        isNull(attempts.deletedAt),
      ),
    );
}

export interface CustomItemUpdate
  extends ItemOfOwner,
    Omit<NewCustomItem, "nameId" | "validAgeRanges" | "personalNotes"> {}

/** Replaces what the owner typed, in both rows; null if there is no such item in a complete plan. */
export async function updateCustomItem(
  db: Database,
  change: CustomItemUpdate,
  now: number,
): Promise<SavedCustomItem | null> {
  const { ownerId, onboardingId } = change;
  const isThis = and(
    isOwn(change),
    isNull(items.removedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(attempts)
        .where(isCompletePlanOpenTo(ownerId, onboardingId, "edit")),
    ),
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
          isNotNull(clothingList.ownerId),
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
      and(
        areItemsOpenTo(ownerId, onboardingId, "edit"),
        isNull(items.removedAt),
        isNotNull(clothingList.ownerId),
      ),
    );
}

/** Whether a row of `user_clothing_items` is this item, added by the owner. */
export function isOwn(item: ItemOfOwner) {
  return and(
    isItemOpenTo(item, "edit"),
    sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
      and ${clothingList.ownerId} is not null)`,
  );
}
