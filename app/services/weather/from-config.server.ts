import type { AppConfig } from "../config.server.ts";
import { measuredProvider } from "../metrics/measured.server.ts";
import { type Metrics, NO_METRICS } from "../metrics/metrics.server.ts";
import { createWeatherArchive, type WeatherArchive } from "./archive.server.ts";
import { openMeteo } from "./open-meteo.server.ts";
import { visualCrossing } from "./visual-crossing.server.ts";

/** The archives that this deployment may ask, in the order in which they are asked. */
export function weatherArchive(
  config: AppConfig,
  cache: KVNamespace,
  metrics: Metrics = NO_METRICS,
): WeatherArchive {
  const { archiveUrl, openMeteoKey, visualCrossingKey, visualCrossingUrl } = config.weather;
  const providers = [
    openMeteo({ archiveUrl, apiKey: openMeteoKey, isDevelopment: config.isDevelopment }),
    visualCrossing({ url: visualCrossingUrl, apiKey: visualCrossingKey }),
  ].flatMap((provider) => (provider ? [measuredProvider(provider, metrics)] : []));
  return createWeatherArchive({ cache, providers });
}
