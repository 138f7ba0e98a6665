// A forecast by the hour, as Open-Meteo sends it and as the database keeps it: in columns, both times.
import { z } from "zod";
import { type ForecastHour, HOUR_MS } from "../../domain/weather/hourly-forecast.ts";
import type { Measure } from "../../domain/weather/provider-units.ts";
import { readStored } from "../stored-json.ts";
import { ASKED_FOR, column, inOurUnits } from "./weather-response.ts";

const MEASURES = {
  temperature_2m: "temperature",
  relative_humidity_2m: "humidity",
  wind_speed_10m: "wind",
  precipitation: "water",
  precipitation_probability: "chance",
  snowfall: "snow",
  uv_index: "uv",
} as const satisfies Readonly<Record<string, Measure>>;

type Name = keyof typeof MEASURES;

/** The columns to ask for. */
export const HOURLY_COLUMNS: readonly string[] = [...Object.keys(MEASURES), "is_day"];

const isDayColumn = z.array(z.union([z.literal(0), z.literal(1)]).nullable());

const answer = z.object({
  hourly_units: z.record(z.string(), z.string()).optional(),
  hourly: z.object({
    /** Epoch seconds. */
    time: z.array(z.int()),
    temperature_2m: column,
    relative_humidity_2m: column,
    wind_speed_10m: column,
    precipitation: column,
    precipitation_probability: column,
    snowfall: column,
    uv_index: column,
    is_day: isDayColumn,
  }),
});

/** Whole hours in a row, from the epoch millisecond in which the first one begins. */
export type AskedHours = { from: number; count: number };

/**
 * The asked hours that an answer has, each once and in ascending order, and the units that had to be converted. What falls, and
 * its chance, is written at the end of its hour and everything else at the start, so that an hour is read from two entries.
 * An hour that lacks a figure is left out. Throws ZodError, or WeatherDoubt for unknown units and impossible figures.
 */
export function parseOpenMeteoHours(
  body: unknown,
  { from, count }: AskedHours,
): { hours: ForecastHour[]; converted: string[] } {
  const { hourly, hourly_units: named } = answer.parse(body);
  const converted = new Set<string>();
  const read = (name: Name) => {
    const measure = MEASURES[name];
    return inOurUnits(
      { name, measure, unit: named ? named[name] : ASKED_FOR[measure] },
      hourly[name],
      converted,
    );
  };
  const [tempF, humidity, windMph, uv] = [
    read("temperature_2m"),
    read("relative_humidity_2m"),
    read("wind_speed_10m"),
    read("uv_index"),
  ];
  const [rainIn, wetChance, snowIn] = [
    read("precipitation"),
    read("precipitation_probability"),
    read("snowfall"),
  ];
  const entries = new Map(hourly.time.map((seconds, index) => [seconds * 1000, index]));
  const hours = Array.from({ length: count }, (_, index) => from + index * HOUR_MS).flatMap((at) => {
    const [start = -1, end = -1] = [entries.get(at), entries.get(at + HOUR_MS)];
    return hourOf({
      at,
      tempF: tempF[start],
      humidity: humidity[start],
      windMph: windMph[start],
      uv: uv[start],
      isDay: hourly.is_day[start],
      rainIn: rainIn[end],
      wetChance: wetChance[end],
      snowIn: snowIn[end],
    });
  });
  return { hours, converted: [...converted] };
}

const forecastHour = z.object({
  at: z.int(),
  tempF: z.number(),
  humidity: z.number(),
  windMph: z.number(),
  wetChance: z.number(),
  rainIn: z.number(),
  snowIn: z.number(),
  uv: z.number(),
  isDay: z.union([z.literal(0), z.literal(1)]).transform((flag) => flag === 1),
}) satisfies z.ZodType<ForecastHour>;

/** An hour with all of its figures; none if one is missing. */
function hourOf(read: Readonly<Record<keyof ForecastHour, unknown>>): ForecastHour[] {
  const { data } = forecastHour.safeParse(read);
  return data ? [data] : [];
}

const figures = z.array(z.number());

const FIGURES = ["tempF", "humidity", "windMph", "wetChance", "rainIn", "snowIn", "uv"] as const;

/** The hours in columns, about 2.5 KB for three days. */
const storedHours = z
  .object({
    /** The epoch millisecond of the first hour. */
    from: z.int(),
    /** How many hours after it each one begins. */
    after: z.array(z.int().min(0)),
    tempF: figures,
    humidity: figures,
    windMph: figures,
    wetChance: figures,
    rainIn: figures,
    snowIn: figures,
    uv: figures,
    isDay: z.array(z.int()),
  })
  .refine(({ from: _, after, ...columns }) =>
    Object.values(columns).every(({ length }) => length === after.length),
  )
  .refine(({ after }) => after.every((steps, index) => steps > (after[index - 1] ?? -1)))
  .transform(({ from, after, isDay, ...columns }) =>
    after.flatMap((steps, index) =>
      hourOf({
        at: from + steps * HOUR_MS,
        isDay: isDay[index],
        tempF: columns.tempF[index],
        humidity: columns.humidity[index],
        windMph: columns.windMph[index],
        wetChance: columns.wetChance[index],
        rainIn: columns.rainIn[index],
        snowIn: columns.snowIn[index],
        uv: columns.uv[index],
      }),
    ),
  );

/** Hours as the database keeps them; `hours` begin at whole hours, in ascending order. */
export function packHours(hours: readonly ForecastHour[]): string {
  const from = hours[0]?.at ?? 0;
  return JSON.stringify({
    from,
    after: hours.map(({ at }) => (at - from) / HOUR_MS),
    ...Object.fromEntries(FIGURES.map((name) => [name, hours.map((one) => one[name])])),
    isDay: hours.map(({ isDay }) => Number(isDay)),
  });
}

/** The inverse of `packHours`; null for text that can't be read, which counts as no forecast. */
export function readHours(text: string | null): ForecastHour[] | null {
  return readStored("hours", storedHours, text);
}
