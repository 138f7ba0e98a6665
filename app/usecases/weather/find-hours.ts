// The forecast by the hour that a page shows now: kept in D1 for an hour, and asked for by one of all who come at the same time.
import { readPlace } from "~/contracts/places/stored-place.ts";
import { packHours, readHours } from "~/contracts/weather/hourly-response.ts";
import type { Database } from "~/data/database.server.ts";
import {
  claimHours,
  mayAsk,
  putOffHours,
  type StoredHours,
  saveHours,
  selectHoursAt,
} from "~/data/weather/hourly-forecasts.server.ts";
import { timeZoneOf } from "~/domain/places/time-zone.ts";
import {
  cellName,
  cellSpot,
  freshnessOf,
  type HourlyForecast,
  type Spot,
} from "~/domain/weather/hourly-forecast.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { within } from "~/lib/within.ts";
import type { Needs } from "~/usecases/needs.ts";

interface PlaceRow {
  place: string | null;
  /** Of the ZIP code; null outside the US, and if the map doesn't know it. */
  state: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Where a plan's row says its place is; the spot is null if that is unknown. */
export function whereaboutsOf({ place, state, latitude, longitude }: PlaceRow): {
  spot: Spot | null;
  timeZone: string;
} {
  const city = readPlace(place);
  if (city) return { spot: { latitude: city.latitude, longitude: city.longitude }, timeZone: city.timeZone };
  if (state === null || latitude === null || longitude === null) {
    return { spot: null, timeZone: timeZoneOf(null) };
  }
  return { spot: { latitude, longitude }, timeZone: timeZoneOf({ state, latitude, longitude }) };
}

/** What is kept of a forecast, as a query finds it beside a plan; without a cell, nothing is kept. */
export type KeptHours = { [Column in keyof StoredHours]: StoredHours[Column] | null };

/** A plan's weather for Today: its place's clock, its months, and a forecast, null without one. */
export type WeatherOfPlan = { timeZone: string; monthCards: string | null; forecast: HourlyForecast | null };

/** A plan's weather as it is kept, for a page that asks no provider. */
export function keptWeather(
  row: PlaceRow & KeptHours & { monthCards: string | null },
  now: number,
): WeatherOfPlan {
  const { timeZone } = whereaboutsOf(row);
  return { timeZone, monthCards: row.monthCards, forecast: keptForecast(row, now) };
}

/** Where a forecast is asked for, and what is kept of it. */
type Wanted = { spot: Spot; stored: KeptHours | null };

/** How long a page waits for a provider; the rest goes on without it. */
const PATIENCE_MS = 1500;
/** A provider that fails, and doesn't say for how long, is left alone for this long. */
const RETRY_MS = 60_000;

type Deps = Needs<"db" | "fetchHours" | "waitUntil" | "clock">;

interface FoundHours {
  /** At most 12 hours old; null if there is none. */
  forecast: HourlyForecast | null;
  /** Whether a newer one is on its way. */
  isComing: boolean;
}

/**
 * The forecast to show now, and whether a newer one is on its way. `db` is the primary database: a copy may lag behind those who
 * are asking. Never throws for what a provider or the database does; without them, it is what was kept.
 */
export async function findHours(deps: Deps, { spot, stored }: Wanted, now: number): Promise<FoundHours> {
  const cell = cellName(spot);
  const kept = stored?.cell === cell ? stored : null;
  const forecast = keptForecast(kept, now);
  const isFresh = forecast !== null && freshnessOf(forecast.fetchedAt, now) === "fresh";
  if (!deps.fetchHours || isFresh || isPutOff(kept, now)) return { forecast, isComing: false };
  const { isMine, row } = await claim(deps.db, cell, now);
  const newest = keptForecast(row, now) ?? forecast;
  if (!isMine) return { forecast: newest, isComing: row !== null && isBeingAsked(row, now) };
  const asked = deps.fetchHours(cellSpot(spot), now);
  deps.waitUntil(asked.then((answer) => keep(deps, cell, answer)));
  const answer = await within(PATIENCE_MS, asked);
  if (answer === null) return { forecast: newest, isComing: true };
  return { forecast: "hours" in answer ? answer : newest, isComing: false };
}

/** The forecast in a row, for a page that asks nobody; null if it can't be read, or is too old. */
function keptForecast(row: KeptHours | null, now: number): HourlyForecast | null {
  if (!row || row.fetchedAt === null || freshnessOf(row.fetchedAt, now) === null) return null;
  const hours = readHours(row.hours);
  return hours && { fetchedAt: row.fetchedAt, hours };
}

/** Whether the provider has failed so lately that nobody asks. A claim that a copy still shows may have ended long since. */
function isPutOff(row: KeptHours | null, now: number): boolean {
  return (
    row !== null && row.askAfter !== null && row.askedAt === null && !mayAsk({ askAfter: row.askAfter }, now)
  );
}

function isBeingAsked({ askAfter, askedAt }: StoredHours, now: number): boolean {
  return askedAt !== null && !mayAsk({ askAfter }, now);
}

/** True for the caller who is to ask, and the primary's row. */
async function claim(
  db: Database,
  cell: string,
  now: number,
): Promise<{ isMine: boolean; row: StoredHours | null }> {
  try {
    const [claimed, [row]] = await db.batch([claimHours(db, cell, now), selectHoursAt(db, cell)]);
    return { isMine: claimed.length > 0, row: row ?? null };
  } catch (error) {
    log.warn("weather_hours_not_claimed", errorFacts(error));
    return { isMine: false, row: null };
  }
}

/** Keeps an answer, or until when nobody should ask again. */
async function keep(
  { db, clock }: Pick<Deps, "db" | "clock">,
  cell: string,
  answer: HourlyForecast | { pauseSeconds: number },
): Promise<void> {
  try {
    if ("hours" in answer) {
      await saveHours(db, cell, { fetchedAt: answer.fetchedAt, hours: packHours(answer.hours) });
    } else await putOffHours(db, cell, clock() + Math.max(RETRY_MS, answer.pauseSeconds * 1000));
  } catch (error) {
    log.warn("weather_hours_not_kept", errorFacts(error));
  }
}
