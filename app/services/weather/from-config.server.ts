// The deployment's weather archives and forecasts. Archives' answers are checked before they are used.

import { parseVisualCrossing, withoutContradictions } from "../../contracts/weather/weather-response.ts";
import { doubtOfRecord } from "../../domain/weather/doubt.ts";
import type { AppConfig } from "../config.server.ts";
import { type Metrics, measuredHours, measuredProvider, NO_METRICS } from "../metrics/metrics.server.ts";
import { createWeatherArchive, type WeatherArchive } from "./archive.server.ts";
import { createForecast, type FetchHours, type Forecast, hoursFetcher } from "./forecast.server.ts";
import {
  getJson,
  openMeteo,
  openMeteoForecast,
  openMeteoHours,
  type WeatherProvider,
} from "./provider.server.ts";
import { tellOfConverted } from "./tell-of-converted.server.ts";

/** The archive; throws WeatherDoubt for an answer that can't be believed. */
function doubtingProvider(provider: WeatherProvider): WeatherProvider {
  return {
    name: provider.name,
    async fetchDays(query, signal) {
      const days = await provider.fetchDays(query, signal);
      const doubt = doubtOfRecord(days, query.typical);
      if (doubt) throw doubt;
      return days;
    },
  };
}

const ELEMENTS = "datetime,tempmax,tempmin,humidity,precip,preciptype,windspeed";

/** The Visual Crossing timeline, asked second; null without a key. */
function visualCrossing(settings: AppConfig["weather"]["visualCrossing"]): WeatherProvider | null {
  if (!settings) return null;
  const { VISUAL_CROSSING_API_KEY: apiKey, VISUAL_CROSSING_URL: base } = settings;
  return {
    name: "visual-crossing",
    async fetchDays({ latitude, longitude, start, end }, signal) {
      const path = `/VisualCrossingWebServices/rest/services/timeline/${latitude},${longitude}/${start}/${end}`;
      const url = new URL(`${base.replace(/(?<!\/)\/+$/, "")}${path}`);
      url.search = new URLSearchParams({
        unitGroup: "us",
        include: "days",
        elements: ELEMENTS,
        contentType: "json",
        key: apiKey,
      }).toString();
      const answer = withoutContradictions(parseVisualCrossing(await getJson(url, signal)));
      return tellOfConverted("visual-crossing", answer).days;
    },
  };
}

/** The archives that this deployment may ask, in order. */
export function weatherArchive(
  config: AppConfig,
  cache: KVNamespace,
  metrics: Metrics = NO_METRICS,
): WeatherArchive {
  const providers = [
    openMeteo(openMeteoSettings(config)),
    visualCrossing(config.weather.visualCrossing),
  ].flatMap((provider) => (provider ? [measuredProvider(doubtingProvider(provider), metrics)] : []));
  return createWeatherArchive({ cache, providers });
}

/** The forecast that this deployment may ask. */
export function weatherForecast(config: AppConfig, cache: KVNamespace): Forecast {
  return createForecast({ cache, fetchDays: openMeteoForecast(openMeteoSettings(config)) });
}

/** The hourly forecast of this deployment's provider; null without one. */
export function weatherHours(
  config: AppConfig,
  cache: KVNamespace,
  metrics: Metrics = NO_METRICS,
): FetchHours | null {
  const askHours = openMeteoHours(openMeteoSettings(config));
  return askHours && hoursFetcher({ cache, askHours: measuredHours(askHours, metrics) });
}

function openMeteoSettings({ weather, isDevelopment }: AppConfig) {
  return { archiveUrl: weather.archiveUrl, apiKey: weather.openMeteoKey, isDevelopment };
}
