// The chain of weather archives behind one query, with the KV cache in front, and the days that are enough to plan with.

import {
  type CachedWeather,
  cachedWeather,
  packDays,
  unpackDays,
} from "~/contracts/weather/weather-response.ts";
import { daysBetween, type IsoDay } from "~/domain/calendar.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { climateOfRecord, doubtOfRecord } from "~/domain/weather/doubt.ts";
import { log } from "~/lib/logger.server.ts";
import { cellOf, isPaused, pause, tolerant } from "./cache.server.ts";
import {
  type ArchiveQuery,
  asFault,
  faultFacts,
  WeatherFault,
  type WeatherProvider,
  type WeatherQuery,
} from "./provider.server.ts";

/** A calendar year counts if the archive has this share of the days requested in it. */
const LEAST_OF_A_YEAR = 0.6;

/** Requested days that the years must cover: with less than two years, the typical climate is better. */
const LEAST_DAYS_ASKED = 2 * 365;

/**
 * The days of the years that count; null if those are too few. A year with large gaps is left out as a whole,
 * because it may have only one season; the window's first and last year are requested, and judged, in part.
 * `days` lie inside the window, each once.
 */
export function daysOfWholeYears(
  days: readonly DayRecord[],
  { start, end }: { start: IsoDay; end: IsoDay },
): DayRecord[] | null {
  const found = new Map<string, number>();
  for (const { date } of days) found.set(yearOf(date), (found.get(yearOf(date)) ?? 0) + 1);
  const counting = daysByYear(start, end).filter(
    ([year, asked]) => (found.get(year) ?? 0) >= asked * LEAST_OF_A_YEAR,
  );
  if (counting.reduce((sum, [, asked]) => sum + asked, 0) < LEAST_DAYS_ASKED) return null;
  const years = new Set(counting.map(([year]) => year));
  return days.filter(({ date }) => years.has(yearOf(date)));
}

/** Each calendar year of a window, with how many of its days are inside. */
function daysByYear(start: IsoDay, end: IsoDay): [string, number][] {
  const [first, last] = [Number(yearOf(start)), Number(yearOf(end))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    const from = year === yearOf(start) ? start : `${year}-01-01`;
    const to = year === yearOf(end) ? end : `${year}-12-31`;
    return [year, daysBetween(from, to) + 1];
  });
}

function yearOf(date: IsoDay): string {
  return date.slice(0, 4);
}

export const CACHE_SECONDS = 30 * 24 * 60 * 60;
/** The prefix of cell keys. Raise the number when the cached form changes, or was accepted too easily. */
export const CELL_KEYS = "weather:2:";
const DEADLINE_MS = 4000;
const TRIES = 2;
const PAUSE_BEFORE_RETRY_MS = 200;
/** A pause this short is waited for: both tries of both archives still fit into a stage's lease. */
const LONGEST_WAIT_SECONDS = 3;

export interface WeatherArchive {
  /** Archives that this deployment may ask. */
  providers: readonly WeatherProvider["name"][];
  /** A place's days from the cache or the first archive that answers; null if none does: then the caller uses the typical climate. */
  find(query: ArchiveQuery, now: number): Promise<FoundWeather | null>;
  /** Fetches a cell again, whatever the cache holds; the new answer is compared with the cached one. */
  refresh(
    provider: WeatherProvider["name"],
    query: WeatherQuery,
    now: number,
  ): Promise<FoundWeather | "doubted" | "unanswered">;
}

interface FoundWeather {
  provider: WeatherProvider["name"];
  days: DayRecord[];
  /** The cache cell, to be recorded as used. */
  cell: WeatherQuery & { key: string; fetchedAt: number };
  fromCache: boolean;
}

type Deps = { cache: KVNamespace; providers: readonly WeatherProvider[] };

/** An archive over the given providers, asked in order. */
export function createWeatherArchive({ cache, providers }: Deps): WeatherArchive {
  async function ask(
    provider: WeatherProvider,
    query: ArchiveQuery,
    now: number,
  ): Promise<FoundWeather | "doubted" | "unanswered"> {
    if (await isPaused(cache, provider.name, now)) return "unanswered";
    const answer = await tryTo(provider, query);
    if (!(answer instanceof WeatherFault)) return keep(cache, provider.name, query, answer, now);
    if (answer.kind === "paused") await pause(cache, provider.name, now, answer.pauseSeconds);
    return answer.kind === "doubted" ? "doubted" : "unanswered";
  }

  return {
    providers: providers.map(({ name }) => name),
    async find(query, now) {
      const cell = cellOf(query);
      for (const provider of providers) {
        const cached = await readCache(cache, cacheKey(provider.name, cell));
        const hit = cached && found(provider.name, cell, cached, true);
        if (hit && isBelieved(hit, cell.typical)) return hit;
      }
      for (const provider of providers) {
        const answer = await ask(provider, cell, now);
        if (typeof answer !== "string") return answer;
      }
      return null;
    },
    async refresh(name, query, now) {
      const provider = providers.find((candidate) => candidate.name === name);
      if (!provider) return "unanswered";
      const cell = cellOf(query);
      const known = await readCache(cache, cacheKey(name, cell));
      // No place is recorded for the cell, so the typical climate can't be looked up.
      const typical = known && climateOfRecord(unpackDays(known.days));
      return ask(provider, { ...cell, typical }, now);
    },
  };
}

