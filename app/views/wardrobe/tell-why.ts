import { whyWords } from "~/copy/wardrobe/why.ts";
import { degreesWords } from "~/copy/weather/weather-copy.ts";
import type { SharedExplanation } from "~/domain/growth/explain-shares.ts";
import type { WeatherCategory } from "~/domain/vocabulary.ts";
import { NEVER_LIMITS } from "~/domain/wardrobe/explain.ts";
import { RAINY_DAYS_THRESHOLD } from "~/domain/wardrobe/quantities.ts";
import { type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { BITTER_MEAN } from "~/domain/weather/weather-groups.ts";

/**
 * The parts as one short line, with temperatures in these units; `weathers` are all that share the number, if
 * there are more than the parts name.
 */
export function tellWhy(
  parts: SharedExplanation,
  units: Units,
  weathers: readonly WeatherCategory[] = "category" in parts ? [parts.category] : [],
): string {
  return whyWords(parts, {
    weathers,
    bitterBelow: bitterBelow(units),
    rainyDays: RAINY_DAYS_THRESHOLD,
    neverLimits: NEVER_LIMITS,
  });
}

/** '20°F': the mean below which it is bitterly cold. */
export function bitterBelow(units: Units): string {
  return degreesWords(wholeDegrees(BITTER_MEAN, units), units);
}
