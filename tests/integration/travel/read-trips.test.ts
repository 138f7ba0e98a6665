// The pages of trips: what they list and show, in one round trip each.
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { travelPlanItems, userTravelPlans } from "~/data/schema.ts";
import { plusDays } from "~/domain/calendar.ts";
import { packItem } from "~/usecases/travel/add-to-plan.ts";
import { changeTrip } from "~/usecases/travel/plan-trip.ts";
import { readTrip, readTripQuiz, readTrips } from "~/usecases/travel/read-trips.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { named } from "../../support/trip-items.ts";
import {
  aTrip,
  aTripWorld,
  ownTrip,
  packedRows,
  sentTrip,
  TODAY,
  tripDeps,
  tripPage,
  tripReading,
} from "../../support/trips.ts";

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
      read: (from: {
        db: typeof db;
        reader: ReturnType<typeof createPageReader>;
        now: number;
      }) => Promise<unknown>,
    ) => {
      trips = 0;
      await read({ db, reader: createPageReader(db), now: Date.parse(TODAY) });
      return trips;
    };
    expect(await counted((from) => readTrip(from, ownTrip(world, tripId)))).toBe(1);
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
    const { upcoming, past, isFull } = await readTrips(tripReading(world), world.userId, TODAY);
    expect(upcoming.map(({ id }) => id)).toEqual([ids.now, ids.soon, ids.later]);
    expect(past.map(({ id }) => id)).toEqual([ids.lately, ids.long]);
    expect(isFull).toBe(false);
  });

  it("start the form from the final plan and from a trip's own answers", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { hiking: "on", notes: "Tent" });
    const quiz = await readTripQuiz(tripReading(world), world.userId, tripId);
    expect(quiz).toMatchObject({
      plans: [{ id: world.onboardingId, place: "Minneapolis, MN" }],
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
    const changed = await changeTrip(tripDeps(world), ownTrip(world, tripId), fields ?? {}, TODAY);
    expect(changed).toEqual({ kind: "changed", tripId });
  });
});

describe("R11b a trip of before", () => {
  it("shows the lighter bag on its page and in the list, with its ticks", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: plusDays(TODAY, 100) });
    const startDate = plusDays(TODAY, 128);
    const tripId = await aTrip(world, { startDate, endDate: plusDays(startDate, 6) });
    const today = await tripPage(world, tripId);
    // As the previous release left it: everything needed, packed as counted then.
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
    await packItem(tripDeps(world), ownTrip(world, tripId), tick);
    const page = await tripPage(world, tripId);
    expect([page.essentials, page.everything]).toEqual([today.essentials, today.everything]);
    expect(page.everything).toBeLessThan(formula);
    expect(named(page, "sleeper_footed").isPacked).toBe(true);
    const { upcoming } = await readTrips(tripReading(world), world.userId, TODAY);
    expect(upcoming).toMatchObject([{ essentials: page.essentials, everything: page.everything }]);
  });
});
