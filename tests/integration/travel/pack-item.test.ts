// Ticks on a packing list.
import { describe, expect, it } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { packItem } from "~/usecases/travel/add-to-plan.ts";
import { changeTrip } from "~/usecases/travel/plan-trip.ts";
import { aSession } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { itemsOf } from "../../support/trip-items.ts";
import {
  aTrip,
  aTripForm,
  aTripWorld,
  ownTrip,
  packedRows,
  TODAY,
  tripDeps,
  tripPage,
  tripRow,
} from "../../support/trips.ts";

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
      expect(await packItem(deps, ownTrip(world, tripId), form)).toEqual({ kind: "saved", answer: saved });
    await deps.settled();
    expect(messages.map(readLiveEvent)).toEqual([
      { type: "trip", travelPlanId: tripId, version: before + 1, status: "ready", tab: "t1" },
    ]);
    expect(itemsOf(await tripPage(world, tripId)).filter(({ isPacked }) => isPacked)).toHaveLength(1);
    const off = await packItem(deps, ownTrip(world, tripId), { ...form, isPacked: "false" });
    expect(off).toMatchObject({ kind: "saved", answer: { isPacked: false, version: before + 2 } });
  });

  it("of what is no garment is kept by itself, over a change too", async () => {
    const world = await aTripWorld();
    const tripId = await aTrip(world);
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const deps = tripDeps(world);
    const { version } = await tripRow(world.db, tripId);
    const tick = (kit: string, isPacked: string) =>
      packItem(deps, ownTrip(world, tripId), { kit, isPacked, ageRange: "0-3m", tab: "t1" });
    const packedKit = async () =>
      (await tripPage(world, tripId)).kit.filter(({ isPacked }) => isPacked).map(({ key }) => key);
    const saved = { kind: "saved", answer: { kit: "wipes", isPacked: true, version: version + 1 } };
    for (let press = 0; press < 3; press++) expect(await tick("wipes", "true")).toEqual(saved);
    await Promise.all([tick("carrier", "true"), tick("diapers", "true")]);
    expect(await packedKit()).toEqual(["diapers", "wipes", "carrier"]);
    expect(await tick("wipes", "false")).toMatchObject({ answer: { isPacked: false, version: version + 4 } });
    await deps.settled();
    expect(messages.map(readLiveEvent)).toHaveLength(4);
    await changeTrip(deps, ownTrip(world, tripId), aTripForm(world, { hiking: "on" }), TODAY);
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
    expect(await packItem(tripDeps(world), ownTrip(world, tripId), form)).toEqual({ kind: "invalid" });
    const none = { clothingId: "99999", ageRange: "0-3m", isPacked: "true" };
    expect(await packItem(tripDeps(world), ownTrip(world, tripId), none)).toEqual({ kind: "not-found" });
  });
});
