// A plan's weather: five years of its place's days, as month cards and weather groups.

import { packMonthCards, packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { WeatherResult } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { type SizedGroups, sizedGroups } from "~/domain/growth/sized-groups.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import { weatherWindow } from "~/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/weather/month-cards.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findHistory, findSurroundings } from "./find-history.ts";

export interface FoundPlanWeather extends WeatherResult {
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
