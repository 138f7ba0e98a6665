// The interface of weather archives, their failures, told apart by what to do about them, and Open-Meteo.

import { ZodError } from "zod";
import { type AskedHours, HOURLY_COLUMNS, parseOpenMeteoHours } from "~/contracts/weather/hourly-response.ts";
import {
  type ProviderDays,
  parseOpenMeteo,
  withoutContradictions,
} from "~/contracts/weather/weather-response.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { type MonthClimate, WeatherDoubt } from "~/domain/weather/doubt.ts";
import { type ForecastHour, HOUR_MS } from "~/domain/weather/hourly-forecast.ts";
import { errorFacts } from "~/lib/logger.server.ts";
import { readBounded } from "~/lib/read-bounded.ts";
import { readRetryAfter } from "~/lib/send-form.ts";
import { tellOfConverted } from "./tell-of-converted.server.ts";

export interface WeatherQuery {
  latitude: number;
  longitude: number;
  start: IsoDay;
  end: IsoDay;
}

/** A query whose answer is compared with the place's typical climate; null if that is unknown. */
export interface ArchiveQuery extends WeatherQuery {
  typical: readonly MonthClimate[] | null;
}

export interface WeatherProvider {
  name: Extract<WeatherSource, "open-meteo" | "visual-crossing">;
  /** Daily records of a place; throws WeatherFault, or WeatherDoubt for implausible data. */
  fetchDays(query: ArchiveQuery, signal: AbortSignal): Promise<DayRecord[]>;
}

/**
 * Why an archive didn't answer. 'transient': worth one more try. 'paused': it asked for a pause of
 * `pauseSeconds`. 'refused': asking again would get the same answer. 'doubted': it answered with implausible
 * data; the cause is a WeatherDoubt.
 */
export class WeatherFault extends Error {
  readonly kind: "transient" | "paused" | "refused" | "doubted";
  readonly pauseSeconds: number;

  constructor(kind: WeatherFault["kind"], message: string, pauseSeconds = 0, options?: ErrorOptions) {
    super(message, options);
    this.name = "WeatherFault";
    this.kind = kind;
    this.pauseSeconds = pauseSeconds;
  }
}

/** What a provider threw, as a fault; an answer in another format counts as refused. */
export function asFault(error: unknown): WeatherFault {
  if (error instanceof WeatherFault) return error;
  if (error instanceof WeatherDoubt) return new WeatherFault("doubted", error.message, 0, { cause: error });
  if (error instanceof ZodError)
    return new WeatherFault("refused", "not an archive answer", 0, { cause: error });
  return new WeatherFault("transient", "unexpected failure", 0, { cause: error });
}

/** What the log says about a fault; for a doubt, its kind and subject in our own words. */
export function faultFacts(fault: WeatherFault): Record<string, string> {
  const { kind, cause } = fault;
  if (cause instanceof WeatherDoubt) return { kind, doubt: cause.kind, about: cause.about };
  return { kind, ...errorFacts(fault) };
}

/** Five years of days are about 300 KB; anything larger than this isn't a valid answer. */
const MAX_BYTES = 4 * 1024 * 1024;
const DEFAULT_PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 60 * 60;
/** A refused key will still be refused in a minute. */
const UNAUTHORISED_PAUSE_SECONDS = 10 * 60;

/** The JSON body at an archive's address, limited in time and bytes; throws WeatherFault for anything else. */
export async function getJson(url: URL, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { headers: { Accept: "application/json" }, redirect: "follow", signal });
  } catch (error) {
    throw unanswered(signal, "no answer", error);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw faultOf(response);
  }
  const bytes = await readBounded(response.body, MAX_BYTES).catch((error: unknown) => {
    throw unanswered(signal, "answer broke off", error);
  });
  if (!bytes) throw new WeatherFault("refused", "answer too large");
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new WeatherFault("refused", "not JSON", 0, { cause: error });
  }
}

function faultOf(response: Response): WeatherFault {
  const { status } = response;
  if (status === 429 || status === 503) {
    return new WeatherFault("paused", `status ${status}`, pauseOf(response.headers.get("Retry-After")));
  }
  if (status === 401 || status === 403) {
    return new WeatherFault("paused", `status ${status}`, UNAUTHORISED_PAUSE_SECONDS);
  }
  return new WeatherFault(status >= 500 ? "transient" : "refused", `status ${status}`);
}

/** Seconds to pause the archive. */
function pauseOf(header: string | null): number {
  return Math.min(readRetryAfter(header, Date.now()) ?? DEFAULT_PAUSE_SECONDS, MAX_PAUSE_SECONDS);
}

