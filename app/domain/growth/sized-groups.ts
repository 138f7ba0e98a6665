// The weather of each size for a plan whose sizes have days of their own, and the quantities that follow from it.
import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { ClothingRules } from "../wardrobe/quantities.ts";
import { type History, indexHistory } from "../weather/month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "../weather/weather-groups.ts";
import type { PlanSizes } from "./year-sizes.ts";

type Groups = Record<AgeRange, WeatherGroup[]>;

/** Weather groups by the days of the sizes, and by those of clothes that may be worn a size up. */
export interface SizedGroups {
  groups: Groups;
  sizedUp: Groups;
}

/** The groups of a plan that begins on `firstDay`; both are the same where their days are, as in the calendar's sizes. */
export function sizedGroups(
  history: History,
  firstDay: IsoDay,
  { days, sizedUp }: Pick<PlanSizes, "days" | "sizedUp">,
): SizedGroups {
  const index = indexHistory(history);
  const groups = buildWeatherGroups(index, firstDay, days);
  return { groups, sizedUp: days === sizedUp ? groups : buildWeatherGroups(index, firstDay, sizedUp) };
}

/** The groups that an item's quantities and totals are worked out for. */
export function groupsFor(
  { size_up }: Pick<ClothingRules, "size_up">,
  { groups, sizedUp }: SizedGroups,
): Groups {
  return size_up ? sizedUp : groups;
}
