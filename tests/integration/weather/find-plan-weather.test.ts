// Archives and forecasts that answer in the right format but with implausible values (decision W22): the plan
// uses the next source and says so, and none of the values are kept.
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { packDays } from "~/contracts/weather/weather-response.ts";
import { weatherCells } from "~/data/schema.ts";
import { plusDays, plusYears, toDay } from "~/domain/calendar.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aWorld, expectNothingBroken, planned, type World } from "../../support/plans.ts";
import { aTrip, aTripWorld, TODAY, tripPage, weatherRow } from "../../support/trips.ts";
import { METRIC, type Units } from "../../support/weather-days.ts";
import type { WeatherDoubtKind } from "../../support/weather-doubts.ts";
import { MIAMI } from "../../unit/fixtures/normals.ts";

const DAY_MS = 86_400_000;
const EVERY_NIGHT = "17 4 * * *";
const CELL = "weather:2:open-meteo:45.0,-93.3:5y";

let world: World;

afterEach(() => expectNothingBroken(world));

const facts = (event: string) =>
  loggedLines()
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line.event === event);
const cacheKeys = async () => (await bindings.WEATHER_CACHE.list()).keys.map(({ name }) => name);

const DOUBTED: readonly [WeatherDoubtKind, doubt: string][] = [
  ["celsius-as-fahrenheit", "off-climate"],
  ["other-hemisphere", "off-climate"],
  ["constants", "constant"],
  ["monthly-constants", "constant"],
  ["some-units", "units"],
  ["unknown-units", "units"],
  ["negative-rain", "impossible"],
  ["negative-snow", "impossible"],
  ["humid-140", "impossible"],
  ["humid-minus", "impossible"],
  ["upside-down", "impossible"],
  ["absurd-heat", "impossible"],
  ["absurd-cold", "impossible"],
  ["storm", "impossible"],
];

it("an archive that names no unit at all is taken at its word, as far as its climate is the place's", async () => {
  world = await aWorld({ kind: "no-units" });
  expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
});

describe("an archive that is not believed", () => {
  it.each(DOUBTED)("F13 (%s) is asked once, told of as %s, and kept nowhere", async (kind, doubt) => {
    expectLogs("weather_archive_doubted");
    const points: unknown[] = [];
    const METRICS: AnalyticsEngineDataset = { writeDataPoint: (point) => void points.push(point?.blobs) };
    world = await aWorld({ kind }, { METRICS });
    const plan = await planned(world);
    expect(plan).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    expect(plan.monthCards).not.toMatch(/NaN|Infinity|undefined/);
    expect(await world.weather.requests()).toHaveLength(1);
    const lines = facts("weather_archive_doubted");
    expect(lines).toEqual([
      expect.objectContaining({ level: "warn", provider: "open-meteo", kind: "doubted", doubt }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/-93|44\.9|45\.0/);
    expect(points).toContainEqual(["archive", "open-meteo", "doubted"]);
    expect(await cacheKeys()).toEqual([]);

    await world.weather.setMode({ kind: "normal" });
    expect((await planned(world)).weatherSource).toBe("open-meteo");
    expect(await cacheKeys()).toEqual([CELL]);
  });

  it("F13 (tropics in the north) is doubted by a mean of 20 °F and more in half of the months", async () => {
    expectLogs("weather_archive_doubted");
    world = await aWorld({ kind: "normal", climate: "tropical" });
    expect((await planned(world, { zipcode: "99701" })).weatherSource).toBe("typical-climate");
    expect((await planned(world, { zipcode: "00901" })).weatherSource).toBe("open-meteo");
  });

  it("F13 (nan-texts) is refused by its form", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "nan-texts" });
    expect((await planned(world)).weatherSource).toBe("typical-climate");
    expect(await cacheKeys()).toEqual([]);
  });

  it.each([
    ["in its US units", { kind: "constants" }, []],
    ["in its metric group", { kind: "units", units: METRIC, only: "timeline" }, ["°C mm km/h"]],
  ] as const)("F13 leaves the plan to the next archive, %s", async (_, mode, units) => {
    expectLogs("weather_archive_doubted", "weather_units_converted", "weather_archive_failed");
    const isOfSecond = mode.kind === "units";
    world = await aWorld(mode);
    world.env = Object.assign({}, world.env, {
      VISUAL_CROSSING_URL: world.weather.url,
      VISUAL_CROSSING_API_KEY: "key",
      ...(isOfSecond ? { WEATHER_API_URL: `${world.weather.url}/nobody` } : {}),
    });
    if (isOfSecond) {
      await fetch(`${world.weather.url}/nobody/mode`, {
        method: "PUT",
        body: JSON.stringify({ kind: "some-units" }),
      });
    }
    const plan = await planned(world);
    expect(plan).toMatchObject({ status: "completed", weatherSource: "visual-crossing" });
    expect(facts("weather_units_converted").map((line) => line.units)).toEqual(units);
    expect(countLogged("weather_archive_doubted")).toBe(1);
    expect(await cacheKeys()).toEqual(["weather:2:visual-crossing:45.0,-93.3:5y"]);
  });
});

