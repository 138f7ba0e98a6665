// Each unit and each failure in an archive's response: what is trusted, converted, or refused (decision W22).
import { expect, it } from "vitest";
import { ZodError } from "zod";
import {
  type ProviderDays,
  parseOpenMeteo,
  parseVisualCrossing,
} from "~/contracts/weather/weather-response.ts";
import { WeatherDoubt } from "~/domain/weather/doubt.ts";

/** A wet winter day with a little snow: 41 / 23 °F, 80 %, half an inch of water, an inch of snow, 20 mph. */
const DAILY = {
  time: ["2025-01-15"],
  temperature_2m_max: [41],
  temperature_2m_min: [23],
  relative_humidity_2m_mean: [80],
  precipitation_sum: [0.5],
  rain_sum: [0.4],
  snowfall_sum: [1],
  wind_speed_10m_max: [20],
};
const UNITS = {
  time: "iso8601",
  temperature_2m_max: "°F",
  temperature_2m_min: "°F",
  relative_humidity_2m_mean: "%",
  precipitation_sum: "inch",
  rain_sum: "inch",
  snowfall_sum: "inch",
  wind_speed_10m_max: "mp/h",
};
const DAY = {
  date: "2025-01-15",
  tempmax: 41,
  tempmin: 23,
  humidity: 80,
  precip: 0.5,
  preciptype: ["rain", "snow"],
  windmax: 20,
};
const TIMELINE = {
  datetime: "2025-01-15",
  tempmax: 41,
  tempmin: 23,
  humidity: 80,
  precip: 0.5,
  preciptype: ["rain", "snow"],
  windspeed: 20,
};

type Changes = { daily?: Record<string, unknown>; units?: Record<string, unknown> };

const openMeteo = ({ daily, units }: Changes = {}) =>
  parseOpenMeteo({ daily_units: { ...UNITS, ...units }, daily: { ...DAILY, ...daily } });
