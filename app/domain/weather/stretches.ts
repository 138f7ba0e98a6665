// Facts about a size's weather groups beyond their figures: the sequence of weathers, and where a stretch at
// the edge is covered by the neighboring size.
import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange, type WeatherCategory } from "../vocabulary.ts";
import type { WeatherGroup } from "./weather-groups.ts";

/** The categories in time order, without immediate repeats. */
export function categoriesInTurn(groups: readonly Pick<WeatherGroup, "category">[]): WeatherCategory[] {
  return groups.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
}

/** For a stretch covered by the neighboring size: from or until which day that size is worn. */
export function wornBeside(
  ageRange: AgeRange,
  boughtIn: AgeRange,
  { start, end }: Pick<WeatherGroup, "start" | "end">,
): { side: "since" | "until"; day: IsoDay } {
  const isLater = AGE_RANGES.indexOf(boughtIn) > AGE_RANGES.indexOf(ageRange);
  return isLater ? { side: "since", day: start } : { side: "until", day: end };
}
