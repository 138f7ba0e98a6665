// The plan behind a link for helpers as far as its page needs it: no name, no note, and none of the family's own words.
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { SIZE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { WAS_SMALL } from "~/data/plans/plans.server.ts";
import {
  clothingList,
  hourlyForecasts as forecasts,
  userClothingItems as items,
  helperLinks as links,
  userOnboardingData as plans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { tripsBetween } from "~/data/travel/select-trips.server.ts";
import { DAY_CARE } from "~/data/wardrobe/select-around.server.ts";
import { cellAt, WEATHER_AT } from "~/data/weather/hourly-forecasts.server.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { pick } from "~/lib/pick.ts";

/** The plan behind a link that works, with the place's weather; no row if it's unknown, closed, or ended, or the plan is deleted. */
export function selectPlanOfHelper(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      shownName: links.shownName,
      ...SIZE_COLUMNS,
      wasSmall: WAS_SMALL,
      ...pick(plans, "monthCards", "todayMarks", "weatherGroups", "laundryScenario"),
      dayCare: DAY_CARE,
      place: plans.place,
      ...WEATHER_AT,
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .leftJoin(forecasts, eq(forecasts.cell, cellAt(plans.place)))
    .where(and(isBehind(tokenHashes, now), isNull(plans.deletedAt)));
}

/** Its trips, as those of `selectTripsAround`. */
export function selectTripsOfHelper(db: Database, tokenHashes: readonly string[], now: number) {
  const isPlan = eq(plans.onboardingId, planBehind(tokenHashes, now));
  const day = toDay(new Date(now));
  return tripsBetween(db, isPlan, { before: plusDays(day, -1), after: plusDays(day, 2) });
}

/** Its pieces by the catalogue's names, own items as those that they are as warm as; notes aren't read. */
export function selectItemsOfHelper(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      ...pick(items, "dashboardItemId", "clothingId"),
      clothingNameId: clothingList.clothingNameId,
      name: sql<string>`''`.as("no_name"),
      ...pick(clothingList, "category", "sizeUp", "validAgeRanges"),
      ...pick(items, "calculatedQuantities", "userAddedQuantities"),
      personalNotes: sql<string>`'{}'`.as("no_notes"),
      ...pick(items, "setAside", "warmAs"),
      ownerId: clothingList.ownerId,
      version: items.version,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(eq(items.onboardingId, planBehind(tokenHashes, now)), isNull(items.removedAt)))
    .orderBy(items.clothingId);
}

const planBehind = (tokenHashes: readonly string[], now: number) =>
  sql`(select ${links.onboardingId} from ${links} where ${isBehind(tokenHashes, now)})`;

function isBehind(tokenHashes: readonly string[], now: number): SQL | undefined {
  return and(inArray(links.tokenHash, [...tokenHashes]), gt(links.expiresAt, now));
}
