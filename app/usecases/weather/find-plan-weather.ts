// The weather of a plan: five years of days of its place, as month cards and weather groups.

import { readPlace } from "~/contracts/places/stored-place.ts";
import { packMonthCards, packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { unpackNormals } from "~/contracts/weather/climate-normals.ts";
import type { Database } from "~/data/database.server.ts";
import { findWhereabouts, selectClimateAround } from "~/data/places/places.server.ts";
import type { WeatherResult } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { upsertWeatherCell } from "~/data/weather/weather-cells.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { CityPlace } from "~/domain/places/place.ts";
import { timeZoneOf } from "~/domain/places/time-zone.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import type { AgeRange, WeatherSource } from "~/domain/vocabulary.ts";
import { type DayRecord, weatherWindow } from "~/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/weather/month-cards.ts";
import { expandNormals, type MonthNormal } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { nearestCell, normalsAt } from "~/domain/weather/world-climate.ts";
import type { WeatherArchive } from "~/services/weather/archive.server.ts";

interface Dependencies {
  db: Database;
  archive: WeatherArchive;
  clock: () => number;
}

export interface FoundPlanWeather extends WeatherResult {
  groups: Record<AgeRange, WeatherGroup[]>;
  /** How many days it was made of. */
  days: number;
  /** Whether an archive's answer was at hand. */
  isCached: boolean;
}

/**
 * Cards and groups from the cache or an archive. Archives that fail are no error: the typical climate of the
 * ZIP area or cell takes their place. Throws when D1 fails.
 */
export async function findPlanWeather(
  deps: Dependencies,
  attempt: Pick<AttemptRow, "zipcode" | "place" | "expectedDueDate" | "babyBornOn">,
  now: number,
): Promise<FoundPlanWeather> {
  const firstDay = planStart(attempt);
  const city = readPlace(attempt.place);
  const place = city
    ? await surroundingsOfCity(deps.db, city)
    : await surroundingsOfZip(deps.db, attempt.zipcode);
  const window = weatherWindow(firstDay, dayInZone(new Date(now), place.timeZone));
  const { days, source, isCached } = await findDays(deps, place, window, now);
  const history = indexHistory(days, place.spot?.latitude);
  const groups = buildWeatherGroups(history, firstDay);
  return {
    monthCards: packMonthCards(buildMonthCards(history, firstDay)),
    weatherGroups: packWeatherGroups(groups),
    weatherSource: source,
    groups,
    days: days.length,
    isCached,
  };
}

/** What the weather of a plan is asked by. */
interface Surroundings {
  /** Null where nobody knows where the plan stands. */
  spot: { latitude: number; longitude: number } | null;
  /** Days of weather are days there. */
  timeZone: string;
  /** The typical climate; null where there is none. */
  climate: { normals: readonly MonthNormal[]; source: WeatherSource } | null;
}

async function surroundingsOfCity(db: Database, city: CityPlace): Promise<Surroundings> {
  const cell = nearestCell(city, await selectClimateAround(db, city));
  const climate = cell && { normals: normalsAt(cell, city.elevationM), source: "world-climate" as const };
  return { spot: city, timeZone: city.timeZone, climate };
}

async function surroundingsOfZip(db: Database, zipcode: string): Promise<Surroundings> {
  const { place, area } = await findWhereabouts(db, zipcode);
  return {
    spot: place ?? area,
    timeZone: timeZoneOf(place && { ...place, state: place.stateAbbreviation }),
    climate: area && { normals: unpackNormals(area.months), source: "typical-climate" },
  };
}

async function findDays(
  { db, archive, clock }: Dependencies,
  { spot, climate }: Surroundings,
  window: { start: string; end: string },
  now: number,
): Promise<{ days: DayRecord[]; source: WeatherSource; isCached: boolean }> {
  const found = spot
    ? await archive.find({ latitude: spot.latitude, longitude: spot.longitude, ...window }, now)
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
  const days = expandNormals(climate.normals, window.start, window.end);
  return { days, source: climate.source, isCached: false };
}
