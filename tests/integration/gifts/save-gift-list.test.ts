// What parents change of their list: what it asks for, its address, whether it is open, its wishes and reservations (G1, G2, G8).
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListWish } from "~/contracts/gifts/parents-gift-form.ts";
import { giftLists, giftReservations } from "~/data/schema.ts";
import { type GarmentLine, MAX_STARRED } from "~/domain/gifts/gift-lines.ts";
import { newId } from "~/lib/new-id.ts";
import { giftTokens } from "~/services/auth/link-token.server.ts";
import { findGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { settleGift } from "~/usecases/gifts/reserve-gift.ts";
import {
  addGift,
  addWish,
  type ListChange,
  readParentsList,
  saveParentsList,
  takeWishOff,
} from "~/usecases/gifts/save-gift-list.ts";
import { db } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  GIFT_NOW,
  garmentIn,
  type OpenedList,
  readListBehind,
  readReservations,
  reserved,
} from "../../support/gifts.ts";

let opened: OpenedList;
let line: GarmentLine;

beforeEach(async () => {
  opened = await anOpenedList();
  line = garmentIn(await readListBehind(opened.token));
});

const deps = { db, tokenSecret: env.TOKEN_SECRET, now: GIFT_NOW };
const mine = () => ({ viewerId: opened.world.userId, planId: opened.onboardingId });
const save = (change: ListChange) => saveParentsList(deps, mine(), change);
const find = (token = opened.token) => findGiftList(deps, token);

const WISH: ListWish = {
  title: "For the Riveras",
  greeting: "Thank you!",
  sizes: ["3-6m"],
  essentialities: ["Essential"],
  saysPlace: true,
  saysMonth: false,
  mode: "open",
  revealOn: null,
  approves: false,
};

async function stored() {
  const [row] = await db.select().from(giftLists).where(eq(giftLists.onboardingId, opened.onboardingId));
  if (!row) throw new Error("No list");
  return row;
}

describe("a list's choices", () => {
  it("are kept, and the list follows them", async () => {
    expect(await save({ kind: "choose", wish: WISH })).toEqual({ kind: "saved" });
    expect(await stored()).toMatchObject({
      title: "For the Riveras",
      greeting: "Thank you!",
      saysPlace: true,
    });
    const found = await readListBehind(opened.token);
    const garments = found.lines.filter((one) => one.kind === "garment");
    expect(garments.every((one) => one.size === null || one.size === "3-6m")).toBe(true);
    expect(garments.every((one) => one.essentiality === "Essential")).toBe(true);
  });

  it("leave one line off and put it back, at the same time as another", async () => {
    const [other] = (await readListBehind(opened.token)).lines.filter(({ key }) => key !== line.key);
    if (!other) throw new Error("No other line");
    await Promise.all([line.key, other.key].map((key) => save({ kind: "left-off", key, isOff: true })));
    const keys = (await readListBehind(opened.token)).lines.map(({ key }) => key);
    expect(keys).not.toContain(line.key);
    expect(keys).not.toContain(other.key);
    await save({ kind: "left-off", key: line.key, isOff: false });
    expect(garmentIn(await readListBehind(opened.token)).key).toBe(line.key);
  });

  it("are nobody else's to change", async () => {
    const before = await stored();
    const theirs = { ...mine(), viewerId: (await aUser(db)).id };
    const changes: ListChange[] = [
      { kind: "choose", wish: WISH },
      { kind: "left-off", key: line.key, isOff: true },
      { kind: "starred", key: line.key, isOn: true },
      { kind: "mails", isOn: false },
      { kind: "closed", isClosed: true },
      { kind: "moved" },
    ];
    for (const change of changes) {
      expect(await saveParentsList(deps, theirs, change)).toEqual({ kind: "not-found" });
    }
    expect(await addWish(deps, theirs, { name: "Crib", link: null, pieces: 1, priceHint: null })).toBeNull();
    expect(await readParentsList(deps, theirs.viewerId, theirs.planId)).toBeNull();
    expect(await stored()).toEqual(before);
  });
});

