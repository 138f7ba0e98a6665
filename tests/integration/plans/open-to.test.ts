// Access to a plan's content follows access to the plan. Who created a row is stored with it but grants
// nothing.
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readOwnData } from "~/data/accounts/own-data.server.ts";
import { markDeleted } from "~/data/plans/deletions.server.ts";
import { userClothingItems, userTravelPlans } from "~/data/schema.ts";
import { countTrips } from "~/data/travel/select-trip.server.ts";
import { selectTripsForViewer } from "~/data/travel/select-trips.server.ts";
import { selectTripState } from "~/data/travel/trip-writes.server.ts";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { aUser } from "../../support/factories.ts";
import { aTripWorld, sentTrip, type TripWorld } from "../../support/trips.ts";

let world: TripWorld;
/** The user who created everything in the owner's plan. */
let maker: string;

beforeEach(async () => {
  world = await aTripWorld();
  maker = (await aUser(world.db)).id;
});

describe("S43 an item", () => {
  it("is its plan's, whoever has made it", async () => {
    const { db, userId, onboardingId: planId } = world;
    await db
      .update(userClothingItems)
      .set({ userId: maker })
      .where(eq(userClothingItems.onboardingId, planId));
    const [item] = await selectItemsForViewer(db, userId, planId);
    if (!item) throw new Error("The plan has no items");
    expect(await selectItemsForViewer(db, maker, planId)).toEqual([]);
    const count = (viewerId: string, value: number) =>
      saveCell(
        db,
        { viewerId, planId, itemId: item.dashboardItemId },
        { kind: "quantity", ageRange: "0-3m", value },
        Date.now(),
      );
    expect(await count(userId, 2)).toHaveLength(1);
    expect(await count(maker, 3)).toEqual([]);
    expect((await readOwnData(db, userId)).items.length).toBeGreaterThan(70);
    expect((await readOwnData(db, maker)).items).toEqual([]);
  });

  it("of a plan that is deleted takes what its owner has counted, since it comes back with the plan", async () => {
    const { db, userId, onboardingId: planId } = world;
    const [item] = await selectItemsForViewer(db, userId, planId);
    await markDeleted(db, userId, planId, Date.now());
    const target = { viewerId: userId, planId, itemId: item?.dashboardItemId ?? 0 };
    const edit = { kind: "quantity", ageRange: "0-3m", value: 2 } as const;
    expect(await saveCell(db, target, edit, Date.now())).toHaveLength(1);
    expect(await saveCell(db, { ...target, viewerId: maker }, edit, Date.now())).toEqual([]);
  });
});

describe("S43 a trip", () => {
  const seen = async (viewerId: string, tripId: string) => [
    await selectTripState(world.db, { viewerId, tripId }),
    await selectTripsForViewer(world.db, viewerId),
    (await countTrips(world.db, viewerId))[0]?.count,
  ];
  const HERE = [[expect.anything()], [expect.anything()], 1];
  const NOTHING = [[], [], 0];

  it("is its plan's, also once that is deleted, and of whoever has planned it where it has none", async () => {
    const { db, userId, onboardingId: planId } = world;
    const tripId = await sentTrip(world);
    const isThis = and(eq(userTravelPlans.id, tripId), eq(userTravelPlans.onboardingId, planId));
    await db.update(userTravelPlans).set({ userId: maker }).where(isThis);
    expect(await seen(userId, tripId)).toEqual(HERE);
    expect(await seen(maker, tripId)).toEqual(NOTHING);

    await markDeleted(db, userId, planId, Date.now());
    expect(await seen(userId, tripId)).toEqual(HERE);
    expect(await seen(maker, tripId)).toEqual(NOTHING);

    await db.update(userTravelPlans).set({ onboardingId: null }).where(isThis);
    expect(await seen(userId, tripId)).toEqual(NOTHING);
    expect(await seen(maker, tripId)).toEqual(HERE);
  });
});
