// Adding to a plan what it is missing for a trip.
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userClothingItems } from "~/data/schema.ts";
import { MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { addToPlan } from "~/usecases/travel/add-to-plan.ts";
import { removeCustomItem } from "~/usecases/wardrobe/remove-custom-item.ts";
import { aCustomGarment } from "../../support/factories.ts";
import { aReserveWish, giftDependencies, readListBehind, reserved } from "../../support/gifts.ts";
import { drain } from "../../support/held-queues.ts";
import { readItems, sweepNow } from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";
import { aColdTrip, itemsOf, named } from "../../support/trip-items.ts";
import { ownTrip, tripDeps, tripPage } from "../../support/trips.ts";

describe("what is still to get before a trip", () => {
  it("is what is packed less what is owned, of what was added for the trip too", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const { essentials, everything } = trip;
    expect(trip.toGet).toEqual({ essentials, extras: everything - essentials, coming: 0, boxed: 0 });
    const all = itemsOf(trip).filter(({ gap }) => gap);
    expect(all.every(({ gap, pack }) => gap?.toGet === pack)).toBe(true);
    const hat = named(trip, "hat_warm");
    const form = { clothingId: `${hat.clothingId}`, ageRange: hat.ageRange };
    const added = await addToPlan(tripDeps(world), ownTrip(world, tripId), form);
    expect(named(await tripPage(world, tripId), "hat_warm").gap).toMatchObject({ toGet: hat.pack });
    const itemId = added.kind === "added" ? (added.answer.items[0]?.itemId ?? 0) : 0;
    await world.db
      .update(userClothingItems)
      .set({ userAddedQuantities: JSON.stringify({ [hat.ageRange]: { Default: { quantity: 1 } } }) })
      .where(eq(userClothingItems.dashboardItemId, itemId));
    expect(named(await tripPage(world, tripId), "hat_warm").gap).toMatchObject({ toGet: hat.pack - 1 });
    expect((await tripPage(world, tripId)).toGet?.essentials).toBe(essentials - 1);
  });

  it("is without what a giver brings, which is said", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const opened = await openGiftList(giftDependencies(), world.userId, world.onboardingId, "Gifts");
    if (opened.kind !== "open") throw new Error("No list was opened");
    const { lines } = await readListBehind(opened.token);
    const wished = lines.flatMap((line) => {
      const item = itemsOf(trip).find(
        ({ nameId, ageRange }) => line.kind === "garment" && nameId === line.nameId && ageRange === line.size,
      );
      return item?.gap && item.gap.toGet > 0 && line.left > 0 ? [{ key: line.key, item }] : [];
    });
    const [{ key, item } = expect.fail()] = wished;
    await reserved(opened.token, aReserveWish(key, { pieces: 1 }));
    const after = await tripPage(world, tripId);
    expect(named(after, item.nameId).gap).toMatchObject({ coming: 1, toGet: item.pack - 1 });
    expect(after.toGet?.coming).toBe(1);
  });
});

describe("what the plan lacks", () => {
  it("is what is needed less what is there or planned, and is added once", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const hat = named(trip, "hat_warm");
    const { planned = 0, difference = 0 } = hat.gap ?? {};
    const pieces = { have: 0, planned, needed: hat.pack, coming: 0, boxed: 0, toGet: hat.pack };
    expect(hat.gap).toEqual({ ...pieces, difference, added: null });
    expect(difference).toBe(hat.pack - planned);
    expect(difference).toBeGreaterThan(0);
    const form = { clothingId: `${hat.clothingId}`, ageRange: hat.ageRange };
    const results = await Promise.all(
      [1, 2, 3].map(() => addToPlan(tripDeps(world), ownTrip(world, tripId), form)),
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
    const add = () => addToPlan(deps, ownTrip(world, tripId), form);
    const first = await add();
    const itemId = first.kind === "added" ? (first.answer.items[0]?.itemId ?? 0) : 0;
    const item = { viewerId: world.userId, planId: world.onboardingId, itemId };
    await removeCustomItem(deps, item, undefined);
    expect(named(await tripPage(world, tripId), "hat_warm").gap?.added).toBeNull();
    expect(await add()).toEqual(first);
    await removeCustomItem(deps, item, undefined);
    await sweepNow(world, 11 * 60_000);
    expect(await add()).toMatchObject({ kind: "added", answer: { items: [{ name: expect.any(String) }] } });

    const plenty = itemsOf(trip).find(({ gap }) => gap?.difference === 0);
    const refused = { kind: "refused", code: "TRIP_ITEM_NOT_ADDED" };
    const other = { clothingId: `${plenty?.clothingId}`, ageRange: plenty?.ageRange };
    expect(await addToPlan(deps, ownTrip(world, tripId), other)).toEqual(refused);
    expect(await addToPlan(deps, ownTrip(world, tripId), { clothingId: "abc" })).toEqual(refused);
  });

  it("is added as a whole, as far as the plan has room", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const lacking = itemsOf(trip).filter(({ gap }) => (gap?.difference ?? 0) > 0);
    expect(lacking.length).toBeGreaterThan(3);
    const one = lacking[0];
    await addToPlan(tripDeps(world), ownTrip(world, tripId), {
      clothingId: `${one?.clothingId}`,
      ageRange: one?.ageRange,
    });
    const [{ attemptNumber = 1 } = {}] = await readItems(world.db, world.onboardingId);
    const room = 2;
    for (let at = 1; at < MAX_CUSTOM_ITEMS - room; at++) {
      const { clothingId, name } = await aCustomGarment(world.db, world.userId, { name: `Own ${at}` });
      await world.db
        .insert(userClothingItems)
        .values({
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
    const added = await addToPlan(tripDeps(world), ownTrip(world, tripId), {});
    expect(added.kind === "added" && added.answer.items).toHaveLength(room);
    expect(await addToPlan(tripDeps(world), ownTrip(world, tripId), {})).toEqual({
      kind: "refused",
      code: "CUSTOM_ITEM_LIMIT",
    });
  });

  it("stays out of copies of the plan", async () => {
    const { world, tripId, trip } = await aColdTrip();
    const lacking = itemsOf(trip).filter(({ gap }) => (gap?.difference ?? 0) > 0);
    const added = await addToPlan(tripDeps(world), ownTrip(world, tripId), {});
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
