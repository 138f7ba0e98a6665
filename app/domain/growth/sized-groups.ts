// The weather of each size for a plan whose sizes have days of their own.
import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { type History, indexHistory } from "../weather/month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "../weather/weather-groups.ts";
import type { PlanSizes } from "./planned-sizes.ts";

/** Weather groups by the days of the sizes. */
export interface SizedGroups {
  groups: Record<AgeRange, WeatherGroup[]>;
}

/** The groups of a plan that begins on `firstDay`. */
export function sizedGroups(
  history: History,
  firstDay: IsoDay,
  { days }: Pick<PlanSizes, "days">,
): SizedGroups {
  return { groups: buildWeatherGroups(indexHistory(history), firstDay, days) };
}
