// A forecast by the hour as it is kept, so that a page finds it without a provider.
import { packHours } from "~/contracts/weather/hourly-response.ts";
import type { Database } from "~/data/database.server.ts";
import { claimHours, saveHours } from "~/data/weather/hourly-forecasts.server.ts";
import { type ForecastHour, HOUR_MS, hourOf } from "~/domain/weather/hourly-forecast.ts";

/** The cell of 55401. */
export const MINNEAPOLIS = "45.0,-93.3";

const CALM: Omit<ForecastHour, "at"> = {
  tempF: 50,
  humidity: 50,
  windMph: 0,
  wetChance: 0,
  rainIn: 0,
  snowIn: 0,
  uv: 0,
  isDay: true,
};

/** Keeps a forecast for a cell, as fetched at an epoch millisecond: calm hours from then on, unless it has others. */
export async function keepForecast(
  db: Database,
  cell: string,
  fetchedAt: number,
  hours: readonly ForecastHour[] = Array.from({ length: 72 }, (_, index) => ({
    ...CALM,
    at: hourOf(fetchedAt) + index * HOUR_MS,
  })),
): Promise<void> {
  await db.batch([claimHours(db, cell, 0)]);
  await saveHours(db, cell, { fetchedAt, hours: packHours(hours) });
}
