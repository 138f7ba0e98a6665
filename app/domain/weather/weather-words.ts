// The weather of an age range in one line of words, and the weathers that an item is for.
import { ROW_COPY } from "../../copy/wardrobe/dashboard.ts";
import { formatDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange, type WeatherCategory } from "../vocabulary.ts";
import type { WeatherGroup } from "./weather-groups.ts";

/** The categories in time order, each as often as it comes back after another: ['Cold & Dry', 'Cool']. */
export function categoriesInTurn(groups: readonly Pick<WeatherGroup, "category">[]): WeatherCategory[] {
  return groups.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
}

/** 'Cold & Dry', 'Cold & Dry and Cool', 'Hot & Dry, Mild and Cool': each name once. */
export function namesInWords(names: readonly string[], last: "and" | "or" = "and"): string {
  const all = [...new Set(names)];
  const before = all.slice(0, -1);
  const end = all.at(-1) ?? "";
  return before.length > 0 ? `${before.join(", ")} ${last} ${end}` : end;
}

/** 'From Sep 30: buy it in 3-6m', for a stretch at the edge of a size that the size beside it dresses. */
export function buyElsewhere(
  ageRange: AgeRange,
  boughtIn: AgeRange,
  { start, end }: Pick<WeatherGroup, "start" | "end">,
): string {
  const isLater = AGE_RANGES.indexOf(boughtIn) > AGE_RANGES.indexOf(ageRange);
  return isLater
    ? ROW_COPY.buyFrom(formatDay(start, "MMM d"), boughtIn)
    : ROW_COPY.buyUntil(formatDay(end, "MMM d"), boughtIn);
}
