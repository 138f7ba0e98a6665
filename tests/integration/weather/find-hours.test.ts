// The forecast by the hour: one request for all who come at once, kept for an hour, and right whatever the provider or the database does.
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { packPlace } from "~/contracts/places/stored-place.ts";
import { packHours } from "~/contracts/weather/hourly-response.ts";
import { type Client, type Database, openDatabase } from "~/data/database.server.ts";
import { hourlyForecasts, userOnboardingData, zipcodeCityMap } from "~/data/schema.ts";
import {
  claimHours,
  putOffHours,
  saveHours,
  selectHoursAt,
  selectWeatherForPlan,
} from "~/data/weather/hourly-forecasts.server.ts";
import { cellName, type ForecastHour, HOUR_MS, hourOf, type Spot } from "~/domain/weather/hourly-forecast.ts";
import { readMarkCookie } from "~/http/cookies/page-cookies.server.ts";
import { answerNear } from "~/http/near-reading.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { NO_METRICS, openMetrics } from "~/services/metrics/metrics.server.ts";
import { weatherForecast, weatherHours } from "~/services/weather/from-config.server.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { findHours, type KeptHours, whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { laggingDatabase } from "../../../scripts/copies/lagging-copies.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase, failingNamespace } from "../../support/faulty-bindings.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aWorld, type World } from "../../support/plans.ts";
import type { WeatherMode } from "../../support/weather-server.ts";

const db = openDatabase(env.DB);
const NOW = Date.now();
const SPOT = { latitude: 44.9, longitude: -93.3 };
const CELL = "44.9,-93.3";

let world: World;

beforeEach(async () => {
  world = await aWorld();
  await db.delete(hourlyForecasts);
});

interface Wish {
  spot?: Spot;
  stored?: KeptHours | null;
  now?: number;
  clock?: () => number;
  database?: Database;
  cache?: KVNamespace;
}

/** What a page finds, with what goes on in the background still to be awaited. */
async function open({ spot = SPOT, stored = null, now = NOW, clock = () => now, ...rest }: Wish = {}) {
  const background: Promise<unknown>[] = [];
  const tools = {
    db: rest.database ?? db,
    fetchHours: weatherHours(readConfig(world.env), rest.cache ?? env.WEATHER_CACHE),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    clock,
  };
  const found = await findHours(tools, { spot, stored }, now);
  return { ...found, rest: () => Promise.all(background) };
}

/** The same, when all of it has ended. */
async function opened(wish: Wish = {}) {
  const { rest, ...found } = await open(wish);
  await rest();
  return found;
}

const rowOf = async (cell = CELL) => (await selectHoursAt(db, cell))[0] ?? null;
const requests = async () => (await world.weather.requests()).length;

/** A forecast that was fetched so long ago, as it is kept; nobody has to wait to ask for another. */
async function keep(ageMs: number, hours: ForecastHour[] = [HOUR], cell = CELL): Promise<KeptHours | null> {
  await db.batch([claimHours(db, cell, NOW - ageMs)]);
  await saveHours(db, cell, { fetchedAt: NOW - ageMs, hours: packHours(hours) });
  return rowOf(cell);
}

const HOUR: ForecastHour = {
  ...{ at: hourOf(NOW), tempF: 41.5, humidity: 80, windMph: 7, wetChance: 60, rainIn: 0.05, snowIn: 0 },
  ...{ uv: 1.5, isDay: true },
};

