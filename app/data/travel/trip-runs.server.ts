// How the pipeline moves trips: every step is a compare-and-set on status, run id, and lease, so a message
// may come twice, late, or never. A deleted trip does not move.
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree, isStuck, type Lease, releaseLease } from "~/data/leased-rows.server.ts";
import { isPlanThere } from "~/data/plans/open-to.server.ts";
import {
  travelPlanItems as packed,
  userOnboardingData as plans,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import type { AskedItem } from "~/domain/travel/packing.ts";
import type { TripClimate } from "~/domain/travel/trip-weather.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { pick } from "~/lib/pick.ts";
import { SIZES_OF_PLAN, type TripRow, writeTrips } from "./select-trip.server.ts";

/** A run of a trip, as queue messages name it. */
export type TripRun = { travelPlanId: string; runId: string };

/** A run that one worker has leased. */
export type TripLease = TripRun & Lease;

/** Whether the run may write now. */
function isTurn({ travelPlanId, runId }: TripRun): SQL | undefined {
  return and(
    eq(trips.id, travelPlanId),
    eq(trips.runId, runId),
    eq(trips.status, "pending"),
    isNull(trips.deletedAt),
  );
}

/** Takes a trip for one worker; null if the run is over, superseded, or leased. */
export function takeTrip(db: Database, lease: TripLease): Promise<TripRow | null> {
  const { now, leaseUntil } = lease;
  return firstOf(writeTrips(db, { leaseUntil, updatedAt: now }, and(isTurn(lease), isFree(trips, now))));
}

/** Gives a lease back after a fault, so that the next delivery can take it; another worker's stays. */
export function releaseTrip(db: Database, lease: TripLease): Promise<void> {
  return releaseLease(db, trips, isTurn(lease), lease);
}

/** The current sizes of a trip's plan, and what decides its sack; no row if the plan is gone. */
export function selectSizesOfPlan(db: Database, { onboardingId: planId }: Pick<TripRow, "onboardingId">) {
  return db
    .select({ ...SIZES_OF_PLAN, ...pick(plans, "place", "nightRoomF") })
    .from(plans)
    .where(isPlanThere(planId ?? ""));
}

export interface TripResult {
  sizes: Pick<TripRow, "planStart" | "planSizes" | "planBabies" | "planMonths">;
  weather: TripClimate & { source: WeatherSource; isForecast: boolean; days: number };
  items: (AskedItem & { clothingId: number; name: string; pack: number })[];
  essentialPieces: number;
  allPieces: number;
}

/**
 * Writes a run's results and ends it, in one transaction; null if the run may no longer write, and then
 * nothing is written. Items that are still packed stay checked.
 */
export async function saveTrip(
  db: Database,
  run: TripRun,
  { sizes, weather, items, essentialPieces, allPieces }: TripResult,
  now: number,
): Promise<TripRow | null> {
  const rows = JSON.stringify(
    items.map(({ ageRange, clothingId, name, quantity, pack, essentiality }) => [
      ageRange,
      clothingId,
      name,
      quantity,
      pack,
      essentiality,
    ]),
  );
  const [, , , [saved]] = await db.batch([
    db.run(sql`delete from ${packed} where ${packed.travelPlanId} = ${run.travelPlanId}
      and exists (select 1 from ${trips} where ${isTurn(run)})
      and (${packed.ageRange}, ${packed.clothingId}) not in (select value ->> 0, value ->> 1 from json_each(${rows}))`),
    db.run(sql`insert into ${packed} (travel_plan_id, age_range, clothing_id, user_id, item_name, quantity, pack_quantity,
        essentiality)
      select ${trips.id}, item.value ->> 0, item.value ->> 1, ${trips.userId}, item.value ->> 2, item.value ->> 3,
        item.value ->> 4, item.value ->> 5
      from json_each(${rows}) as item join ${trips} on ${isTurn(run)}
      where true
      on conflict (travel_plan_id, age_range, clothing_id) do update set
        item_name = excluded.item_name, quantity = excluded.quantity, pack_quantity = excluded.pack_quantity,
        essentiality = excluded.essentiality`),
    db.run(sql`insert or replace into travel_weather_data (travel_plan_id, weather_category, avg_temp_max, avg_temp_min,
        rain_days, snow_days, source, is_forecast, days)
      select ${trips.id}, ${weather.category}, ${weather.avgTempMax}, ${weather.avgTempMin}, ${weather.rainDays},
        ${weather.snowDays}, ${weather.source}, ${weather.isForecast ? 1 : 0}, ${weather.days}
      from ${trips} where ${isTurn(run)}`),
    writeTrips(
      db,
      { status: "ready", ...sizes, essentialPieces, allPieces, leaseUntil: null, updatedAt: now },
      isTurn(run),
    ),
  ]);
  return saved ?? null;
}

/** Ends a run as failed; null if it is over or superseded. */
export function markTripFailed(db: Database, run: TripRun, now: number): Promise<TripRow | null> {
  return firstOf(writeTrips(db, { status: "failed", leaseUntil: null, updatedAt: now }, isTurn(run)));
}

/** Unfinished trips that no worker holds: their lease expired, or no message came since `quietSince`. */
export function selectStuckTrips(db: Database, now: number, quietSince: number) {
  return (
    db
      .select({ travelPlanId: trips.id, runId: trips.runId, version: trips.version })
      .from(trips)
      // Must match the index's condition.
      .where(and(sql`${trips.status} = 'pending'`, isStuck(trips, now, quietSince)))
      .orderBy(trips.updatedAt)
      .limit(100)
  );
}
