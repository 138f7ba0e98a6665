// Five years of a place's days, from the cache or an archive, else from the typical climate; for a plan, as month cards and
// weather groups.

import { readPlace } from "~/contracts/places/stored-place.ts";
import { packMonthCards, packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { findZipNormals } from "~/contracts/weather/climate-normals.ts";
import type { Database } from "~/data/database.server.ts";
import { findWhereabouts, selectClimateAround } from "~/data/places/select-places.server.ts";
import type { WeatherResult } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { upsertWeatherCell } from "~/data/weather/weather-cells.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { type SizedGroups, sizedGroups } from "~/domain/growth/next-sizes.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import type { CityPlace } from "~/domain/places/place.ts";
import { timeZoneOf } from "~/domain/places/time-zone.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { type DayRecord, weatherWindow } from "~/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/weather/month-cards.ts";
import { type MonthNormal, typicalDays } from "~/domain/weather/typical-climate.ts";
import { isCellSound, nearestCell, normalsAt } from "~/domain/weather/world-climate.ts";
import type { Needs } from "~/usecases/needs.ts";

/** What is needed to look up a place's weather. */
export interface Surroundings {
  /** Null if the place's position is unknown. */
  spot: { latitude: number; longitude: number } | null;
  /** Weather days are local days. */
  timeZone: string;
  /** The typical climate; null if there isn't one. */
  climate: { normals: readonly MonthNormal[]; source: WeatherSource } | null;
}

/** The surroundings of a row with a ZIP code or a place outside the US. Throws if D1 fails. */
export function findSurroundings(
  db: Database,
  row: { zipcode: string; place: string | null },
): Promise<Surroundings> {
  const city = readPlace(row.place);
  return city ? surroundingsOfCity(db, city) : surroundingsOfZip(db, row.zipcode);
}

async function surroundingsOfCity(db: Database, city: CityPlace): Promise<Surroundings> {
  const cell = nearestCell(city, (await selectClimateAround(db, city)).filter(isCellSound));
  const climate = cell && { normals: normalsAt(cell, city.elevationM), source: "world-climate" as const };
  return { spot: city, timeZone: city.timeZone, climate };
}

async function surroundingsOfZip(db: Database, zipcode: string): Promise<Surroundings> {
  const { place, climate } = await findWhereabouts(db, zipcode);
  const normals = climate && findZipNormals(climate);
  return {
    spot: place ?? climate,
    timeZone: timeZoneOf(place && { ...place, state: place.stateAbbreviation }),
    climate: normals && { normals, source: "typical-climate" },
  };
}

/**
 * The days of a window, their source, and whether they were cached. If the archives fail, or answer
 * implausibly, that is not an error: the typical climate of the ZIP code or cell is used instead, over its
 * own fixed years, whatever the window. Throws if D1 fails.
 */
export async function findHistory(
  { db, archive, clock }: Needs<"db" | "archive" | "clock">,
  { spot, climate }: Surroundings,
  window: { start: string; end: string },
  now: number,
): Promise<{ days: DayRecord[]; source: WeatherSource; isCached: boolean }> {
  const typical = climate?.normals ?? null;
  const found = spot
    ? await archive.find({ latitude: spot.latitude, longitude: spot.longitude, ...window, typical }, now)
    : null;
  if (found) {
    const { key, latitude, longitude, start, end, fetchedAt } = found.cell;
    await upsertWeatherCell(db, {
      cell: key,
      provider: found.provider,
      latitude,
      longitude,
      startDate: start,
      endDate: end,
      fetchedAt,
      lastUsedAt: clock(),
    });
    return { days: found.days, source: found.provider, isCached: found.fromCache };
  }
  if (!climate) return { days: [], source: "season", isCached: false };
  return { days: typicalDays(climate.normals), source: climate.source, isCached: false };
}

interface FoundPlanWeather extends WeatherResult {
  sized: SizedGroups;
  /** How many days it is based on. */
  days: number;
  /** Whether the days were cached. */
  isCached: boolean;
}

/**
 * Cards, and groups by the days of the plan's sizes, from the cache or an archive. If the archives fail, that is not an error: the typical
 * climate of the ZIP code or cell is used instead. Throws if D1 fails.
 */
export async function findPlanWeather(
  deps: Needs<"db" | "archive" | "clock">,
  plan: Pick<PlanRow, "zipcode" | "place" | "expectedDueDate" | "babyBornOn">,
  sizes: SizesOfPlan,
  now: number,
): Promise<FoundPlanWeather> {
  const firstDay = planStart(plan);
  const place = await findSurroundings(deps.db, plan);
  const window = weatherWindow(firstDay, dayInZone(new Date(now), place.timeZone));
  const { days, source, isCached } = await findHistory(deps, place, window, now);
  const history = indexHistory(days, place.spot?.latitude);
  const sized = sizedGroups(history, firstDay, sizes);
  return {
    monthCards: packMonthCards(buildMonthCards(history, firstDay)),
    weatherGroups: packWeatherGroups(sized.groups),
    // Of earlier rules, by which loose clothes had days of their own.
    sizedUpGroups: null,
    weatherSource: source,
    sized,
    days: days.length,
    isCached,
  };
}