/** An archive that timed out isn't asked again: it would only keep the parent waiting. */
function unanswered(signal: AbortSignal, message: string, cause: unknown): WeatherFault {
  return signal.aborted
    ? new WeatherFault("refused", "deadline passed", 0, { cause })
    : new WeatherFault("transient", message, 0, { cause });
}

const PUBLIC_ARCHIVE = "https://archive-api.open-meteo.com";
const CUSTOMER_ARCHIVE = "https://customer-archive-api.open-meteo.com";
const PUBLIC_FORECAST = "https://api.open-meteo.com";
const CUSTOMER_FORECAST = "https://customer-api.open-meteo.com";

const DAILY = [
  "temperature_2m_max",
  "temperature_2m_min",
  "relative_humidity_2m_mean",
  "precipitation_sum",
  "rain_sum",
  "snowfall_sum",
  "wind_speed_10m_max",
].join(",");

type Settings = { archiveUrl: string | undefined; apiKey: string | undefined; isDevelopment: boolean };

/** Daily records of a place; throws WeatherFault, or WeatherDoubt. */
export type FetchDays = (query: WeatherQuery, signal: AbortSignal) => Promise<DayRecord[]>;

/** The hours of a place, from an instant on; throws WeatherFault, or WeatherDoubt. */
export type AskHours = (query: HoursQuery, signal: AbortSignal) => Promise<ForecastHour[]>;

interface HoursQuery extends AskedHours {
  latitude: number;
  longitude: number;
}

/**
 * Open-Meteo's historical archive, or any other at a configured address that uses its format; null if its terms forbid asking it:
 * in production without a key.
 */
export function openMeteo(settings: Settings): WeatherProvider | null {
  const ask = asker(settings, PUBLIC_ARCHIVE, CUSTOMER_ARCHIVE, "/v1/archive");
  return ask && { name: "open-meteo", fetchDays: dailyBy(ask, withoutContradictions) };
}

/** Its forecast, under the same terms. */
export function openMeteoForecast(settings: Settings): FetchDays | null {
  const ask = asker(settings, PUBLIC_FORECAST, CUSTOMER_FORECAST, "/v1/forecast");
  // A forecast counts showers as water and as neither rain nor snow, so that it may contradict itself.
  return ask && dailyBy(ask, (answer) => answer);
}

/** The same forecast by the hour. */
export function openMeteoHours(settings: Settings): AskHours | null {
  const ask = asker(settings, PUBLIC_FORECAST, CUSTOMER_FORECAST, "/v1/forecast");
  if (!ask) return null;
  return async ({ latitude, longitude, from, count }, signal) => {
    const answer = await ask(
      {
        latitude: String(latitude),
        longitude: String(longitude),
        start_hour: minuteOf(from),
        // The hour after the last one knows how much has fallen in the last one.
        end_hour: minuteOf(from + count * HOUR_MS),
        hourly: HOURLY,
        timezone: "GMT",
        timeformat: "unixtime",
      },
      signal,
    );
    return tellOfConverted("open-meteo", parseOpenMeteoHours(answer, { from, count })).hours;
  };
}

const HOURLY = HOURLY_COLUMNS.join(",");

/** 'yyyy-MM-ddTHH:mm', UTC. */
function minuteOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

function dailyBy(ask: Ask, judge: (answer: ProviderDays) => ProviderDays): FetchDays {
  return async ({ latitude, longitude, start, end }, signal) => {
    const answer = await ask(
      {
        latitude: String(latitude),
        longitude: String(longitude),
        start_date: start,
        end_date: end,
        daily: DAILY,
        timezone: "auto",
      },
      signal,
    );
    return tellOfConverted("open-meteo", judge(parseOpenMeteo(answer))).days;
  };
}

/** The JSON that answers a query, asked for in our units. */
type Ask = (query: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<unknown>;

function asker(
  { archiveUrl, apiKey, isDevelopment }: Settings,
  open: string,
  keyed: string,
  path: string,
): Ask | null {
  if (!archiveUrl && !apiKey && !isDevelopment) return null;
  const base = archiveUrl ?? (apiKey ? keyed : open);
  return (query, signal) => {
    const url = new URL(`${base.replace(/(?<!\/)\/+$/, "")}${path}`);
    url.search = new URLSearchParams({
      ...query,
      temperature_unit: "fahrenheit",
      wind_speed_unit: "mph",
      precipitation_unit: "inch",
      ...(apiKey ? { apikey: apiKey } : {}),
    }).toString();
    return getJson(url, signal);
  };
}