/** The cell may have been cached for another place, or by a refresh, which doesn't know the typical climate. */
function isBelieved({ provider, days }: FoundWeather, typical: ArchiveQuery["typical"]): boolean {
  const doubt = doubtOfRecord(days, typical);
  if (doubt) log.warn("weather_cache_doubted", { provider, doubt: doubt.kind, about: doubt.about });
  return doubt === null;
}

async function tryTo(provider: WeatherProvider, query: ArchiveQuery): Promise<DayRecord[] | WeatherFault> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(provider, query);
    if (!(answer instanceof WeatherFault)) return answer;
    const event = answer.kind === "doubted" ? "weather_archive_doubted" : "weather_archive_failed";
    log.warn(event, { provider: provider.name, attempt, ...faultFacts(answer) });
    const waitMs = attempt < TRIES ? waitBeforeRetry(answer) : null;
    if (waitMs === null) return answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** The days of the archive's complete-enough years, or why there are none. */
async function askOnce(provider: WeatherProvider, query: ArchiveQuery): Promise<DayRecord[] | WeatherFault> {
  try {
    const answer = await provider.fetchDays(query, AbortSignal.timeout(DEADLINE_MS));
    const inside = daysInside(query, answer);
    const days = daysOfWholeYears(inside, query);
    return days ?? new WeatherFault("refused", `too few years among ${inside.length} days`);
  } catch (error) {
    return asFault(error);
  }
}

/** How long to wait before asking again; null if it isn't worth it. */
function waitBeforeRetry({ kind, pauseSeconds }: WeatherFault): number | null {
  switch (kind) {
    case "transient":
      return PAUSE_BEFORE_RETRY_MS;
    case "paused":
      return pauseSeconds <= LONGEST_WAIT_SECONDS ? pauseSeconds * 1000 : null;
    case "refused":
    case "doubted":
      return null;
    default:
      return kind satisfies never;
  }
}

/** The requested days, each once, whatever else the archive sent. */
function daysInside({ start, end }: WeatherQuery, days: readonly DayRecord[]): DayRecord[] {
  const inside = days.filter(({ date }) => date >= start && date <= end);
  return [...new Map(inside.map((day) => [day.date, day])).values()];
}

/**
 * The window always ends yesterday, so its exact days are in the value and only its length is in the key: the
 * next day's quiz still finds the cell, until it expires after thirty days.
 */
function cacheKey(
  provider: WeatherProvider["name"],
  { latitude, longitude, start, end }: WeatherQuery,
): string {
  const years = Math.round(daysBetween(start, end) / 365.25);
  return `${CELL_KEYS}${provider}:${latitude.toFixed(1)},${longitude.toFixed(1)}:${years}y`;
}

async function readCache(cache: KVNamespace, key: string): Promise<CachedWeather | null> {
  const value = await tolerant("read", () => cache.get(key, "json"));
  return cachedWeather.safeParse(value).data ?? null;
}

async function keep(
  cache: KVNamespace,
  provider: WeatherProvider["name"],
  cell: WeatherQuery,
  days: DayRecord[],
  now: number,
): Promise<FoundWeather> {
  const value: CachedWeather = { start: cell.start, end: cell.end, fetchedAt: now, days: packDays(days) };
  await tolerant("keep", () =>
    cache.put(cacheKey(provider, cell), JSON.stringify(value), { expirationTtl: CACHE_SECONDS }),
  );
  return found(provider, cell, value, false);
}

function found(
  provider: WeatherProvider["name"],
  cell: WeatherQuery,
  value: CachedWeather,
  fromCache: boolean,
): FoundWeather {
  const { start, end, fetchedAt } = value;
  const { latitude, longitude } = cell;
  return {
    provider,
    days: unpackDays(value.days),
    cell: { key: cacheKey(provider, cell), latitude, longitude, start, end, fetchedAt },
    fromCache,
  };
}