const timeline = (day: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  parseVisualCrossing({ ...rest, days: [{ ...TIMELINE, ...day }] });

/** The day as read, rounded by its units, or the reason for refusing it. */
function outcome(read: () => ProviderDays): unknown {
  try {
    const { days, converted } = read();
    return { ...days[0], converted };
  } catch (error) {
    if (error instanceof WeatherDoubt) return error.message;
    if (error instanceof ZodError) return "no archive's answer";
    throw error;
  }
}

const asItIs = { ...DAY, converted: [] };

it.each<[string, Changes, unknown]>([
  ["the units that were asked for", {}, asItIs],
  ["mph by its other name", { units: { wind_speed_10m_max: "mph" } }, asItIs],
  [
    "°C",
    {
      units: { temperature_2m_max: "°C", temperature_2m_min: "°C" },
      daily: { temperature_2m_max: [5], temperature_2m_min: [-5] },
    },
    { ...DAY, converted: ["°C"] },
  ],
  [
    "kelvins",
    {
      units: { temperature_2m_max: "K", temperature_2m_min: "K" },
      daily: { temperature_2m_max: [278.15], temperature_2m_min: [268.15] },
    },
    { ...DAY, converted: ["K"] },
  ],
  [
    "one temperature in °C and the other in °F",
    { units: { temperature_2m_min: "°C" }, daily: { temperature_2m_min: [-5] } },
    { ...DAY, converted: ["°C"] },
  ],
  [
    "millimeters of water",
    {
      units: { precipitation_sum: "mm", rain_sum: "mm" },
      daily: { precipitation_sum: [12.7], rain_sum: [10.2] },
    },
    { ...DAY, converted: ["mm"] },
  ],
  [
    "millimeters too few to count",
    {
      units: { precipitation_sum: "mm", rain_sum: "mm" },
      daily: { precipitation_sum: [0.1], rain_sum: [0.1] },
    },
    // An inch of snow is a tenth of an inch of water.
    { ...DAY, precip: 0.1, preciptype: ["snow"], converted: ["mm"] },
  ],
  [
    "centimeters of water",
    { units: { precipitation_sum: "cm" }, daily: { precipitation_sum: [1.27] } },
    { ...DAY, converted: ["cm"] },
  ],
  [
    "centimeters of snow",
    { units: { snowfall_sum: "cm" }, daily: { snowfall_sum: [2.5] } },
    { ...DAY, converted: ["cm"] },
  ],
  [
    "centimeters of snow too few to count",
    { units: { snowfall_sum: "cm" }, daily: { snowfall_sum: [0.2] } },
    { ...DAY, preciptype: ["rain"], converted: ["cm"] },
  ],
  [
    "millimeters of snow",
    { units: { snowfall_sum: "mm" }, daily: { snowfall_sum: [25] } },
    { ...DAY, converted: ["mm"] },
  ],
  [
    "meters of snow",
    { units: { snowfall_sum: "m" }, daily: { snowfall_sum: [0.03] } },
    { ...DAY, converted: ["m"] },
  ],
  [
    "km/h",
    { units: { wind_speed_10m_max: "km/h" }, daily: { wind_speed_10m_max: [32.2] } },
    { ...DAY, windmax: 20.01, converted: ["km/h"] },
  ],
  [
    "m/s",
    { units: { wind_speed_10m_max: "m/s" }, daily: { wind_speed_10m_max: [8.94] } },
    { ...DAY, converted: ["m/s"] },
  ],
  [
    "knots",
    { units: { wind_speed_10m_max: "kn" }, daily: { wind_speed_10m_max: [17.38] } },
    { ...DAY, converted: ["kn"] },
  ],
  [
    "a column that is not there",
    { daily: { wind_speed_10m_max: undefined }, units: { wind_speed_10m_max: undefined } },
    "no archive's answer",
  ],
  ["unknown degrees", { units: { temperature_2m_max: "°Ré" } }, "units: unknown ones of temperature_2m_max"],
  [
    "humidity in parts of one",
    { units: { relative_humidity_2m_mean: "" } },
    "units: unknown ones of relative_humidity_2m_mean",
  ],
  ["unknown water", { units: { precipitation_sum: "kg" } }, "units: unknown ones of precipitation_sum"],
  ["unknown wind", { units: { wind_speed_10m_max: "Bft" } }, "units: unknown ones of wind_speed_10m_max"],
  [
    "a unit by the name of what every object has",
    { units: { rain_sum: "constructor" } },
    "units: unknown ones of rain_sum",
  ],
  [
    "inches of temperature",
    { units: { temperature_2m_min: "inch" } },
    "units: unknown ones of temperature_2m_min",
  ],
  ["a unit that is no text", { units: { rain_sum: 1 } }, "no archive's answer"],
  [
    "a unit of nothing that is known",
    { units: { wind_speed_10m_max: "undefined" }, daily: { wind_speed_10m_max: [null] } },
    { ...asItIs, windmax: null },
  ],
  ["negative water", { daily: { precipitation_sum: [-0.1] } }, "impossible: precipitation_sum"],
  ["negative rain", { daily: { rain_sum: [-0.1] } }, "impossible: rain_sum"],
  ["negative snow", { daily: { snowfall_sum: [-1] } }, "impossible: snowfall_sum"],
  ["a flood of no weather", { daily: { precipitation_sum: [90] } }, "impossible: precipitation_sum"],
  [
    "humidity above 100",
    { daily: { relative_humidity_2m_mean: [100.5] } },
    "impossible: relative_humidity_2m_mean",
  ],
  [
    "humidity below 0",
    { daily: { relative_humidity_2m_mean: [-1] } },
    "impossible: relative_humidity_2m_mean",
  ],
  ["absurd heat", { daily: { temperature_2m_max: [141] } }, "impossible: temperature_2m_max"],
  [
    "absurd heat in °C",
    { units: { temperature_2m_max: "°C" }, daily: { temperature_2m_max: [61] } },
    "impossible: temperature_2m_max",
  ],
  ["absurd cold", { daily: { temperature_2m_min: [-101] } }, "impossible: temperature_2m_min"],
  [
    "wind that no one has measured",
    { daily: { wind_speed_10m_max: [301] } },
    "impossible: wind_speed_10m_max",
  ],
  ["wind from below", { daily: { wind_speed_10m_max: [-1] } }, "impossible: wind_speed_10m_max"],
  ["NaN as a text", { daily: { temperature_2m_max: ["NaN"] } }, "no archive's answer"],
  ["numbers as texts", { daily: { temperature_2m_max: ["41"] } }, "no archive's answer"],
  ["a column of null", { daily: { temperature_2m_max: null } }, "no archive's answer"],
  ["a day that no calendar has", { daily: { time: ["2025-02-30"] } }, "no archive's answer"],
])("Open-Meteo: %s", (name, changes, expected) => {
  if (name === "a column that is not there") {
    const { wind_speed_10m_max: _, ...daily } = DAILY;
    const { wind_speed_10m_max: __, ...daily_units } = UNITS;
    expect(outcome(() => parseOpenMeteo({ daily_units, daily }))).toEqual({ ...asItIs, windmax: null });
  } else expect(outcome(() => openMeteo(changes))).toEqual(expected);
});

it.each(Object.keys(UNITS).filter((name) => name !== "time"))("Open-Meteo: no unit for %s", (name) => {
  const daily_units = Object.fromEntries(Object.entries(UNITS).filter(([other]) => other !== name));
  expect(outcome(() => parseOpenMeteo({ daily_units, daily: DAILY }))).toBe(`units: none of ${name}`);
});

it("Open-Meteo: no units at all are those asked for", () => {
  expect(outcome(() => parseOpenMeteo({ daily: DAILY }))).toEqual(asItIs);
});

it.each<[string, () => ProviderDays, unknown]>([
  ["no group, which is its default and what was asked for", () => timeline(), asItIs],
  ["the US group", () => timeline({}, { unitGroup: "us" }), asItIs],
  [
    "the metric group",
    () => timeline({ tempmax: 5, tempmin: -5, precip: 12.7, windspeed: 32.18 }, { unitGroup: "metric" }),
    { ...DAY, converted: ["°C", "mm", "km/h"] },
  ],
  [
    "the group of the UK, whose miles are miles",
    () => timeline({ tempmax: 5, tempmin: -5, precip: 12.7 }, { unitGroup: "uk" }),
    { ...DAY, converted: ["°C", "mm"] },
  ],
  [
    "the base group",
    () =>
      timeline({ tempmax: 278.15, tempmin: 268.15, precip: 12.7, windspeed: 8.94 }, { unitGroup: "base" }),
    { ...DAY, converted: ["K", "mm", "m/s"] },
  ],
  ["a group that nobody knows", () => timeline({}, { unitGroup: "martian" }), "units: unknown group"],
  ["negative rain", () => timeline({ precip: -1 }), "impossible: precip"],
  ["humidity above 100", () => timeline({ humidity: 101 }), "impossible: humidity"],
  ["absurd heat", () => timeline({ tempmax: 150 }), "impossible: tempmax"],
  ["°C in the US group that nobody can have", () => timeline({ tempmin: -120 }), "impossible: tempmin"],
  ["wind from below", () => timeline({ windspeed: -3 }), "impossible: windspeed"],
  ["NaN as a text", () => timeline({ tempmax: "NaN" }), "no archive's answer"],
  ["no humidity", () => timeline({ humidity: null }), { ...asItIs, humidity: null }],
  ["no temperature", () => timeline({ tempmax: null }), { converted: [] }],
])("Visual Crossing: %s", (_, read, expected) => {
  expect(outcome(read)).toEqual(expected);
});
