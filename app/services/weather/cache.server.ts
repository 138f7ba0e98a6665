// What the archives and the forecast share of KV: the cell that a place lies in, and who is to be left alone.
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { WeatherProvider, WeatherQuery } from "./provider.server.ts";

/** KV keeps nothing for less than a minute. */
const SHORTEST_TTL_SECONDS = 60;

/** The middle of the ~0.1° grid cell that a place lies in; all its places share one answer. */
export function cellOf<Query extends WeatherQuery>(query: Query): Query {
  return { ...query, latitude: toTenth(query.latitude), longitude: toTenth(query.longitude) };
}

function toTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** Who is left alone when it asks for that: an archive, or the forecast. */
export type Paused = WeatherProvider["name"] | "forecast";

function pauseKey(name: Paused): string {
  return `weather:pause:${name}`;
}

/** Whether somebody has asked to be left alone for longer. */
export async function isPaused(cache: KVNamespace, name: Paused, now: number): Promise<boolean> {
  return Number((await tolerant("read", () => cache.get(pauseKey(name)))) ?? 0) > now;
}

/** Leaves somebody alone for so long. */
export async function pause(cache: KVNamespace, name: Paused, now: number, seconds: number): Promise<void> {
  await tolerant("pause", () =>
    cache.put(pauseKey(name), String(now + seconds * 1000), {
      expirationTtl: Math.max(seconds, SHORTEST_TTL_SECONDS),
    }),
  );
}

/** KV owns nothing that cannot be fetched again: without it a plan only takes longer. */
export async function tolerant<Value>(what: string, use: () => Promise<Value>): Promise<Value | null> {
  try {
    return await use();
  } catch (error) {
    log.warn("weather_cache_failed", { what, ...errorFacts(error) });
    return null;
  }
}
