// The Open-Meteo historical archive and forecast: with a key in production, keyless only in development, and
// at any address that uses its format.
import {
  type ProviderDays,
  parseOpenMeteo,
  withoutContradictions,
} from "~/contracts/weather/weather-response.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { getJson } from "./http-json.server.ts";
import type { WeatherProvider, WeatherQuery } from "./provider.server.ts";
import { tellOfConverted } from "./tell-of-converted.server.ts";

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

interface Settings {
  archiveUrl: string | undefined;
  apiKey: string | undefined;
  isDevelopment: boolean;
}

/** Daily records of a place; throws WeatherFault, or WeatherDoubt. */
export type FetchDays = (query: WeatherQuery, signal: AbortSignal) => Promise<DayRecord[]>;

/** The provider, or null if its terms forbid asking it: in production without a key. */
export function openMeteo(settings: Settings): WeatherProvider | null {
  const fetchDays = asker(settings, PUBLIC_ARCHIVE, CUSTOMER_ARCHIVE, "/v1/archive", withoutContradictions);
  return fetchDays && { name: "open-meteo", fetchDays };
}

/** Its forecast, under the same terms. */
export function openMeteoForecast(settings: Settings): FetchDays | null {
  // A forecast counts showers as water and as neither rain nor snow, so that it may contradict itself.
  return asker(settings, PUBLIC_FORECAST, CUSTOMER_FORECAST, "/v1/forecast", (answer) => answer);
}

function asker(
  { archiveUrl, apiKey, isDevelopment }: Settings,
  open: string,
  keyed: string,
  path: string,
  judge: (answer: ProviderDays) => ProviderDays,
): FetchDays | null {
  if (!archiveUrl && !apiKey && !isDevelopment) return null;
  const base = archiveUrl ?? (apiKey ? keyed : open);
  return async ({ latitude, longitude, start, end }, signal) => {
    const url = new URL(`${base.replace(/(?<!\/)\/+$/, "")}${path}`);
    url.search = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      start_date: start,
      end_date: end,
      daily: DAILY,
      temperature_unit: "fahrenheit",
      wind_speed_unit: "mph",
      precipitation_unit: "inch",
      timezone: "auto",
      ...(apiKey ? { apikey: apiKey } : {}),
    }).toString();
    return tellOfConverted("open-meteo", judge(parseOpenMeteo(await getJson(url, signal))));
  };
}