describe("an archive that answers in other units", () => {
  it.each<[string, Units, string]>([
    ["metric ones", METRIC, "°C mm cm km/h"],
    ["°C alone", { temperature: "celsius", precipitation: "inch", wind: "mph" }, "°C"],
    ["millimeters alone", { temperature: "fahrenheit", precipitation: "mm", wind: "mph" }, "mm cm"],
    ["meters a second", { temperature: "fahrenheit", precipitation: "inch", wind: "ms" }, "m/s"],
    ["knots", { temperature: "fahrenheit", precipitation: "inch", wind: "kn" }, "kn"],
  ])("F13 (%s) gives the plan that ours would have given", async (_, units, named) => {
    world = await aWorld();
    const ours = await planned(world);
    expectLogs("weather_units_converted");
    world = await aWorld({ kind: "units", units });
    const theirs = await planned(world);
    expect(theirs.weatherSource).toBe("open-meteo");
    expect(theirs.weatherGroups?.replace(/[\d.]+/g, "0")).toBe(ours.weatherGroups?.replace(/[\d.]+/g, "0"));
    expect(figuresOff(theirs.monthCards, ours.monthCards)).toBeLessThanOrEqual(1);
    expect(facts("weather_units_converted")).toEqual([
      expect.objectContaining({ provider: "open-meteo", units: named }),
    ]);
  });
});

