// The trip form, and the trip it becomes.
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userTravelPlans } from "~/data/schema.ts";
import { plusDays, plusMonths } from "~/domain/calendar.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { newId } from "~/lib/new-id.ts";
import { ANSWERS } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { planned } from "../../support/plans.ts";
import {
  aTrip,
  aTripWorld,
  packedRows,
  sendTrip,
  sentTrip,
  TODAY,
  type TripWorld,
  tripPage,
  tripRow,
  weatherRow,
} from "../../support/trips.ts";

const countTrips = async ({ db, userId }: TripWorld) => {
  const [row] = await db
    .select({ count: count() })
    .from(userTravelPlans)
    .where(eq(userTravelPlans.userId, userId));
  return row?.count;
};

describe("a trip that is planned", () => {
  it("waits as a row, is worked out by the queue, and leads with what to pack", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world, { skiing: "on", notes: "Grandma has a cot." });
    expect(await tripRow(world.db, tripId)).toMatchObject({
      status: "pending",
      destination: "Denver, CO",
      zipcode: "80202",
      place: null,
      hasLaundryAccess: true,
      notes: "Grandma has a cot.",
      onboardingId: world.onboardingId,
      planStart: ANSWERS.dueDate,
    });
    expect(world.queues.waiting.map(({ body }) => body)).toEqual([
      { stage: "trip", travelPlanId: tripId, runId: expect.any(String) },
    ]);
    const waiting = await tripPage(world, tripId);
    expect(waiting).toMatchObject({ status: "pending", weather: null, sizes: [], essentials: 0 });

    await drain(world.queues, world.env);
    const trip = await tripPage(world, tripId);
    expect(trip).toMatchObject({ status: "ready", days: 7, isShortTrip: false, activities: ["skiing"] });
    expect(trip.weather).toMatchObject({ certainty: "typical", source: "open-meteo" });
    expect(trip.plan).toMatchObject({ id: world.onboardingId, isReadable: true });
    expect(trip.essentials).toBeGreaterThan(0);
    expect(trip.everything).toBeGreaterThan(trip.essentials);
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(trip.sizes.map(({ essentials }) => essentials))).toBe(trip.essentials);
    expect(sum(trip.sizes.map(({ everything }) => everything))).toBe(trip.everything);
    expect(await tripRow(world.db, tripId)).toMatchObject({ leaseUntil: null });
  });

  it("to a city outside the US keeps the city whole and is called by its country", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { place: "place:2147714", laundryFrequency: "weekly_plus" });
    expect(await tripPage(world, tripId)).toMatchObject({
      status: "ready",
      destination: "Sydney, Australia",
      country: "AU",
      hasLaundryAccess: false,
    });
  });

  it("before the birth needs nothing, and says how far away the baby is", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: plusDays(TODAY, 60) });
    const startDate = plusDays(TODAY, 32);
    const tripId = await aTrip(world, { startDate, endDate: plusDays(startDate, 3) });
    expect(await tripPage(world, tripId)).toMatchObject({
      status: "ready",
      isShortTrip: true,
      sizes: [],
      essentials: 0,
      everything: 0,
      baby: { kind: "unborn", weeksBefore: 4 },
    });
    expect(await packedRows(world.db, tripId)).toEqual([]);
  });

  it("over a size line has both sizes, which share its days", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: TODAY });
    const line = plusMonths(TODAY, 3);
    const tripId = await aTrip(world, { startDate: plusDays(line, -6), endDate: plusDays(line, 6) });
    const trip = await tripPage(world, tripId);
    expect(trip.sizes.map(({ ageRange, days }) => [ageRange, days])).toEqual([
      ["0-3m", 6],
      ["3-6m", 7],
    ]);
    const shared = trip.sizes.flatMap(({ categories, extras }) => [
      ...categories.flatMap(({ items }) => items),
      ...extras,
    ]);
    const blankets = shared.filter(({ nameId }) => nameId === "blanket_stroller");
    expect(blankets.map(({ countedIn }) => countedIn)).toEqual([null, "0-3m"]);
  });

  it("with three days in a size and more in the next packs the next alone, and says what to take of the other", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: TODAY });
    const line = plusMonths(TODAY, 3);
    const tripId = await aTrip(world, { startDate: plusDays(line, -3), endDate: plusDays(line, 6) });
    const trip = await tripPage(world, tripId);
    expect(trip.sizes.map(({ ageRange, days }) => [ageRange, days])).toEqual([["3-6m", 10]]);
    expect(trip.bagNotes[0]).toMatch(/^Until .+, for 3 days, 0–3m may still fit better\..+1 footed sleeper/);
  });

  it("at a cell that a plan knows asks no archive again", async () => {
    const world = await aTripWorld();
    const before = (await world.weather.requests()).length;
    const tripId = await aTrip(world, { place: "zip:55401" });
    expect(await weatherRow(world.db, tripId)).toMatchObject({ source: "open-meteo", isForecast: false });
    expect(await world.weather.requests()).toHaveLength(before);
    const again = await planned(world, { zipcode: "55401" });
    expect(again).toMatchObject({ status: "completed" });
    expect(await world.weather.requests()).toHaveLength(before);
  });
});

