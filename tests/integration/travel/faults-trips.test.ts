// What can break while a trip is calculated, and what its page is told.
import { afterEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { deleteTrip } from "~/usecases/travel/delete-trip.ts";
import { retryTrip } from "~/usecases/travel/run-trips.ts";
import { aSession } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import { sweepNow } from "../../support/plans.ts";
import {
  aTrip,
  aTripWorld,
  letTripAge,
  packedRows,
  sentTrip,
  tripDeps,
  tripPage,
  tripRow,
} from "../../support/trips.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a worker that dies", () => {
  it("before or after it has written leaves one list", async () => {
    for (const when of ["before", "after"] as const) {
      expectLogs("queue_message_failed");
      const world = await aTripWorld();
      const tripId = await sentTrip(world);
      const DB = failingDatabase(world.env.DB, /insert into "?travel_plan_items/i, when);
      await deliverNext(world.queues, { ...world.env, DB });
      expect((await tripRow(world.db, tripId)).status).toBe(when === "before" ? "pending" : "ready");
      DB.fault.isOn = false;
      await drain(world.queues, { ...world.env, DB });
      expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", leaseUntil: null });
      expect((await packedRows(world.db, tripId)).length).toBeGreaterThan(10);
    }
  });

  it("and a message that is lost are made good by the sweeper", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    world.queues.waiting.splice(0);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);
    await letTripAge(world.db, tripId, 60_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready" });
  });

  it("again and again fails the trip, and Try Again starts another run", async () => {
    expectLogs("queue_message_failed", "trip_message_dead");
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const DB = failingDatabase(world.env.DB, /insert into "?travel_plan_items/i);
    const env = { ...world.env, DB };
    await drain(world.queues, env);
    const failed = await tripRow(world.db, tripId);
    expect(failed).toMatchObject({ status: "failed", leaseUntil: null });
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await tripPage(world, tripId)).toMatchObject({ status: "failed", sizes: [] });

    DB.fault.isOn = false;
    const target = { viewerId: world.userId, tripId };
    const [once, twice] = [
      await retryTrip(tripDeps(world), target),
      await retryTrip(tripDeps(world), target),
    ];
    expect(once).toEqual({ tripId, version: failed.version + 1 });
    expect(twice).toEqual(once);
    expect(world.queues.waiting).toHaveLength(1);
    expect((await tripRow(world.db, tripId)).runId).not.toBe(failed.runId);
    await drain(world.queues, env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready" });
  });

  it("that goes round in circles is stopped", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    for (let round = 0; round < 45 && (await tripRow(world.db, tripId)).status === "pending"; round++) {
      const { runId } = await tripRow(world.db, tripId);
      world.queues.waiting.splice(0);
      await world.env.DB.prepare(
        "update user_travel_plans set version = version + 1 where id = ? and run_id = ?",
      )
        .bind(tripId, runId)
        .run();
      await letTripAge(world.db, tripId, 60_000);
      await sweepNow(world);
    }
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "failed" });
  });
});

describe("the live line", () => {
  it("tells the owner's pages that a trip is ready, and that it is gone", async () => {
    const world = await aTripWorld();
    const session = await aSession(world.db, world.userId);
    const line = await openLive(session.cookie);
    const tripId = await aTrip(world);
    await deleteTrip(tripDeps(world), { viewerId: world.userId, tripId });
    await expect
      .poll(() => line.messages.map(readLiveEvent).filter((event) => event?.type === "trip"))
      .toEqual([
        { type: "trip", travelPlanId: tripId, version: 3, status: "ready" },
        { type: "trip", travelPlanId: tripId, version: 4, status: "ready", isDeleted: true },
      ]);
  });
});