describe("what is in the cache", () => {
  const yesterday = plusDays(toDay(new Date()), -1);
  const put = (key: string, normals: Parameters<typeof expandNormals>[0]) => {
    const [start, end] = [plusYears(yesterday, -5), yesterday];
    const days = packDays(expandNormals(normals, start, end));
    return bindings.WEATHER_CACHE.put(key, JSON.stringify({ start, end, fetchedAt: Date.now(), days }));
  };

  it("F13 is not used where it is another place's climate, and is put right", async () => {
    expectLogs("weather_cache_doubted");
    world = await aWorld();
    await put(CELL, MIAMI);
    expect(await planned(world)).toMatchObject({ weatherSource: "open-meteo" });
    expect(await world.weather.requests()).toHaveLength(1);
    await planned(world);
    expect(await world.weather.requests()).toHaveLength(1);
    expect(facts("weather_cache_doubted")).toEqual([
      expect.objectContaining({ provider: "open-meteo", doubt: "off-climate" }),
    ]);
  });

  it("F13 is not read in the form of before, and its cell is forgotten", async () => {
    world = await aWorld();
    await put("weather:1:open-meteo:45.0,-93.3:5y", MIAMI);
    await planned(world);
    const [cell] = await world.db.select().from(weatherCells).where(eq(weatherCells.cell, CELL));
    if (!cell) throw new Error("No cell was noted");
    await world.db
      .insert(weatherCells)
      .values({ ...cell, cell: "weather:1:open-meteo:45.0,-93.3:5y", fetchedAt: 0 });
    await runCron(EVERY_NIGHT, world.env, Date.now());
    expect(await world.weather.requests()).toHaveLength(1);
    const left = await world.db.select({ cell: weatherCells.cell }).from(weatherCells);
    expect(left.map((row) => row.cell)).not.toContain("weather:1:open-meteo:45.0,-93.3:5y");
  });

  it("F13 stays when what should take its place at night is doubted, and the other cells are refreshed", async () => {
    expectLogs("weather_archive_doubted");
    world = await aWorld();
    await world.db.delete(weatherCells);
    await planned(world);
    const before = await bindings.WEATHER_CACHE.get(CELL);
    // Tropical weather is plausible only in Miami.
    await world.weather.setMode({ kind: "normal", climate: "tropical" });
    await planned(world, { zipcode: "33139" });
    await world.db.update(weatherCells).set({ fetchedAt: 1 }).where(eq(weatherCells.cell, CELL));
    await runCron(EVERY_NIGHT, world.env, Date.now() + 26 * DAY_MS);
    expect(await bindings.WEATHER_CACHE.get(CELL)).toBe(before);
    const cells = await world.db.select().from(weatherCells);
    expect(cells.filter(({ fetchedAt }) => fetchedAt > Date.now()).map(({ cell }) => cell)).toEqual([
      "weather:2:open-meteo:25.8,-80.2:5y",
    ]);
  });
});

describe("a forecast", () => {
  const NEAR = { startDate: plusDays(TODAY, 3), endDate: plusDays(TODAY, 6) };
  const forecastKeys = async () => (await cacheKeys()).filter((key) => key.startsWith("forecast:"));

  it.each<[WeatherDoubtKind, string]>([
    ["constants", "constant"],
    ["some-units", "units"],
    ["unknown-units", "units"],
  ])(
    "F13 that is not believed (%s) leaves a trip to what is typical, and is not kept",
    async (kind, doubt) => {
      expectLogs("weather_forecast_doubted");
      const trips = await aTripWorld();
      world = trips;
      await world.weather.setMode({ kind, only: "forecast" });
      const tripId = await aTrip(trips, NEAR);
      expect((await tripPage(trips, tripId)).weather).toMatchObject({
        certainty: "typical",
        source: "open-meteo",
      });
      expect(facts("weather_forecast_doubted")).toEqual([
        expect.objectContaining({ provider: "open-meteo", doubt }),
      ]);
      expect(await forecastKeys()).toEqual([]);
    },
  );

  it("F13 in metric units is that of ours", async () => {
    const trips = await aTripWorld();
    world = trips;
    const ours = await weatherRow(trips.db, await aTrip(trips, NEAR));
    for (const key of await forecastKeys()) await bindings.WEATHER_CACHE.delete(key);
    expectLogs("weather_units_converted");
    await world.weather.setMode({ kind: "units", units: METRIC, only: "forecast" });
    const theirs = await weatherRow(trips.db, await aTrip(trips, NEAR));
    expect(theirs).toMatchObject({ isForecast: true, weatherCategory: ours?.weatherCategory });
    expect(Math.abs(Number(theirs?.avgTempMax) - Number(ours?.avgTempMax))).toBeLessThan(0.3);
  });
});

/** The largest difference between two sets of cards in any figure. */
function figuresOff(cards: string | null, others: string | null): number {
  const figures = (text: string | null) =>
    (readMonthCards(text) ?? []).flatMap((card) => [
      card.avgTempMax,
      card.avgTempMin,
      card.avgHumidity,
      card.rainDays,
      card.snowDays,
      card.precipAmount,
      card.windyDays ?? 0,
    ]);
  const [own, other] = [figures(cards), figures(others)];
  expect(own).toHaveLength(12 * 7);
  return Math.max(...own.map((figure, at) => Math.abs(figure - (other[at] ?? Number.NaN))));
}
