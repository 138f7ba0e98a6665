// Deleting a trip and restoring it.
import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "~/lib/new-id.ts";
import { deleteTrip, restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { deliver, drain } from "../../support/held-queues.ts";
import { sweepNow } from "../../support/plans.ts";
import {
  aTrip,
  aTripWorld,
  letTripAge,
  packedRows,
  sentTrip,
  tripDeps,
  tripRow,
  weatherRow,
} from "../../support/trips.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a trip that is deleted", () => {
  it("in the middle of its run stays deleted, and goes on when it is brought back", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    const target = { viewerId: world.userId, tripId };
    const [letter] = world.queues.waiting.splice(0);
    if (!letter) throw new Error("Nothing was sent");
    expect(await deleteTrip(tripDeps(world), target)).toMatchObject({ tripId });
    await deliver(world.queues, world.env, [letter]);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "pending" });
    expect(await packedRows(world.db, tripId)).toEqual([]);
    await letTripAge(world.db, tripId, 30_000);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);

    expect(await restoreTrip(tripDeps(world), target)).toMatchObject({ kind: "restored" });
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", deletedAt: null });
  });

  it("between the work and the write writes nothing", async () => {
    const world = await aTripWorld();
    const tripId = await sentTrip(world);
    await world.weather.setMode({ kind: "normal" });
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      await deleteTrip(tripDeps(world), { viewerId: world.userId, tripId });
      return fetch(...args);
    });
    await drain(world.queues, world.env);
    expect((await tripRow(world.db, tripId)).deletedAt).not.toBeNull();
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await weatherRow(world.db, tripId)).toBeNull();
  });

  it("is gone with everything a minute later", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const target = { viewerId: world.userId, tripId };
    await deleteTrip(tripDeps(world), target);
    await sweepNow(world, 30_000);
    await tripRow(world.db, tripId);
    await sweepNow(world, 61_000);
    await expect(tripRow(world.db, tripId)).rejects.toThrow("No trip");
    expect(await packedRows(world.db, tripId)).toEqual([]);
    expect(await weatherRow(world.db, tripId)).toBeNull();
    expect(await restoreTrip(tripDeps(world), target)).toEqual({ kind: "not-found" });
  });

  it("frees the key of its form", async () => {
    const world = await aTripWorld();
    const formKey = newId();
    const tripId = await sentTrip(world, { formKey });
    await deleteTrip(tripDeps(world), { viewerId: world.userId, tripId });
    expect(await sentTrip(world, { formKey })).not.toBe(tripId);
  });
});
