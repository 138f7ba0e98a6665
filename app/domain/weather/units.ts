// The units in which weather is shown, and the only conversion to them: everything is stored and calculated in °F and inches.
// Also two facts about weather beyond its figures.

import type { WeatherCategory } from "../vocabulary.ts";
import type { WeatherGroup } from "./weather-groups.ts";

/** f: °F and inches. c: °C and millimeters. */
export const UNITS = ["f", "c"] as const;
export type Units = (typeof UNITS)[number];

const MM_IN_AN_INCH = 25.4;

/**
 * Countries and territories that use °F, by ISO 3166-1 code. The first row is from Unicode CLDR 47
 * (supplemental/measurementData, category temperature). Puerto Rico is the only US territory in CLDR; the
 * second row adds the others, and the freely associated states, which the US National Weather Service
 * forecasts for. Liberia, metric in CLDR, still uses °F.
 */
const FAHRENHEIT: ReadonlySet<string> = new Set([
  ...["US", "PR", "BS", "BZ", "KY", "PW"],
  ...["AS", "GU", "MP", "UM", "VI", "FM", "MH"],
  "LR",
]);

/** A country's usual units, by its uppercase ISO 3166-1 code; °C for unknown ones. */
export function unitsOfCountry(country: string): Units {
  return FAHRENHEIT.has(country) ? "f" : "c";
}

/** Languages of the countries above; who reads any other one thinks in °C. */
const SPOKEN_IN_FAHRENHEIT: ReadonlySet<string> = new Set(["en", "es"]);

/** The units of a page for strangers in a language, such as 'de', about a place in a country: °F where both know it. */
export function unitsForStranger(language: string, country: string): Units {
  return SPOKEN_IN_FAHRENHEIT.has(language) ? unitsOfCountry(country) : "c";
}

/** The units for a viewer and a place's country: their own choice, or else what is usual there. */
export function unitsFor(own: Units | null, country: string): Units {
  return own ?? unitsOfCountry(country);
}

/** The units that a text names; null for anything else. */
export function readUnits(text: string | null): Units | null {
  return UNITS.find((units) => units === text) ?? null;
}

export function otherUnits(units: Units): Units {
  return units === "f" ? "c" : "f";
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

/** A temperature in °F converted to these units, unrounded. */
export function degreesIn(fahrenheit: number, units: Units): number {
  return units === "f" ? fahrenheit : toCelsius(fahrenheit);
}

/** Degrees of these units converted to °F, unrounded. */
export function fahrenheitOf(degrees: number, units: Units): number {
  return units === "f" ? degrees : toFahrenheit(degrees);
}

/** A temperature in °F as whole degrees of these units, as shown. */
export function wholeDegrees(fahrenheit: number, units: Units): number {
  return Math.round(degreesIn(fahrenheit, units));
}

/** The lowest mean minimum and the highest mean maximum in whole degrees; null without any groups. */
export function temperatureSpan(
  groups: readonly { avgTempMax: number; avgTempMin: number }[],
  units: Units,
): { low: number; high: number } | null {
  if (groups.length === 0) return null;
  const low = Math.min(...groups.map(({ avgTempMin }) => avgTempMin));
  const high = Math.max(...groups.map(({ avgTempMax }) => avgTempMax));
  return { low: wholeDegrees(low, units), high: wholeDegrees(high, units) };
}

/** Inches of rain and melted snow as inches or millimeters, unrounded. */
export function depthIn(inches: number, units: Units): number {
  return units === "f" ? inches : inches * MM_IN_AN_INCH;
}

/** Kilometers in a mile. */
const KM_PER_MILE = 1.609344;

/** Miles per hour as whole miles or kilometers per hour. */
export function speedIn(mph: number, units: Units): number {
  return Math.round(units === "f" ? mph : mph * KM_PER_MILE);
}

/** The categories in time order, without immediate repeats. */
export function categoriesInTurn(groups: readonly Pick<WeatherGroup, "category">[]): WeatherCategory[] {
  return groups.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
}

/** Whether a plan's weather is its place's typical climate, in the US or elsewhere, and not an archive's days. */
export function isTypicalClimate(source: string | null): boolean {
  return source === "typical-climate" || source === "world-climate";
}
