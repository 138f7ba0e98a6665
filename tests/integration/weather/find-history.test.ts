// Places in one grid cell share one answer (W10).
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { climateNormals, weatherCells } from "~/data/schema.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
import { ZIP_OF_KNOWN_AREA } from "../../support/shared-data.ts";

let world: World;

beforeEach(async () => {
  world = await aWorld();
  await world.db.delete(weatherCells);
});

const readCells = () => world.db.select().from(weatherCells);

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

  it.each(["{", "", '{"of":[-1,null],"1":"x"}'])(
    "F42 does without a typical climate that can't be read: %s",
    async (months) => {
      expectLogs("weather_archive_failed");
      const area = eq(climateNormals.zip3, "554");
      const [was] = await world.db.select().from(climateNormals).where(area);
      if (!was) throw new Error("There is no such area");
      await world.db.update(climateNormals).set({ months }).where(area);
      const plans = [await planned(world), await planned(await aWorld({ kind: "status", status: 500 }))];
      await world.db.update(climateNormals).set(was).where(area);
      expect(plans).toMatchObject([
        { status: "completed", weatherSource: "open-meteo" },
        { status: "completed", weatherSource: "season" },
      ]);
    },
  );

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
