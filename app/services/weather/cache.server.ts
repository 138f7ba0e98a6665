// What the archives and the forecast share in KV: the grid cell of a place, and which providers are paused.
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { WeatherProvider, WeatherQuery } from "./provider.server.ts";

/** KV's shortest expiry. */
const SHORTEST_TTL_SECONDS = 60;

/** The center of the ~0.1° grid cell of a place; all places in it share one answer. */
export function cellOf<Query extends WeatherQuery>(query: Query): Query {
  return { ...query, latitude: toTenth(query.latitude), longitude: toTenth(query.longitude) };
}

function toTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** Who can ask for a pause: an archive, or the forecast. */
export type Paused = WeatherProvider["name"] | "forecast";

function pauseKey(name: Paused): string {
  return `weather:pause:${name}`;
}

/** Whether a pause is still on. */
export async function isPaused(cache: KVNamespace, name: Paused, now: number): Promise<boolean> {
  return Number((await tolerant("read", () => cache.get(pauseKey(name)))) ?? 0) > now;
}

/** Starts a pause. */
export async function pause(cache: KVNamespace, name: Paused, now: number, seconds: number): Promise<void> {
  await tolerant("pause", () =>
    cache.put(pauseKey(name), String(now + seconds * 1000), {
      expirationTtl: Math.max(seconds, SHORTEST_TTL_SECONDS),
    }),
  );
}

/** Everything in KV can be fetched again: without it a plan only takes longer. */
export async function tolerant<Value>(what: string, use: () => Promise<Value>): Promise<Value | null> {
  try {
    return await use();
  } catch (error) {
    log.warn("weather_cache_failed", { what, ...errorFacts(error) });
    return null;
  }
}
