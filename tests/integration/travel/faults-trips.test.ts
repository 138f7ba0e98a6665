// Trips whose weather does not answer, whose worker dies, whose message is buried: each is finished or says that it is not.
import { afterEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { newId } from "~/lib/ids.ts";
import { deleteTrip, restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { retryTrip } from "~/usecases/travel/retry-trip.ts";
import { aSession } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { deliver, deliverNext, drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import { sweepNow } from "../../support/plans.ts";
import {
  aTrip,
  aTripWorld,
  letTripAge,
  packedRows,
  sentTrip,
  TODAY,
  tripDeps,
  tripPage,
  tripRow,
  weatherRow,
} from "../../support/trips.ts";
import type { WeatherFaultKind } from "../../support/weather-server.ts";

afterEach(() => vi.unstubAllGlobals());

/** A trip that a forecast knows every day of. */
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
    // A forecast goes by the days of the place, where it may still be yesterday.
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
    // Ten days: every tenth is damaged.
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

describe("a worker that dies", () => {
  it("before or after it has written leaves one list", async () => {
    for (const when of ["before", "after"] as const) {
      expectLogs("queue_message_failed");
      const world = await aTripWorld();
      const tripId = await sentTrip(world);
      const DB = failingDatabase(world.env.DB, /insert into "?travel_plan_items/i, when);
      await deliverNext(world.queues, { ...world.env, DB });
      expect((await tripRow(world.db, tripId)).status).toBe(when === "before" ? "pending" : "ready");
      DB.fault.isOn = false;
      await drain(world.queues, { ...world.env, DB });
      expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", leaseUntil: null });
      expect((await packedRows(world.db, tripId)).length).toBeGreaterThan(10);
    }
  });

  it("and a message that is lost are made good by the sweeper", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    world.queues.waiting.splice(0);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);
    await letTripAge(world.db, tripId, 60_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready" });
  });

  it("again and again fails the trip, and Try Again starts another run", async () => {
    expectLogs("queue_message_failed", "trip_message_dead");
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const DB = failingDatabase(world.env.DB, /insert into "?travel_plan_items/i);
    const env = { ...world.env, DB };
    await drain(world.queues, env);
    const failed = await tripRow(world.db, tripId);
    expect(failed).toMatchObject({ status: "failed", leaseUntil: null });
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await tripPage(world, tripId)).toMatchObject({ status: "failed", sizes: [] });

    DB.fault.isOn = false;
    const target = { ownerId: world.userId, tripId };
    const [once, twice] = [
      await retryTrip(tripDeps(world), target),
      await retryTrip(tripDeps(world), target),
    ];
    expect(once).toEqual({ tripId, version: failed.version + 1 });
    expect(twice).toEqual(once);
    expect(world.queues.waiting).toHaveLength(1);
    expect((await tripRow(world.db, tripId)).runId).not.toBe(failed.runId);
    await drain(world.queues, env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready" });
  });

  it("that goes round in circles is stopped", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    for (let round = 0; round < 45 && (await tripRow(world.db, tripId)).status === "pending"; round++) {
      const { runId } = await tripRow(world.db, tripId);
      world.queues.waiting.splice(0);
      await world.env.DB.prepare(
        "update user_travel_plans set version = version + 1 where id = ? and run_id = ?",
      )
        .bind(tripId, runId)
        .run();
      await letTripAge(world.db, tripId, 60_000);
      await sweepNow(world);
    }
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "failed" });
  });
});

describe("a trip that is deleted", () => {
  it("in the middle of its run stays deleted, and goes on when it is brought back", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const target = { ownerId: world.userId, tripId };
    const [letter] = world.queues.waiting.splice(0);
    if (!letter) throw new Error("Nothing was sent");
    expect(await deleteTrip(tripDeps(world), target)).toMatchObject({ tripId });
    await deliver(world.queues, world.env, [letter]);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "pending" });
    expect(await packedRows(world.db, tripId)).toEqual([]);
    await letTripAge(world.db, tripId, 30_000);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);

    expect(await restoreTrip(tripDeps(world), target)).toMatchObject({ kind: "restored" });
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", deletedAt: null });
  });

  it("between the work and the write writes nothing", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    await world.weather.setMode({ kind: "normal" });
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      await deleteTrip(tripDeps(world), { ownerId: world.userId, tripId });
      return fetch(...args);
    });
    await drain(world.queues, world.env);
    expect((await tripRow(world.db, tripId)).deletedAt).not.toBeNull();
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await weatherRow(world.db, tripId)).toBeNull();
  });

  it("is gone with everything a minute later", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const target = { ownerId: world.userId, tripId };
    await deleteTrip(tripDeps(world), target);
    await sweepNow(world, 30_000);
    await tripRow(world.db, tripId);
    await sweepNow(world, 61_000);
    await expect(tripRow(world.db, tripId)).rejects.toThrow("No trip");
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await weatherRow(world.db, tripId)).toBeNull();
    expect(await restoreTrip(tripDeps(world), target)).toEqual({ kind: "not-found" });
  });

  it("frees the key of its form", async () => {
    const world = await aTripWorld();
    const formKey = newId();
    const tripId = await sentTrip(world, { formKey });
    await deleteTrip(tripDeps(world), { ownerId: world.userId, tripId });
    expect(await sentTrip(world, { formKey })).not.toBe(tripId);
  });
});

describe("the live line", () => {
  it("tells the owner's pages that a trip is ready, and that it is gone", async () => {
    const world = await aTripWorld();
    const session = await aSession(world.db, world.userId);
    const line = await openLive(session.cookie);
    const tripId = await aTrip(world);
    await deleteTrip(tripDeps(world), { ownerId: world.userId, tripId });
    await expect
      .poll(() => line.messages.map(readLiveEvent).filter((event) => event?.type === "trip"))
      .toEqual([
        { type: "trip", travelPlanId: tripId, version: 3, status: "ready" },
        { type: "trip", travelPlanId: tripId, version: 4, status: "ready", isDeleted: true },
      ]);
  });
});
