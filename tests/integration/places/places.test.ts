// Places outside the US, from the search to the plan: found by any of their names, kept whole, planned from their own days
// or their own climate, and called by their name wherever a plan is shown.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { readMonthCards } from "~/contracts/plans/stored-plan.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectClimateAround, selectClimateOfCity } from "~/data/places/places.server.ts";
import { selectAttemptForOwner, selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { emptyPlans, markDeleted } from "~/data/plans/deletions.server.ts";
import { placeNames, places, userOnboardingData } from "~/data/schema.ts";
import { selectSharedPlan } from "~/data/sharing/sharing.server.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { placeWithZip } from "~/domain/places/place-name.ts";
import { shareTokenHashes } from "~/services/auth/share-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { weatherArchive } from "~/services/weather/from-config.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { changeAnswers } from "~/usecases/plans/change-answers.ts";
import { findPlanWeather } from "~/usecases/weather/find-plan-weather.ts";
import { ANSWERS } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, planned, readAttempt, submit, submitted } from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";
import {
  APIA,
  CITIES,
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
/** What is logged then. */
const expectNoArchive = () => expectLogs("weather_archive_failed");

describe("the search for a city", () => {
  const found = async (text: string) =>
    (await findPlaces(db, text, 8)).map(({ name, within }) => `${name}, ${within}`);

  it.each([
    ["zurich", ["Zürich, Zurich, Switzerland"]],
    ["ZÜR", ["Zürich, Zurich, Switzerland"]],
    ["München", ["Munich, Bavaria, Germany"]],
    ["monaco di", ["Munich, Bavaria, Germany"]],
    ["Singapura", ["Singapore, Singapore"]],
    ["london", ["London, England, UK", "London, Ontario, Canada"]],
    ["London, Ontario", ["London, Ontario, Canada"]],
    ["london, uk", ["London, England, UK"]],
    ["London, gb", ["London, England, UK"]],
    ["London, Atlantis", []],
    ["m", []],
    ["mun%", ["Munich, Bavaria, Germany"]],
    ["m_nich", []],
    ["%%", []],
    ["\u0000mun", ["Munich, Bavaria, Germany"]],
    ["👶🏽👶🏽", []],
    ["munich".repeat(40), []],
    ["'; drop table places; --", []],
    ["東京", []],
    ["新加坡", ["Singapore, Singapore"]],
    ["新加", ["Singapore, Singapore"]],
    ["新加坡，Singapore", ["Singapore, Singapore"]],
  ])("finds by '%s' %j", async (text, places) => {
    expect(await found(text)).toEqual(places);
  });

  it("finds a place once, however many of its names begin so, the largest first", async () => {
    const ids = (await findPlaces(db, "mun", 8)).map(({ id }) => id);
    expect(ids).toEqual([MUNICH.placeId]);
    expect((await findPlaces(db, "london", 1)).map(({ id }) => id)).toEqual([LONDON_GB.placeId]);
  });
});

it("the climate of a place is found from the place itself and from its id alike", async () => {
  for (const city of CITIES) {
    const [around, ofCity] = await Promise.all([
      selectClimateAround(db, city),
      selectClimateOfCity(db, city.placeId),
    ]);
    expect(around).toContainEqual(city.cell);
    expect(ofCity).toEqual(around);
  }
  expect(await selectClimateOfCity(db, 1)).toEqual([]);
});

describe("a quiz that is answered with a city", () => {
  it("keeps the place whole and no ZIP code, and is called by its name", async () => {
    const world = await aWorld();
    const attempt = await planned(world, at(MUNICH));
    expect(attempt).toMatchObject({ zipcode: "", status: "completed", weatherSource: "open-meteo" });
    const { placeId: id, names: _, cell: __, population: ___, ...known } = MUNICH;
    expect(readPlace(attempt.place)).toEqual({ id, ...known, countryName: "Germany" });
    const [shown] = await selectAttemptSummaryForOwner(db, world.userId, attempt.onboardingId);
    expect(shown && placeWithZip(shown)).toBe("Munich, Germany");
    expect(shown?.country).toBe("DE");
    const [whole] = await selectAttemptForOwner(db, world.userId, attempt.onboardingId);
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
    const attempt = await planned(world, at(city));
    await emptyWeather();
    const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
    await findPlanWeather({ db, archive, clock: () => now }, attempt, now);
    expect((await world.weather.requests()).at(-1)?.query.end_date).toBe(yesterday);
  });

  it("takes the climate of its cell where no archive answers, and says so", async () => {
    expectNoArchive();
    const world = await aWorld(NO_ARCHIVE);
    const attempt = await planned(world, { ...at(ZURICH), dueDate: "2027-01-15" });
    expect(attempt).toMatchObject({ status: "completed", weatherSource: "world-climate" });
    const [january] = readMonthCards(attempt.monthCards ?? "") ?? [];
    expect(january?.estimated).toBe(false);
    expect(january?.avgTempMin).toBeLessThan(33);
    expect(january?.windyDays).toBeNull();
  });

  it("has its summer in January south of the equator, and no winter on it", async () => {
    expectNoArchive();
    const world = await aWorld(NO_ARCHIVE);
    const cards = async (city: { placeId: number }) => {
      const attempt = await planned(world, { ...at(city), dueDate: "2027-01-01" });
      return readMonthCards(attempt.monthCards ?? "") ?? [];
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
    const { attempts } = await exportOwnData({ db, now: Date.now() }, world.userId);
    expect(attempts[0]).toMatchObject({ zipcode: "", place: { name: "Munich", countryName: "Germany" } });
  });
});

it("a plan whose city is no longer among the places stays readable, is recalculated, and is copied with its name", async () => {
  const world = await aWorld();
  const { onboardingId } = await planned(world, at(APIA));
  await db.delete(placeNames).where(eq(placeNames.placeId, APIA.placeId));
  await db.delete(places).where(eq(places.placeId, APIA.placeId));
  expect(await findPlaces(db, "apia", 8)).toEqual([]);

  const [shown] = await selectAttemptSummaryForOwner(db, world.userId, onboardingId);
  expect(shown && placeWithZip(shown)).toBe("Apia, Samoa");
  const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
  const attempt = await readAttempt(db, onboardingId);
  const found = await findPlanWeather({ db, archive, clock: Date.now }, attempt, Date.now());
  expect(found.days).toBeGreaterThan(1000);
  const copy = await claimed(await asFriend(world), await shared(world.userId, onboardingId));
  expect(readPlace((await readAttempt(db, copy)).place)?.name).toBe("Apia");
});

it("a plan moves from a ZIP code to a city and back, and stays where it is when nothing has changed", async () => {
  const world = await aWorld();
  const { onboardingId } = await planned(world);
  const change = async (where: { zipcode: string; placeId: string }) => {
    const deps = {
      db,
      planQueue: jobQueue(world.env.PLAN_QUEUE, "plan" as const),
      live: livePublisher(world.env.LIVE_CHANNEL),
      now: Date.now(),
    };
    const { kind } = await changeAnswers(deps, world.userId, onboardingId, { ...ANSWERS, ...where });
    await drain(world.queues, world.env);
    const { zipcode, place, status } = await readAttempt(db, onboardingId);
    expect(status).toBe("completed");
    return [kind, zipcode, readPlace(place)?.name ?? null];
  };
  expect(await change(at(ZURICH))).toEqual(["recalculating", "", "Zürich"]);
  expect(await change(at(ZURICH))).toEqual(["unchanged", "", "Zürich"]);
  expect(await change(at(MUNICH))).toEqual(["recalculating", "", "Munich"]);
  expect(await change({ zipcode: "60601", placeId: "" })).toEqual(["recalculating", "60601", null]);
});

it("a copy of a shared plan stands in the same city, and a plan that is emptied leaves no place behind", async () => {
  const world = await aWorld();
  const { onboardingId } = await planned(world, at(ZURICH));
  const friend = await asFriend(world);
  const { replicationToken } = await shared(world.userId, onboardingId);
  const [row] = await selectSharedPlan(db, shareTokenHashes(env.TOKEN_SECRET, replicationToken), Date.now());
  expect(row).toMatchObject({ zipcode: "", city: "Zürich", state: "Switzerland", country: "CH" });
  const copy = await claimed(friend, { replicationToken });
  expect(readPlace((await readAttempt(db, copy)).place)?.id).toBe(ZURICH.placeId);

  const now = Date.now();
  await markDeleted(db, world.userId, onboardingId, now);
  await emptyPlans(db, [onboardingId], now);
  expect(await readAttempt(db, onboardingId)).toMatchObject({
    zipcode: "",
    place: null,
    expectedDueDate: "",
  });
});
