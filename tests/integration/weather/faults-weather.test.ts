// Weather archives that are slow, refuse, break off, or send nonsense: a plan is always finished from the
// next source, and contains no NaN.
import { env as bindings } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { readConfig } from "~/services/config.server.ts";
import { createWeatherArchive } from "~/services/weather/archive.server.ts";
import { weatherArchive } from "~/services/weather/from-config.server.ts";
import { openMeteo, type WeatherProvider } from "~/services/weather/provider.server.ts";
import { failingNamespace } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, expectNothingBroken, planned, type World } from "../../support/plans.ts";
import type { WeatherFaultKind } from "../../support/weather-server.ts";
import { MINNEAPOLIS } from "../../unit/fixtures/normals.ts";

let world: World;

afterEach(() => expectNothingBroken(world));

/** The figures of a plan's month cards, all of which must be numbers. */
function figuresOf(monthCards: string | null): number[] {
  const cards = readMonthCards(monthCards) ?? [];
  return cards.flatMap((card) => [
    card.avgTempMax,
    card.avgTempMin,
    card.avgHumidity,
    card.rainDays,
    card.snowDays,
    card.precipAmount,
    ...Object.values(card.weatherCategoryCounts),
  ]);
}

function expectRealFigures(monthCards: string | null): void {
  const figures = figuresOf(monthCards);
  expect(figures.length).toBeGreaterThan(12 * 6);
  expect(figures.every(Number.isFinite)).toBe(true);
  expect(monthCards).not.toMatch(/NaN|Infinity|undefined/);
}

const QUERY = {
  latitude: 45,
  longitude: -93.3,
  start: "2021-11-19",
  end: "2026-11-19",
  typical: MINNEAPOLIS,
};

describe("an archive that does not answer", () => {
  it("F11 a silent archive and one that sends a byte a second are left after the deadline for the typical climate", async () => {
    expectLogs("weather_archive_failed");
    const [silent, trickling] = [await aWorld({ kind: "silent" }), await aWorld({ kind: "trickle" })];
    const plans = await Promise.all([planned(silent), planned(trickling)]);
    for (const plan of plans) {
      expect(plan).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
      expectRealFigures(plan.monthCards);
    }
    for (world of [silent, trickling]) {
      expect(await world.weather.requests()).toHaveLength(1);
      await expectNothingBroken(world);
    }
  });

  it("F11 a connection that breaks is tried once more, then the typical climate takes its place", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld();
    const broken = vi.fn(() => Promise.reject(new TypeError("Network connection lost.")));
    vi.stubGlobal("fetch", broken);
    const plan = await planned(world).finally(() => vi.unstubAllGlobals());
    expect(plan).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    expect(broken).toHaveBeenCalledTimes(2);
  });

  it("F11 the next archive is asked when the first one fails, and its days are kept under its name", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 500 });
    const config = readConfig(world.env).weather;
    const first = openMeteo({ archiveUrl: config.archiveUrl, apiKey: undefined, isDevelopment: true });
    const days = expandNormals(MINNEAPOLIS, QUERY.start, QUERY.end);
    const second: WeatherProvider = { name: "visual-crossing", fetchDays: async () => days };
    const providers = [first, second].filter((provider) => provider !== null);
    const archive = createWeatherArchive({ cache: bindings.WEATHER_CACHE, providers });
    expect(await archive.find(QUERY, Date.now())).toMatchObject({
      provider: "visual-crossing",
      fromCache: false,
    });
    expect(await archive.find(QUERY, Date.now())).toMatchObject({
      provider: "visual-crossing",
      fromCache: true,
    });
    expect(await world.weather.requests()).toHaveLength(2);
  });
});

describe("an archive that refuses", () => {
  it("F12 a 429 with Retry-After is honoured: no second request within it, one after it", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 429, retryAfter: "120" });
    const askedAt = Date.now();
    expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    expect(await planned(world, { zipcode: "33139" })).toMatchObject({ weatherSource: "typical-climate" });
    expect(await world.weather.requests()).toHaveLength(1);

    const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
    await world.weather.setMode({ kind: "normal" });
    expect(await archive.find(QUERY, askedAt + 119_000)).toBeNull();
    expect(await world.weather.requests()).toHaveLength(1);
    expect(await archive.find(QUERY, Date.now() + 121_000)).toMatchObject({ provider: "open-meteo" });
  });

  it.each(["1", "0"])("F12 a 429 that is over in %s s is waited out, once", async (retryAfter) => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 429, retryAfter, times: 1 });
    expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
    const [first, second, ...more] = await world.weather.requests();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(Number(retryAfter) * 1000 - 50);
    expect(more).toEqual([]);
  });

  it("F12 a 429 that asks for a second again and again is waited out once, then left alone", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 429, retryAfter: "1" });
    const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
    const now = Date.now();
    expect(await archive.find(QUERY, now)).toBeNull();
    expect(await world.weather.requests()).toHaveLength(2);
    expect(await archive.find(QUERY, now + 900)).toBeNull();
    expect(await world.weather.requests()).toHaveLength(2);
  });

  it("F12 a 503 for four seconds is not waited for", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 503, retryAfter: "4" });
    expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F12 a 500 is tried once more and then left, and one that passes is overcome", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 500 });
    expect(await planned(world)).toMatchObject({ weatherSource: "typical-climate" });
    expect(await world.weather.requests()).toHaveLength(2);
    await world.weather.setMode({ kind: "status", status: 502, times: 1 });
    expect(await planned(world)).toMatchObject({ weatherSource: "open-meteo" });
    expect(await world.weather.requests()).toHaveLength(4);
  });

  it.each([401, 403, 503])("F12 a %i is not asked again for a while", async (status) => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status });
    expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    await planned(world, { zipcode: "98101" });
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F12 a 400 is not asked the same thing again", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 400 });
    expect(await planned(world)).toMatchObject({ weatherSource: "typical-climate" });
    expect(await world.weather.requests()).toHaveLength(1);
  });
});

describe("an archive that talks nonsense", () => {
  const REFUSED: WeatherFaultKind[] = [
    "malformed",
    "html",
    "nan",
    "null-column",
    "few-days",
    "impossible-days",
    "huge",
  ];

  it.each(REFUSED)(
    "F13 an answer that is %s is refused, and the typical climate takes its place",
    async (kind) => {
      expectLogs("weather_archive_failed");
      world = await aWorld({ kind });
      const plan = await planned(world);
      expect(plan).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
      expectRealFigures(plan.monthCards);
      expect(await world.weather.requests()).toHaveLength(1);
    },
  );

  it.each<WeatherFaultKind>(["nulls", "missing-days"])(
    "F13 an answer with %s is used without its gaps",
    async (kind) => {
      world = await aWorld({ kind });
      const plan = await planned(world);
      expect(plan).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
      expectRealFigures(plan.monthCards);
    },
  );

  it("F13 a refused answer is not kept: the next quiz in the cell gets the archive's days", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "html" });
    await planned(world);
    await world.weather.setMode({ kind: "normal" });
    expect(await planned(world)).toMatchObject({ weatherSource: "open-meteo" });
  });
});

describe("a cache that fails", () => {
  it("still plans with the archive's days when KV takes no writes", async () => {
    expectLogs("weather_archive_failed", "weather_cache_failed");
    world = await aWorld();
    const WEATHER_CACHE = failingNamespace(bindings.WEATHER_CACHE, ["put"]);
    const plan = await planned({ ...world, env: { ...world.env, WEATHER_CACHE } });
    expect(plan.weatherSource).toBe("open-meteo");
    expect(await world.weather.requests()).toHaveLength(1);
  });
});