describe("a place's hours", () => {
  it("E16 are asked for once, for three days from this hour on, and kept for an hour", async () => {
    const { forecast, isComing } = await opened();
    expect([forecast?.fetchedAt, forecast?.hours.length, isComing]).toEqual([NOW, 72, false]);
    expect(forecast?.hours.map(({ at }) => at)).toEqual(
      Array.from({ length: 72 }, (_, index) => hourOf(NOW) + index * HOUR_MS),
    );
    const [request] = await world.weather.requests();
    expect(request).toMatchObject({
      path: "forecast",
      query: {
        ...{ latitude: "44.9", longitude: "-93.3", timezone: "GMT", timeformat: "unixtime" },
        ...{ temperature_unit: "fahrenheit", wind_speed_unit: "mph", precipitation_unit: "inch" },
        start_hour: new Date(hourOf(NOW)).toISOString().slice(0, 16),
        end_hour: new Date(hourOf(NOW) + 72 * HOUR_MS).toISOString().slice(0, 16),
      },
    });
    const stored = await rowOf();
    expect(stored).toMatchObject({ askedAt: null, fetchedAt: NOW, askAfter: NOW + HOUR_MS });
    const database = openDatabase(failingDatabase(env.DB, /insert into "hourly_forecasts"/));
    expect(await opened({ stored, now: NOW + HOUR_MS - 1, database })).toEqual({ forecast, isComing: false });
    expect(await requests()).toBe(1);
    await opened({ stored, now: NOW + HOUR_MS });
    expect(await requests()).toBe(2);
  });

  it("are those of the cell's middle, whoever comes from wherever in it", async () => {
    await opened({ spot: { latitude: 44.8500001, longitude: -93.3499 } });
    const [request] = await world.weather.requests();
    expect(request?.query).toMatchObject({ latitude: "44.9", longitude: "-93.3" });
    expect(await rowOf()).not.toBeNull();
  });

  it("E16 are asked for by one of twenty who come at once", async () => {
    const stored = await keep(2 * HOUR_MS);
    const pages = await Promise.all(Array.from({ length: 20 }, () => open({ stored })));
    expect(pages.filter(({ forecast }) => forecast?.fetchedAt === NOW).length).toBeGreaterThanOrEqual(1);
    for (const { forecast, isComing } of pages) {
      expect(isComing).toBe(forecast?.fetchedAt === NOW - 2 * HOUR_MS);
    }
    await Promise.all(pages.map(({ rest }) => rest()));
    expect(await requests()).toBe(1);
  });

  it("E16 that nobody has yet are on their way for the other nineteen", async () => {
    await world.weather.setMode({ kind: "slow", ms: 500 });
    const pages = await Promise.all(Array.from({ length: 20 }, () => open()));
    await Promise.all(pages.map(({ rest }) => rest()));
    expect(await requests()).toBe(1);
    expect(pages.filter(({ forecast }) => forecast !== null)).toHaveLength(1);
    expect(pages.filter(({ isComing }) => isComing)).toHaveLength(19);
  });

  it("are the primary's where a copy lags behind", async () => {
    const { forecast } = await opened();
    expect(await opened({ stored: null, now: NOW + 1000 })).toEqual({ forecast, isComing: false });
    const claimed = { cell: CELL, askAfter: NOW + 30_000, askedAt: NOW, fetchedAt: null, hours: null };
    expect(await opened({ stored: claimed, now: NOW + 1000 })).toEqual({ forecast, isComing: false });
    expect(await requests()).toBe(1);
  });

  it("are none that are kept for another cell", async () => {
    const stored = await keep(0, [HOUR], "10.0,10.0");
    expect((await opened({ stored })).forecast?.hours).toHaveLength(72);
  });

  it("count as measured requests to an archive", async () => {
    const points: unknown[] = [];
    const metrics = openMetrics({ writeDataPoint: (point) => void points.push(point?.blobs) });
    await weatherHours(readConfig(world.env), env.WEATHER_CACHE, metrics)?.(SPOT, NOW);
    expect(points).toEqual([["archive", "open-meteo-hours", "answered"]]);
  });

  it("are nobody's in production without a key", () => {
    const config = readConfig({ ...world.env });
    const without = { ...config.weather, archiveUrl: undefined, openMeteoKey: undefined };
    const asker = (isDevelopment: boolean, weather: typeof config.weather) =>
      weatherHours({ ...config, isDevelopment, weather }, env.WEATHER_CACHE);
    expect(asker(false, without)).toBeNull();
    expect(asker(true, without)).not.toBeNull();
    expect(asker(false, { ...without, openMeteoKey: "key" })).not.toBeNull();
  });

  it("E17 are those that were kept, where nobody may be asked", async () => {
    const tools = { db, fetchHours: null, waitUntil: () => {}, clock: () => NOW };
    const old = await keep(11 * HOUR_MS);
    expect(await findHours(tools, { spot: SPOT, stored: old }, NOW)).toMatchObject({
      forecast: { fetchedAt: NOW - 11 * HOUR_MS, hours: [HOUR] },
      isComing: false,
    });
    expect(await findHours(tools, { spot: SPOT, stored: null }, NOW)).toEqual({
      forecast: null,
      isComing: false,
    });
  });
});

