// The single lookup of a ZIP code's typical climate: ZIP codes in mountains and deserts take precedence over
// their area, for the quiz, trips, and instant plans alike, and the years are the same whenever it is called.

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readZipNormals } from "~/contracts/weather/climate-normals.ts";
import { openDatabase } from "~/data/database.server.ts";
import { findWhereabouts } from "~/data/places/select-places.server.ts";
import { climateExceptions, sharedClimates } from "~/data/schema.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { typicalHistory, typicalYear } from "~/domain/weather/typical-climate.ts";
import { createWeatherArchive } from "~/services/weather/archive.server.ts";
import { createForecast } from "~/services/weather/forecast.server.ts";
import { findTripWeather } from "~/usecases/travel/make-trip.ts";
import { findPlanWeather } from "~/usecases/weather/find-history.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, planned } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A cold valley: 20 °F in every month, and an inch of rain over five days. */
const VALLEY = JSON.stringify(Array.from({ length: 12 }, () => [30, 10, 60, 1, 5, 5, 5, 8]));
const MESA = JSON.stringify(Array.from({ length: 12 }, () => [90, 70, 20, 0.1, 1, 0, 5, 6]));

beforeAll(async () => {
  await db.batch([
    db.insert(sharedClimates).values([
      { climateId: 0, months: VALLEY },
      { climateId: 7, months: MESA },
    ]),
    db.insert(climateExceptions).values([
      { fromZip: "55410", toZip: "55412", climateId: 0, shiftF: -6 },
      { fromZip: "55420", toZip: "55420", climateId: 7, shiftF: 0 },
    ]),
  ]);
});

const january = async (zipcode: string) => {
  const { climate } = await findWhereabouts(db, zipcode);
  const [first] = climate ? readZipNormals(climate) : [];
  return first ? [first.tmax_f, first.tmin_f] : null;
};

describe("the typical climate of a ZIP code", () => {
  const area = [23.3, 8.9];
  it.each([
    ["the area's below a range", "55409", area],
    ["its own at the beginning of a range", "55410", [24.5, 4.5]],
    ["its own within", "55411", [24.5, 4.5]],
    ["its own at the end", "55412", [24.5, 4.5]],
    ["the area's after it", "55413", area],
    ["its own where it is one ZIP code", "55420", [90.5, 70.5]],
    ["the area's after that", "55421", area],
    ["none where there is no area", "00100", null],
  ])("is %s", async (_, zipcode, figures) => {
    const found = await january(zipcode);
    expect(found?.map((figure) => Math.round(figure * 10) / 10) ?? null).toEqual(figures);
  });

  it("does not make its place another one", async () => {
    const [own, area] = await Promise.all([findWhereabouts(db, "55411"), findWhereabouts(db, "55401")]);
    expect(own.climate).toMatchObject({ latitude: area.climate?.latitude, shiftF: -6 });
    expect(area.climate?.shiftF).toBeNull();
  });
});

describe("where no archive answers", () => {
  const cache = env.WEATHER_CACHE;
  const deps = {
    db,
    archive: createWeatherArchive({ cache, providers: [] }),
    forecast: createForecast({ cache, fetchDays: null }),
    clock: Date.now,
  };
  const answers = { zipcode: "55420", place: null, expectedDueDate: "2027-02-15", babyBornOn: null };
  const NOW = Date.parse("2026-11-22T12:00:00Z");

  it("a quiz has the ZIP code's own climate", async () => {
    const world = await aWorld({ kind: "status", status: 400 });
    const plan = await planned(world, { zipcode: "55411" });
    expectLogs("weather_archive_failed");
    expect(plan).toMatchObject({ status: "completed", weatherSource: "typical-climate" });
    const cards = readMonthCards(plan.monthCards) ?? [];
    expect(cards).toHaveLength(12);
    for (const { avgTempMax, avgTempMin } of cards) {
      expect(Math.abs(avgTempMax - 24.5)).toBeLessThan(1);
      expect(Math.abs(avgTempMin - 4.5)).toBeLessThan(1);
    }
    expect(readWeatherGroups(plan.weatherGroups)?.["0-3m"]).toMatchObject([{ isBitter: true }]);
  });

  it("a trip there has it too", async () => {
    const trip = { zipcode: "55420", place: null, startDate: "2027-02-10", endDate: "2027-02-14" };
    const weather = await findTripWeather(deps, trip, NOW);
    expect(weather).toMatchObject({ source: "typical-climate", isForecast: false, category: "Hot & Dry" });
    expect(weather.avgTempMax).toBeGreaterThan(85);
  });

  it.each([
    [91, false],
    [44, true],
  ])("a trip there believes a forecast of %i °F: %s", async (tempmax, isForecast) => {
    const trip = { zipcode: "55411", place: null, startDate: "2026-11-24", endDate: "2026-11-26" };
    const days = ["2026-11-24", "2026-11-25", "2026-11-26"].map((date, at) => ({
      ...{ date, tempmax: tempmax - at, tempmin: tempmax - 20 - at, humidity: 50 },
      ...{ precip: 0, preciptype: [], windmax: 5 },
    }));
    const forecast = { find: async () => days };
    expect(await findTripWeather({ ...deps, forecast }, trip, NOW)).toMatchObject({ isForecast });
  });

  it("W21: time alone changes nothing, and a quiz says what the instant plan of the same day said", async () => {
    const plans = await Promise.all(
      [NOW, NOW + 40 * DAY_MS, NOW + 500 * DAY_MS].map((now) =>
        findPlanWeather(deps, answers, sizesOfPlan(null, answers), now),
      ),
    );
    const { climate, place } = await findWhereabouts(db, "55420");
    if (!climate) throw new Error("No climate");
    const spot = place ?? climate;
    const instant = typicalYear(typicalHistory(readZipNormals(climate), spot.latitude), "2027-02-15");
    for (const plan of plans) {
      expect(plan.weatherSource).toBe("typical-climate");
      expect(readMonthCards(plan.monthCards)).toEqual(
        instant.monthCards.map((card) =>
          expect.objectContaining({
            avgTempMax: card.avgTempMax,
            avgTempMin: card.avgTempMin,
            primaryWeatherCategory: card.primaryWeatherCategory,
            rainDays: card.rainDays,
            historicalYears: card.historicalYears,
          }),
        ),
      );
      expect(plan.sized.groups).toEqual(instant.groups);
    }
  });
});
