// A forecast by the hour that is the same whenever a test runs.

import { packHours } from "../../../app/contracts/weather/hourly-response.ts";
import { HOUR_MS, hourOf } from "../../../app/domain/weather/hourly-forecast.ts";
import type { HostedServer } from "../../support/hosted-server.ts";

/** The cell of 55401. */
const MINNEAPOLIS = "45.0,-93.3";

/** Keeps three days of a mild drizzle for 55401, so fresh that no provider is asked. */
export async function keepDrizzle({ ask }: Pick<HostedServer, "ask">): Promise<void> {
  const now = Date.now();
  const hours = Array.from({ length: 72 }, (_, index) => ({
    ...{ at: hourOf(now) + index * HOUR_MS, tempF: 50, humidity: 80, windMph: 5 },
    ...{ wetChance: 60, rainIn: 0.02, snowIn: 0, uv: 1, isDay: true },
  }));
  await ask(
    `insert or replace into hourly_forecasts (cell, ask_after, asked_at, fetched_at, hours) values (?, ?, null, ?, ?)`,
    ...[MINNEAPOLIS, `${now + HOUR_MS}`, `${now}`, packHours(hours)],
  );
}