describe("F37 a provider", () => {
  it.each<[string, WeatherMode, "weather_forecast_failed" | "weather_forecast_doubted"]>([
    ["answers 500", { kind: "status", status: 500 }, "weather_forecast_failed"],
    ["answers 401", { kind: "status", status: 401 }, "weather_forecast_failed"],
    ["answers 400", { kind: "status", status: 400 }, "weather_forecast_failed"],
    ["hangs up", { kind: "hang-up" }, "weather_forecast_failed"],
    ["breaks off", { kind: "malformed" }, "weather_forecast_failed"],
    ["sends HTML", { kind: "html" }, "weather_forecast_failed"],
    ["sends NaN", { kind: "nan" }, "weather_forecast_failed"],
    ["sends NaN as a text", { kind: "nan-texts" }, "weather_forecast_failed"],
    ["sends a column that is null", { kind: "null-column" }, "weather_forecast_failed"],
    ["sends times that no calendar has", { kind: "impossible-days" }, "weather_forecast_failed"],
    ["sends a tenth of the hours", { kind: "few-days" }, "weather_forecast_failed"],
    ["sends 100 MB", { kind: "huge" }, "weather_forecast_failed"],
    ["names an unknown unit", { kind: "unknown-units" }, "weather_forecast_doubted"],
    ["names units for some columns only", { kind: "some-units" }, "weather_forecast_doubted"],
    ["says that it never gets warmer or colder", { kind: "constants" }, "weather_forecast_doubted"],
    ["says it's 999.9 °F", { kind: "absurd-heat" }, "weather_forecast_doubted"],
    ["says it's −459.7 °F", { kind: "absurd-cold" }, "weather_forecast_doubted"],
    ["has negative rain", { kind: "negative-rain" }, "weather_forecast_doubted"],
    ["has negative snow", { kind: "negative-snow" }, "weather_forecast_doubted"],
    ["has humidity of 140", { kind: "humid-140" }, "weather_forecast_doubted"],
    ["has a wind of 9999", { kind: "storm" }, "weather_forecast_doubted"],
  ])("that %s leaves what was kept, and is left alone for a while", async (_, mode, event) => {
    expectLogs(event);
    await world.weather.setMode(mode);
    const stored = await keep(2 * HOUR_MS);
    const kept = { forecast: { fetchedAt: NOW - 2 * HOUR_MS, hours: [HOUR] }, isComing: false };
    const later = NOW + 5000;
    expect(await opened({ stored, clock: () => later })).toEqual(kept);
    expect(countLogged(event)).toBe(1);
    const row = await rowOf();
    expect(row).toMatchObject({ askedAt: null, fetchedAt: NOW - 2 * HOUR_MS, hours: packHours([HOUR]) });
    expect(row?.askAfter).toBeGreaterThanOrEqual(later + 60_000);
    // Nobody even claims it: that would be a round trip to the primary.
    const database = openDatabase(failingDatabase(env.DB, /insert into "hourly_forecasts"/));
    expect(await opened({ stored: row, now: later + 59_999, database })).toEqual(kept);
    expect(await requests()).toBe(1);
    // Its hours are too old by then, and it may be asked again, unless it has asked for a pause.
    await world.weather.setMode({ kind: "normal" });
    const next = await opened({ stored: row, now: NOW + 11 * HOUR_MS });
    expect(next.forecast?.fetchedAt).toBe(NOW + 11 * HOUR_MS);
  });

  it("that is silent costs a page a second and a half, and is left alone after its deadline", async () => {
    expectLogs("weather_forecast_failed");
    await world.weather.setMode({ kind: "silent" });
    const { rest, ...found } = await open();
    expect(found).toEqual({ forecast: null, isComing: true });
    expect((await open({ now: NOW + 1000 })).isComing).toBe(true);
    await rest();
    expect(await rowOf()).toMatchObject({ askedAt: null, askAfter: NOW + 60_000, hours: null });
    expect((await opened({ stored: await rowOf(), now: NOW + 1000 })).isComing).toBe(false);
    expect(await requests()).toBe(1);
  });

  it("that sends a byte a second is left alone after its deadline", async () => {
    expectLogs("weather_forecast_failed");
    await world.weather.setMode({ kind: "trickle" });
    expect(await opened()).toEqual({ forecast: null, isComing: true });
    expect(await rowOf()).toMatchObject({ askAfter: NOW + 60_000 });
  });

  it("that is slow answers the next page", async () => {
    await world.weather.setMode({ kind: "slow", ms: 2000 });
    const stored = await keep(4 * HOUR_MS);
    const { rest, ...found } = await open({ stored });
    expect(found).toEqual({ forecast: { fetchedAt: NOW - 4 * HOUR_MS, hours: [HOUR] }, isComing: true });
    await rest();
    const next = await opened({ stored: await rowOf(), now: NOW + 3000 });
    expect([next.forecast?.fetchedAt, next.forecast?.hours.length, next.isComing]).toEqual([NOW, 72, false]);
    expect(await requests()).toBe(1);
  });

  it("that asks for a pause gets it, for every cell and for the days of trips", async () => {
    expectLogs("weather_forecast_failed");
    await world.weather.setMode({ kind: "status", status: 429, retryAfter: "120" });
    expect(await opened()).toEqual({ forecast: null, isComing: false });
    expect(await rowOf()).toMatchObject({ askedAt: null, askAfter: NOW + 120_000 });
    expect(await opened({ spot: { latitude: 10, longitude: 10 } })).toEqual({
      forecast: null,
      isComing: false,
    });
    expect(await rowOf("10.0,10.0")).toMatchObject({ askAfter: NOW + 60_000 });
    const days = { ...SPOT, start: "2026-12-01", end: "2026-12-02" };
    const forecast = weatherForecast(readConfig(world.env), env.WEATHER_CACHE);
    expect(await forecast.find(days, NOW)).toBeNull();
    expect(await requests()).toBe(1);
  });

  it("that asks for a pause of a week gets an hour", async () => {
    expectLogs("weather_forecast_failed");
    await world.weather.setMode({ kind: "status", status: 503, retryAfter: "604800" });
    await opened();
    expect(await rowOf()).toMatchObject({ askAfter: NOW + HOUR_MS });
  });

  /** What the provider has said of an instant, by its own times. */
  async function saidOf(mode: WeatherMode): Promise<Map<number, number>> {
    const [request] = await world.weather.requests();
    await world.weather.setMode(mode);
    const address = `${world.weather.url}/v1/forecast?${new URLSearchParams(request?.query)}`;
    const { hourly }: { hourly: { time: number[]; temperature_2m: number[] } } = await (
      await fetch(address)
    ).json();
    return new Map(
      hourly.time.map((seconds, at) => [seconds * 1000, hourly.temperature_2m[at] ?? Number.NaN]),
    );
  }

  it.each<[string, WeatherMode, number]>([
    ["has nulls in every column", { kind: "nulls" }, 58],
    ["has nulls in one column", { kind: "nulls-in-one" }, 65],
    ["lacks an hour", { kind: "missing-hour" }, 70],
    ["lacks every tenth hour", { kind: "missing-days" }, 58],
    ["begins yesterday", { kind: "yesterday" }, 48],
    ["has every hour twice", { kind: "twice" }, 72],
    ["names no units", { kind: "no-units" }, 72],
  ])("that %s is believed for the other hours, each under its own time", async (_, mode, left) => {
    await world.weather.setMode(mode);
    const { forecast } = await opened();
    const said = await saidOf(mode);
    expect(forecast?.hours).toHaveLength(left);
    for (const { at, tempF } of forecast?.hours ?? []) {
      expect(tempF).toBe(said.get(at));
      expect(at).toBeGreaterThanOrEqual(hourOf(NOW));
      expect(at).toBeLessThan(hourOf(NOW) + 72 * HOUR_MS);
    }
  });

  it("that answers in other units is converted, and named in the log", async () => {
    expectLogs("weather_units_converted");
    const usual = (await opened()).forecast?.hours ?? [];
    await db.delete(hourlyForecasts);
    await world.weather.setMode({
      kind: "units",
      units: { temperature: "celsius", precipitation: "mm", wind: "kn" },
    });
    const converted = (await opened()).forecast?.hours ?? [];
    expect(converted).toHaveLength(72);
    for (const [index, { tempF, windMph }] of converted.entries()) {
      expect(tempF).toBeCloseTo(usual[index]?.tempF ?? Number.NaN, 0);
      expect(windMph).toBeCloseTo(usual[index]?.windMph ?? Number.NaN, 0);
    }
    expect(countLogged("weather_units_converted")).toBe(1);
  });
});

