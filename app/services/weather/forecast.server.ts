// The forecast for the next days, with KV in front. It is asked once and returns null if anything goes wrong:
// the caller then uses typical weather. The forecast by the hour is kept by its caller, in D1.
import { cachedWeather, packDays, unpackDays } from "~/contracts/weather/weather-response.ts";
import { daysBetween } from "~/domain/calendar.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { doubtOfForecast, doubtOfHours } from "~/domain/weather/doubt.ts";
import {
  type ForecastHour,
  type HourlyForecast,
  hourOf,
  type Spot,
} from "~/domain/weather/hourly-forecast.ts";
import { log } from "~/lib/logger.server.ts";
import { cellOf, isPaused, pause, tolerant } from "./cache.server.ts";
import {
  type AskHours,
  asFault,
  type FetchDays,
  faultFacts,
  WeatherFault,
  type WeatherQuery,
} from "./provider.server.ts";

/** Forecasts are updated several times a day. */
const KEPT_SECONDS = 3 * 60 * 60;
const DEADLINE_MS = 4000;
/** Raise it when the cached form or the checks change. */
const FORM = 2;

export interface Forecast {
  /** All requested days of a place, from the cache or the provider; null if one is missing. */
  find(query: WeatherQuery, now: number): Promise<DayRecord[] | null>;
}

interface Deps {
  cache: KVNamespace;
  /** Null if this deployment may not ask anyone. */
  fetchDays: FetchDays | null;
}

/** A forecast over a provider. */
export function createForecast({ cache, fetchDays }: Deps): Forecast {
  return {
    async find(query, now) {
      const cell = cellOf(query);
      const key = `forecast:${FORM}:${cell.latitude.toFixed(1)},${cell.longitude.toFixed(1)}:${cell.start}:${cell.end}`;
      const cached = cachedWeather.safeParse(await tolerant("read", () => cache.get(key, "json"))).data;
      if (cached) return unpackDays(cached.days);
      if (!fetchDays || (await isLeftAlone(cache, now))) return null;
      const days = await ask(fetchDays, cell, cache, now);
      if (!days) return null;
      const value = JSON.stringify({
        start: cell.start,
        end: cell.end,
        fetchedAt: now,
        days: packDays(days),
      });
      await tolerant("keep", () => cache.put(key, value, { expirationTtl: KEPT_SECONDS }));
      return days;
    },
  };
}

/** The provider's archive and forecast share a call limit, so a pause of either counts. */
async function isLeftAlone(cache: KVNamespace, now: number): Promise<boolean> {
  const paused = await Promise.all([isPaused(cache, "forecast", now), isPaused(cache, "open-meteo", now)]);
  return paused.includes(true);
}

async function ask(
  fetchDays: FetchDays,
  query: WeatherQuery,
  cache: KVNamespace,
  now: number,
): Promise<DayRecord[] | null> {
  try {
    const days = await fetchDays(query, AbortSignal.timeout(DEADLINE_MS));
    const asked = new Map(
      days.filter(({ date }) => date >= query.start && date <= query.end).map((day) => [day.date, day]),
    );
    if (asked.size !== daysBetween(query.start, query.end) + 1) return null;
    const doubt = doubtOfForecast([...asked.values()]);
    if (doubt) throw doubt;
    return [...asked.values()];
  } catch (error) {
    await noteFault(asFault(error), "days", cache, now);
    return null;
  }
}

/** Logs why there is no forecast, and starts the pause that the provider has asked for. */
async function noteFault(
  fault: WeatherFault,
  by: "days" | "hours",
  cache: KVNamespace,
  now: number,
): Promise<void> {
  const event = fault.kind === "doubted" ? "weather_forecast_doubted" : "weather_forecast_failed";
  log.warn(event, { provider: "open-meteo", by, ...faultFacts(fault) });
  if (fault.kind === "paused") await pause(cache, "forecast", now, fault.pauseSeconds);
}

/** Today, tomorrow, and the day after, wherever today began. */
const HOURS_ASKED = 72;
/** With fewer, most of a day may be missing. */
const LEAST_SHARE = 2 / 3;

/**
 * A place's next three days by the hour, asked once; or for how many seconds to leave the provider alone, 0 if it doesn't say.
 * Never throws. `now` is the instant that the forecast is of.
 */
export type FetchHours = (spot: Spot, now: number) => Promise<HourlyForecast | { pauseSeconds: number }>;

/** Fetches hours from a provider, unless it is paused. */
export function hoursFetcher({ cache, askHours }: { cache: KVNamespace; askHours: AskHours }): FetchHours {
  return async ({ latitude, longitude }, now) => {
    if (await isLeftAlone(cache, now)) return { pauseSeconds: 0 };
    try {
      const query = { latitude, longitude, from: hourOf(now), count: HOURS_ASKED };
      return { fetchedAt: now, hours: believed(await askHours(query, AbortSignal.timeout(DEADLINE_MS))) };
    } catch (error) {
      const fault = asFault(error);
      await noteFault(fault, "hours", cache, now);
      return { pauseSeconds: fault.pauseSeconds };
    }
  };
}

/** The hours, if they are enough and vary. */
function believed(hours: ForecastHour[]): ForecastHour[] {
  if (hours.length < HOURS_ASKED * LEAST_SHARE) {
    throw new WeatherFault("refused", `${hours.length} of ${HOURS_ASKED} hours`);
  }
  const doubt = doubtOfHours(hours.map(({ tempF }) => tempF));
  if (doubt) throw doubt;
  return hours;
}
