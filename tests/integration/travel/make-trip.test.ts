// The message that calculates a trip.
import { describe, expect, it } from "vitest";
import { changeTrip } from "~/usecases/travel/plan-trip.ts";
import { deliver, drain } from "../../support/held-queues.ts";
import { readPlan } from "../../support/plans.ts";
import {
  aTripForm,
  aTripWorld,
  packedRows,
  sentTrip,
  TODAY,
  tripDeps,
  tripRow,
} from "../../support/trips.ts";

describe("a message of the queue", () => {
  it("that comes twice, and at once, makes one list", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const [letter] = world.queues.waiting.splice(0);
    if (!letter) throw new Error("Nothing was sent");
    await deliver(world.queues, world.env, [letter, { ...letter }]);
    const [row, packed] = [await tripRow(world.db, tripId), await packedRows(world.db, tripId)];
    expect(row.status).toBe("ready");
    await deliver(world.queues, world.env, [letter]);
    expect(await tripRow(world.db, tripId)).toEqual(row);
    expect(await packedRows(world.db, tripId)).toEqual(packed);
  });

  it("of an older run changes nothing", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const [old] = world.queues.waiting.splice(0);
    if (!old) throw new Error("Nothing was sent");
    const form = aTripForm(world, { place: "zip:33139" });
    await changeTrip(tripDeps(world), { viewerId: world.userId, tripId }, form, TODAY);
    await deliver(world.queues, world.env, [old]);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "pending" });
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({
      status: "ready",
      destination: "Miami Beach, FL",
    });
  });

  it("of an earlier release is still read", async () => {
    const world = await aTripWorld();
    const { onboardingId: planId, runId } = await readPlan(world.db, world.onboardingId);
    const body = { stage: "weather", onboardingId: planId, runId };
    await deliver(world.queues, world.env, [{ queue: "layette-plan", body, attempts: 1 }]);
    expect(world.queues.waiting).toEqual([]);
    expect(await readPlan(world.db, world.onboardingId)).toMatchObject({ status: "completed" });
  });
});