describe("kept hours", () => {
  it.each([
    [59 * 60_000, true],
    [3 * HOUR_MS, true],
    [12 * HOUR_MS, true],
    [12 * HOUR_MS + 1, false],
    // From the future.
    [-10 * 60_000, false],
  ])("E16 of %i ms ago, where nobody answers, are used: %s", async (ageMs, isUsed) => {
    expectLogs("weather_forecast_failed");
    await world.weather.setMode({ kind: "status", status: 500 });
    const stored = await keep(ageMs);
    const expected = { fetchedAt: NOW - ageMs, hours: [HOUR] };
    expect((await opened({ stored })).forecast).toEqual(isUsed ? expected : null);
  });

  it("F40 that can't be read count as none, and are asked for again", async () => {
    await keep(2 * HOUR_MS);
    await db.update(hourlyForecasts).set({ hours: "damaged" });
    expect((await opened({ stored: await rowOf() })).forecast?.hours).toHaveLength(72);
  });

  it("F40 in damaged rows are asked for again, and mended", async () => {
    for (const damage of [
      "ask_after = 'soon'",
      "ask_after = 9e15",
      "ask_after = -1",
      "fetched_at = 'then'",
    ]) {
      await keep(2 * HOUR_MS);
      await env.DB.prepare(`update hourly_forecasts set ${damage}`).run();
      expect((await opened({ stored: await rowOf() })).forecast?.fetchedAt, damage).toBe(NOW);
      expect(await rowOf(), damage).toMatchObject({ fetchedAt: NOW, askAfter: NOW + HOUR_MS, askedAt: null });
      await db.delete(hourlyForecasts);
    }
  });
});

