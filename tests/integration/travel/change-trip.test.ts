// Changing a trip's answers.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userTravelPlans } from "~/data/schema.ts";
import { plusDays } from "~/domain/calendar.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { packItem } from "~/usecases/travel/add-to-plan.ts";
import { changeTrip } from "~/usecases/travel/plan-trip.ts";
import { readTripQuiz } from "~/usecases/travel/read-trips.ts";
import { aUser } from "../../support/factories.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { aMember } from "../../support/members.ts";
import { planned } from "../../support/plans.ts";
import {
  aTrip,
  aTripForm,
  aTripWorld,
  packedRows,
  TODAY,
  tripDeps,
  tripPage,
  tripReading,
  tripRow,
} from "../../support/trips.ts";

describe("a trip that is changed", () => {
  it("keeps its row and the ticks of what is still packed", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world, { skiing: "on" });
    const target = { viewerId: world.userId, tripId };
    const packed = await packedRows(world.db, tripId);
    for (const { clothingId, ageRange } of packed) {
      const form = { clothingId: `${clothingId}`, ageRange, isPacked: "true" };
      await packItem(tripDeps(world), target, form);
    }
    const form = aTripForm(world, { place: "zip:33139", notes: "Now the beach", swimming: "on" });
    expect(await changeTrip(tripDeps(world), target, form, TODAY)).toEqual({ kind: "changed", tripId });
    expect(await tripPage(world, tripId)).toMatchObject({ status: "pending", sizes: [] });
    await drain(world.queues, world.env);
    const after = await packedRows(world.db, tripId);
    const keyOf = ({ ageRange, clothingId }: (typeof after)[number]) => `${ageRange} ${clothingId}`;
    const known = new Set(packed.map(keyOf));
    expect(after.some((row) => known.has(keyOf(row)))).toBe(true);
    expect(packed.some((row) => !after.some((one) => keyOf(one) === keyOf(row)))).toBe(true);
    for (const row of after) expect([keyOf(row), row.isPacked]).toEqual([keyOf(row), known.has(keyOf(row))]);
    expect(await tripRow(world.db, tripId)).toMatchObject({ notes: "Now the beach", status: "ready" });
  });

  it("is told what is wrong, and keeps what it was", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const before = await tripRow(world.db, tripId);
    const target = { viewerId: world.userId, tripId };
    const change = (form: Record<string, unknown>) =>
      changeTrip(tripDeps(world), target, aTripForm(world, form), TODAY);
    expect(await change({ endDate: "never" })).toMatchObject({ kind: "invalid" });
    expect(await change({ place: "zip:00100" })).toMatchObject({ kind: "invalid" });
    expect(await change({ onboardingId: "nobodysplan" })).toEqual({
      kind: "invalid",
      errors: { onboardingId: "TRIP_PLAN_REQUIRED" },
    });
    expect(await tripRow(world.db, tripId)).toEqual(before);
  });

  it("S43 stays with its owner: an editor moves it between the owner's plans, never to a plan of their own", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const second = (await planned(world, { zipcode: "33139" })).onboardingId;
    const editor = { ...world, userId: (await aUser(world.db)).id };
    const own = (await planned(editor)).onboardingId;
    for (const planId of [world.onboardingId, second]) await aMember(planId, editor.userId);
    const before = await tripRow(world.db, tripId);
    const moveTo = (planId: string, viewerId = editor.userId) =>
      changeTrip(tripDeps(world), { viewerId, tripId }, aTripForm(world, { onboardingId: planId }), TODAY);
    const offered = await readTripQuiz(tripReading(world), editor.userId, tripId);
    expect(offered.plans.map(({ id }) => id).toSorted()).toEqual([world.onboardingId, second].toSorted());
    const refusal = { kind: "invalid", errors: { onboardingId: "TRIP_PLAN_REQUIRED" } };
    // Twice at once, beside a move that is allowed: which plan it stands in is asked in the statement that writes.
    expect(await Promise.all([moveTo(own), moveTo(own)])).toEqual([refusal, refusal]);
    await aMember(own, world.userId);
    expect(await moveTo(own, world.userId)).toEqual(refusal);
    expect(await tripRow(world.db, tripId)).toEqual(before);
    const [, moved] = await Promise.all([moveTo(own), moveTo(second), moveTo(own)]);
    expect(moved).toEqual({ kind: "changed", tripId });
    expect(await tripRow(world.db, tripId)).toMatchObject({ onboardingId: second, userId: world.userId });
    // A trip whose plan is gone is the maker's own.
    await world.db.update(userTravelPlans).set({ onboardingId: null }).where(eq(userTravelPlans.id, tripId));
    expect(await moveTo(own, world.userId)).toEqual(refusal);
    expect(await moveTo(world.onboardingId, world.userId)).toMatchObject({ kind: "changed" });
  });

  it("by its plan's birth date is worked out for the baby's new age", async () => {
    const world = await aTripWorld(undefined, {}, { dueDate: plusDays(TODAY, -30) });
    const tripId = await aTrip(world);
    const other = await aTrip(world, { startDate: TODAY, endDate: plusDays(TODAY, 2) });
    const bornOn = plusDays(TODAY, -40);
    await recordBirth(tripDeps(world), world.userId, world.onboardingId, bornOn);
    for (const id of [tripId, other])
      expect(await tripRow(world.db, id)).toMatchObject({ status: "pending", planStart: bornOn });
    while (await deliverNext(world.queues, world.env));
    for (const id of [tripId, other])
      expect(await tripRow(world.db, id)).toMatchObject({ status: "ready", planStart: bornOn });
  });
});
