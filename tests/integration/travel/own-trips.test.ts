// Who owns which trips, and what is left when a plan, an account, or a row is deleted.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clothingList, travelPlanItems, userTravelPlans } from "~/data/schema.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { newId } from "~/lib/new-id.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { deletePlan, restorePlan } from "~/usecases/plans/manage-plan.ts";
import { addToPlan, packItem } from "~/usecases/travel/add-to-plan.ts";
import { deleteTrip, restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { changeTrip, planTrip } from "~/usecases/travel/plan-trip.ts";
import { readDeletedTrip, readTrip, readTripQuiz, readTrips } from "~/usecases/travel/read-trips.ts";
import { retryTrip } from "~/usecases/travel/run-trips.ts";
import { aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { sweepNow } from "../../support/plans.ts";
import { aColdTrip, itemsOf } from "../../support/trip-items.ts";
import {
  aTrip,
  aTripForm,
  aTripWorld,
  ownTrip,
  packedRows,
  sentTrip,
  TODAY,
  tripDeps,
  tripPage,
  tripReading,
  tripRow,
} from "../../support/trips.ts";

describe("a trip of somebody else", () => {
  it("S48 is neither read, changed, ticked, added from, tried again, deleted nor brought back", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const [packed] = await packedRows(world.db, tripId);
    const before = [await tripRow(world.db, tripId), await packedRows(world.db, tripId)];
    const stranger = await aUser(world.db);
    const foreign = { viewerId: stranger.id, tripId };
    const deps = tripDeps(world);
    const tick = { clothingId: `${packed?.clothingId}`, ageRange: packed?.ageRange, isPacked: "true" };
    for (const other of [foreign, { viewerId: world.userId, tripId: "nobodystrip" }]) {
      expect(await readTrip(tripReading(world), other)).toEqual({ kind: "not-found" });
      expect(await changeTrip(deps, other, aTripForm(world), TODAY)).toMatchObject({
        // A stranger doesn't own the plan either.
        kind: "not-found",
      });
      expect(await changeTrip(deps, other, {}, TODAY)).toEqual({ kind: "not-found" });
      expect(await packItem(deps, other, tick)).toEqual({ kind: "not-found" });
      expect(await packItem(deps, other, { kit: "wipes", isPacked: "true" })).toEqual({ kind: "not-found" });
      expect(await addToPlan(deps, other, tick)).toEqual({ kind: "not-found" });
      expect(await retryTrip(deps, other)).toBeNull();
      expect(await deleteTrip(deps, other)).toBeNull();
      expect(await restoreTrip(deps, other)).toEqual({ kind: "not-found" });
      expect((await readTripQuiz(tripReading(world), other.viewerId, other.tripId)).draft).toBeNull();
    }
    expect(await readTrips(tripReading(world), stranger.id, TODAY)).toMatchObject({ upcoming: [], past: [] });
    expect([await tripRow(world.db, tripId), await packedRows(world.db, tripId)]).toEqual(before);

    await deleteTrip(deps, ownTrip(world, tripId));
    expect(await readDeletedTrip(tripReading(world), foreign)).toBeNull();
    expect(await restoreTrip(deps, foreign)).toEqual({ kind: "not-found" });
    expect(await readDeletedTrip(tripReading(world), ownTrip(world, tripId))).toEqual({
      id: tripId,
      destination: "Denver, CO",
    });
  });

  it("S48 is not made from somebody else's plan", async () => {
    const world = await aTripWorld();
    const stranger = await aUser(world.db);
    const result = await planTrip(tripDeps(world), stranger.id, aTripForm(world), TODAY);
    expect(result).toMatchObject({ kind: "invalid", errors: { onboardingId: expect.any(String) } });
  });

  it("that cannot be read says so, and is left out of the list", async () => {
    const world = await aTripWorld();
    const [broken, whole] = [await aTrip(world), await aTrip(world, { hiking: "on" })];
    await world.db.update(userTravelPlans).set({ activities: "{" }).where(eq(userTravelPlans.id, broken));
    expect(await readTrip(tripReading(world), ownTrip(world, broken))).toEqual({ kind: "unreadable" });
    const { upcoming } = await readTrips(tripReading(world), world.userId, TODAY);
    expect(upcoming.map(({ id }) => id)).toEqual([whole]);
  });
});

describe("when something else goes", () => {
  it("a trip outlives its plan, and its comparison says that the plan is gone", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const deps = tripDeps(world);
    await deletePlan(deps, world.userId, world.onboardingId);
    const gone = { plan: null, status: "ready", baby: trip.baby, essentials: trip.essentials };
    expect(await tripPage(world, tripId)).toMatchObject(gone);
    expect(itemsOf(await tripPage(world, tripId)).every(({ gap }) => gap === null)).toBe(true);
    expect(await addToPlan(deps, ownTrip(world, tripId), {})).toEqual({
      kind: "refused",
      code: "TRIP_PLAN_GONE",
    });
    await restorePlan(deps, world.userId, world.onboardingId);
    expect((await tripPage(world, tripId)).plan).toMatchObject({ id: world.onboardingId, isReadable: true });

    await deletePlan(deps, world.userId, world.onboardingId);
    await sweepNow(world, 61_000);
    expect(await tripPage(world, tripId)).toMatchObject(gone);
    expect(await readTripQuiz(tripReading(world), world.userId, tripId)).toMatchObject({
      plans: [],
      defaultPlanId: null,
    });
  });

  it("a trip whose plan goes while it is worked out is finished all the same", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    await deletePlan(tripDeps(world), world.userId, world.onboardingId);
    await drain(world.queues, world.env);
    expect(await tripPage(world, tripId)).toMatchObject({ status: "ready", plan: null });
  });

  it("a trip comes back while there is room for it", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const row = await tripRow(world.db, tripId);
    await deleteTrip(tripDeps(world), ownTrip(world, tripId));
    for (let at = 0; at < MOST_TRIPS; at++)
      await world.db.insert(userTravelPlans).values({ ...row, id: newId(), formKey: newId() });
    const refused = { kind: "refused", code: "TRIP_LIMIT_REACHED" };
    expect(await restoreTrip(tripDeps(world), ownTrip(world, tripId))).toEqual(refused);
    expect((await readTrips(tripReading(world), world.userId, TODAY)).isFull).toBe(true);
  });

  it("A11 an account's trips are in its file, and leave with it", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { notes: "Grandma" });
    const deleted = await aTrip(world, { hiking: "on" });
    await deleteTrip(tripDeps(world), ownTrip(world, deleted));
    const data = await exportOwnData({ db: world.db, now: Date.now() }, world.userId);
    expect(data.travelPlans).toMatchObject([
      {
        id: tripId,
        destination: "Denver, CO",
        notes: "Grandma",
        status: "ready",
        weather: { source: "open-meteo" },
      },
    ]);
    const [exported] = data.travelPlans;
    expect(exported?.items).toHaveLength((await packedRows(world.db, tripId)).length);
    await world.db.batch([
      world.db.delete(userTravelPlans).where(eq(userTravelPlans.userId, world.userId)),
      world.db.select().from(clothingList).limit(1),
    ]);
    expect(await world.db.$count(travelPlanItems, eq(travelPlanItems.userId, world.userId))).toBe(0);
  });
});
