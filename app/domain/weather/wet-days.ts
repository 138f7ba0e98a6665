// A day's precipitation read together with its rain, its snow, and its temperature, because providers
// contradict themselves: an eighth of an inch without rain or snow made twelve months without a wet day.
import type { DayRecord } from "./climate.ts";

/** From here on, a day counts as rainy or snowy: inches of water, and inches of snow on the ground. */
const MEASURABLE_RAIN_IN = 0.01;
const MEASURABLE_SNOW_IN = 0.1;
/** °F: what falls on a day that stays at or below freezing, or whose mean is below it, is snow. */
const FREEZING_F = 32;
/** °F: snow on a day with a higher mean isn't believed. */
const WARMEST_SNOW_F = 50;
/** How much snow an inch of water makes. */
const SNOW_TO_WATER = 10;
/** A record in which a larger share of its wet days contradict is refused. */
const MOST_CONTRADICTING = 0.1;

/** What a provider says of a day; null for what it doesn't say. Water in inches, snow in inches of depth, °F. */
export interface PrecipitationFigures {
  precip: number | null;
  rain: number | null;
  snow: number | null;
  tempmax: number;
  tempmin: number;
}

export interface WetDay extends Pick<DayRecord, "precip" | "preciptype"> {
  /** Whether what the provider says can't be true together. What it doesn't say contradicts nothing. */
  contradicts: boolean;
}

const isAtLeast = (amount: number | null, least: number) => amount !== null && amount >= least;

/** The day's water in inches, and whether it was rain, snow, or both. A day that says it is wet anywhere counts as wet. */
export function readWetDay(figures: PrecipitationFigures): WetDay {
  const { precip, rain, snow, tempmax, tempmin } = figures;
  const isWet = isAtLeast(precip, MEASURABLE_RAIN_IN);
  const saysRain = isAtLeast(rain, MEASURABLE_RAIN_IN);
  const saysSnow = isAtLeast(snow, MEASURABLE_SNOW_IN);
  const isTooWarm = saysSnow && (tempmax + tempmin) / 2 > WARMEST_SNOW_F;
  const said = { rain: saysRain, snow: saysSnow && !isTooWarm };
  const kinds = (["rain", "snow"] as const).filter((kind) => said[kind]);
  const isUnnamed = kinds.length === 0 && (isWet || isTooWarm);
  const hasNoKind = isWet && rain === 0 && snow === 0;
  const hasNoWater = precip !== null && !isWet && (saysRain || saysSnow);
  return {
    precip: isWet && precip !== null ? precip : mostWater(figures),
    preciptype: isUnnamed ? [kindByTemperature(figures)] : kinds,
    contradicts: isTooWarm || hasNoKind || hasNoWater,
  };
}

function kindByTemperature({ tempmax, tempmin }: PrecipitationFigures): "rain" | "snow" {
  return tempmax <= FREEZING_F || (tempmax + tempmin) / 2 < FREEZING_F ? "snow" : "rain";
}

function mostWater({ precip, rain, snow }: PrecipitationFigures): number {
  return Math.max(precip ?? 0, rain ?? 0, (snow ?? 0) / SNOW_TO_WATER);
}

/** The depth in inches of snow that melts to this much water. */
export function depthOf(water: number): number {
  return water * SNOW_TO_WATER;
}

/** Whether a record of these wet days, of which so many contradict, can't be believed. */
export function isContradictory({ wet, contradicting }: { wet: number; contradicting: number }): boolean {
  return contradicting > wet * MOST_CONTRADICTING;
}
