// A quiz answered with a city.

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { userOnboardingData } from "~/data/schema.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { placeWithZip } from "~/domain/places/place.ts";
import { readConfig } from "~/services/config.server.ts";
import { weatherArchive } from "~/services/weather/from-config.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { findPlanWeather } from "~/usecases/weather/find-history.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, planned, submit, submitted } from "../../support/plans.ts";
import {
  APIA,
  LONDON_CA,
  LONDON_GB,
  MUNICH,
  PAGO_PAGO,
  SINGAPORE,
  SYDNEY,
  ZURICH,
} from "../../unit/fixtures/cities.ts";

const db = openDatabase(env.DB);

const at = (city: { placeId: number }) => ({ zipcode: "", placeId: String(city.placeId) });

async function emptyWeather(): Promise<void> {
  const { keys } = await env.WEATHER_CACHE.list();
  await Promise.all(keys.map(({ name }) => env.WEATHER_CACHE.delete(name)));
}

/** Every archive refuses. */
const NO_ARCHIVE = { kind: "status", status: 400 } as const;

/** The log lines that this causes. */
const expectNoArchive = () => expectLogs("weather_archive_failed");

describe("a quiz that is answered with a city", () => {
  it("keeps the place whole and no ZIP code, and is called by its name", async () => {
    const world = await aWorld();
    const plan = await planned(world, at(MUNICH));
    expect(plan).toMatchObject({ zipcode: "", status: "completed", weatherSource: "open-meteo" });
    const { placeId: id, names: _, cell: __, population: ___, ...known } = MUNICH;
    expect(readPlace(plan.place)).toEqual({ id, ...known, countryName: "Germany" });
    const [shown] = await selectPlanSummaryForViewer(db, world.userId, plan.onboardingId);
    expect(shown && placeWithZip(shown)).toBe("Munich, Germany");
    expect(shown?.country).toBe("DE");
    const [whole] = await selectPlanForViewer(db, world.userId, plan.onboardingId);
    expect(whole).toMatchObject({ zipcode: "", city: "Munich", state: "Germany", country: "DE" });
  });

  it("asks the archive by coordinates and the place's own days", async () => {
    const world = await aWorld();
    await planned(world, at(SYDNEY));
    const [asked] = await world.weather.requests();
    expect(asked?.query).toMatchObject({ latitude: "-33.9", longitude: "151.2", timezone: "auto" });
    const yesterday = plusDays(dayInZone(new Date(), SYDNEY.timeZone), -1);
    expect(asked?.query.end_date).toBe(yesterday);
  });

  it.each([
    ["thirteen hours ahead", APIA, "2026-11-21T23:30:00Z", "2026-11-21"],
    ["eleven hours behind", PAGO_PAGO, "2026-11-21T05:00:00Z", "2026-11-19"],
  ])("ends its weather with the yesterday of a place %s", async (_, city, instant, yesterday) => {
    const now = Date.parse(instant);
    const world = await aWorld();
    const plan = await planned(world, at(city));
    await emptyWeather();
    const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
    await findPlanWeather({ db, archive, clock: () => now }, plan, sizesOfPlan(null, plan), now);
    expect((await world.weather.requests()).at(-1)?.query.end_date).toBe(yesterday);
  });

  it("takes the climate of its cell where no archive answers, and says so", async () => {
    expectNoArchive();
    const world = await aWorld(NO_ARCHIVE);
    const plan = await planned(world, { ...at(ZURICH), dueDate: "2027-01-15" });
    expect(plan).toMatchObject({ status: "completed", weatherSource: "world-climate" });
    const [january] = readMonthCards(plan.monthCards ?? "") ?? [];
    expect(january?.estimated).toBe(false);
    expect(january?.avgTempMin).toBeLessThan(33);
    expect(january?.windyDays).toBeNull();
  });

  it("has its summer in January south of the equator, and no winter on it", async () => {
    expectNoArchive();
    const world = await aWorld(NO_ARCHIVE);
    const cards = async (city: { placeId: number }) => {
      const plan = await planned(world, { ...at(city), dueDate: "2027-01-01" });
      return readMonthCards(plan.monthCards ?? "") ?? [];
    };
    const sydney = await cards(SYDNEY);
    expect(sydney).toHaveLength(12);
    expect(sydney[0]?.avgTempMax).toBeGreaterThan((sydney[6]?.avgTempMax ?? 99) + 10);
    const singapore = await cards(SINGAPORE);
    expect(new Set(singapore.map(({ primaryWeatherCategory }) => primaryWeatherCategory))).toEqual(
      new Set(["Hot & Humid"]),
    );
  });

  it("S47 refuses a city that nobody knows and writes nothing", async () => {
    const world = await aWorld();
    for (const placeId of ["1", "999999999", "x", "-1", "0"]) {
      expect(await submit(world, { zipcode: "", placeId })).toEqual({
        kind: "invalid",
        fieldErrors: { zipcode: "CITY_UNKNOWN" },
      });
    }
    const rows = await db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.userId, world.userId));
    expect(rows).toEqual([]);
  });

  it("is one attempt for one form, and another for another city", async () => {
    const world = await aWorld();
    const formKey = "akeyofthiswalk1";
    const first = await submitted(world, { ...at(LONDON_GB), formKey });
    expect(await submitted(world, { ...at(LONDON_GB), formKey })).toBe(first);
    expect(await submitted(world, { ...at(LONDON_CA), formKey })).not.toBe(first);
  });

  it("is exported with its place", async () => {
    const world = await aWorld();
    await planned(world, at(MUNICH));
    const { attempts: plans } = await exportOwnData({ db, now: Date.now() }, world.userId);
    expect(plans[0]).toMatchObject({ zipcode: "", place: { name: "Munich", countryName: "Germany" } });
  });
});
