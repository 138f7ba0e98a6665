// The weather of a trip: archives that fail, and forecasts.
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { expectLogs } from "../../support/logs.ts";
import { aTrip, aTripWorld, TODAY, tripPage, weatherRow } from "../../support/trips.ts";
import type { WeatherFaultKind } from "../../support/weather-server.ts";

afterEach(() => vi.unstubAllGlobals());

/** A trip whose days are all within the forecast. */
const NEAR = { startDate: plusDays(TODAY, 3), endDate: plusDays(TODAY, 6) };

const pathsOf = async (world: Awaited<ReturnType<typeof aTripWorld>>, from: number) =>
  (await world.weather.requests()).slice(from).map(({ path }) => path);

describe("an archive that fails", () => {
  it.each<WeatherFaultKind | number>([
    429,
    500,
    403,
    "silent",
    "nan",
    "malformed",
    "html",
    "null-column",
    "few-days",
    "hang-up",
  ])("F11 F12 (%s) leaves a trip to the typical climate of its place", async (fault) => {
    expectLogs("weather_archive_failed");
    const world = await aTripWorld();
    const mode = typeof fault === "number" ? ({ kind: "status", status: fault } as const) : { kind: fault };
    await world.weather.setMode(mode);
    const tripId = await aTrip(world);
    const trip = await tripPage(world, tripId);
    expect(trip).toMatchObject({
      status: "ready",
      weather: { certainty: "estimated", source: "typical-climate" },
    });
    const { avgTempMax, avgTempMin, rainDays, snowDays } = trip.weather ?? {};
    for (const figure of [avgTempMax, avgTempMin, rainDays, snowDays])
      expect(Number.isFinite(figure)).toBe(true);
    expect(trip.essentials).toBeGreaterThan(0);
  });
});

describe("a forecast", () => {
  it("is asked for a trip of the next days, and kept for the next trip there", async () => {
    const world = await aTripWorld();
    const before = (await world.weather.requests()).length;
    const tripId = await aTrip(world, NEAR);
    expect((await tripPage(world, tripId)).weather).toMatchObject({
      certainty: "forecast",
      source: "open-meteo",
    });
    expect(await weatherRow(world.db, tripId)).toMatchObject({ isForecast: true, days: 4 });
    expect(await pathsOf(world, before)).toEqual(["forecast"]);
    const [request] = (await world.weather.requests()).slice(before);
    expect(request?.query).toMatchObject({
      latitude: "39.8",
      longitude: "-105",
      start_date: NEAR.startDate,
      end_date: NEAR.endDate,
      temperature_unit: "fahrenheit",
      precipitation_unit: "inch",
    });
    await aTrip(world, { ...NEAR, hiking: "on" });
    expect(await pathsOf(world, before)).toEqual(["forecast"]);
  });

  it.each([
    // One day ago may still be today in Denver.
    ["began two days ago", -2, 3],
    ["ends after sixteen days", 10, 17],
    ["is months away", 120, 126],
  ])("is not asked for a trip that %s", async (_, first, last) => {
    const world = await aTripWorld();
    const before = (await world.weather.requests()).length;
    // A forecast uses the place's own days, and it may still be yesterday there.
    const today = dayInZone(new Date(), "America/Denver");
    const tripId = await aTrip(world, { startDate: plusDays(today, first), endDate: plusDays(today, last) });
    expect((await tripPage(world, tripId)).weather?.certainty).toBe("typical");
    expect(await pathsOf(world, before)).toEqual(["archive"]);
  });

  it.each<WeatherFaultKind | number>([
    429,
    500,
    "silent",
    "nan",
    "nulls",
    "null-column",
    "few-days",
    "missing-days",
    "html",
    "hang-up",
  ])("F11 F12 that fails (%s) leaves a trip to what is typical", async (fault) => {
    expectLogs("weather_forecast_failed");
    const world = await aTripWorld();
    const status = typeof fault === "number" ? ({ kind: "status", status: fault } as const) : { kind: fault };
    await world.weather.setMode({ ...status, only: "forecast" });
    // Ten days, of which every tenth is damaged.
    const tripId = await aTrip(world, { startDate: plusDays(TODAY, 2), endDate: plusDays(TODAY, 12) });
    expect(await tripPage(world, tripId)).toMatchObject({
      status: "ready",
      weather: { certainty: "typical", source: "open-meteo" },
    });
  });

  it("F12 that asks to be left alone is not asked again, nor is one whose archive has", async () => {
    expectLogs("weather_forecast_failed", "weather_archive_failed");
    const world = await aTripWorld();
    await world.weather.setMode({ kind: "status", status: 429, retryAfter: "120", only: "forecast" });
    const before = (await world.weather.requests()).length;
    await aTrip(world, NEAR);
    await aTrip(world, { ...NEAR, hiking: "on" });
    expect((await pathsOf(world, before)).filter((path) => path === "forecast")).toHaveLength(1);

    const other = await aTripWorld();
    await other.weather.setMode({ kind: "status", status: 429, retryAfter: "120", only: "archive" });
    const since = (await other.weather.requests()).length;
    await aTrip(other);
    await aTrip(other, NEAR);
    expect(await pathsOf(other, since)).toEqual(["archive"]);
  });
});