describe("F40 a database", () => {
  it("that takes no claim leaves what was kept, and nobody is asked", async () => {
    expectLogs("weather_hours_not_claimed");
    const stored = await keep(2 * HOUR_MS);
    const database = openDatabase(failingDatabase(env.DB, /insert into "hourly_forecasts"/));
    expect(await opened({ stored, database })).toEqual({
      forecast: { fetchedAt: NOW - 2 * HOUR_MS, hours: [HOUR] },
      isComing: false,
    });
    expect(await opened({ database })).toEqual({ forecast: null, isComing: false });
    expect(await requests()).toBe(0);
    expect(countLogged("weather_hours_not_claimed")).toBe(2);
  });

  it("that keeps nothing costs the page nothing, and another may ask after the claim", async () => {
    expectLogs("weather_hours_not_kept");
    const database = openDatabase(failingDatabase(env.DB, /^update "hourly_forecasts"/));
    expect((await opened({ database })).forecast?.hours).toHaveLength(72);
    expect(countLogged("weather_hours_not_kept")).toBe(1);
    expect(await opened({ now: NOW + 29_000 })).toEqual({ forecast: null, isComing: true });
    expect((await opened({ now: NOW + 30_000 })).forecast?.hours).toHaveLength(72);
    expect(await requests()).toBe(2);
  });

  it("that can't put off the next request is asked again after the claim", async () => {
    expectLogs("weather_hours_not_kept", "weather_forecast_failed");
    await world.weather.setMode({ kind: "status", status: 500 });
    const database = openDatabase(failingDatabase(env.DB, /^update "hourly_forecasts"/));
    expect(await opened({ database })).toEqual({ forecast: null, isComing: false });
  });

  it("is enough without KV", async () => {
    expectLogs("weather_cache_failed", "weather_forecast_failed");
    const cache = failingNamespace(env.WEATHER_CACHE, ["get", "put"]);
    expect((await opened({ cache })).forecast?.hours).toHaveLength(72);
    await world.weather.setMode({ kind: "status", status: 429, retryAfter: "120" });
    await opened({ cache, now: NOW + HOUR_MS });
    expect(await rowOf()).toMatchObject({ askAfter: NOW + HOUR_MS + 120_000 });
  });
});

