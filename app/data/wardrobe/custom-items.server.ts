// Custom items that parents add: always a row of their own in `clothing_list` plus the plan's row in
// `user_clothing_items`.
import { and, count, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { giftChannelOf } from "~/data/plans/gift-channel.server.ts";
import {
  areItemsOpenTo,
  type ItemForViewer,
  isCompletePlanOpenTo,
  isItemOpenTo,
  ownerOf,
  peopleOf,
} from "~/data/plans/open-to.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { clothingList, userClothingItems as items, userOnboardingData as plans } from "~/data/schema.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { pick } from "~/lib/pick.ts";
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
  /** The key of a piece in the catalogue. Missing is none for a new item, and as it was for a changed one. */
  warmAs?: string | null | undefined;
}

export interface NewCustomItem extends OwnItem {
  viewerId: string;
  planId: string;
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
  ...pick(items, "version", "userAddedQuantities", "personalNotes", "setAside", "countedSteps"),
  people: peopleOf(sql`${items.onboardingId}`),
  giftChannel: giftChannelOf(sql`${items.onboardingId}`),
};

export interface OwnItems {
  viewerId: string;
  planId: string;
  /** The trip they are added for; null for items added by hand. */
  tripId: string | null;
  items: readonly (OwnItem & { personalNotes?: string })[];
}

/**
 * Adds items to a complete plan that the viewer may edit, in one transaction, as far as it has room. The same name ids find
 * the items they made before and restore removed ones. Items missing from the answer were not written: the
 * viewer may not edit the plan, or it isn't complete, or is full.
 */
