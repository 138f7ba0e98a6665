// A place's forecast by the hour: how long it counts, which hour it is there, and the cell of 0.1° that it is asked for.
import { dayInZone, type IsoDay, minuteInZone } from "../calendar.ts";

/** One hour of a forecast; `at` is the epoch millisecond of its start. °F, %, mph, inches. */
export interface ForecastHour {
  at: number;
  tempF: number;
  humidity: number;
  windMph: number;
  /** The chance of anything wet, %. */
  wetChance: number;
  /** All that falls in the hour, as water: snow counts as what it melts to. */
  rainIn: number;
  /** The depth of the snow that falls in the hour. */
  snowIn: number;
  uv: number;
  isDay: boolean;
}

/** Hours in ascending order; one that the provider lacks is left out, never filled from another one. */
export interface HourlyForecast {
  /** Epoch milliseconds. */
  fetchedAt: number;
  hours: readonly ForecastHour[];
}

export const HOUR_MS = 3_600_000;

/** The start of an instant's hour, both epoch milliseconds. */
export function hourOf(at: number): number {
  return Math.floor(at / HOUR_MS) * HOUR_MS;
}

/** "fresh": less than an hour old. "recent": up to 3 hours, used with its time. "old": up to 12 hours, used and said loudly. */
export type Freshness = "fresh" | "recent" | "old";

export const FRESH_MS = 60 * 60_000;
const RECENT_MS = 3 * HOUR_MS;
/** A forecast isn't used for longer. */
export const USED_MS = 12 * HOUR_MS;
/** The clocks of two machines may differ this much. */
const AHEAD_MS = 5 * 60_000;

/** How old a forecast is; null for one that is too old, or from the future. Both in epoch milliseconds. */
export function freshnessOf(fetchedAt: number, now: number): Freshness | null {
  const age = now - fetchedAt;
  if (!(age >= -AHEAD_MS && age <= USED_MS)) return null;
  if (age < FRESH_MS) return "fresh";
  return age <= RECENT_MS ? "recent" : "old";
}

/**
 * The hours by a place's clock: each with its local day and its hour 0–23. A day of 23 or 25 hours has as many, the 25th under the
 * same number as the one before. Where clocks stand half an hour off, an hour counts as the one in which it begins.
 */
export function hoursInZone(
  hours: readonly ForecastHour[],
  timeZone: string,
): (ForecastHour & { day: IsoDay; hour: number })[] {
  return hours.map((one) => {
    const start = new Date(one.at);
    return { ...one, day: dayInZone(start, timeZone), hour: Math.floor(minuteInZone(start, timeZone) / 60) };
  });
}

/** Degrees, north and east positive. */
export type Spot = { latitude: number; longitude: number };

/** The middle of a spot's cell of 0.1°, whose places share one forecast. */
export function cellSpot({ latitude, longitude }: Spot): Spot {
  return { latitude: toTenth(latitude), longitude: toTenth(longitude) };
}

/** The name of a spot's cell, such as "44.9,-93.3". The database writes the same in data/weather/hourly-forecasts.server.ts. */
export function cellName(spot: Spot): string {
  const { latitude, longitude } = cellSpot(spot);
  return `${latitude.toFixed(1)},${longitude.toFixed(1)}`;
}

/** Half a tenth goes up, south and west of zero as well, and nothing becomes "-0.0". */
function toTenth(degrees: number): number {
  return Math.floor(degrees * 10 + 0.5) / 10;
}

const POSITION = /^(-?(?:0|[1-9]\d{0,2})(?:\.\d)?),(-?(?:0|[1-9]\d{0,2})(?:\.\d)?)$/;

/** A position as a browser rounds it, such as "44.9,-93.3"; null for any other text, and for what lies outside of the globe. */
export function readPosition(text: string): Spot | null {
  const [, north, east] = POSITION.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? cellSpot({ latitude, longitude }) : null;
}