describe("a claim", () => {
  const claim = async (now: number) => (await claimHours(db, CELL, now)).length;

  it("is one caller's for thirty seconds, and nobody's while all have to wait", async () => {
    expect([await claim(NOW), await claim(NOW), await claim(NOW + 29_999)]).toEqual([1, 0, 0]);
    expect(await claim(NOW + 30_000)).toBe(1);
    await putOffHours(db, CELL, NOW + 100_000);
    expect([await claim(NOW + 99_999), await claim(NOW + 100_000)]).toEqual([0, 1]);
  });

  it("keeps what was fetched before", async () => {
    await keep(2 * HOUR_MS);
    expect(await claim(NOW)).toBe(1);
    expect(await rowOf()).toMatchObject({
      fetchedAt: NOW - 2 * HOUR_MS,
      hours: packHours([HOUR]),
      askedAt: NOW,
    });
  });

  it("is made at the primary, and keeps its reader near", async () => {
    const settings = { isHttps: false, tokenSecret: "s".repeat(40), migrated: null };
    const { binding, trips, end } = laggingDatabase({
      ...{ primary: env.DB, copies: [env.COPY_ONE], lagMs: [0], clock: () => NOW },
      ways: () => ({ primaryMs: 0, copyMs: 0 }),
    });
    await applyD1Migrations(env.COPY_ONE, env.TEST_MIGRATIONS);
    await env.COPY_ONE.prepare("insert or replace into heartbeat values (1, ?)").bind(NOW).run();
    const visit = (way: (client: Client) => Database) =>
      answerNear(
        {
          ...{ settings, binding, metrics: NO_METRICS, mayLag: true, clock: () => NOW, patienceMs: 60_000 },
          request: new Request("http://localhost/dashboards/one/today"),
        },
        async (client) => {
          const [stored = null] = await selectHoursAt(openDatabase(client), CELL);
          const { forecast } = await opened({ stored, database: way(client) });
          const headers = { "Content-Type": "text/html", "Layette-Viewer": "someone" };
          return Response.json(forecast?.hours.length, { headers });
        },
      );
    const writesTold = async (answer: Response) => {
      const [cookie = ""] = answer.headers.getSetCookie();
      const mark = await readMarkCookie(
        settings,
        new Request("http://localhost/", { headers: { Cookie: cookie } }),
        NOW,
      );
      return [await answer.json(), mark?.wroteAt ?? null];
    };
    expect(await writesTold(await visit(() => openDatabase(binding)))).toEqual([72, null]);
    // The page's own read with the heartbeat, then the claim and what is kept.
    expect(trips).toEqual({ copies: 2, primary: 2 });
    // Through the request's own way, it would count as a write of its reader's.
    await openDatabase(binding).delete(hourlyForecasts);
    expect(await writesTold(await visit(openDatabase))).toEqual([72, NOW]);
    end();
  });
});

