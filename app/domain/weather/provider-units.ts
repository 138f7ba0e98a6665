// The units that weather providers name, and conversions to ours: °F, %, inches of water and of snow, mph.

/** The quantity in a column of days. */
export type DayMeasure = "temperature" | "humidity" | "water" | "snow" | "wind";
/** The quantity in a weather column; the last two come by the hour only. */
export type Measure = DayMeasure | "chance" | "uv";

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

/** As Open-Meteo writes them, with alternative spellings beside them. */
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
  chance: new Map([["%", asIs]]),
  // An index has no unit, and Open-Meteo says so with an empty name.
  uv: new Map([["", asIs]]),
};

/** Visual Crossing's unit groups, as its documentation names them; humidity is in percent in all of them. */
const GROUPS: ReadonlyMap<string, Readonly<Record<DayMeasure, string>>> = new Map([
  ["us", { temperature: "°F", humidity: "%", water: "inch", snow: "inch", wind: "mph" }],
  ["uk", { temperature: "°C", humidity: "%", water: "mm", snow: "cm", wind: "mph" }],
  ["metric", { temperature: "°C", humidity: "%", water: "mm", snow: "cm", wind: "km/h" }],
  ["base", { temperature: "K", humidity: "%", water: "mm", snow: "cm", wind: "m/s" }],
]);

/** Converts figures of a unit to ours, to the hundredth; null for an unknown unit. */
export function converterOf(measure: Measure, unit: string): Convert | null {
  return UNITS[measure].get(unit) ?? null;
}

/** Whether a unit is the one we request. */
export function isOurs(measure: Measure, unit: string): boolean {
  return UNITS[measure].get(unit) === asIs;
}

/** The units of a Visual Crossing group; null for an unknown group. */
export function unitsOfGroup(group: string): Readonly<Record<DayMeasure, string>> | null {
  return GROUPS.get(group) ?? null;
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
