// The single stage of a trip: its place, its weather, which is the forecast if that covers all days and else typical, and the
// catalogue's items for it.

import { readSack } from "~/contracts/growth/stored-sizes.ts";
import type { TripJob } from "~/contracts/jobs.ts";
import { packPlace } from "~/contracts/places/stored-place.ts";
import { packActivities, readStoredActivities, readWornSizes } from "~/contracts/travel/stored-packing.ts";
import type { ChosenPlace, TripAnswers } from "~/contracts/travel/trip-form.ts";
import { readRulesInPlan } from "~/contracts/wardrobe/clothing-rules.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import type { TripRow } from "~/data/travel/select-trip.server.ts";
import {
  releaseTrip,
  saveTrip,
  selectSizesOfPlan,
  type TripResult,
  takeTrip,
} from "~/data/travel/trip-runs.server.ts";
import type { TripColumns } from "~/data/travel/trip-writes.server.ts";
import { type ClothingRow, selectCatalogue } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { placeName } from "~/domain/places/place.ts";
import { bagSizes, packBag } from "~/domain/travel/bag.ts";
import { askedPieces, hasLaundryAccess } from "~/domain/travel/packing.ts";
import { countPieces, tripDays } from "~/domain/travel/trip-dates.ts";
import { forecastTripWeather, isWithinForecast, typicalTripWeather } from "~/domain/travel/trip-weather.ts";
import { type LeadingSack, USUAL_SACK } from "~/domain/wardrobe/tog.ts";
import { weatherWindow } from "~/domain/weather/climate.ts";
import { isOfAnotherClimate } from "~/domain/weather/doubt.ts";
import { indexHistory } from "~/domain/weather/month-cards.ts";
import { log } from "~/lib/logger.server.ts";
import type { Forecast } from "~/services/weather/forecast.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { locateCity, locateZip } from "~/usecases/places/locate-answer.ts";
import { newLease, underLease } from "~/usecases/plans/under-lease.ts";
import { findHistory, findSurroundings, type Surroundings } from "~/usecases/weather/find-history.ts";
import { announceTrip } from "./start-trip.ts";

interface WeatherDeps extends Needs<"db" | "archive" | "clock"> {
  forecast: Forecast;
}

type Weather = TripResult["weather"];

/**
 * One category and its figures. The history uses the same window and key as a plan at the same place, so a
 * known cell costs no request. Archives that fail are not an error. Throws if D1 fails.
 */
export async function findTripWeather(
  deps: WeatherDeps,
  trip: Pick<TripRow, "zipcode" | "place" | "startDate" | "endDate">,
  now: number,
): Promise<Weather> {
  const place = await findSurroundings(deps.db, trip);
  const today = dayInZone(new Date(now), place.timeZone);
  const near = isWithinForecast(trip, today) ? await askForecast(deps.forecast, place, trip, now) : null;
  if (near) return near;
  const { days, source } = await findHistory(deps, place, weatherWindow(trip.startDate, today), now);
  const climate = typicalTripWeather(indexHistory(days, place.spot?.latitude), trip);
  return { ...climate, source, isForecast: false, days: days.length };
}

async function askForecast(
  forecast: Forecast,
  { spot, climate }: Surroundings,
  trip: Pick<TripRow, "startDate" | "endDate">,
  now: number,
): Promise<Weather | null> {
  if (!spot) return null;
  const { latitude, longitude } = spot;
  const days = await forecast.find({ latitude, longitude, start: trip.startDate, end: trip.endDate }, now);
  const found =
    days && !isOfAnotherClimate(days, climate?.normals ?? []) && forecastTripWeather(days, trip, latitude);
  return found ? { ...found, source: "open-meteo", isForecast: true, days: tripDays(trip) } : null;
}

type Deps = WeatherDeps & Needs<"live">;

/** What a trip's weather is based on, and how many milliseconds its run took. */
export type TripMade = { source: TripResult["weather"]["source"]; isForecast: boolean; ms: number };