describe("stars", () => {
  const star = (key: string, isOn = true) => save({ kind: "starred", key, isOn });
  const starred = async (): Promise<unknown> => JSON.parse((await stored()).starred);

  it("are set and taken off, on garments and wishes, and stay through other changes", async () => {
    const id = await addWish(deps, mine(), { name: "Car seat", link: null, pieces: 1, priceHint: null });
    await star(line.key);
    await star(line.key);
    await star(`wish.${id}`);
    expect(await starred()).toEqual([line.key, `wish.${id}`]);
    await save({ kind: "choose", wish: WISH });
    await save({ kind: "left-off", key: line.key, isOff: true });
    expect(await starred()).toEqual([line.key, `wish.${id}`]);
    await star(line.key, false);
    expect(await starred()).toEqual([`wish.${id}`]);
    expect(await star("999.3-6m")).toEqual({ kind: "not-found" });
  });

  it("are twelve at most, also at the same instant, without those of what has gone", async () => {
    const { lines } = await readListBehind(opened.token);
    const keys = lines.slice(0, MAX_STARRED + 1).map(({ key }) => key);
    expect(keys).toHaveLength(MAX_STARRED + 1);
    await db
      .update(giftLists)
      .set({ starred: JSON.stringify(["999.3-6m", ...keys.slice(0, MAX_STARRED - 1)]) })
      .where(eq(giftLists.onboardingId, opened.onboardingId));
    const results = await Promise.all(keys.slice(-2).map((key) => star(key)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["saved", "stars-full"]);
    expect(await starred()).toHaveLength(MAX_STARRED);
    expect(await starred()).not.toContain("999.3-6m");
  });
});

describe("a list's address", () => {
  it("ends while it is closed, and comes back", async () => {
    await save({ kind: "closed", isClosed: true });
    expect(await find()).toBeNull();
    await save({ kind: "closed", isClosed: false });
    expect(await find()).not.toBeNull();
  });

  it("moves, and the old one ends at once; what is reserved stays", async () => {
    await reserved(opened.token, aReserveWish(line.key));
    await save({ kind: "moved" });
    expect(await find()).toBeNull();
    const token = await giftTokens.open(env.TOKEN_SECRET, opened.onboardingId, (await stored()).sealedToken);
    expect((await find(token ?? ""))?.reservations).toHaveLength(1);
  });
});

describe("a surprise", () => {
  const surprise: ListWish = { ...WISH, mode: "surprise", revealOn: "2026-12-24" };

  it("stays one once something is reserved (G6)", async () => {
    await save({ kind: "choose", wish: surprise });
    expect(await save({ kind: "choose", wish: { ...surprise, revealOn: "2026-12-26" } })).toEqual({
      kind: "saved",
    });
    await reserved(opened.token, aReserveWish(line.key));
    for (const wish of [WISH, { ...surprise, revealOn: "2026-11-23" }, { ...surprise, revealOn: null }]) {
      expect(await save({ kind: "choose", wish })).toEqual({ kind: "stays-surprise" });
    }
    const titled = { ...surprise, revealOn: "2026-12-26", title: "Gifts" };
    expect(await save({ kind: "choose", wish: titled })).toEqual({ kind: "saved" });
    const after = { ...deps, now: Date.UTC(2026, 11, 26, 12) };
    expect(await saveParentsList(after, mine(), { kind: "choose", wish: WISH })).toEqual({ kind: "saved" });
  });
});

describe("wishes", () => {
  it("are added and taken off, and whoever has reserved one keeps that", async () => {
    const id = await addWish(deps, mine(), { name: "Car seat", link: null, pieces: 2, priceHint: null });
    const wish = (await readListBehind(opened.token)).wishes[0];
    expect(wish?.id).toBe(id);
    const key = `wish.${wish?.id}`;
    await reserved(opened.token, aReserveWish(key));
    expect(await takeWishOff(deps, mine(), wish?.id ?? "")).toBe(true);
    expect(await takeWishOff(deps, mine(), wish?.id ?? "")).toBe(false);
    expect((await readListBehind(opened.token)).lines.map((one) => one.key)).not.toContain(key);
    expect(await readReservations(opened.onboardingId)).toHaveLength(1);
  });
});

describe("a gift that parents enter for somebody", () => {
  const gift = (pieces = 1, formKey: string = newId()) => ({
    ...{ target: { kind: "garment", clothingId: line.clothingId, size: line.size } as const, formKey },
    ...{ name: "Great-aunt", pieces, how: "pass" as const },
  });

  it("takes what is left, once a form", async () => {
    const once = gift();
    expect(await Promise.all([addGift(deps, mine(), once), addGift(deps, mine(), once)])).toEqual([
      { kind: "added" },
      { kind: "added" },
    ]);
    expect(await addGift(deps, mine(), gift(line.left))).toEqual({ kind: "taken", left: line.left - 1 });
    const [made] = await readReservations(opened.onboardingId);
    expect(made).toMatchObject({
      giverName: "Great-aunt",
      how: "pass",
      isMadeByParent: true,
      sealedEmail: null,
    });
  });
});

describe("a gift that a list doesn't take", () => {
  const gift = (pieces = 1) => ({
    ...{
      target: { kind: "garment", clothingId: line.clothingId, size: line.size } as const,
      formKey: newId(),
    },
    ...{ name: "Great-aunt", pieces, how: "buy" as const },
  });

  it("is refused because the list is closed, and taken once it is open again", async () => {
    await save({ kind: "closed", isClosed: true });
    expect(await addGift(deps, mine(), gift())).toEqual({ kind: "closed" });
    expect(await readReservations(opened.onboardingId)).toEqual([]);
    await save({ kind: "closed", isClosed: false });
    expect(await addGift(deps, mine(), gift())).toEqual({ kind: "added" });
  });
});

describe("a reservation", () => {
  it("is approved, thanked for, and removed by its parents only", async () => {
    await db.update(giftLists).set({ approves: true }).where(eq(giftLists.onboardingId, opened.onboardingId));
    await reserved(opened.token, aReserveWish(line.key));
    const [made] = await readReservations(opened.onboardingId);
    const id = made?.id ?? "";
    expect(made?.state).toBe("waiting");
    const theirs = { ...mine(), viewerId: (await aUser(db)).id };
    for (const decision of ["approve", "thanked", "remove"] as const) {
      expect(await settleGift(deps, theirs, id, decision)).toBe(false);
    }
    expect(await settleGift(deps, mine(), id, "approve")).toBe(true);
    // By the other parent, at the same time: it is approved, and what is bought stays so.
    expect(await settleGift(deps, mine(), id, "approve")).toBe(true);
    await db.update(giftReservations).set({ state: "bought" }).where(eq(giftReservations.id, id));
    expect(await settleGift(deps, mine(), id, "approve")).toBe(true);
    expect((await readReservations(opened.onboardingId))[0]?.state).toBe("bought");
    await db.update(giftReservations).set({ state: "reserved" }).where(eq(giftReservations.id, id));
    expect(await settleGift(deps, mine(), id, "thanked")).toBe(true);
    expect((await readReservations(opened.onboardingId))[0]).toMatchObject({
      state: "reserved",
      thankedAt: GIFT_NOW,
    });
    expect(await settleGift(deps, mine(), id, "remove")).toBe(true);
    expect(garmentIn(await readListBehind(opened.token)).left).toBe(line.left);
  });
});