describe("the nightly cron", () => {
  it("forgets what was fetched, or asked for, more than twelve hours ago", async () => {
    await keep(12 * HOUR_MS, [HOUR], "1.0,1.0");
    await keep(12 * HOUR_MS - 1, [HOUR], "2.0,2.0");
    await claimHours(db, "3.0,3.0", NOW - 12 * HOUR_MS);
    await claimHours(db, "4.0,4.0", NOW);
    await claimHours(db, "5.0,5.0", NOW);
    await db
      .update(hourlyForecasts)
      .set({ askAfter: sql`'damaged'` })
      .where(eq(hourlyForecasts.cell, "5.0,5.0"));
    await purgeExpired({ db, now: NOW });
    const left = await db.select({ cell: hourlyForecasts.cell }).from(hourlyForecasts);
    expect(left.map(({ cell }) => cell).sort()).toEqual(["2.0,2.0", "4.0,4.0"]);
  });
});

const MUNICH = {
  ...{ id: 2867714, name: "Munich", region: "Bavaria", country: "DE", countryName: "Germany" },
  ...{ latitude: 48.13743, longitude: 11.57549, elevationM: 519, timeZone: "Europe/Berlin" },
};

describe("a plan's place", () => {
  const forPlan = async (viewerId: string, planId: string) =>
    (await selectWeatherForPlan(db, viewerId, planId))[0];

  it("comes with what is kept of its forecast, for whoever may read the plan", async () => {
    const { onboardingId: planId } = await aStoredPlan(db, world.userId);
    const [member, stranger] = [await aUser(db), await aUser(db)];
    await aMember(planId, member.id, "reader");
    const row = await forPlan(world.userId, planId);
    expect(row).toMatchObject({ state: "MN", cell: null, hours: null });
    if (!row) throw new Error("The plan isn't there");
    const { spot, timeZone } = whereaboutsOf(row);
    expect(timeZone).toBe("America/Chicago");
    if (!spot) throw new Error("The place isn't known");
    await keep(0, [HOUR], cellName(spot));
    for (const reader of [world.userId, member.id]) {
      expect(await forPlan(reader, planId)).toMatchObject({ cell: cellName(spot), hours: packHours([HOUR]) });
    }
    expect(await forPlan(stranger.id, planId)).toBeUndefined();
    await db
      .update(userOnboardingData)
      .set({ deletedAt: NOW })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await forPlan(world.userId, planId)).toBeUndefined();
  });

  it("outside the US has its own zone and cell", async () => {
    await keep(0, [HOUR], "48.1,11.6");
    const { onboardingId: planId } = await aStoredPlan(db, world.userId, {
      zipcode: "",
      place: packPlace(MUNICH),
    });
    const row = await forPlan(world.userId, planId);
    expect(row).toMatchObject({ cell: "48.1,11.6", latitude: null });
    expect(row && whereaboutsOf(row)).toEqual({
      spot: { latitude: 48.13743, longitude: 11.57549 },
      timeZone: "Europe/Berlin",
    });
  });

  it.each([
    ["no JSON", "damaged"],
    ["nothing", ""],
    ["JSON of another shape", "[1]"],
    ["texts as coordinates", JSON.stringify({ ...MUNICH, latitude: "north" })],
    ["coordinates that no globe has", JSON.stringify({ ...MUNICH, latitude: 1e300 })],
  ])("F42 that is %s is unknown, and the page goes on", async (_, place) => {
    const { onboardingId: planId } = await aStoredPlan(db, world.userId, { zipcode: "", place });
    const row = await forPlan(world.userId, planId);
    expect(row && whereaboutsOf(row)).toEqual({ spot: null, timeZone: "America/Chicago" });
  });

  it("that the map doesn't know is unknown", async () => {
    const { onboardingId: planId } = await aStoredPlan(db, world.userId, { zipcode: "00000" });
    const row = await forPlan(world.userId, planId);
    expect(row).toMatchObject({ cell: null, state: null });
    expect(row && whereaboutsOf(row).spot).toBeNull();
  });

  it("has the same cell in the database as here, wherever it is", async () => {
    const zip = "99998";
    await db
      .insert(zipcodeCityMap)
      .values({ ...{ zipcode: zip, city: "Nowhere", stateAbbreviation: "AK", latitude: 0, longitude: 0 } });
    const [inUs, abroad] = [
      await aStoredPlan(db, world.userId, { zipcode: zip }),
      await aStoredPlan(db, world.userId, { zipcode: "", attemptNumber: 2, place: packPlace(MUNICH) }),
    ];
    const whole = (most: number) => fc.integer({ min: -most, max: most });
    // Any place, halves of a tenth, which have to go the same way, and what a place's table has: five digits.
    const degrees = (most: number) =>
      fc.oneof(
        fc.double({ min: -most, max: most, noNaN: true }),
        whole(most * 10 - 1).map((tenths) => tenths / 10 + 0.05),
        whole(most * 10 - 1).map((tenths) => (tenths * 10 + 5) / 100),
        whole(most * 100_000).map((parts) => parts / 100_000),
        fc.constantFrom(0, -0, 0.05, -0.05, 0.04999, -0.04999, -0.05001, most, -most),
      );
    await fc.assert(
      fc.asyncProperty(degrees(90), degrees(180), async (latitude, longitude) => {
        const cell = cellName({ latitude, longitude });
        const place = JSON.stringify({ ...MUNICH, latitude, longitude });
        const [, , , [one], [other]] = await db.batch([
          db.insert(hourlyForecasts).values({ cell, askAfter: NOW }).onConflictDoNothing(),
          db.update(zipcodeCityMap).set({ latitude, longitude }).where(eq(zipcodeCityMap.zipcode, zip)),
          db
            .update(userOnboardingData)
            .set({ place })
            .where(eq(userOnboardingData.onboardingId, abroad.onboardingId)),
          selectWeatherForPlan(db, world.userId, inUs.onboardingId),
          selectWeatherForPlan(db, world.userId, abroad.onboardingId),
        ]);
        expect([one?.cell, other?.cell]).toEqual([cell, cell]);
        for (const row of [one, other]) {
          const { spot = null } = row ? whereaboutsOf(row) : {};
          expect(spot && cellName(spot)).toBe(cell);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("S95 a position", () => {
  it("is in no line of the log and under no key of KV, beyond a tenth of a degree or at all", async () => {
    expectLogs("weather_forecast_failed", "weather_forecast_doubted", "weather_hours_not_kept");
    const spot = { latitude: 44.97781, longitude: -93.26501 };
    const modes: WeatherMode[] = [
      { kind: "normal" },
      { kind: "html" },
      { kind: "storm" },
      { kind: "hang-up" },
      { kind: "status", status: 429, retryAfter: "1" },
    ];
    for (const [turn, mode] of modes.entries()) {
      await world.weather.setMode(mode);
      await opened({ spot, now: NOW + turn * 2 * HOUR_MS });
    }
    const broken = openDatabase(failingDatabase(env.DB, /^update "hourly_forecasts"/));
    await opened({ spot, now: NOW + 20 * HOUR_MS, database: broken });
    expect(loggedLines().length).toBeGreaterThan(4);
    const { keys } = await env.WEATHER_CACHE.list();
    expect(keys.map(({ name }) => name)).toContain("weather:pause:forecast");
    const told = [...loggedLines(), ...keys.map(({ name }) => name)].join("\n");
    expect(told).not.toMatch(/44\.9|93\.[23]|45\.0/);
    const asked = (await world.weather.requests()).map(({ query }) => [query.latitude, query.longitude]);
    expect(new Set(asked.map(String))).toEqual(new Set(["45,-93.3"]));
    const kept = await db.select({ cell: hourlyForecasts.cell }).from(hourlyForecasts);
    expect(kept).toEqual([{ cell: "45.0,-93.3" }]);
  });
});