/** Longer than the forecast and the whole chain of archives may take. */
const LEASE_MS = 30_000;
const LEASING = { take: takeTrip, release: releaseTrip };

/**
 * Does a run's stage once, no matter how often it is asked to; null if it wasn't this message's to do.
 * Weather, items, and the trip's state are one transaction, so a repeated, superseded, or interrupted run
 * leaves one list. Throws if D1 fails, and then the message is delivered again.
 */
export async function makeTrip(deps: Deps, { travelPlanId, runId }: TripJob): Promise<TripMade | null> {
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

async function workOut(deps: Deps, trip: TripRow, now: number): Promise<TripResult> {
  const [[plan], catalogue] = await deps.db.batch([
    selectSizesOfPlan(deps.db, trip),
    selectCatalogue(deps.db),
  ]);
  const { planStart, planSizes, planBabies, planMonths } = plan ?? trip;
  const sizes = { planStart, planSizes, planBabies, planMonths };
  const weather = await findTripWeather(deps, trip, now);
  const items = packCatalogue(catalogue, { ...trip, ...sizes }, weather, plan ? readSack(plan) : USUAL_SACK);
  const inBag = items.filter(({ pack }) => pack > 0);
  return { sizes, weather, items, ...countPieces(inBag) };
}

/** The trip's list. Its nights have the sack that the family's plan asks for, which it owns. */
function packCatalogue(
  catalogue: readonly ClothingRow[],
  trip: TripRow,
  weather: TripResult["weather"],
  sack: LeadingSack,
) {
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
  const asked = readRulesInPlan(catalogue, sack).flatMap(({ clothingId, name, clothingNameId, rules }) => {
    const own = { clothingId, name, nameId: clothingNameId };
    return askedPieces(rules, packed).map((item) => ({ ...own, ...item, pack: 0 }));
  });
  const bag = packBag(asked, { ...packed, sizes: bagSizes(packed.firstDay, dates, packed.worn.days) });
  const packOf = new Map(bag.packed.map((row) => [`${row.clothingId} ${row.ageRange}`, row.pack]));
  return asked.map((row) => ({ ...row, pack: packOf.get(`${row.clothingId} ${row.ageRange}`) ?? 0 }));
}

type LocatedPlace =
  | { columns: Pick<TripColumns, "destination" | "zipcode" | "place">; problem: null }
  | { columns: null; problem: ErrorCode };

/**
 * The place that a form names, or why nothing can be planned for it; in one round trip, or with a reader in that of whatever else is
 * read meanwhile.
 */
export async function locateDestination(
  db: Database,
  place: ChosenPlace,
  reader?: PageReader,
): Promise<LocatedPlace> {
  if (place.kind === "city") {
    const found = await locateCity(db, place.placeId, reader);
    if (found.kind === "unknown") return { columns: null, problem: "TRIP_DESTINATION_UNKNOWN" };
    const { name, countryName } = found.city;
    const destination = placeName({ city: name, state: countryName }) ?? name;
    return { columns: { destination, zipcode: "", place: packPlace(found.city) }, problem: null };
  }
  const { zipcode } = place;
  const found = await locateZip(db, zipcode, reader);
  if (found.kind === "unknown") return { columns: null, problem: found.code };
  const destination = (found.kind === "place" ? placeName(found) : null) ?? zipcode;
  return { columns: { destination, zipcode, place: null }, problem: null };
}

/** A trip as its row stores it, or what is wrong with its place; likewise. */
export async function locateTrip(
  db: Database,
  { place, activities, ...answers }: TripAnswers,
  reader?: PageReader,
): Promise<{ answers: TripColumns; problem: null } | { answers: null; problem: ErrorCode }> {
  const { columns, problem } = await locateDestination(db, place, reader);
  if (!columns) return { answers: null, problem };
  return {
    answers: {
      ...answers,
      ...columns,
      hasLaundryAccess: hasLaundryAccess(answers.laundryFrequency),
      activities: packActivities(activities),
    },
    problem: null,
  };
}
