// What a trip costs in D1, whose databases are limited to 10 GB.
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { plusDays, plusMonths } from "~/domain/calendar.ts";
import { ACTIVITIES } from "~/domain/vocabulary.ts";
import { aTrip, aTripWorld, packedRows, TODAY } from "../../support/trips.ts";

const BUDGET_BYTES = 12_000;
const TRIPS = 40;

async function databaseBytes(): Promise<number> {
  const { meta } = await env.DB.prepare("select 1").run();
  return meta.size_after;
}

it("keeps a trip of ninety days over two size lines within 12 KB", async () => {
  const world = await aTripWorld(undefined, {}, { dueDate: TODAY });
  const startDate = plusDays(plusMonths(TODAY, 3), -1);
  const form = {
    startDate,
    endDate: plusDays(startDate, 89),
    place: "zip:99701",
    notes: "x".repeat(200),
    ...Object.fromEntries(ACTIVITIES.map((activity) => [activity, "on"])),
  };
  const first = await aTrip(world, form);
  expect((await packedRows(world.db, first)).length).toBeGreaterThan(50);
  const before = await databaseBytes();
  for (let count = 0; count < TRIPS; count++) await aTrip(world, form);
  const bytesPerTrip = ((await databaseBytes()) - before) / TRIPS;
  expect(bytesPerTrip).toBeGreaterThan(1_000);
  expect(bytesPerTrip).toBeLessThanOrEqual(BUDGET_BYTES);
});
