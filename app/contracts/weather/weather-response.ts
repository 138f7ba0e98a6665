// The answers of the weather archives, read column by column into day records and converted to our units. A
// column may hold nulls and a day may be missing: such days are skipped. Other shapes are refused.
import { z } from "zod";
import { type IsoDay, isDay } from "../../domain/calendar.ts";
import type { DayRecord } from "../../domain/weather/climate.ts";
import { isPossible, WeatherDoubt } from "../../domain/weather/doubt.ts";
import {
  converterOf,
  type DayMeasure,
  isOurs,
  type Measure,
  unitsOfGroup,
} from "../../domain/weather/provider-units.ts";
import { depthOf, isContradictory, readWetDay } from "../../domain/weather/wet-days.ts";

const day = z.string().refine(isDay);
/** A provider's column of figures, with nulls where it has none. */
export const column = z.array(z.number().nullable());
type Column = z.infer<typeof column>;

const openMeteo = z.object({
  daily_units: z.record(z.string(), z.string()).optional(),
  daily: z.object({
    time: z.array(day),
    temperature_2m_max: column,
    temperature_2m_min: column,
    relative_humidity_2m_mean: column.optional(),
    precipitation_sum: column.optional(),
    rain_sum: column.optional(),
    snowfall_sum: column.optional(),
    wind_speed_10m_max: column.optional(),
  }),
});

const visualCrossing = z.object({
  unitGroup: z.string().optional(),
  days: z.array(
    z.object({
      datetime: day,
      tempmax: z.number().nullable(),
      tempmin: z.number().nullable(),
      humidity: z.number().nullish(),
      precip: z.number().nullish(),
      preciptype: z.array(z.string()).nullish(),
      windspeed: z.number().nullish(),
    }),
  ),
});

export interface ProviderDays {
  /** °F, %, inches, mph. */
  days: DayRecord[];
  /** The units that had to be converted because they weren't the ones requested. */
  converted: string[];
  /** How many days are wet, and on how many of them the answer contradicts itself. */
  wetDays: { wet: number; contradicting: number };
}

/**
 * A column's figures in our units; records a unit that had to be converted. Throws WeatherDoubt for units
 * that are unknown or missing, and for impossible figures.
 */
export function inOurUnits(
  { name, measure, unit }: { name: string; measure: Measure; unit: string | undefined },
  values: Column,
  converted: Set<string>,
): Column {
  // A provider may name no unit for a column without figures.
  if (values.every((value) => value === null)) return values;
  if (unit === undefined) throw new WeatherDoubt("units", `none of ${name}`);
  const convert = converterOf(measure, unit);
  if (!convert) throw new WeatherDoubt("units", `unknown ones of ${name}`);
  if (!isOurs(measure, unit)) converted.add(unit);
  return values.map((value) => {
    const ours = value === null ? null : convert(value);
    if (ours !== null && !isPossible(measure, ours)) throw new WeatherDoubt("impossible", name);
    return ours;
  });
}

/** The units that we request from Open-Meteo; assumed of a compatible archive that names no units at all. */
export const ASKED_FOR: Readonly<Record<Measure, string>> = {
  temperature: "°F",
  humidity: "%",
  water: "inch",
  snow: "inch",
  wind: "mph",
  chance: "%",
  uv: "",
};

/** Daily records from Open-Meteo's archive or forecast; throws ZodError or WeatherDoubt. */
export function parseOpenMeteo(body: unknown): ProviderDays {
  const { daily, daily_units: named } = openMeteo.parse(body);
  const converted = new Set<string>();
  const read = (name: Exclude<keyof typeof daily, "time">, measure: Measure) =>
    inOurUnits(
      { name, measure, unit: named ? named[name] : ASKED_FOR[measure] },
      daily[name] ?? [],
      converted,
    );
  const tempmax = read("temperature_2m_max", "temperature");
  const tempmin = read("temperature_2m_min", "temperature");
  const humidity = read("relative_humidity_2m_mean", "humidity");
  const water = read("precipitation_sum", "water");
  const rainfall = read("rain_sum", "water");
  const snow = read("snowfall_sum", "snow");
  const wind = read("wind_speed_10m_max", "wind");
  const days = daily.time.flatMap((date, index) =>
    record(date, {
      tempmax: tempmax[index] ?? null,
      tempmin: tempmin[index] ?? null,
      humidity: humidity[index] ?? null,
      precip: water[index] ?? null,
      rain: rainfall[index] ?? null,
      snow: snow[index] ?? null,
      windmax: wind[index] ?? null,
    }),
  );
  return answerOf(days, converted);
}

