// The single stage of a trip: its weather, and what the catalogue asks for in it.
import type { TripJob } from "~/contracts/plans/plan-job.ts";
import { readWornSizes } from "~/contracts/travel/stored-packing.ts";
import { readStoredActivities } from "~/contracts/travel/stored-trip.ts";
import { readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import type { TripRow } from "~/data/travel/own-trips.server.ts";
import {
  releaseTrip,
  saveTrip,
  selectSizesOfPlan,
  type TripResult,
  takeTrip,
} from "~/data/travel/trip-runs.server.ts";
import { type ClothingRow, selectCatalogue } from "~/data/wardrobe/select-wardrobe.server.ts";
import { packBag } from "~/domain/travel/bag.ts";
import { bagSizes } from "~/domain/travel/bag-sizes.ts";
import { askedPieces } from "~/domain/travel/packing.ts";
import { countPieces } from "~/domain/travel/trip-totals.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { newLease, underLease } from "~/usecases/plans/under-lease.ts";
import { announceTrip } from "./announce-trip.ts";
import { findTripWeather, type WeatherDependencies } from "./find-trip-weather.ts";

type Dependencies = WeatherDependencies & Needs<"live">;

/** What a trip's weather is based on, and how many milliseconds its run took. */
export interface TripMade {
  source: TripResult["weather"]["source"];
  isForecast: boolean;
  ms: number;
}

/** Longer than the forecast and the whole chain of archives may take. */
const LEASE_MS = 30_000;
const LEASING = { take: takeTrip, release: releaseTrip };

/**
 * Does a run's stage once, no matter how often it is asked to; null if it wasn't this message's to do.
 * Weather, items, and the trip's state are one transaction, so a repeated, superseded, or interrupted run
 * leaves one list. Throws if D1 fails, and then the message is delivered again.
 */
export async function makeTrip(
  deps: Dependencies,
  { travelPlanId, runId }: TripJob,
): Promise<TripMade | null> {
  const { db, live, clock } = deps;
  const startedAt = clock();
  const run = { travelPlanId, runId };
  return underLease(db, newLease(run, startedAt, LEASE_MS), LEASING, async (trip) => {
    const result = await workOut(deps, trip, startedAt);
    const saved = await saveTrip(db, run, result, clock());
    if (!saved) return null;
    await announceTrip(live, saved);
    const { source, isForecast } = result.weather;
    const made = { source, isForecast, ms: clock() - startedAt };
    log.info("trip_ready", { travelPlanId, items: result.items.length, ...made });
    return made;
  });
}

async function workOut(deps: Dependencies, trip: TripRow, now: number): Promise<TripResult> {
  const [[plan], catalogue] = await deps.db.batch([
    selectSizesOfPlan(deps.db, trip),
    selectCatalogue(deps.db),
  ]);
  const { planStart, planSizes, planBabies } = plan ?? trip;
  const sizes = { planStart, planSizes, planBabies };
  const weather = await findTripWeather(deps, trip, now);
  const items = packCatalogue(catalogue, { ...trip, ...sizes }, weather);
  const inBag = items.filter(({ pack }) => pack > 0);
  return { sizes, weather, items, ...countPieces(inBag) };
}

function packCatalogue(catalogue: readonly ClothingRow[], trip: TripRow, weather: TripResult["weather"]) {
  const dates = { startDate: trip.startDate, endDate: trip.endDate };
  const packed = {
    ...dates,
    firstDay: trip.planStart,
    worn: readWornSizes(trip),
    laundry: trip.laundryFrequency,
    hasLaundryAccess: trip.hasLaundryAccess,
    activities: readStoredActivities(trip.activities) ?? [],
    weather,
  };
  const asked = catalogue.flatMap((row) => {
    const { clothingId, name, clothingNameId: nameId } = row;
    const own = { clothingId, name, nameId };
    return askedPieces(readClothingRules(row).rules, packed).map((item) => ({ ...own, ...item, pack: 0 }));
  });
  const bag = packBag(asked, { ...packed, sizes: bagSizes(packed.firstDay, dates, packed.worn.days) });
  const packOf = new Map(bag.packed.map((row) => [`${row.clothingId} ${row.ageRange}`, row.pack]));
  return asked.map((row) => ({ ...row, pack: packOf.get(`${row.clothingId} ${row.ageRange}`) ?? 0 }));
}
