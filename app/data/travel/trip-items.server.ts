// Ticks of what is packed, and what is added to a plan for a trip.
import { and, eq, exists, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import {
  areItemsOpenTo,
  isCompletePlanOpenTo,
  isTripOpenTo,
  type TripOfOwner,
} from "~/data/plans/open-to.server.ts";
import {
  userOnboardingData as attempts,
  clothingList,
  userClothingItems as items,
  travelPlanItems as packed,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import {
  countCustomItems,
  FIRST_CUSTOM_ID,
  type OwnItem,
  SAVED,
  type SavedCustomItem,
} from "~/data/wardrobe/custom-items.server.ts";
import type { KitKey } from "~/domain/travel/kit.ts";
import type { AgeRange, TripStatus } from "~/domain/vocabulary.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";

export interface Tick extends TripOfOwner {
  clothingId: number;
  ageRange: AgeRange;
  isPacked: boolean;
}

export interface TickOutcome {
  version: number;
  status: TripStatus;
  onboardingId: string | null;
  /** False when it was so already. */
  hasChanged: boolean;
}

const TICKED = { version: trips.version, status: trips.status, onboardingId: trips.onboardingId };

/** Sets a tick; null when the trip is not the user's, or has no such item. */
export async function saveTick(db: Database, tick: Tick): Promise<TickOutcome | null> {
  const isItem = and(
    eq(packed.travelPlanId, tick.tripId),
    eq(packed.ageRange, tick.ageRange),
    eq(packed.clothingId, tick.clothingId),
  );
  const isOther = and(isItem, ne(packed.isPacked, tick.isPacked));
  const [changed, , found] = await db.batch([
    db
      .update(trips)
      .set({ ...nextVersion(trips) })
      .where(and(isTripOpenTo(tick), exists(db.select({ one: sql`1` }).from(packed).where(isOther))))
      .returning({ id: trips.id }),
    db
      .update(packed)
      .set({ isPacked: tick.isPacked })
      .where(and(isOther, exists(db.select({ one: sql`1` }).from(trips).where(isTripOpenTo(tick))))),
    db.select(TICKED).from(trips).innerJoin(packed, isItem).where(isTripOpenTo(tick)),
  ]);
  const [trip] = found;
  return trip ? { ...trip, hasChanged: changed.length > 0 } : null;
}

export interface KitTick extends TripOfOwner {
  kit: KitKey;
  isPacked: boolean;
}

/** Sets a tick of what is no garment; null when the trip is not the user's. */
export async function saveKitTick(
  db: Database,
  { kit, isPacked, ...trip }: KitTick,
): Promise<TickOutcome | null> {
  const [path, known] = [`$.${kit}`, sql`coalesce(${trips.kit}, '{}')`];
  const [changed, found] = await db.batch([
    db
      .update(trips)
      .set({
        kit: isPacked ? sql`json_set(${known}, ${path}, 1)` : sql`json_remove(${known}, ${path})`,
        ...nextVersion(trips),
      })
      .where(and(isTripOpenTo(trip), sql`(${known} ->> ${path} is null) = ${isPacked ? 1 : 0}`))
      .returning({ id: trips.id }),
    db.select(TICKED).from(trips).where(isTripOpenTo(trip)),
  ]);
  const [now] = found;
  return now ? { ...now, hasChanged: changed.length > 0 } : null;
}

/** One thing that a plan lacks for a trip. */
export type TravelItem = OwnItem;

export interface TravelItems {
  ownerId: string;
  onboardingId: string;
  tripId: string;
  items: readonly TravelItem[];
}

export type SavedTravelItem = SavedCustomItem & { nameId: string };

/**
 * Adds items to a complete plan of the owner, all in one transaction, as far as the plan has room; the same name ids find
 * the items that they made before, and bring back those that have been removed since.
 */
export async function addTravelItems(
  db: Database,
  { ownerId, onboardingId, tripId, items: added }: TravelItems,
  now: number,
): Promise<{ items: SavedTravelItem[]; isFull: boolean; hasPlan: boolean }> {
  const isOpenPlan = isCompletePlanOpenTo(ownerId, onboardingId);
  const customItems = countCustomItems(db, ownerId, onboardingId);
  const isOfPlan = areItemsOpenTo(ownerId, onboardingId);
  const rows = JSON.stringify(added);
  const isOne = sql`${clothingList.clothingNameId} in (select value ->> 'nameId' from json_each(${rows}))
    and ${clothingList.ownerId} = ${ownerId}`;
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
        essentiality, is_travel_item, origin_travel_plan_id, calculated_quantities, created_at, updated_at)
      select ${attempts.userId}, ${clothingList.clothingId}, ${clothingList.name}, ${attempts.onboardingId},
        ${attempts.attemptNumber}, one.value ->> 'essentiality', 1, ${tripId}, one.value ->> 'quantities', ${now}, ${now}
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