/** Visual Crossing's documented default unit group, and the one we request. */
const DEFAULT_GROUP = "us";

/** Daily records from a Visual Crossing timeline; throws ZodError or WeatherDoubt. */
export function parseVisualCrossing(body: unknown): ProviderDays {
  const { days: entries, unitGroup = DEFAULT_GROUP } = visualCrossing.parse(body);
  const group = unitsOfGroup(unitGroup);
  if (!group) throw new WeatherDoubt("units", "unknown group");
  const converted = new Set<string>();
  const read = (name: "tempmax" | "tempmin" | "humidity" | "precip" | "windspeed", measure: DayMeasure) => {
    const values = entries.map((entry) => entry[name] ?? null);
    return inOurUnits({ name, measure, unit: group[measure] }, values, converted);
  };
  const tempmax = read("tempmax", "temperature");
  const tempmin = read("tempmin", "temperature");
  const humidity = read("humidity", "humidity");
  const water = read("precip", "water");
  const wind = read("windspeed", "wind");
  const days = entries.flatMap((entry, index) => {
    const precip = water[index] ?? null;
    const kinds = entry.preciptype ?? [];
    // It names kinds without amounts, also for less than can be measured; none says nothing.
    const amount = (kind: "rain" | "snow") => (kinds.includes(kind) ? (precip ?? 0) : null);
    const snow = amount("snow");
    return record(entry.datetime, {
      tempmax: tempmax[index] ?? null,
      tempmin: tempmin[index] ?? null,
      humidity: humidity[index] ?? null,
      precip,
      rain: amount("rain"),
      snow: snow && depthOf(snow),
      windmax: wind[index] ?? null,
    });
  });
  return answerOf(days, converted);
}

/** An archive's answer; throws WeatherDoubt if too many of its wet days contradict themselves. */
export function withoutContradictions(answer: ProviderDays): ProviderDays {
  const { wet, contradicting } = answer.wetDays;
  if (isContradictory(answer.wetDays))
    throw new WeatherDoubt("contradictory", `${contradicting} of ${wet} wet days`);
  return answer;
}

type ReadDay = { day: DayRecord; contradicts: boolean };

/** A day as read; none without its temperatures. */
function record(date: IsoDay, { humidity, windmax, tempmax, tempmin, ...amounts }: RawDay): ReadDay[] {
  if (tempmax === null || tempmin === null) return [];
  const { contradicts, ...water } = readWetDay({ ...amounts, tempmax, tempmin });
  return [{ day: { date, tempmax, tempmin, humidity, ...water, windmax }, contradicts }];
}

type RawDay = Pick<DayRecord, "humidity" | "windmax"> &
  Record<"precip" | "rain" | "snow" | "tempmax" | "tempmin", number | null>;

function answerOf(read: readonly ReadDay[], converted: ReadonlySet<string>): ProviderDays {
  const wet = read.filter(({ day }) => day.preciptype.length > 0).length;
  const contradicting = read.filter(({ contradicts }) => contradicts).length;
  return { days: read.map(({ day }) => day), converted: [...converted], wetDays: { wet, contradicting } };
}

/** A cached answer in KV: the days in columns, about 60 KB for five years. */
export const cachedWeather = z.object({
  start: day,
  end: day,
  fetchedAt: z.number(),
  days: z.array(
    z.tuple([
      day,
      z.number(),
      z.number(),
      z.number().nullable(),
      z.number(),
      z.int().min(0).max(3),
      z.number().nullable(),
    ]),
  ),
});

export type CachedWeather = z.infer<typeof cachedWeather>;

const RAIN = 1;
const SNOW = 2;

/** Day records as the cache stores them. */
export function packDays(days: readonly DayRecord[]): CachedWeather["days"] {
  return days.map((d) => [
    d.date,
    d.tempmax,
    d.tempmin,
    d.humidity,
    d.precip,
    (d.preciptype.includes("rain") ? RAIN : 0) + (d.preciptype.includes("snow") ? SNOW : 0),
    d.windmax,
  ]);
}

/** The inverse of `packDays`. */
export function unpackDays(rows: CachedWeather["days"]): DayRecord[] {
  return rows.map(([date, tempmax, tempmin, humidity, precip, kinds, windmax]) => ({
    date,
    tempmax,
    tempmin,
    humidity,
    precip,
    preciptype: [...(kinds & RAIN ? (["rain"] as const) : []), ...(kinds & SNOW ? (["snow"] as const) : [])],
    windmax,
  }));
}
