// Whose trips are whose; ticks; what a plan lacks and is given; and what is left when a plan, an account or a row goes.
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import type { TripItem, TripView } from "~/contracts/travel/trip-view.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { clothingList, travelPlanItems, userClothingItems, userTravelPlans } from "~/data/schema.ts";
import { plusDays } from "~/domain/calendar.ts";
import { MOST_TRIPS } from "~/domain/travel/limits.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { newId } from "~/lib/ids.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { deletePlan, restorePlan } from "~/usecases/plans/delete-plan.ts";
import { addToPlan } from "~/usecases/travel/add-to-plan.ts";
import { changeTrip } from "~/usecases/travel/change-trip.ts";
import { deleteTrip, restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { packItem } from "~/usecases/travel/pack-item.ts";
import { planTrip } from "~/usecases/travel/plan-trip.ts";
import { readDeletedTrip, readTrip, readTripQuiz, readTrips } from "~/usecases/travel/read-trips.ts";
import { retryTrip } from "~/usecases/travel/retry-trip.ts";
import { removeCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import { aCustomGarment, aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { readItems, sweepNow } from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";
import {
  aTrip,
  aTripForm,
  aTripWorld,
  packedRows,
  sentTrip,
  TODAY,
  type TripWorld,
  tripDeps,
  tripPage,
  tripRow,
} from "../../support/trips.ts";

type Found = TripItem & { ageRange: AgeRange };

const itemsOf = (trip: TripView): Found[] =>
  trip.sizes.flatMap(({ ageRange, categories, extras }) =>
    [...categories.flatMap(({ items }) => items), ...extras].map((item) => ({ ...item, ageRange })),
  );

function named(trip: TripView, nameId: string): Found {
  const found = itemsOf(trip).find((item) => item.nameId === nameId);
  if (!found) throw new Error(`The trip has no ${nameId}`);
  return found;
}

const target = (world: TripWorld, tripId: string) => ({ ownerId: world.userId, tripId });
const reading = (world: TripWorld) => ({ db: world.db, reader: createPageReader(world.db) });

/** A trip to a cold place with a plan for a hot one, which lacks all that is warm. */
async function aColdTrip(form: Record<string, unknown> = {}) {
  const world = await aTripWorld(undefined, {}, { zipcode: "33139", dueDate: plusDays(TODAY, 10) });
  const start = `${Number(TODAY.slice(0, 4)) + 1}-01-15`;
  const startDate = start > plusDays(TODAY, 30) ? start : plusDays(start, 365);
  const tripId = await aTrip(world, {
    place: "zip:99701",
    startDate,
    endDate: plusDays(startDate, 9),
    skiing: "on",
    ...form,
  });
  return { world, tripId, trip: await tripPage(world, tripId) };
}

describe("a trip of somebody else", () => {
  it("S48 is neither read, changed, ticked, added from, tried again, deleted nor brought back", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const [packed] = await packedRows(world.db, tripId);
    const before = [await tripRow(world.db, tripId), await packedRows(world.db, tripId)];
    const stranger = await aUser(world.db);
    const foreign = { ownerId: stranger.id, tripId };
    const deps = tripDeps(world);
    const tick = { clothingId: `${packed?.clothingId}`, ageRange: packed?.ageRange, isPacked: "true" };
    for (const other of [foreign, { ownerId: world.userId, tripId: "nobodystrip" }]) {
      expect(await readTrip(reading(world), other)).toEqual({ kind: "not-found" });
      expect(await changeTrip(deps, other, aTripForm(world), TODAY)).toMatchObject({
        // Of a stranger the plan is none of theirs either.
        kind: "not-found",
      });
      expect(await changeTrip(deps, other, {}, TODAY)).toEqual({ kind: "not-found" });
      expect(await packItem(deps, other, tick)).toEqual({ kind: "not-found" });
      expect(await packItem(deps, other, { kit: "wipes", isPacked: "true" })).toEqual({ kind: "not-found" });
      expect(await addToPlan(deps, other, tick)).toEqual({ kind: "not-found" });
      expect(await retryTrip(deps, other)).toBeNull();
      expect(await deleteTrip(deps, other)).toBeNull();
      expect(await restoreTrip(deps, other)).toEqual({ kind: "not-found" });
      expect((await readTripQuiz(reading(world), other.ownerId, other.tripId)).draft).toBeNull();
    }
    expect(await readTrips(reading(world), stranger.id, TODAY)).toMatchObject({ upcoming: [], past: [] });
    expect([await tripRow(world.db, tripId), await packedRows(world.db, tripId)]).toEqual(before);

    await deleteTrip(deps, target(world, tripId));
    expect(await readDeletedTrip(reading(world), foreign)).toBeNull();
    expect(await restoreTrip(deps, foreign)).toEqual({ kind: "not-found" });
    expect(await readDeletedTrip(reading(world), target(world, tripId))).toEqual({
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
    expect(await readTrip(reading(world), target(world, broken))).toEqual({ kind: "unreadable" });
    const { upcoming } = await readTrips(reading(world), world.userId, TODAY);
    expect(upcoming.map(({ id }) => id)).toEqual([whole]);
  });
});

describe("the pages of trips", () => {
  it("are each read in one round trip", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    let trips = 0;
    const DB = interceptDatabase(world.env.DB, (_, run) => {
      trips += 1;
      return run();
    });
    const db = openDatabase(DB);
    const counted = async (
      read: (from: { db: typeof db; reader: ReturnType<typeof createPageReader> }) => Promise<unknown>,
    ) => {
      trips = 0;
      await read({ db, reader: createPageReader(db) });
      return trips;
    };
    expect(await counted((from) => readTrip(from, target(world, tripId)))).toBe(1);
    expect(await counted((from) => readTrips(from, world.userId, TODAY))).toBe(1);
    expect(await counted((from) => readTripQuiz(from, world.userId, tripId))).toBe(1);
  });

  it("list what is to come by its beginning and what is over by its end", async () => {
    const world = await aTripWorld();
    const days = { soon: [5, 9], now: [-3, 0], later: [40, 45], lately: [-9, -1], long: [-400, -390] };
    const ids: Record<string, string> = {};
    for (const [name, [first = 0, last = 0]] of Object.entries(days))
      ids[name] = await sentTrip(world, {
        startDate: plusDays(TODAY, first),
        endDate: plusDays(TODAY, last),
      });
    const { upcoming, past, isFull } = await readTrips(reading(world), world.userId, TODAY);
    expect(upcoming.map(({ id }) => id)).toEqual([ids.now, ids.soon, ids.later]);
    expect(past.map(({ id }) => id)).toEqual([ids.lately, ids.long]);
    expect(isFull).toBe(false);
  });

  it("start the form from the final plan and from a trip's own answers", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { hiking: "on", notes: "Tent" });
    const quiz = await readTripQuiz(reading(world), world.userId, tripId);
    expect(quiz).toMatchObject({
      plans: [{ id: world.onboardingId, place: "Minneapolis, MN", isFinal: false }],
      defaultPlanId: world.onboardingId,
      isFull: false,
    });
    const { fields } = quiz.draft ?? {};
    expect(fields).toMatchObject({
      destination: "Denver, CO",
      destinationFound: "Denver, CO",
      place: "zip:80202",
      hiking: "on",
      notes: "Tent",
      onboardingId: world.onboardingId,
    });
    const changed = await changeTrip(tripDeps(world), target(world, tripId), fields ?? {}, TODAY);
    expect(changed).toEqual({ kind: "changed", tripId });
  });
});

describe("a tick", () => {
  it("is what it was set to, however often, and is told to the owner's pages once", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const [first] = await packedRows(world.db, tripId);
    const form = {
      clothingId: `${first?.clothingId}`,
      ageRange: first?.ageRange,
      isPacked: "true",
      tab: "t1",
    };
    const deps = tripDeps(world);
    const before = (await tripRow(world.db, tripId)).version;
    const saved = {
      clothingId: first?.clothingId,
      ageRange: first?.ageRange,
      isPacked: true,
      version: before + 1,
    };
    for (let press = 0; press < 3; press++)
      expect(await packItem(deps, target(world, tripId), form)).toEqual({ kind: "saved", answer: saved });
    await deps.settled();
    expect(messages.map(readLiveEvent)).toEqual([
      { type: "trip", travelPlanId: tripId, version: before + 1, status: "ready", tab: "t1" },
    ]);
    expect(itemsOf(await tripPage(world, tripId)).filter(({ isPacked }) => isPacked)).toHaveLength(1);
    const off = await packItem(deps, target(world, tripId), { ...form, isPacked: "false" });
    expect(off).toMatchObject({ kind: "saved", answer: { isPacked: false, version: before + 2 } });
  });

  it("of what is no garment is kept by itself, over a change too", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const deps = tripDeps(world);
    const { version } = await tripRow(world.db, tripId);
    const tick = (kit: string, isPacked: string) =>
      packItem(deps, target(world, tripId), { kit, isPacked, ageRange: "0-3m", tab: "t1" });
    const packedKit = async () =>
      (await tripPage(world, tripId)).kit.filter(({ isPacked }) => isPacked).map(({ key }) => key);
    const saved = { kind: "saved", answer: { kit: "wipes", isPacked: true, version: version + 1 } };
    for (let press = 0; press < 3; press++) expect(await tick("wipes", "true")).toEqual(saved);
    await Promise.all([tick("carrier", "true"), tick("diapers", "true")]);
    expect(await packedKit()).toEqual(["diapers", "wipes", "carrier"]);
    expect(await tick("wipes", "false")).toMatchObject({ answer: { isPacked: false, version: version + 4 } });
    await deps.settled();
    expect(messages.map(readLiveEvent)).toHaveLength(4);
    await changeTrip(deps, target(world, tripId), aTripForm(world, { hiking: "on" }), TODAY);
    expect(await tick("documents", "true"), "while it is worked out").toMatchObject({ kind: "saved" });
    await drain(world.queues, world.env);
    expect(await packedKit()).toEqual(["diapers", "carrier", "documents"]);
    expect(await tick("passport'); --", "true")).toEqual({ kind: "invalid" });
    expect(await tick("wipes", "maybe")).toEqual({ kind: "invalid" });
  });

  it.each([
    {},
    { clothingId: "1" },
    { clothingId: "x", ageRange: "0-3m", isPacked: "true" },
    { clothingId: "1", ageRange: "0-3y", isPacked: "true" },
    { clothingId: "1", ageRange: "0-3m", isPacked: "on" },
  ])("that says nothing (%o) is refused", async (form) => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    expect(await packItem(tripDeps(world), target(world, tripId), form)).toEqual({ kind: "invalid" });
    const none = { clothingId: "99999", ageRange: "0-3m", isPacked: "true" };
    expect(await packItem(tripDeps(world), target(world, tripId), none)).toEqual({ kind: "not-found" });
  });
});

