// Places of one grid cell share one answer, and a cron keeps the cells that people use (decision W10).
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { weatherCells } from "~/data/schema.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
import { ZIP_OF_KNOWN_AREA } from "../../support/shared-data.ts";
import { PAGO_PAGO } from "../../unit/fixtures/cities.ts";

const DAY_MS = 86_400_000;
const EVERY_NIGHT = "17 4 * * *";

let world: World;

beforeEach(async () => {
  world = await aWorld();
  await world.db.delete(weatherCells);
});

const readCells = () => world.db.select().from(weatherCells);
const refreshAfter = (days: number) => runCron(EVERY_NIGHT, world.env, Date.now() + days * DAY_MS);

describe("the weather cache", () => {
  it("makes no call to the archive for a second quiz in the same cell", async () => {
    const first = await planned(world);
    const second = await planned(world, { zipcode: ZIP_OF_KNOWN_AREA });
    expect(second).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
    expect(second.monthCards).toBe(first.monthCards);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("notes the cell with its days, and when it was fetched and last used", async () => {
    await planned(world);
    const [before] = await readCells();
    expect(before).toMatchObject({
      cell: "weather:2:open-meteo:45.0,-93.3:5y",
      provider: "open-meteo",
      latitude: 45,
      longitude: -93.3,
    });
    const [request] = await world.weather.requests();
    expect(request?.query).toMatchObject({ start_date: before?.startDate, end_date: before?.endDate });

    await world.db.update(weatherCells).set({ fetchedAt: 1000, lastUsedAt: 1000 });
    await planned(world);
    const [after] = await readCells();
    expect(after?.fetchedAt).toBe(before?.fetchedAt);
    expect(after?.lastUsedAt).toBeGreaterThan(1000);
  });

  it("asks anew for a place in another cell", async () => {
    await planned(world);
    await planned(world, { zipcode: "60601" });
    expect(await world.weather.requests()).toHaveLength(2);
    expect(await readCells()).toHaveLength(2);
  });

  it("reads a broken cache entry as none", async () => {
    await bindings.WEATHER_CACHE.put("weather:2:open-meteo:45.0,-93.3:5y", JSON.stringify({ days: [["x"]] }));
    expect(await planned(world)).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("keeps a five-year answer small enough for thousands of cells", async () => {
    await planned(world);
    const value = await bindings.WEATHER_CACHE.get("weather:2:open-meteo:45.0,-93.3:5y");
    expect(value?.length).toBeLessThan(100_000);
  });
});

describe("the nightly refresh", () => {
  it("fetches a stale cell anew, with days that end yesterday", async () => {
    await planned(world);
    const [before] = await readCells();
    await refreshAfter(26);
    const [after] = await readCells();
    expect(await world.weather.requests()).toHaveLength(2);
    expect(after?.cell).toBe(before?.cell);
    expect(after?.fetchedAt).toBeGreaterThan(Number(before?.fetchedAt) + 25 * DAY_MS);
    expect(String(after?.endDate) > String(before?.endDate)).toBe(true);
    const kept: { fetchedAt: number } | null = await bindings.WEATHER_CACHE.get(String(after?.cell), "json");
    expect(kept?.fetchedAt).toBe(after?.fetchedAt);
  });

  it("asks for whole days of the cell: at night in London it is still the day before in Pago Pago", async () => {
    await planned(world, { zipcode: "", placeId: String(PAGO_PAGO.placeId) });
    const today = plusDays(toDay(new Date()), 26);
    await runCron(EVERY_NIGHT, world.env, Date.parse(`${today}T04:17:00Z`));
    const [, refreshed] = await world.weather.requests();
    expect(refreshed?.query.end_date).toBe(plusDays(today, -2));
  });

  it("leaves a fresh cell alone", async () => {
    await planned(world);
    await refreshAfter(5);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("does not count as a use, and forgets a cell that nobody has used for sixty days", async () => {
    await planned(world);
    const [before] = await readCells();
    await refreshAfter(26);
    expect((await readCells())[0]?.lastUsedAt).toBe(before?.lastUsedAt);
    await refreshAfter(61);
    expect(await readCells()).toEqual([]);
  });

  it("stops at the first archive that does not answer and keeps what it has", async () => {
    expectLogs("weather_archive_failed");
    await planned(world);
    await planned(world, { zipcode: "60601" });
    await world.weather.setMode({ kind: "status", status: 429 });
    const before = await readCells();
    await refreshAfter(26);
    expect(await world.weather.requests()).toHaveLength(3);
    expect(await readCells()).toEqual(before);
  });

  it("goes on to the other cells when one belongs to an archive that is no longer configured", async () => {
    await planned(world);
    const [cell] = await readCells();
    if (!cell) throw new Error("No cell was noted");
    await world.db.insert(weatherCells).values({
      ...cell,
      cell: "weather:2:visual-crossing:1.0,1.0:5y",
      provider: "visual-crossing",
      fetchedAt: 0,
    });
    await refreshAfter(26);
    await world.db.delete(weatherCells).where(eq(weatherCells.provider, "visual-crossing"));
    expect(await world.weather.requests()).toHaveLength(2);
  });

  it("logs a cron expression that it does not know", async () => {
    expectLogs("cron_unknown");
    await runCron("0 0 1 1 *", world.env, Date.now());
    expect(countLogged("cron_unknown")).toBe(1);
  });
});
