// What arrives moves from coming to the plan's count, in one write (G7, F31).
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { itemEvent } from "~/contracts/live/live-event.ts";
import { giftReservations, userClothingItems } from "~/data/schema.ts";
import { selectEssentialsForViewer, selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { GarmentLine } from "~/domain/gifts/gift-lines.ts";
import { markArrived } from "~/usecases/gifts/mark-arrived.ts";
import { readPlanItem } from "~/views/wardrobe/plan-items.ts";
import { db } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  aWish,
  GIFT_NOW,
  garmentIn,
  type OpenedList,
  own,
  readListBehind,
  readReservations,
  reserved,
} from "../../support/gifts.ts";

let list: OpenedList;
let line: GarmentLine;
let told: unknown[];

beforeEach(async () => {
  list = await anOpenedList();
  line = garmentIn(await readListBehind(list.token));
  told = [];
});

const live = {
  publish: async (_: string, event: unknown) => void told.push(event),
  closeAll: async () => {},
  closeSession: async () => {},
  tellGivers: async () => {},
};

const arrive = (id: string, arrived: number, viewerId = list.world.userId, seen: number | null = null) =>
  markArrived({ db, live, now: GIFT_NOW, waitUntil: () => {} }, { viewerId, planId: list.onboardingId }, id, {
    arrived,
    seen,
  });

async function reserveOne(key: string, pieces: number): Promise<string> {
  await reserved(list.token, aReserveWish(key, { pieces, email: "aunt@layette.test" }));
  const [reservation] = await readReservations(list.onboardingId);
  return reservation?.id ?? "";
}

async function counted() {
  const rows = await selectItemsForViewer(db, list.world.userId, list.onboardingId);
  const row = rows.find(({ clothingId }) => clothingId === line.clothingId);
  if (!row) throw new Error("No such item");
  const { owned, coming } = readPlanItem(row);
  return {
    owned: owned?.[line.size ?? "0-3m"]?.Default?.quantity ?? 0,
    coming: coming?.map(([size, pieces]) => [size, pieces]) ?? null,
  };
}

describe("arrived", () => {
  it("moves pieces from coming to the count, by part, and back", async () => {
    await own(list.onboardingId, line, 1);
    const id = await reserveOne(line.key, 2);
    expect(await counted()).toEqual({ owned: 1, coming: [["3-6m", 2]] });
    expect(await arrive(id, 1)).toEqual({ kind: "saved" });
    expect(await counted()).toEqual({ owned: 2, coming: [["3-6m", 1]] });
    expect(await arrive(id, 2)).toEqual({ kind: "saved" });
    expect(await counted()).toEqual({ owned: 3, coming: null });
    expect(await arrive(id, 0)).toEqual({ kind: "saved" });
    expect(await counted()).toEqual({ owned: 1, coming: [["3-6m", 2]] });
    expect(told).toHaveLength(3);
    expect(itemEvent.parse(told[0])).toMatchObject({ isReread: true });
  });

  it("F42 doesn't take the place of a count that can't be read", async () => {
    const id = await reserveOne(line.key, 2);
    const damage = (text: string) =>
      db
        .update(userClothingItems)
        .set({ userAddedQuantities: text })
        .where(eq(userClothingItems.onboardingId, list.onboardingId));
    await damage("{");
    expect(await arrive(id, 1)).toEqual({ kind: "unreadable" });
    const texts = await db
      .selectDistinct({ text: userClothingItems.userAddedQuantities })
      .from(userClothingItems);
    expect(texts).toContainEqual({ text: "{" });
    expect(await readReservations(list.onboardingId)).toMatchObject([{ arrivedPieces: 0 }]);
    expect(told).toEqual([]);
    await damage("{}");
    expect(await arrive(id, 1)).toEqual({ kind: "saved" });
  });

  it("F25 is neither lowered nor taken back by a page that hasn't seen it", async () => {
    const id = await reserveOne(line.key, 2);
    const from = (seen: number, arrived: number) => arrive(id, arrived, list.world.userId, seen);
    await from(0, 2);
    expect(await from(0, 1), "of a page from before").toEqual({ kind: "saved" });
    expect(await counted()).toEqual({ owned: 2, coming: null });
    await from(1, 0);
    expect((await counted()).owned).toBe(2);
    await from(2, 0);
    expect((await counted()).owned).toBe(0);
  });

  it("counts once, however often and from however many phones it is sent", async () => {
    const id = await reserveOne(line.key, 2);
    await Promise.all(Array.from({ length: 6 }, () => arrive(id, 2)));
    expect(await counted()).toEqual({ owned: 2, coming: null });
  });

  it("F31 writes both or nothing while the count changes elsewhere", async () => {
    const id = await reserveOne(line.key, 2);
    await Promise.all([arrive(id, 2), own(list.onboardingId, line, 3), arrive(id, 2)]);
    const { owned, coming } = await counted();
    // The tap is either before the arrival, which adds to it, or after it, and then the last word.
    expect([3, 5]).toContain(owned);
    expect(coming).toBeNull();
  });

  it("forgets the giver's address once all of it is there", async () => {
    const id = await reserveOne(line.key, 2);
    await arrive(id, 1);
    expect((await readReservations(list.onboardingId))[0]?.sealedEmail).not.toBeNull();
    await arrive(id, 2);
    expect((await readReservations(list.onboardingId))[0]?.sealedEmail).toBeNull();
  });

  it("takes wishes, which have no count in the plan", async () => {
    const wish = await aWish(list.onboardingId, { pieces: 2 });
    const id = await reserveOne(`wish.${wish}`, 1);
    expect(await arrive(id, 1)).toEqual({ kind: "saved" });
    expect(told).toEqual([]);
  });

  it("takes no more than was reserved, and nothing of anyone else's plan", async () => {
    const id = await reserveOne(line.key, 2);
    const stranger = await aUser(db);
    expect(await arrive(id, 3)).toEqual({ kind: "not-found" });
    expect(await arrive(id, 1, stranger.id)).toEqual({ kind: "not-found" });
    expect(await counted()).toEqual({ owned: 0, coming: [["3-6m", 2]] });
  });
});

describe("what is coming", () => {
  it("isn't what waits for the parents' approval", async () => {
    const id = await reserveOne(line.key, 2);
    await db.update(giftReservations).set({ state: "waiting" }).where(eq(giftReservations.id, id));
    expect((await counted()).coming).toBeNull();
  });

  it("is read for the list of plans, of one's own plans only", async () => {
    await reserveOne(line.key, 2);
    const mine = await selectEssentialsForViewer(db, list.world.userId);
    expect(mine.filter(({ coming }) => coming !== null).length).toBeLessThanOrEqual(1);
    const other = await anOpenedList();
    const theirs = await selectEssentialsForViewer(db, other.world.userId);
    expect(theirs.every(({ coming }) => coming === null)).toBe(true);
  });
});