describe("R11b a trip of before", () => {
  it("shows the lighter bag on its page and in the list, with its ticks", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: plusDays(TODAY, 100) });
    const startDate = plusDays(TODAY, 128);
    const tripId = await aTrip(world, { startDate, endDate: plusDays(startDate, 6) });
    const today = await tripPage(world, tripId);
    // As the release before has left it: everything that is asked for, packed as it was counted then.
    const rows = await packedRows(world.db, tripId);
    const formula = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    await world.db.batch([
      world.db
        .update(travelPlanItems)
        .set({ packQuantity: sql`${travelPlanItems.quantity}` })
        .where(eq(travelPlanItems.travelPlanId, tripId)),
      world.db
        .update(userTravelPlans)
        .set({ essentialPieces: 50, allPieces: formula, kit: null })
        .where(eq(userTravelPlans.id, tripId)),
    ]);
    const sleeper = named(today, "sleeper_footed");
    const tick = { clothingId: `${sleeper.clothingId}`, ageRange: sleeper.ageRange, isPacked: "true" };
    await packItem(tripDeps(world), target(world, tripId), tick);
    const page = await tripPage(world, tripId);
    expect([page.essentials, page.everything]).toEqual([today.essentials, today.everything]);
    expect(page.everything).toBeLessThan(formula);
    expect(named(page, "sleeper_footed").isPacked).toBe(true);
    const { upcoming } = await readTrips(reading(world), world.userId, TODAY);
    expect(upcoming).toMatchObject([{ essentials: page.essentials, everything: page.everything }]);
  });
});

