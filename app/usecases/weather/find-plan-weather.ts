// A plan's weather: five years of its place's days, as month cards and weather groups.

import { packMonthCards, packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { WeatherResult } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { weatherWindow } from "~/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/weather/month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findHistory, findSurroundings } from "./find-history.ts";

export interface FoundPlanWeather extends WeatherResult {
  groups: Record<AgeRange, WeatherGroup[]>;
  /** How many days it is based on. */
  days: number;
  /** Whether the days were cached. */
  isCached: boolean;
}

/**
 * Cards and groups from the cache or an archive. If the archives fail, that is not an error: the typical
 * climate of the ZIP code or cell is used instead. Throws if D1 fails.
 */
export async function findPlanWeather(
  deps: Needs<"db" | "archive" | "clock">,
  attempt: Pick<AttemptRow, "zipcode" | "place" | "expectedDueDate" | "babyBornOn">,
  now: number,
): Promise<FoundPlanWeather> {
  const firstDay = planStart(attempt);
  const place = await findSurroundings(deps.db, attempt);
  const window = weatherWindow(firstDay, dayInZone(new Date(now), place.timeZone));
  const { days, source, isCached } = await findHistory(deps, place, window, now);
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
