import type { AppConfig } from "../config.server.ts";
import { measuredProvider } from "../metrics/measured.server.ts";
import { type Metrics, NO_METRICS } from "../metrics/metrics.server.ts";
import { createWeatherArchive, type WeatherArchive } from "./archive.server.ts";
import { doubtingProvider } from "./doubting.server.ts";
import { createForecast, type Forecast } from "./forecast.server.ts";
import { openMeteo, openMeteoForecast } from "./open-meteo.server.ts";
import { visualCrossing } from "./visual-crossing.server.ts";

/** The archives that this deployment may ask, in order. */
export function weatherArchive(
  config: AppConfig,
  cache: KVNamespace,
  metrics: Metrics = NO_METRICS,
): WeatherArchive {
  const { visualCrossingKey, visualCrossingUrl } = config.weather;
  const providers = [
    openMeteo(openMeteoSettings(config)),
    visualCrossing({ url: visualCrossingUrl, apiKey: visualCrossingKey }),
  ].flatMap((provider) => (provider ? [measuredProvider(doubtingProvider(provider), metrics)] : []));
  return createWeatherArchive({ cache, providers });
}

/** The forecast that this deployment may ask. */
export function weatherForecast(config: AppConfig, cache: KVNamespace): Forecast {
  return createForecast({ cache, fetchDays: openMeteoForecast(openMeteoSettings(config)) });
}

function openMeteoSettings({ weather, isDevelopment }: AppConfig) {
  return { archiveUrl: weather.archiveUrl, apiKey: weather.openMeteoKey, isDevelopment };
}
