// The units that weather providers name, and the way from each to ours: °F, %, inches of water and of snow, mph.

/** What a column of weather measures. */
export type Measure = "temperature" | "humidity" | "water" | "snow" | "wind";

type Convert = (value: number) => number;

const CM_PER_INCH = 2.54;
const KM_PER_MILE = 1.609344;
const METERS_PER_NAUTICAL_MILE = 1852;

const asIs: Convert = (value) => value;
const fromCelsius: Convert = (value) => toHundredths(value * 1.8 + 32);
const times =
  (factor: number): Convert =>
  (value) =>
    toHundredths(value * factor);

const MM = times(0.1 / CM_PER_INCH);
const CM = times(1 / CM_PER_INCH);
const MPH_PER_METER_A_SECOND = 3.6 / KM_PER_MILE;

/** As Open-Meteo writes them; a name that is another way to write a unit stands beside it. */
const UNITS: Readonly<Record<Measure, ReadonlyMap<string, Convert>>> = {
  temperature: new Map([
    ["°F", asIs],
    ["°C", fromCelsius],
    ["K", (value) => fromCelsius(value - 273.15)],
  ]),
  humidity: new Map([["%", asIs]]),
  water: new Map([
    ["inch", asIs],
    ["mm", MM],
    ["cm", CM],
  ]),
  snow: new Map([
    ["inch", asIs],
    ["mm", MM],
    ["cm", CM],
    ["m", times(100 / CM_PER_INCH)],
  ]),
  wind: new Map([
    ["mp/h", asIs],
    ["mph", asIs],
    ["km/h", times(1 / KM_PER_MILE)],
    ["m/s", times(MPH_PER_METER_A_SECOND)],
    ["kn", times(METERS_PER_NAUTICAL_MILE / 1000 / KM_PER_MILE)],
  ]),
};

/** Visual Crossing's groups of units, by the names of its documentation; humidity is in percent in all of them. */
const GROUPS: ReadonlyMap<string, Readonly<Record<Measure, string>>> = new Map([
  ["us", { temperature: "°F", humidity: "%", water: "inch", snow: "inch", wind: "mph" }],
  ["uk", { temperature: "°C", humidity: "%", water: "mm", snow: "cm", wind: "mph" }],
  ["metric", { temperature: "°C", humidity: "%", water: "mm", snow: "cm", wind: "km/h" }],
  ["base", { temperature: "K", humidity: "%", water: "mm", snow: "cm", wind: "m/s" }],
]);

/** How figures of a unit become ours, to the hundredth; null for a unit that nobody knows. */
export function converterOf(measure: Measure, unit: string): Convert | null {
  return UNITS[measure].get(unit) ?? null;
}

/** Whether a unit is the one that figures are asked for in. */
export function isOurs(measure: Measure, unit: string): boolean {
  return UNITS[measure].get(unit) === asIs;
}

/** The units of a group of Visual Crossing's; null for a group that nobody knows. */
export function unitsOfGroup(group: string): Readonly<Record<Measure, string>> | null {
  return GROUPS.get(group) ?? null;
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
