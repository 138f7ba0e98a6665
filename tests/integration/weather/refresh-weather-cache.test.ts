// A cron keeps the cells that people use up to date (W10).
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { weatherCells } from "~/data/schema.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
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
    await world.db
      .insert(weatherCells)
      .values({
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
