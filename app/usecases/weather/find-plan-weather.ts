// The weather of a plan: five years of days of its place, as month cards and weather groups.

import { packMonthCards, packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { unpackNormals } from "~/contracts/weather/climate-normals.ts";
import type { Database } from "~/data/database.server.ts";
import { findWhereabouts } from "~/data/places/places.server.ts";
import type { WeatherResult } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { upsertWeatherCell } from "~/data/weather/weather-cells.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import type { AgeRange, WeatherSource } from "~/domain/vocabulary.ts";
import { type DayRecord, weatherWindow } from "~/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/weather/month-cards.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "~/domain/weather/weather-groups.ts";
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
}

/**
 * Cards and groups from the cache or an archive. Archives that fail are no error: the area's typical climate takes their
 * place. Throws when D1 fails.
 */
export async function findPlanWeather(
  deps: Dependencies,
  attempt: Pick<AttemptRow, "zipcode" | "expectedDueDate" | "babyBornOn">,
  now: number,
): Promise<FoundPlanWeather> {
  const firstDay = planStart(attempt);
  const window = weatherWindow(firstDay, toDay(new Date(now)));
  const { days, source } = await findDays(deps, attempt.zipcode, window, now);
  const history = indexHistory(days);
  const groups = buildWeatherGroups(history, firstDay);
  return {
    monthCards: packMonthCards(buildMonthCards(history, firstDay)),
    weatherGroups: packWeatherGroups(groups),
    weatherSource: source,
    groups,
    days: days.length,
  };
}

async function findDays(
  { db, archive, clock }: Dependencies,
  zipcode: string,
  window: { start: string; end: string },
  now: number,
): Promise<{ days: DayRecord[]; source: WeatherSource }> {
  const { place, area } = await findWhereabouts(db, zipcode);
  const where = place ?? area;
  const found = where
    ? await archive.find({ latitude: where.latitude, longitude: where.longitude, ...window }, now)
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
    return { days: found.days, source: found.provider };
  }
  if (area) {
    return {
      days: expandNormals(unpackNormals(area.months), window.start, window.end),
      source: "typical-climate",
    };
  }
  return { days: [], source: "season" };
}
