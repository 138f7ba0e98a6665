// Plans and copies for a city.

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { readPlace } from "~/contracts/places/stored-place.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectClimateAround, selectClimateOfCity } from "~/data/places/select-places.server.ts";
import { emptyPlans, markDeleted } from "~/data/plans/deletions.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { placeNames, places } from "~/data/schema.ts";
import { selectSharedPlan } from "~/data/sharing/shares.server.ts";
import { NO_DAY } from "~/domain/calendar.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { placeWithZip } from "~/domain/places/place.ts";
import { shareTokens } from "~/services/auth/link-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { weatherArchive } from "~/services/weather/from-config.server.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { changeAnswers } from "~/usecases/plans/change-answers.ts";
import { findPlanWeather } from "~/usecases/weather/find-history.ts";
import { ANSWERS } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { aWorld, planned, readPlan } from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";
import { APIA, CITIES, MUNICH, ZURICH } from "../../unit/fixtures/cities.ts";

const db = openDatabase(env.DB);

const at = (city: { placeId: number }) => ({ zipcode: "", placeId: String(city.placeId) });

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

it("a plan whose city is no longer among the places stays readable, is recalculated, and is copied with its name", async () => {
  const world = await aWorld();
  const { onboardingId: planId } = await planned(world, at(APIA));
  await db.delete(placeNames).where(eq(placeNames.placeId, APIA.placeId));
  await db.delete(places).where(eq(places.placeId, APIA.placeId));
  expect(await findPlaces(db, "apia", 8)).toEqual([]);

  const [shown] = await selectPlanSummaryForViewer(db, world.userId, planId);
  expect(shown && placeWithZip(shown)).toBe("Apia, Samoa");
  const archive = weatherArchive(readConfig(world.env), world.env.WEATHER_CACHE);
  const plan = await readPlan(db, planId);
  const sizes = sizesOfPlan(null, plan);
  const found = await findPlanWeather({ db, archive, clock: Date.now }, plan, sizes, Date.now());
  expect(found.days).toBeGreaterThan(1000);
  const copy = await claimed(await asFriend(world), await shared(world.userId, planId));
  expect(readPlace((await readPlan(db, copy)).place)?.name).toBe("Apia");
});

it("a plan moves from a ZIP code to a city and back, and stays where it is when nothing has changed", async () => {
  const world = await aWorld();
  const { onboardingId: planId } = await planned(world);
  const change = async (where: { zipcode: string; placeId: string }) => {
    const deps = {
      db,
      planQueue: jobQueue(world.env.PLAN_QUEUE, "plan" as const),
      live: livePublisher(world.env.LIVE_CHANNEL),
      now: Date.now(),
    };
    const { kind } = await changeAnswers(deps, world.userId, planId, { ...ANSWERS, ...where }, "2026-06-01");
    await drain(world.queues, world.env);
    const { zipcode, place, status } = await readPlan(db, planId);
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
  const { onboardingId: planId } = await planned(world, at(ZURICH));
  const friend = await asFriend(world);
  const { replicationToken } = await shared(world.userId, planId);
  const [row] = await selectSharedPlan(
    db,
    shareTokens.hashes(env.TOKEN_SECRET, replicationToken),
    Date.now(),
  );
  expect(row).toMatchObject({ zipcode: "", city: "Zürich", state: "Switzerland", country: "CH" });
  const copy = await claimed(friend, { replicationToken });
  expect(readPlace((await readPlan(db, copy)).place)?.id).toBe(ZURICH.placeId);

  const now = Date.now();
  await markDeleted(db, world.userId, planId, now);
  await emptyPlans(db, [planId], now);
  expect(await readPlan(db, planId)).toMatchObject({ zipcode: "", place: null, expectedDueDate: NO_DAY });
});