describe("what is still to get before a trip", () => {
  it("is what is packed less what is owned, of what was added for the trip too", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const { essentials, everything } = trip;
    expect(trip.toGet).toEqual({ essentials, extras: everything - essentials });
    const all = itemsOf(trip).filter(({ gap }) => gap);
    expect(all.every(({ gap, pack }) => gap?.toGet === pack)).toBe(true);
    const hat = named(trip, "hat_warm");
    const form = { clothingId: `${hat.clothingId}`, ageRange: hat.ageRange };
    const added = await addToPlan(tripDeps(world), target(world, tripId), form);
    expect(named(await tripPage(world, tripId), "hat_warm").gap).toMatchObject({ toGet: hat.pack });
    const itemId = added.kind === "added" ? (added.answer.items[0]?.itemId ?? 0) : 0;
    await world.db
      .update(userClothingItems)
      .set({ userAddedQuantities: JSON.stringify({ [hat.ageRange]: { Default: { quantity: 1 } } }) })
      .where(eq(userClothingItems.dashboardItemId, itemId));
    expect(named(await tripPage(world, tripId), "hat_warm").gap).toMatchObject({ toGet: hat.pack - 1 });
    expect((await tripPage(world, tripId)).toGet?.essentials).toBe(essentials - 1);
  });
});

