// What the weather archives answer, read column by column into day records. A column may hold nulls and a
// day may be missing: such days are left out. A shape that is not an archive's is refused.
import { z } from "zod";
import { type IsoDay, isDay } from "../../domain/calendar.ts";
import type { DayRecord } from "../../domain/weather/climate.ts";

const day = z.string().refine(isDay);
const column = z.array(z.number().nullable());

/** A day counts as rainy or snowy from a measurable amount on: 0.01 in of water, 0.1 in of snow. */
const MEASURABLE_RAIN_IN = 0.01;
const MEASURABLE_SNOW_IN = 0.1;

const openMeteo = z.object({
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

/** Daily records (°F, %, inches, mph) of an Open-Meteo archive answer asked for in US units; throws ZodError. */
export function parseOpenMeteo(body: unknown): DayRecord[] {
  const { daily } = openMeteo.parse(body);
  return daily.time.flatMap((date, index) => {
    const precip = daily.precipitation_sum?.[index] ?? 0;
    const snowfall = daily.snowfall_sum?.[index] ?? 0;
    const rain = daily.rain_sum?.[index] ?? (snowfall >= MEASURABLE_SNOW_IN ? 0 : precip);
    return record(date, daily.temperature_2m_max[index], daily.temperature_2m_min[index], {
      humidity: daily.relative_humidity_2m_mean?.[index] ?? null,
      precip,
      preciptype: [
        ...(rain >= MEASURABLE_RAIN_IN ? (["rain"] as const) : []),
        ...(snowfall >= MEASURABLE_SNOW_IN ? (["snow"] as const) : []),
      ],
      windmax: daily.wind_speed_10m_max?.[index] ?? null,
    });
  });
}

/** Daily records of a Visual Crossing timeline asked for in US units; throws ZodError. */
export function parseVisualCrossing(body: unknown): DayRecord[] {
  return visualCrossing.parse(body).days.flatMap((entry) => {
    const precip = entry.precip ?? 0;
    const kinds = entry.preciptype ?? [];
    return record(entry.datetime, entry.tempmax, entry.tempmin, {
      humidity: entry.humidity ?? null,
      precip,
      preciptype:
        precip < MEASURABLE_RAIN_IN
          ? []
          : (["rain", "snow"] as const).filter(
              (kind) => kinds.includes(kind) || (kind === "rain" && kinds.length === 0),
            ),
      windmax: entry.windspeed ?? null,
    });
  });
}

const HOTTEST_F = 140;
const COLDEST_F = -100;

function record(
  date: IsoDay,
  tempmax: number | null | undefined,
  tempmin: number | null | undefined,
  rest: Omit<DayRecord, "date" | "tempmax" | "tempmin">,
): DayRecord[] {
  if (typeof tempmax !== "number" || typeof tempmin !== "number") return [];
  if (tempmax > HOTTEST_F || tempmin < COLDEST_F || tempmin > tempmax) return [];
  return [{ date, tempmax, tempmin, ...rest }];
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

/** Day records as rows for the cache. */
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
