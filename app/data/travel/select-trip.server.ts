// Everything that a trip's page shows. Each select needs only the trip's id, so they share one round trip. Also what all files of
// trips share: counts, and how a trip is written.

import { and, count, eq, getTableColumns, isNull, max, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { ownerNameFor } from "~/data/members/people.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import {
  areItemsOpenTo,
  areTripsOpenTo,
  isTripOpenTo,
  peopleOf,
  roleOf,
  type TripForViewer,
} from "~/data/plans/open-to.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  clothingImages,
  clothingList,
  userClothingItems as items,
  travelPlanItems as packed,
  userOnboardingData as plans,
  userTravelPlans as trips,
  travelWeatherData as weather,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { comingByItem } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { Act } from "~/domain/members/roles.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { pick } from "~/lib/pick.ts";
import { BAG_FACTS, isPlanOf, TRIP_FACTS } from "./select-trips.server.ts";

/** The trip with its weather, and its plan if it still exists. */
export function selectTripForViewer(db: Database, trip: TripForViewer, act: Act) {
  return db
    .select({
      ...TRIP_FACTS,
      ...BAG_FACTS,
      ...pick(trips, "place", "hasLaundryAccess", "kit"),
      role: roleOf(trip.viewerId),
      ownerName: ownerNameFor(trip.viewerId),
      weather: {
        category: weather.weatherCategory,
        ...pick(weather, "avgTempMax", "avgTempMin", "rainDays", "snowDays", "source", "isForecast"),
      },
      plan: {
        id: plans.onboardingId,
        ...TITLE_COLUMNS,
        // Aliased, because a batch tells columns apart only by name.
        status: sql<PlanStatus>`${plans.status}`.as("plan_status"),
        ...pick(plans, "laundryScenario", "weatherGroups", "expectedDueDate", "babyBornOn", "plannedMonths"),
        ...pick(plans, "plannedSizes", "babies", "nightRoomF"),
        country: PLACE_COLUMNS.country.as("plan_country"),
        ...aroundPlan(null),
      },
    })
    .from(trips)
    .leftJoin(weather, eq(weather.travelPlanId, trips.id))
    .leftJoin(plans, isPlanOf(trip.viewerId))
    .where(isTripOpenTo(trip, act));
}

/** The packed items, in catalogue order. */
export function selectPackedItems(db: Database, trip: TripForViewer) {
  return db
    .select({
      clothingId: packed.clothingId,
      nameId: clothingList.clothingNameId,
      name: packed.itemName,
      category: clothingList.category,
      ...pick(packed, "ageRange", "quantity", "essentiality", "isPacked"),
    })
    .from(packed)
    .innerJoin(trips, eq(trips.id, packed.travelPlanId))
    .innerJoin(clothingList, eq(clothingList.clothingId, packed.clothingId))
    .where(and(eq(packed.travelPlanId, trip.tripId), isTripOpenTo(trip, "read")))
    .orderBy(packed.clothingId);
}

/** The items of the trip's plan, with the columns needed for comparing. */
export function selectItemsOfTripsPlan(db: Database, trip: TripForViewer) {
  const planId = sql`(select ${trips.onboardingId} from ${trips} where ${isTripOpenTo(trip, "read")})`;
  const coming = comingByItem(db, planId);
  return db
    .select({
      itemId: items.dashboardItemId,
      clothingId: items.clothingId,
      clothingNameId: clothingList.clothingNameId,
      name: items.itemName,
      validAgeRanges: clothingList.validAgeRanges,
      ...pick(items, "calculatedQuantities", "userAddedQuantities", "setAside", "originTravelPlanId"),
      coming: coming.coming,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(coming, eq(coming.clothingId, items.clothingId))
    .where(and(areItemsOpenTo(trip.viewerId, planId, "read"), isNull(items.removedAt)));
}

/** The newest finished photo of each packed item that has one. */
export function selectPackedImages(db: Database, trip: TripForViewer) {
  return db
    .select({
      clothingId: clothingImages.clothingId,
      // SQLite takes the other columns from the row with the maximum.
      contentHash: clothingImages.contentHash,
      newest: max(clothingImages.createdAt),
    })
    .from(packed)
    .innerJoin(trips, eq(trips.id, packed.travelPlanId))
    .innerJoin(
      clothingImages,
      and(eq(clothingImages.clothingId, packed.clothingId), eq(clothingImages.status, "ready")),
    )
    .where(and(eq(packed.travelPlanId, trip.tripId), isTripOpenTo(trip, "read")))
    .groupBy(clothingImages.clothingId);
}

/** A trip, and whom to tell of a change besides whoever planned it. */
export type TripRow = typeof trips.$inferSelect & { people: string | null };

/** The number of trips of the user's own plans, whoever planned them. */
export function countTrips(db: Database, ownerId: string | SQL<string>) {
  return db.select({ count: count() }).from(trips).where(areTripsOpenTo(ownerId, "manage"));
}

/** The number of trips of a plan, which a new owner of the plan has besides their own. */
export function countTripsOfPlan(db: Database, planId: string) {
  return db
    .select({ count: count() })
    .from(trips)
    .where(and(eq(trips.onboardingId, planId), isNull(trips.deletedAt)));
}

/** The statement that writes trips as one compare-and-set and returns the written rows. */
export function writeTrips(
  db: Database,
  set: Omit<SQLiteUpdateSetSource<typeof trips>, "version">,
  where: SQL | undefined,
) {
  return db
    .update(trips)
    .set({ ...set, ...nextVersion(trips) })
    .where(where)
    .returning({ ...getTableColumns(trips), people: peopleOf(sql`${trips.onboardingId}`) });
}

/** What of an attempt decides which sizes are worn on a trip, as a trip's columns. */
export const SIZES_OF_PLAN = {
  /** The birth, or until it is known the due date. */
  planStart: sql<string>`coalesce(${plans.babyBornOn}, ${plans.expectedDueDate})`,
  planSizes: sql<string | null>`${plans.plannedSizes}`,
  planBabies: sql<number>`${plans.babies}`,
  planMonths: sql<number>`${plans.plannedMonths}`,
};
