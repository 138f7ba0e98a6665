// The Open-Meteo historical archive: keyed in production, keyless in development only, and at
// any address that speaks its format.
import { parseOpenMeteo } from "~/contracts/weather/weather-response.ts";
import { getJson } from "./http-json.server.ts";
import type { WeatherProvider } from "./provider.server.ts";

const PUBLIC_ARCHIVE = "https://archive-api.open-meteo.com";
const CUSTOMER_ARCHIVE = "https://customer-archive-api.open-meteo.com";

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

/** The provider, or null where its terms would not allow to ask it: in production without a key. */
export function openMeteo({ archiveUrl, apiKey, isDevelopment }: Settings): WeatherProvider | null {
  if (!archiveUrl && !apiKey && !isDevelopment) return null;
  const base = archiveUrl ?? (apiKey ? CUSTOMER_ARCHIVE : PUBLIC_ARCHIVE);
  return {
    name: "open-meteo",
    async fetchDays({ latitude, longitude, start, end }, signal) {
      const url = new URL(`${base.replace(/\/+$/, "")}/v1/archive`);
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
      return parseOpenMeteo(await getJson(url, signal));
    },
  };
}
