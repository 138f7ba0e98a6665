// Facts about a size's weather groups beyond their figures: the sequence of weathers, and where a stretch at
// the edge is covered by the neighboring size.
import type { WeatherCategory } from "../vocabulary.ts";
import type { WeatherGroup } from "./weather-groups.ts";

/** The categories in time order, without immediate repeats. */
export function categoriesInTurn(groups: readonly Pick<WeatherGroup, "category">[]): WeatherCategory[] {
  return groups.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
}