describe("a form that is sent", () => {
  it("twice makes one trip, changed it makes another", async () => {
    const world = await aTripWorld();
    const formKey = newId();
    const results = await Promise.all([sendTrip(world, { formKey }), sendTrip(world, { formKey })]);
    const [one, two] = results.map((result) => (result.kind === "planned" ? result.tripId : null));
    expect(one).toBe(two);
    expect(await countTrips(world)).toBe(1);
    expect(world.queues.waiting).toHaveLength(1);
    await sentTrip(world, { formKey, hiking: "on" });
    expect(await countTrips(world)).toBe(2);
  });

  it.each([
    [{ place: "" }, { destination: "TRIP_DESTINATION_REQUIRED" }],
    [{ place: "zip:00100" }, { destination: "ZIP_UNKNOWN" }],
    [{ place: "zip:96910" }, { destination: "ZIP_NOT_COVERED" }],
    [{ place: "place:1" }, { destination: "TRIP_DESTINATION_UNKNOWN" }],
    [{ startDate: "2027-02-30" }, { startDate: "TRIP_START_INVALID" }],
    [{ endDate: "soon" }, { endDate: "TRIP_END_INVALID" }],
    [{ endDate: plusDays(TODAY, 119) }, { endDate: "TRIP_END_EARLY" }],
    [{ endDate: plusDays(TODAY, 210) }, { endDate: "TRIP_TOO_LONG" }],
    [{ laundryFrequency: "hourly" }, { laundryFrequency: "LAUNDRY_INVALID" }],
    [{ onboardingId: "" }, { onboardingId: "TRIP_PLAN_REQUIRED" }],
    [{ onboardingId: "nobodysplan" }, { onboardingId: "TRIP_PLAN_REQUIRED" }],
    [{ notes: "x".repeat(2001) }, { notes: "TRIP_NOTES_TOO_LONG" }],
  ])("with %o is told what is wrong with it", async (form, errors) => {
    const world = await aTripWorld();
    expect(await sendTrip(world, form)).toEqual({ kind: "invalid", errors });
    expect(await countTrips(world)).toBe(0);
  });

  it("takes a trip of 90 days, and one that is over", async () => {
    const world = await aTripWorld();
    await sentTrip(world, { endDate: plusDays(TODAY, 120 + 89) });
    await sentTrip(world, { startDate: plusDays(TODAY, -400), endDate: plusDays(TODAY, -390) });
    expect(await countTrips(world)).toBe(2);
  });

  it(`is refused once there are ${MOST_TRIPS} trips`, async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const row = await tripRow(world.db, tripId);
    for (let at = 1; at < MOST_TRIPS; at++)
      await world.db.insert(userTravelPlans).values({ ...row, id: newId(), formKey: newId() });
    expect(await sendTrip(world)).toEqual({ kind: "refused", code: "TRIP_LIMIT_REACHED" });
    expect(await countTrips(world)).toBe(MOST_TRIPS);
  });
});
