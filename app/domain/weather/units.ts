// Which units weather is shown in, and the one way from a stored figure to a shown one. What is stored and reckoned with is °F
// and inches, always; a figure is converted here once, when it is shown.

/** f: °F and inches. c: °C and millimeters. */
export const UNITS = ["f", "c"] as const;
export type Units = (typeof UNITS)[number];

const MM_IN_AN_INCH = 25.4;

/**
 * Countries and territories where weather is told in °F, by ISO 3166-1 code. The first row is that of Unicode CLDR 47
 * (supplemental/measurementData, category temperature). CLDR names no US territory but Puerto Rico; the second row has the
 * others, and the freely associated states, which the US National Weather Service forecasts for. Liberia, which CLDR
 * counts as metric, has kept °F.
 */
const FAHRENHEIT: ReadonlySet<string> = new Set([
  ...["US", "PR", "BS", "BZ", "KY", "PW"],
  ...["AS", "GU", "MP", "UM", "VI", "FM", "MH"],
  "LR",
]);

/** What is usual in a country, by its ISO 3166-1 code in capitals; °C for whatever is not known. */
export function unitsOfCountry(country: string): Units {
  return FAHRENHEIT.has(country) ? "f" : "c";
}

/** What somebody is shown of a place in a country: their own choice, and without one what is usual there. */
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

/** A temperature in °F as degrees of these units, unrounded. */
export function degreesIn(fahrenheit: number, units: Units): number {
  return units === "f" ? fahrenheit : toCelsius(fahrenheit);
}

/** Degrees of these units in °F, unrounded. */
export function fahrenheitOf(degrees: number, units: Units): number {
  return units === "f" ? degrees : toFahrenheit(degrees);
}

/** A temperature in °F as whole degrees of these units, as it is shown. */
export function wholeDegrees(fahrenheit: number, units: Units): number {
  return Math.round(degreesIn(fahrenheit, units));
}

/** From the lowest mean minimum to the highest mean maximum, in whole degrees of these units; null where there is neither. */
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