describe("what the plan lacks", () => {
  it("is what is needed less what is there or planned, and is added once", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const hat = named(trip, "hat_warm");
    const { planned = 0, difference = 0 } = hat.gap ?? {};
    expect(hat.gap).toEqual({ have: 0, planned, needed: hat.pack, toGet: hat.pack, difference, added: null });
    expect(difference).toBe(hat.pack - planned);
    expect(difference).toBeGreaterThan(0);
    const form = { clothingId: `${hat.clothingId}`, ageRange: hat.ageRange };
    const results = await Promise.all(
      [1, 2, 3].map(() => addToPlan(tripDeps(world), target(world, tripId), form)),
    );
    const name = "Warm Knit or Fleece Hat (Fairbanks)";
    for (const result of results)
      expect(result).toMatchObject({
        kind: "added",
        answer: {
          onboardingId: world.onboardingId,
          items: [{ name, ageRange: hat.ageRange, pieces: difference }],
        },
      });
    const own = (await readItems(world.db, world.onboardingId)).filter(({ isTravelItem }) => isTravelItem);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      itemName: name,
      originTravelPlanId: tripId,
      essentiality: hat.essentiality,
    });
    const after = named(await tripPage(world, tripId), "hat_warm").gap;
    expect(after?.added).toEqual({ itemId: own[0]?.dashboardItemId, name, pieces: difference });
  });

  it("is less by what the parent owns already", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const hat = named(trip, "hat_warm");
    await world.db
      .update(userClothingItems)
      .set({
        userAddedQuantities: JSON.stringify({ [hat.ageRange]: { Default: { quantity: hat.pack - 1 } } }),
      })
      .where(
        and(
          eq(userClothingItems.onboardingId, world.onboardingId),
          eq(userClothingItems.clothingId, hat.clothingId),
        ),
      );
    expect(named(await tripPage(world, tripId), "hat_warm").gap).toMatchObject({
      have: hat.pack - 1,
      difference: 1,
    });
  });

  it("that was removed again can be added again; what is not lacking cannot be added", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const hat = named(trip, "hat_warm");
    const form = { clothingId: `${hat.clothingId}`, ageRange: hat.ageRange };
    const deps = tripDeps(world);
    const add = () => addToPlan(deps, target(world, tripId), form);
    const first = await add();
    const itemId = first.kind === "added" ? (first.answer.items[0]?.itemId ?? 0) : 0;
    const item = { ownerId: world.userId, onboardingId: world.onboardingId, itemId };
    await removeCustomItem(deps, item, undefined);
    expect(named(await tripPage(world, tripId), "hat_warm").gap?.added).toBeNull();
    expect(await add()).toEqual(first);
    await removeCustomItem(deps, item, undefined);
    await sweepNow(world, 11 * 60_000);
    expect(await add()).toMatchObject({ kind: "added", answer: { items: [{ name: expect.any(String) }] } });

    const plenty = itemsOf(trip).find(({ gap }) => gap?.difference === 0);
    const refused = { kind: "refused", code: "TRIP_ITEM_NOT_ADDED" };
    const other = { clothingId: `${plenty?.clothingId}`, ageRange: plenty?.ageRange };
    expect(await addToPlan(deps, target(world, tripId), other)).toEqual(refused);
    expect(await addToPlan(deps, target(world, tripId), { clothingId: "abc" })).toEqual(refused);
  });

  it("is added as a whole, as far as the plan has room", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const lacking = itemsOf(trip).filter(({ gap }) => (gap?.difference ?? 0) > 0);
    expect(lacking.length).toBeGreaterThan(3);
    const one = lacking[0];
    await addToPlan(tripDeps(world), target(world, tripId), {
      clothingId: `${one?.clothingId}`,
      ageRange: one?.ageRange,
    });
    const [{ attemptNumber = 1 } = {}] = await readItems(world.db, world.onboardingId);
    const room = 2;
    for (let at = 1; at < MAX_CUSTOM_ITEMS - room; at++) {
      const { clothingId, name } = await aCustomGarment(world.db, world.userId, { name: `Own ${at}` });
      await world.db.insert(userClothingItems).values({
        userId: world.userId,
        onboardingId: world.onboardingId,
        attemptNumber,
        clothingId,
        itemName: name,
        calculatedQuantities: "...",
        createdAt: 0,
        updatedAt: 0,
      });
    }
    const added = await addToPlan(tripDeps(world), target(world, tripId), {});
    expect(added.kind === "added" && added.answer.items).toHaveLength(room);
    expect(await addToPlan(tripDeps(world), target(world, tripId), {})).toEqual({
      kind: "refused",
      code: "CUSTOM_ITEM_LIMIT",
    });
  });

  it("stays out of copies of the plan", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const lacking = itemsOf(trip).filter(({ gap }) => (gap?.difference ?? 0) > 0);
    const added = await addToPlan(tripDeps(world), target(world, tripId), {});
    expect(added.kind === "added" && added.answer.items).toHaveLength(lacking.length);
    const items = await readItems(world.db, world.onboardingId);
    expect(items.some(({ isTravelItem }) => isTravelItem)).toBe(true);
    const friend = await asFriend(world);
    const copy = await claimed(friend, await shared(world.userId, world.onboardingId));
    await drain(world.queues, world.env);
    const copied = await readItems(world.db, copy);
    expect(copied).toHaveLength(items.filter(({ isTravelItem }) => !isTravelItem).length);
    expect(copied.every(({ isTravelItem, originTravelPlanId }) => !isTravelItem && !originTravelPlanId)).toBe(
      true,
    );
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
    expect(await addToPlan(deps, target(world, tripId), {})).toEqual({
      kind: "refused",
      code: "TRIP_PLAN_GONE",
    });
    await restorePlan(deps, world.userId, world.onboardingId);
    expect((await tripPage(world, tripId)).plan).toMatchObject({ id: world.onboardingId, isReadable: true });

    await deletePlan(deps, world.userId, world.onboardingId);
    await sweepNow(world, 61_000);
    expect(await tripPage(world, tripId)).toMatchObject(gone);
    expect(await readTripQuiz(reading(world), world.userId, tripId)).toMatchObject({
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
    await deleteTrip(tripDeps(world), target(world, tripId));
    for (let at = 0; at < MOST_TRIPS; at++)
      await world.db.insert(userTravelPlans).values({ ...row, id: newId(), formKey: newId() });
    const refused = { kind: "refused", code: "TRIP_LIMIT_REACHED" };
    expect(await restoreTrip(tripDeps(world), target(world, tripId))).toEqual(refused);
    expect((await readTrips(reading(world), world.userId, TODAY)).isFull).toBe(true);
  });

  it("A11 an account's trips are in its file, and leave with it", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { notes: "Grandma" });
    const deleted = await aTrip(world, { hiking: "on" });
    await deleteTrip(tripDeps(world), target(world, deleted));
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
