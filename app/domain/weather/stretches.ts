// What is said of the weather groups of a size besides their figures: which weathers come in turn, and where a stretch at
// the edge is dressed by the size beside it.
import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange, type WeatherCategory } from "../vocabulary.ts";
import type { WeatherGroup } from "./weather-groups.ts";

/** The categories in time order, each as often as it comes back after another. */
export function categoriesInTurn(groups: readonly Pick<WeatherGroup, "category">[]): WeatherCategory[] {
  return groups.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
}

/** Of a stretch that the size beside it dresses: from or until which day that size is worn. */
export function wornBeside(
  ageRange: AgeRange,
  boughtIn: AgeRange,
  { start, end }: Pick<WeatherGroup, "start" | "end">,
): { side: "since" | "until"; day: IsoDay } {
  const isLater = AGE_RANGES.indexOf(boughtIn) > AGE_RANGES.indexOf(ageRange);
  return isLater ? { side: "since", day: start } : { side: "until", day: end };
}
