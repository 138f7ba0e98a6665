// Trips for reading: the list, the edit form, and the one just deleted.
import { and, desc, eq, gte, inArray, isNull, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import {
  areOfTripsOwner,
  areTripsOpenTo,
  isDeletedTripOf,
  isOpenTo,
  isPlanOpenTo,
  isTripOpenTo,
  type TripForViewer,
} from "~/data/plans/open-to.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { isBornPlan, MOST_CHILDREN, OF_FAMILY } from "~/data/plans/selection.server.ts";
import {
  clothingList,
  hourlyForecasts as forecasts,
  travelPlanItems as packed,
  userOnboardingData as plans,
  userTravelPlans as trips,
  travelWeatherData as weather,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { cellAt, WEATHER_AT } from "~/data/weather/hourly-forecasts.server.ts";
import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { pick } from "~/lib/pick.ts";

/** What every page shows of a trip. */
export const TRIP_FACTS = {
  ...pick(trips, "id", "status", "version", "destination", "startDate", "endDate", "activities", "notes"),
  /** Needs the trip's plan to be joined, if it still exists. */
  planCountry: PLACE_COLUMNS.country.as("plan_country"),
};

/** The columns that decide how much goes into the bag. */
export const BAG_FACTS = {
  ...pick(trips, "planStart", "planSizes", "planBabies", "planMonths", "laundryFrequency"),
};

/** SQL condition of a join: the trip's plan, unless it is deleted. */
export const isPlanOf = (viewerId: string) =>
  and(eq(plans.onboardingId, trips.onboardingId), isOpenTo(viewerId, "read"));

/** The trips that the viewer may read, latest start first. */
export function selectTripsForViewer(db: Database, viewerId: string) {
  return db
    .select({
      ...TRIP_FACTS,
      ...BAG_FACTS,
      weather: { category: weather.weatherCategory, ...pick(weather, "avgTempMax", "avgTempMin") },
    })
    .from(trips)
    .leftJoin(weather, eq(weather.travelPlanId, trips.id))
    .leftJoin(plans, isPlanOf(viewerId))
    .where(areTripsOpenTo(viewerId, "read"))
    .orderBy(desc(trips.startDate));
}

/** As JSON, one list for each line of the trip's packing list. */
const LIST = sql<string>`(select json_group_array(json_array(
    ${clothingList.clothingNameId}, ${packed.ageRange}, ${packed.quantity}, ${packed.essentiality}, ${packed.isPacked}))
  from ${packed} join ${clothingList} on ${clothingList.clothingId} = ${packed.clothingId}
  where ${packed.travelPlanId} = ${trips.id})`.as("packing_list");

/** A plan has hardly two trips at once. */
const MOST_AT_ONCE = 5;

/** The trips of the plans that `isPlan` finds and of days between these, each in its columns; see `selectTripsAround`. */
export const tripsBetween = (
  db: Database,
  isPlan: SQL | undefined,
  { before, after }: Record<"before" | "after", IsoDay | Placeholder>,
  most = MOST_AT_ONCE,
) =>
  db
    .select({
      onboardingId: trips.onboardingId,
      ...TRIP_FACTS,
      ...BAG_FACTS,
      ...WEATHER_AT,
      place: trips.place,
      weather: { category: weather.weatherCategory, ...pick(weather, "avgTempMax", "avgTempMin") },
      list: LIST,
    })
    .from(plans)
    .innerJoin(trips, eq(trips.onboardingId, plans.onboardingId))
    .leftJoin(weather, eq(weather.travelPlanId, trips.id))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, trips.zipcode))
    .leftJoin(forecasts, eq(forecasts.cell, cellAt(trips.place)))
    .where(
      and(
        isPlan,
        isNull(trips.deletedAt),
        eq(trips.status, "ready"),
        lte(trips.startDate, after),
        gte(trips.endDate, before),
      ),
    )
    .orderBy(desc(trips.startDate), desc(trips.createdAt))
    .limit(most);

const tripsAround = pageQuery(["viewerId", "planId", "before", "after"], (db, given) =>
  tripsBetween(db, isPlanOpenTo(given.viewerId, given.planId, "read"), given),
);

/**
 * The trips of a plan from the day before until `ahead` days after it, because the day at a trip's place, and so its tomorrow, may be
 * another; the last to begin is the first. Each with its place, what is kept of the forecast there, the weather of its days, and its packing list.
 */
export function selectTripsAround(db: Database, viewerId: string, planId: string, day: IsoDay, ahead = 2) {
  return tripsAround(db, { viewerId, planId, ...daysAround(day, ahead) });
}

export function daysAround(day: IsoDay, ahead = 2) {
  return { before: plusDays(day, -1), after: plusDays(day, ahead) };
}

/** The same of the plans of all born children. */
export const selectTripsOfFamily = pageQuery([...OF_FAMILY, "before", "after"], (db, given) =>
  tripsBetween(db, isBornPlan(given), given, MOST_AT_ONCE * MOST_CHILDREN),
);

/** What each trip that the viewer may read asks for, with the columns needed for counting. */
export function selectAskedOfTrips(db: Database, viewerId: string) {
  return db
    .select({
      tripId: packed.travelPlanId,
      nameId: clothingList.clothingNameId,
      ...pick(packed, "ageRange", "quantity", "essentiality"),
    })
    .from(trips)
    .innerJoin(packed, eq(packed.travelPlanId, trips.id))
    .innerJoin(clothingList, eq(clothingList.clothingId, packed.clothingId))
    .where(areTripsOpenTo(viewerId, "read"));
}

/** A trip's answers, for its edit form. */
export function selectTripAnswers(db: Database, trip: TripForViewer) {
  return db
    .select({
      ...pick(trips, "destination", "zipcode", "place", "startDate", "endDate", "laundryFrequency"),
      ...pick(trips, "activities", "notes", "onboardingId"),
    })
    .from(trips)
    .where(isTripOpenTo(trip, "edit"));
}

/** The complete plans that the viewer may edit, newest first: what a trip can be packed from. */
export function selectPackablePlans(db: Database, viewerId: string, tripId: string | null) {
  return db
    .select({ onboardingId: plans.onboardingId, ...TITLE_COLUMNS, status: plans.status, ...PLACE_COLUMNS })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(
      and(
        isOpenTo(viewerId, "edit"),
        inArray(plans.status, [...COMPLETE_STATUSES]),
        tripId === null ? undefined : areOfTripsOwner(tripId),
      ),
    )
    .orderBy(desc(plans.attemptNumber));
}

/** A deleted trip that the viewer can still restore. */
export function selectDeletedTrip(db: Database, trip: TripForViewer) {
  return db
    .select({ id: trips.id, destination: trips.destination, version: trips.version })
    .from(trips)
    .where(isDeletedTripOf(trip));
}