export async function addOwnItems(
  db: Database,
  { viewerId, planId, tripId, items: added }: OwnItems,
  now: number,
): Promise<{ items: (SavedCustomItem & { nameId: string })[]; isFull: boolean; hasPlan: boolean }> {
  const isOpenPlan = isCompletePlanOpenTo(viewerId, planId, "edit");
  const customItems = countCustomItems(db, viewerId, planId);
  const isOfPlan = areItemsOpenTo(viewerId, planId, "edit");
  const rows = JSON.stringify(added);
  const isOne = sql`${clothingList.clothingNameId} in (select value ->> 'nameId' from json_each(${rows}))
    and ${clothingList.ownerId} = ${ownerOf(planId)}`;
  const ownIds = db.select({ id: clothingList.clothingId }).from(clothingList).where(isOne);
  const hasRoom = sql`${customItems} + one.key < ${MAX_CUSTOM_ITEMS}`;
  const [, , , saved, [custom], openPlans] = await db.batch([
    ...insertOwnItems(db, { viewerId, planId, tripId, rows, where: hasRoom }, now),
    db
      .update(items)
      .set({ removedAt: null, ...nextVersion(items), updatedAt: now })
      .where(
        and(
          isOfPlan,
          inArray(items.clothingId, ownIds),
          isNotNull(items.removedAt),
          exists(db.select({ one: sql`1` }).from(plans).where(isOpenPlan)),
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
    db.select({ id: plans.onboardingId }).from(plans).where(isOpenPlan),
  ]);
  return { items: saved, isFull: (custom?.count ?? 0) >= MAX_CUSTOM_ITEMS, hasPlan: openPlans.length > 0 };
}

interface InsertedItems {
  viewerId: string;
  planId: string;
  tripId: string | null;
  /** JSON of a list of `OwnItem`. */
  rows: string;
  /** Whether a row, in the statement `one`, is inserted. */
  where: SQL;
}

/** The two statements that insert own items into a complete plan that the viewer may edit; a name id that exists is left as it is. */
export function insertOwnItems(
  db: Database,
  { viewerId, planId, tripId, rows, where }: InsertedItems,
  now: number,
) {
  const isOpenPlan = isCompletePlanOpenTo(viewerId, planId, "edit");
  return [
    db.run(sql`insert or ignore into ${clothingList} (clothing_id, clothing_name_id, name, category, notes, size_up,
        essentiality, weather_adjustments, base_quantities, valid_age_ranges, owner_id)
      select one.key + max(${FIRST_CUSTOM_ID}, (select 1 + max(clothing_id) from ${clothingList})),
        one.value ->> 'nameId', one.value ->> 'name', one.value ->> 'category', null, 0, one.value ->> 'essentialities',
        '{}', one.value ->> 'baseQuantities', one.value ->> 'validAgeRanges', ${plans.userId}
      from json_each(${rows}) as one join ${plans} on ${isOpenPlan} where ${where}`),
    db.run(sql`insert or ignore into ${items} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
        essentiality, is_travel_item, origin_travel_plan_id, calculated_quantities, personal_notes, warm_as, created_at, updated_at)
      select ${viewerId}, ${clothingList.clothingId}, ${clothingList.name}, ${plans.onboardingId},
        ${plans.attemptNumber}, one.value ->> 'essentiality', ${tripId === null ? 0 : 1}, ${tripId},
        one.value ->> 'quantities', coalesce(one.value ->> 'personalNotes', '{}'), one.value ->> 'warmAs', ${now}, ${now}
      from json_each(${rows}) as one join ${plans} on ${isOpenPlan}
        join ${clothingList} on ${clothingList.clothingNameId} = one.value ->> 'nameId'
          and ${clothingList.ownerId} = ${plans.userId}`),
  ] as const;
}

/** Adds one item by hand; null in place of the item if nothing was written. */
export async function createCustomItem(
  db: Database,
  { viewerId, planId, ...item }: NewCustomItem,
  now: number,
): Promise<{ item: SavedCustomItem | null; isFull: boolean }> {
  const plan = { viewerId, planId, tripId: null };
  const { items: saved, isFull } = await addOwnItems(db, { ...plan, items: [item] }, now);
  return { item: saved[0] ?? null, isFull };
}

/** An own item that wasn't removed, in a plan that the viewer may edit, with what the form for changing it needs. */
export function selectCustomItem(db: Database, item: ItemForViewer) {
  return db
    .select({
      itemId: items.dashboardItemId,
      name: items.itemName,
      category: clothingList.category,
      ...pick(items, "essentiality", "warmAs", "calculatedQuantities"),
      validAgeRanges: clothingList.validAgeRanges,
      status: plans.status,
      ...TITLE_COLUMNS,
      country: PLACE_COLUMNS.country,
      weatherGroups: plans.weatherGroups,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .innerJoin(plans, eq(plans.onboardingId, items.onboardingId))
    .where(
      and(
        isItemOpenTo(item, "edit"),
        isNull(items.removedAt),
        isNotNull(clothingList.ownerId),
        isNull(plans.deletedAt),
      ),
    );
}

export interface CustomItemUpdate
  extends ItemForViewer,
    Omit<NewCustomItem, "nameId" | "validAgeRanges" | "personalNotes"> {}

/** Replaces what was typed, in both rows; null if there is no such item in a complete plan that the viewer may edit. */
export async function updateCustomItem(
  db: Database,
  change: CustomItemUpdate,
  now: number,
): Promise<SavedCustomItem | null> {
  const { viewerId, planId } = change;
  const isThis = and(
    isOwn(change),
    isNull(items.removedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(plans)
        .where(isCompletePlanOpenTo(viewerId, planId, "edit")),
    ),
  );
  const [, [saved]] = await db.batch([
    db
      .update(clothingList)
      .set({
        ...pick(change, "name", "category"),
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
        ...(change.warmAs !== undefined && { warmAs: change.warmAs }),
        ...nextVersion(items),
        updatedAt: now,
      })
      .where(isThis)
      .returning(SAVED),
  ]);
  return saved ?? null;
}

/** How many own items a plan that the viewer may edit has. */
export function countCustomItems(db: Database, viewerId: string, planId: string) {
  return db
    .select({ count: count() })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(
      and(areItemsOpenTo(viewerId, planId, "edit"), isNull(items.removedAt), isNotNull(clothingList.ownerId)),
    );
}

/** Whether a row of `user_clothing_items` is this item, an own one of a plan that the viewer may edit. */
export function isOwn(item: ItemForViewer) {
  return and(
    isItemOpenTo(item, "edit"),
    sql`exists (select 1 from ${clothingList} where ${clothingList.clothingId} = ${items.clothingId}
      and ${clothingList.ownerId} is not null)`,
  );
}
