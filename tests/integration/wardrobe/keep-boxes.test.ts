// E33 and E34: pieces go into boxes and out of them, once each, and a second child wears what its sibling has outgrown.
import { env } from "cloudflare:workers";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import { readActFacts } from "~/contracts/members/stored-acts.ts";
import { readOwnedQuantities } from "~/contracts/plans/stored-plan.ts";
import { readBoxPieces } from "~/contracts/wardrobe/stored-box.ts";
import { selectActs } from "~/data/members/kept-acts.server.ts";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import {
  bags,
  boxes,
  boxPieces,
  userClothingItems as items,
  planActs,
  planMembers,
  userOnboardingData,
} from "~/data/schema.ts";
import { selectBag, undoBag } from "~/data/wardrobe/bag-writes.server.ts";
import { selectBoxes } from "~/data/wardrobe/boxes.server.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { MOST_BOXES } from "~/domain/wardrobe/boxed-pieces.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { unpackBox } from "~/usecases/wardrobe/keep-boxes.ts";
import { saveBag, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import { viewChanges } from "~/views/members/people-view.ts";
import { DECISIONS } from "../../support/addresses.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readItems, type World } from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Minneapolis, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);

let world: World;
/** The first child wears 9-12m, far from both of its ends; the second is about to be born. */
let first: string;
let second: string;
let owner: Browser;
let reader: Browser;
/** Edits the first plan alone, and the second plan alone. */
let ofFirst: Browser;
let ofSecond: Browser;
let stranger: Browser;
let ids: Readonly<Record<string, ReadonlyMap<string, number>>>;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 200 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOON, cookies: [[name, value]] });
}

async function idsOf(plan: string): Promise<Map<string, number>> {
  const rows = await readItems(world.db, plan);
  return new Map(rows.map((row) => [CATALOGUE[row.clothingId - 1]?.key ?? "", row.dashboardItemId]));
}

beforeAll(async () => {
  world = await aWorld();
  first = (await planned(world, { zipcode: "55401", dueDate: dayIn(-315) })).onboardingId;
  second = (await planned(world, { zipcode: "55401", dueDate: dayIn(20) })).onboardingId;
  ids = { [first]: await idsOf(first), [second]: await idsOf(second) };
  const people = await Promise.all([1, 2, 3, 4].map(() => aUser(world.db)));
  const [one, two, three, four] = people.map(({ id }) => id);
  await aMember(first, one ?? "", "reader");
  await aMember(second, one ?? "", "reader");
  await aMember(first, two ?? "");
  await aMember(second, three ?? "");
  owner = await browserOf(world.userId);
  reader = await browserOf(one ?? "");
  ofFirst = await browserOf(two ?? "");
  ofSecond = await browserOf(three ?? "");
  stranger = await browserOf(four ?? "");
});

beforeEach(async () => {
  await world.db.delete(boxes);
  await world.db.delete(bags);
  await world.db.update(items).set({ userAddedQuantities: "{}", removedAt: null });
  await count("sleeper_footed", "3-6m", 6);
  await count("socks", "3-6m", 4);
});

const idOf = (key: string, plan = first) => ids[plan]?.get(key) ?? 0;

function count(key: string, size: AgeRange, quantity: number, plan = first) {
  return world.db
    .update(items)
    .set({ userAddedQuantities: JSON.stringify({ [size]: { Default: { quantity } } }) })
    .where(eq(items.dashboardItemId, idOf(key, plan)));
}

async function owned(key: string, plan = first, size: AgeRange = "3-6m"): Promise<number> {
  const [row] = await world.db
    .select()
    .from(items)
    .where(eq(items.dashboardItemId, idOf(key, plan)));
  return ownedForAgeRange(key, readOwnedQuantities(row?.userAddedQuantities ?? "{}") ?? {}, size);
}

const boxesPath = (plan = first) => `/dashboards/${plan}/boxes`;
const field = (key: string, plan = first, size = "3-6m") => `pass-${idOf(key, plan)}:${size}`;
const cells = (key: string, pieces: number, plan = first, size = "3-6m") =>
  `${idOf(key, plan)}:${size}:${pieces}`;

/** Packs a new box. */
const pack = (fields: Record<string, string>, browser = owner, plan = first) =>
  browser.post(`${boxesPath(plan)}/pack?size=3-6m`, {
    ...{ box: "new", label: "3–6m, Cool", where: "Attic", formKey: newId() },
    ...fields,
  });

const sleepers = (pieces: number) => ({ [field("sleeper_footed")]: String(pieces) });

const send = (fields: Record<string, string>, plan = first, browser = owner) =>
  browser.post(boxesPath(plan), { formKey: newId(), boxId: "a".repeat(20), ...fields });

async function inBoxes(plan = first) {
  const rows = await selectBoxes(world.db, { viewerId: world.userId, planId: plan });
  return rows.map(({ id, label, place, content }) => ({
    ...{ id, label, place },
    pieces: Object.fromEntries(readBoxPieces(content).map(({ nameId, pieces }) => [nameId, pieces])),
  }));
}

async function packed(pieces = 6): Promise<string> {
  expect((await pack(sleepers(pieces))).status).toBe(303);
  return (await inBoxes()).at(-1)?.id ?? "";
}

const Loaded = z.object({ loaderData: z.record(z.string(), z.unknown()) });
const line = z.object({
  ...{ name: z.string(), pieces: z.number(), fits: z.number(), needed: z.number() },
  use: z.string().nullable(),
});
const Page = z.object({
  boxes: z.array(z.object({ id: z.string(), label: z.string(), pieces: z.number() })),
  others: z.array(
    z.object({
      ...{ title: z.string(), pieces: z.number(), fits: z.number() },
      boxes: z.array(z.object({ id: z.string(), use: z.string(), lines: z.array(line) })),
    }),
  ),
});

async function pageOf(plan: string, browser = owner) {
  const { text } = await browser.get(boxesPath(plan));
  const pages = Object.values(Loaded.parse(JSON.parse(text)).loaderData);
  return Page.parse(pages.find((data) => Page.safeParse(data).success));
}

describe("E33 packing", () => {
  it("puts pieces into a box and off the counts, in one act", async () => {
    await pack({ ...sleepers(4), [field("socks")]: " 4 ", label: " Small  things ", where: "" });
    expect(await inBoxes()).toMatchObject([
      { label: "Small things", place: "", pieces: { sleeper_footed: 4, socks: 4 } },
    ]);
    expect([await owned("sleeper_footed"), await owned("socks")]).toEqual([2, 0]);
  });

  it("packs once what is sent twice, also at the same time", async () => {
    const formKey = newId();
    await Promise.all([pack({ ...sleepers(2), formKey }), pack({ ...sleepers(2), formKey })]);
    await pack({ ...sleepers(2), formKey });
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 2 } }]);
    expect(await owned("sleeper_footed")).toBe(4);
  });

  it("packs no more than there is, by two parents at the same time", async () => {
    await Promise.all([pack(sleepers(5)), pack(sleepers(5), ofFirst)]);
    const inside = (await inBoxes()).map(({ pieces }) => pieces.sleeper_footed ?? 0);
    expect(inside.reduce((sum, pieces) => sum + pieces, 0)).toBe(6);
    expect(await owned("sleeper_footed")).toBe(0);
  });

  it("adds to a box that there is, of several acts", async () => {
    const box = await packed(2);
    expect((await pack({ ...sleepers(3), box })).status).toBe(303);
    expect((await pack({ [field("socks")]: "1", box })).status).toBe(303);
    expect(await inBoxes()).toMatchObject([{ id: box, pieces: { sleeper_footed: 5, socks: 1 } }]);
  });

  it("keeps an item without a size once, whatever size its form names", async () => {
    await count("bib_drool", "3-6m", 3);
    await pack({ [field("bib_drool")]: "2", [field("bib_drool", first, "9-12m")]: "2" });
    expect(await inBoxes()).toMatchObject([{ pieces: { bib_drool: 3 } }]);
    expect(await owned("bib_drool")).toBe(0);
  });

  it("that is undone as a bag doubles no pieces", async () => {
    await packed();
    const [bag] = await world.db.select().from(bags);
    const plan = { viewerId: world.userId, planId: first, bagId: bag?.id ?? "" };
    expect(await selectBag(world.db, plan)).toEqual([]);
    await undoBag(world.db, plan, { act: "bag-undone" }, NOON);
    expect(await owned("sleeper_footed")).toBe(6);
    expect(await inBoxes()).toMatchObject([{ pieces: {} }]);
  });

  it.each<[string, Record<string, string>, number]>([
    ["without a label", { label: " \u2060 " }, 400],
    ["with a label of 81 letters", { label: "x".repeat(81) }, 400],
    ["with a place of 81 letters", { where: "x".repeat(81) }, 400],
    ["with no pieces", { pieces: "0" }, 400],
    ["with a number that isn't one", { pieces: "-1" }, 400],
    ["with more than can be counted", { pieces: "1000" }, 400],
    ["into a box that there isn't", { box: "a".repeat(20) }, 409],
  ])("isn't done %s", async (_, { pieces = "2", ...fields }, status) => {
    const answer = await pack({ ...sleepers(2), [field("sleeper_footed")]: pieces, ...fields });
    expect(answer.status).toBe(status);
    expect(await inBoxes()).toEqual([]);
    expect(await owned("sleeper_footed")).toBe(6);
  });

  it("isn't done into a box of another plan", async () => {
    const box = await packed(2);
    await count("sleeper_footed", "3-6m", 3, second);
    const answer = await pack({ [field("sleeper_footed", second)]: "3", box }, owner, second);
    expect(answer.status).toBe(409);
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 2 } }]);
    expect(await owned("sleeper_footed", second)).toBe(3);
  });

  it("stops at 60 boxes, also of those made at the same time, and says so", async () => {
    const row = (at: number) => ({ id: newId(), onboardingId: first, label: `${at}`, createdAt: at });
    await world.db.insert(boxes).values(Array.from({ length: 16 }, (_, at) => row(at)));
    for (const from of [16, 32, 48]) {
      const length = Math.min(16, MOST_BOXES - 1 - from);
      await world.db.insert(boxes).values(Array.from({ length }, (_, at) => row(from + at)));
    }
    const answers = await Promise.all([pack(sleepers(1)), pack(sleepers(1)), pack(sleepers(1))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain("This plan has 60 boxes");
    expect(await inBoxes()).toHaveLength(MOST_BOXES);
    expect(await owned("sleeper_footed")).toBe(5);
  });

  it("takes nothing from counts that can't be read", async () => {
    await env.DB.prepare(
      "update user_clothing_items set user_added_quantities = '{' where dashboard_item_id = ?1",
    )
      .bind(idOf("socks"))
      .run();
    expect((await pack({ ...sleepers(2), [field("socks")]: "1" })).status).toBe(409);
    expect(await owned("sleeper_footed")).toBe(6);
    expect(await inBoxes()).toEqual([]);
  });
});

describe("E33 a box", () => {
  it("gives all or some of its pieces back to the counts, once", async () => {
    const box = await packed();
    const form = { intent: "unpack", boxId: box, ...sleepers(2), formKey: newId() };
    await Promise.all([send(form), send(form)]);
    expect([await owned("sleeper_footed"), (await inBoxes())[0]?.pieces]).toEqual([2, { sleeper_footed: 4 }]);
    const all = { intent: "unpack", boxId: box, all: cells("sleeper_footed", 4) };
    const answers = await Promise.all([send(all), send(all, first, ofFirst)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect([await owned("sleeper_footed"), (await inBoxes())[0]?.pieces]).toEqual([6, {}]);
  });

  it("gives pieces away without counting them, once", async () => {
    const box = await packed();
    const form = { intent: "give", boxId: box, ...sleepers(4), formKey: newId() };
    await Promise.all([send(form), send(form)]);
    expect([await owned("sleeper_footed"), (await inBoxes())[0]?.pieces]).toEqual([0, { sleeper_footed: 2 }]);
  });

  it.each([
    ["unpack", 6, 0],
    ["give", 0, 0],
    ["use", 0, 6],
  ])("gives no more than is in it, to %s", async (intent, kept, used) => {
    const box = await packed();
    const plan = intent === "use" ? second : first;
    await send({ intent, boxId: box, all: cells("sleeper_footed", 99, plan) }, plan);
    expect([await owned("sleeper_footed"), await owned("sleeper_footed", second)]).toEqual([kept, used]);
    expect(await inBoxes()).toMatchObject([{ pieces: {} }]);
  });

  it("gives nothing back where a count would pass 999, so that no piece is lost", async () => {
    const box = await packed(2);
    await count("sleeper_footed", "3-6m", 998);
    expect((await send({ intent: "unpack", boxId: box, ...sleepers(2) })).status).toBe(409);
    expect([await owned("sleeper_footed"), (await inBoxes())[0]?.pieces]).toEqual([
      998,
      { sleeper_footed: 2 },
    ]);
  });

  it("is renamed, and deleted only while it is empty", async () => {
    const box = await packed();
    expect((await send({ intent: "save", boxId: box, label: "Winter", where: "Cellar" })).status).toBe(303);
    expect(await inBoxes()).toMatchObject([{ label: "Winter", place: "Cellar" }]);
    expect((await send({ intent: "save", boxId: box, label: "", where: "" })).status).toBe(400);
    expect((await send({ intent: "delete", boxId: box })).status).toBe(409);
    await send({ intent: "unpack", boxId: box, ...sleepers(6) });
    expect((await send({ intent: "delete", boxId: box })).status).toBe(303);
    expect(await inBoxes()).toEqual([]);
  });

  it("has a label of its own to print", async () => {
    const box = await packed();
    const { status, text } = await owner.get(`${boxesPath()}/${box}`);
    expect(status).toBe(200);
    expect(text).toContain("3–6m, Cool");
    expect((await owner.get(`${boxesPath(second)}/${box}`)).status).toBe(404);
    expect((await owner.get(`${boxesPath()}/${"a".repeat(20)}`)).status).toBe(404);
  });

  it("S97 keeps markup as text, in one line, without what turns its direction", async () => {
    await pack({ ...sleepers(1), label: "<b>=1+1\u202e\n@cmd", where: "\u2067attic\u2028left" });
    expect(await inBoxes()).toMatchObject([{ label: "<b>=1+1 @cmd", place: "attic left" }]);
  });

  it("keeps an own item whose bag is undone, and loses one that is removed", async () => {
    const plan = { viewerId: world.userId, planId: first };
    const deps = { db: world.db, live: livePublisher(env.LIVE_CHANNEL), now: NOON, waitUntil: () => {} };
    const own = [{ name: "Knitted hat", ageRange: "3-6m", pieces: 2 }] as const;
    const bag = { formKey: newId(), cells: [], text: "", ageRange: "3-6m", own } as const;
    const saved = await saveBag(deps, plan, bag);
    const [hat] = await world.db.select().from(items).where(eq(items.itemName, "Knitted hat"));
    const itemId = hat?.dashboardItemId ?? 0;
    await pack({ [`pass-${itemId}:3-6m`]: "2" });
    await takeBagBack(
      deps,
      { ...plan, bagId: saved.kind === "saved" ? saved.bagId : "" },
      { act: "bag-undone" },
    );
    const inside = async () => Object.values((await inBoxes())[0]?.pieces ?? {});
    expect(await inside()).toEqual([2]);
    await world.db.update(items).set({ removedAt: NOON }).where(eq(items.dashboardItemId, itemId));
    expect(await inside()).toEqual([]);
    await world.db.delete(items).where(eq(items.dashboardItemId, itemId));
    expect(await world.db.select().from(boxPieces)).toEqual([]);
  });

  it("tells the plan's open pages, and the people on it what was done", async () => {
    const version = async () => (await readRow(first)).version;
    const before = await version();
    const box = await packed();
    await send({ intent: "give", boxId: box, ...sleepers(1) });
    await send({ intent: "save", boxId: box, label: "Winter" });
    expect(await version()).toBe(before + 3);
    const acts = await world.db.select({ act: planActs.act }).from(planActs);
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(["boxed", "box-given", "box"]));
  });

  it("is in the export, and gone with its plan", async () => {
    await packed();
    const own = await exportOwnData({ db: world.db, now: NOON }, world.userId);
    expect(own.boxes).toMatchObject([
      { label: "3–6m, Cool", place: "Attic", pieces: [{ size: "3-6m", pieces: 6 }] },
    ]);
    const gone = (await planned(world, { zipcode: "55401", dueDate: dayIn(-315) })).onboardingId;
    await world.db.insert(boxes).values({ id: newId(), onboardingId: gone, label: "Gone", createdAt: NOON });
    await world.db
      .update(userOnboardingData)
      .set({ deletedAt: NOON - DAY_MS })
      .where(eq(userOnboardingData.onboardingId, gone));
    expect((await pageOf(second)).others).toHaveLength(1);
    await emptyPlans(world.db, [gone], NOON);
    expect(await world.db.select().from(boxes).where(eq(boxes.onboardingId, gone))).toEqual([]);
  });
});

it("E33 a copy of a shared plan has no boxes", async () => {
  await packed();
  const friend = await asFriend(world);
  const copy = await claimed(friend, await shared(world.userId, first));
  await drain(world.queues, world.env);
  expect(await readItems(world.db, copy)).not.toEqual([]);
  expect(await world.db.select().from(boxes)).toMatchObject([{ onboardingId: first }]);
});

async function readRow(plan: string) {
  const [row] = await world.db
    .select()
    .from(userOnboardingData)
    .where(eq(userOnboardingData.onboardingId, plan));
  if (!row) throw new Error(`No plan ${plan}`);
  return row;
}

describe("E34 a second child", () => {
  it("is told what fits, and one tap counts it there; the first child's counts stay", async () => {
    const box = await packed();
    const { others } = await pageOf(second);
    const [other] = others;
    const found = other?.boxes[0]?.lines[0];
    expect(other).toMatchObject({ pieces: 6, fits: Math.min(6, found?.needed ?? 0) });
    expect(found?.fits).toBeGreaterThan(0);
    const fits = found?.fits ?? 0;
    expect((await send({ intent: "use", boxId: box, all: found?.use ?? "" }, second)).status).toBe(303);
    expect(await owned("sleeper_footed", second)).toBe(fits);
    expect(await owned("sleeper_footed")).toBe(0);
    expect((await inBoxes())[0]?.pieces).toEqual(fits === 6 ? {} : { sleeper_footed: 6 - fits });
    const acts = await world.db.select({ act: planActs.act, plan: planActs.onboardingId }).from(planActs);
    expect(acts).toEqual(
      expect.arrayContaining([
        { act: "box-used", plan: second },
        { act: "box-taken", plan: first },
      ]),
    );
  });

  it("gets no piece twice from two tabs, nor more than fits", async () => {
    const box = await packed();
    const use = { intent: "use", boxId: box, all: cells("sleeper_footed", 4, second) };
    const answers = await Promise.all([send(use, second), send(use, second), send(use, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    expect(await owned("sleeper_footed", second)).toBe(4);
    expect((await inBoxes())[0]?.pieces).toEqual({ sleeper_footed: 2 });
  });

  it("and the first never have the same piece, when both take it at once", async () => {
    const box = await packed();
    await Promise.all([
      send({ intent: "use", boxId: box, all: cells("sleeper_footed", 6, second) }, second),
      send({ intent: "unpack", boxId: box, all: cells("sleeper_footed", 6) }, first, ofFirst),
    ]);
    const counts = [await owned("sleeper_footed"), await owned("sleeper_footed", second)];
    expect(counts.toSorted()).toEqual([0, 6]);
    expect((await inBoxes())[0]?.pieces).toEqual({});
  });

  it("raises a count to what fits, and takes only that out of the box", async () => {
    const box = await packed();
    await count("sleeper_footed", "3-6m", 2, second);
    await send({ intent: "use", boxId: box, all: cells("sleeper_footed", 5, second) }, second);
    expect([await owned("sleeper_footed", second), (await inBoxes())[0]?.pieces]).toEqual([
      5,
      { sleeper_footed: 3 },
    ]);
  });

  it("S99 sees and takes nothing for people on one of the plans alone, nor for readers", async () => {
    const box = await packed();
    expect((await pageOf(second, ofSecond)).others).toEqual([]);
    expect((await pageOf(second, reader)).others).toEqual([]);
    const use = { intent: "use", boxId: box, all: cells("sleeper_footed", 4, second) };
    expect((await send(use, second, ofSecond)).status).toBe(409);
    expect((await send(use, second, ofFirst)).status).toBe(404);
    expect((await send(use, second, reader)).status).toBe(403);
    expect((await send({ ...use, intent: "unpack" }, second)).status).toBe(409);
    expect((await send({ ...use, intent: "give" }, second)).status).toBe(409);
    expect((await send({ ...use, intent: "save", label: "Mine" }, second)).status).toBe(409);
    expect((await send({ ...use, intent: "delete" }, second)).status).toBe(409);
    expect(await inBoxes()).toMatchObject([{ label: "3–6m, Cool", pieces: { sleeper_footed: 6 } }]);
    expect(await owned("sleeper_footed", second)).toBe(0);
  });
});

/** The move that was made last. */
async function lastMove(): Promise<string> {
  const [bag] = await world.db
    .select()
    .from(bags)
    .where(isNull(bags.undoneAt))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return bag?.id ?? "";
}

const undo = (bagId: string, plan = first, browser = owner) =>
  browser.post(boxesPath(plan), { intent: "undo", bagId });

const undoneActs = async () =>
  (await world.db.select().from(planActs).where(eq(planActs.act, "box-undone"))).map((act) => ({
    plan: act.onboardingId,
    after: readActFacts(act.facts).after,
  }));

describe("E33 a move is taken back for a day", () => {
  const inside = async () => (await inBoxes())[0]?.pieces.sleeper_footed ?? 0;
  const MOVES: Readonly<Record<string, (box: string) => Promise<unknown>>> = {
    pack: (box) => pack({ ...sleepers(2), box }),
    unpack: (boxId) => send({ intent: "unpack", boxId, ...sleepers(3) }),
    give: (boxId) => send({ intent: "give", boxId, ...sleepers(3) }),
    use: (boxId) => send({ intent: "use", boxId, all: cells("sleeper_footed", 4, second) }, second),
  };
  const all = async () => [
    await owned("sleeper_footed"),
    await inside(),
    await owned("sleeper_footed", second),
  ];

  it.each(Object.entries(MOVES))(
    "to %s, once, and says so once, by two at the same time",
    async (way, move) => {
      await world.db.delete(planActs);
      const box = await packed(4);
      await move(box);
      expect(await all()).not.toEqual([2, 4, 0]);
      const bagId = await lastMove();
      const at = way === "use" ? second : first;
      const answers = await Promise.all([undo(bagId, at), undo(bagId, at)]);
      expect(answers.map(({ status, location }) => [status, location])).toEqual(
        Array(2).fill([303, `/dashboards/${at}/changes`]),
      );
      expect(await all()).toEqual([2, 4, 0]);
      const after = { pack: 2, use: 4 }[way] ?? 3;
      const told = way === "use" ? [first, second] : [first];
      expect((await undoneActs()).toSorted((one, other) => (one.plan < other.plan ? -1 : 1))).toEqual(
        told.toSorted().map((plan) => ({ plan, after })),
      );
    },
  );

  it("as far as its pieces are still there, and says how many", async () => {
    await world.db.delete(planActs);
    const box = await packed();
    await send({ intent: "unpack", boxId: box, ...sleepers(6) });
    const bagId = await lastMove();
    await count("sleeper_footed", "3-6m", 2);
    await undo(bagId);
    expect(await all()).toEqual([0, 2, 0]);
    expect(await undoneActs()).toEqual([{ plan: first, after: 2 }]);
  });

  it("into its box, which comes back if it was deleted since", async () => {
    const box = await packed();
    await send({ intent: "give", boxId: box, ...sleepers(6) });
    const bagId = await lastMove();
    expect((await send({ intent: "delete", boxId: box })).status).toBe(303);
    await undo(bagId);
    expect(await inBoxes()).toMatchObject([
      { id: box, label: "3–6m, Cool", place: "Attic", pieces: { sleeper_footed: 6 } },
    ]);
  });

  it("not after it, not by readers and strangers, nor as one of another plan", async () => {
    const box = await packed();
    await send({ intent: "give", boxId: box, ...sleepers(6) });
    const bagId = await lastMove();
    for (const [plan, browser] of [
      [first, reader],
      [first, stranger],
      [second, owner],
      [second, ofSecond],
    ] as const) {
      expect((await undo(bagId, plan, browser)).status).toBeGreaterThanOrEqual(400);
    }
    await world.db.update(bags).set({ createdAt: NOON - DAY_MS });
    expect((await undo(bagId)).status).toBe(409);
    expect(await all()).toEqual([0, 0, 0]);
  });

  it("from the page after it and from the list of what changed, until it is", async () => {
    await world.db.delete(planActs);
    const box = await packed();
    const { location } = await send({ intent: "give", boxId: box, ...sleepers(6) });
    const bagId = await lastMove();
    expect(location).toBe(`${boxesPath()}?bag=${bagId}`);
    const offered = async () => {
      const acts = await selectActs(world.db, world.userId, first);
      return viewChanges(acts, "UTC", NOON, "owner").filter((act) => act.undo?.bagId === bagId);
    };
    expect(await offered()).toMatchObject([{ undo: { kind: "box-given" } }]);
    await undo(bagId);
    expect(await offered()).toEqual([]);
  });
});

describe("S116 a box", () => {
  /** An editor of the first plan with a plan of their own, for which the first plan's box would do. */
  async function anEditor() {
    const guest = await aUser(world.db);
    await aMember(first, guest.id);
    const theirs = await aWorld();
    const plan = (await planned(theirs, { zipcode: "55401", dueDate: dayIn(20) })).onboardingId;
    await aMember(plan, guest.id);
    ids = { ...ids, [plan]: await idsOf(plan) };
    return { plan, browser: await browserOf(guest.id) };
  }

  it("opens into no plan that its owner doesn't edit, and its pieces leave it no other way", async () => {
    const { plan, browser } = await anEditor();
    const box = await packed();
    const use = { intent: "use", boxId: box, all: cells("sleeper_footed", 6, plan) };
    for (const role of [null, "reader"] as const) {
      if (role) await aMember(plan, world.userId, role);
      expect((await pageOf(plan, browser)).others).toEqual([]);
      expect((await send(use, plan, browser)).status).toBe(409);
      for (const intent of ["unpack", "give"]) {
        expect((await send({ ...use, intent }, plan, browser)).status).toBe(409);
      }
      expect((await pack({ box, [field("sleeper_footed", plan)]: "1" }, browser)).status).toBe(409);
    }
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 6 } }]);
    expect(await owned("sleeper_footed", plan)).toBe(0);
  });

  it("opens into one that its owner edits, who takes the pieces back there", async () => {
    const { plan, browser } = await anEditor();
    await aMember(plan, world.userId);
    const box = await packed();
    expect((await pageOf(plan, browser)).others).toHaveLength(1);
    const use = { intent: "use", boxId: box, all: cells("sleeper_footed", 6, plan) };
    expect((await send(use, plan, browser)).status).toBe(303);
    expect([await owned("sleeper_footed", plan), (await inBoxes())[0]?.pieces]).toEqual([6, {}]);
    const form = { box: "new", label: "Ours", [field("sleeper_footed", plan)]: "6", formKey: newId() };
    expect((await owner.post(`${boxesPath(plan)}/pack`, form)).status).toBe(303);
    expect(await owned("sleeper_footed", plan)).toBe(0);
  });

  it.each([
    [
      "taken off that plan",
      async (plan: string) =>
        void (await world.db
          .delete(planMembers)
          .where(and(eq(planMembers.onboardingId, plan), eq(planMembers.userId, world.userId)))),
    ],
    [
      "made a reader there",
      async (plan: string) =>
        void (await world.db
          .update(planMembers)
          .set({ role: "reader" })
          .where(and(eq(planMembers.onboardingId, plan), eq(planMembers.userId, world.userId)))),
    ],
  ])(
    "gets its pieces back by its owner, who was %s, and by no other editor of its plan",
    async (_, leave) => {
      await world.db.delete(planActs);
      const { plan, browser } = await anEditor();
      await aMember(plan, world.userId);
      const box = await packed();
      const use = { intent: "use", boxId: box, all: cells("sleeper_footed", 6, plan) };
      expect((await send(use, plan, browser)).status).toBe(303);
      await send({ intent: "delete", boxId: box }, first, browser);
      await leave(plan);
      const bagId = await lastMove();
      const offered = async (role: "owner" | "editor") =>
        viewChanges(await selectActs(world.db, world.userId, first), "UTC", NOON, role).flatMap(
          ({ undo: one }) => (one?.kind === "box-taken" ? [one.bagId] : []),
        );
      expect([await offered("owner"), await offered("editor")]).toEqual([[bagId], []]);
      expect((await undo(bagId, first, ofFirst)).status).toBe(409);
      expect((await undo(bagId)).status).toBe(303);
      expect([await owned("sleeper_footed", plan), (await inBoxes())[0]?.pieces]).toEqual([
        0,
        { sleeper_footed: 6 },
      ]);
      expect((await undoneActs()).map((act) => act.plan).toSorted()).toEqual([first, plan].toSorted());
    },
  );

  it("of a plan that the viewer only reads is offered in none of their own", async () => {
    await packed();
    const guest = await aUser(world.db);
    await aMember(first, guest.id, "reader");
    await aMember(second, guest.id);
    expect((await pageOf(second, await browserOf(guest.id))).others).toEqual([]);
  });

  it("whose pieces another plan takes tells the open pages of its own plan", async () => {
    const box = await packed();
    const told: [string, string][] = [];
    const publish = async (userId: string, event: LiveEvent) => {
      if (event.type === "attempt") told.push([userId, event.onboardingId]);
    };
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const deps = {
      db: world.db,
      live: { ...livePublisher(env.LIVE_CHANNEL), publish },
      now: NOON,
      waitUntil,
    };
    const itemId = idOf("sleeper_footed", second);
    const pieces = { formKey: newId(), cells: [{ itemId, ageRange: "3-6m" as const, pieces: 2 }] };
    const plan = { viewerId: world.userId, planId: second };
    expect(await unpackBox(deps, plan, { boxId: box, way: "use" }, pieces)).toMatchObject({ ofPlan: first });
    await Promise.all(work);
    expect(told).toEqual(expect.arrayContaining([[world.userId, first]]));
    expect(told.filter(([, plan]) => plan === first).length).toBeGreaterThan(1);
  });
});

describe("S99 boxes", () => {
  it("are read by readers, changed by editors, and seen by no one else", async () => {
    const box = await packed();
    expect((await pageOf(first, reader)).boxes).toMatchObject([{ id: box }]);
    expect((await ofFirst.get(`${boxesPath()}/${box}`)).status).toBe(200);
    expect((await stranger.get(boxesPath())).status).toBe(404);
    expect((await stranger.get(`${boxesPath()}/${box}`)).status).toBe(404);
    for (const form of [
      { intent: "save", label: "Mine" },
      { intent: "delete" },
      { intent: "unpack", ...sleepers(1) },
      { intent: "give", ...sleepers(1) },
    ]) {
      expect((await send({ ...form, boxId: box }, first, reader)).status).toBe(403);
      expect((await send({ ...form, boxId: box }, first, stranger)).status).toBe(404);
    }
    expect((await pack(sleepers(0), reader)).status).toBe(400);
    expect((await pack(sleepers(1), reader)).status).toBe(403);
    expect((await pack(sleepers(1), stranger)).status).toBe(404);
    expect(await inBoxes()).toMatchObject([{ label: "3–6m, Cool", pieces: { sleeper_footed: 6 } }]);
  });

  it("are out of sight for a removed member", async () => {
    await packed();
    const guest = await aUser(world.db);
    await aMember(first, guest.id);
    await aMember(second, guest.id);
    const browser = await browserOf(guest.id);
    expect((await pageOf(second, browser)).others).toHaveLength(1);
    await world.db.delete(planMembers).where(eq(planMembers.userId, guest.id));
    await aMember(second, guest.id);
    expect((await pageOf(second, browser)).others).toEqual([]);
    expect((await browser.get(boxesPath())).status).toBe(404);
  });
});

describe("F42 what a box holds", () => {
  it("that can't be read is left out, and moves nothing", async () => {
    const box = await packed();
    await env.DB.prepare("update box_pieces set pieces = 'many' where box_id = ?1").bind(box).run();
    expect((await pageOf(first)).boxes).toMatchObject([{ id: box, pieces: 0 }]);
    expect((await pageOf(second)).others.flatMap(({ boxes: all }) => all[0]?.lines ?? [])).toEqual([]);
    await env.DB.prepare("update box_pieces set size = '7-8m', pieces = 3 where box_id = ?1").bind(box).run();
    expect((await pageOf(first)).boxes).toMatchObject([{ id: box, pieces: 0 }]);
    expect(await world.db.select().from(boxPieces)).toHaveLength(1);
  });
});

describe("O6 the attic", () => {
  const Row = z.object({
    nameId: z.string(),
    needed: z.number(),
    attic: z
      .object({ pieces: z.number(), from: z.object({ cell: z.string(), where: z.string() }).nullable() })
      .optional(),
  });
  const Dashboard = z.object({
    formKey: z.string(),
    dashboard: z.object({ categories: z.array(z.object({ items: z.array(Row) })) }),
  });

  const pathOf = (plan: string) => `/dashboards/${plan}/3-6m`;

  async function rowOf(key: string, { plan = second, browser = owner } = {}) {
    const { text } = await browser.get(pathOf(plan));
    const pages = Object.values(Loaded.parse(JSON.parse(text)).loaderData);
    const page = Dashboard.parse(pages.find((data) => Dashboard.safeParse(data).success));
    const rows = page.dashboard.categories.flatMap((category) => category.items);
    return Row.parse(rows.find(({ nameId }) => nameId === key));
  }

  const tap = (fields: Record<string, string>, plan = second, browser = owner) =>
    browser.post(boxesPath(plan), { ...{ intent: "row", formKey: newId(), from: pathOf(plan) }, ...fields });

  it("is on the row: what is in a box, and what is outgrown and not packed yet, as far as it is needed", async () => {
    expect(await rowOf("sleeper_footed", { plan: first })).not.toHaveProperty("attic");
    const { needed } = await rowOf("sleeper_footed");
    const unpacked = Math.min(6, needed);
    expect((await rowOf("sleeper_footed")).attic).toEqual({
      pieces: unpacked,
      from: { cell: cells("sleeper_footed", unpacked, second), where: "Not packed away yet" },
    });
    await packed(2);
    expect((await rowOf("sleeper_footed")).attic).toEqual({
      pieces: unpacked,
      from: { cell: cells("sleeper_footed", 2, second), where: "In “3–6m, Cool”, Attic" },
    });
    await count("sleeper_footed", "3-6m", needed, second);
    expect(await rowOf("sleeper_footed")).not.toHaveProperty("attic");
  });

  it("doesn't count what the older child still wears, or what is skipped there", async () => {
    await world.db.update(items).set({ userAddedQuantities: "{}" });
    await count("sleeper_footed", "9-12m", 3);
    await count("sleeper_footed", "3-6m", 2);
    await world.db
      .update(items)
      .set({ setAside: '["3-6m"]' })
      .where(eq(items.dashboardItemId, idOf("sleeper_footed")));
    expect(await rowOf("sleeper_footed")).not.toHaveProperty("attic");
    await world.db.update(items).set({ setAside: "[]" });
    expect((await rowOf("sleeper_footed")).attic?.pieces).toBe(2);
  });

  it("goes out of its box in one tap, and back to the page", async () => {
    const box = await packed(3);
    const { attic } = await rowOf("sleeper_footed");
    const answer = await tap({ take: attic?.from?.cell ?? "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, pathOf(second)]);
    expect(await owned("sleeper_footed", second)).toBe(3);
    expect(await inBoxes()).toMatchObject([{ id: box, pieces: {} }]);
    expect(await owned("sleeper_footed")).toBe(3);
  });

  it("goes over from the older child's counts, once however often it is sent, and comes back in a box", async () => {
    const formKey = newId();
    const take = cells("sleeper_footed", 2, second);
    await Promise.all([tap({ take, formKey }), tap({ take, formKey })]);
    expect([await owned("sleeper_footed"), await owned("sleeper_footed", second)]).toEqual([4, 2]);
    expect(await inBoxes()).toEqual([]);
    const [bag] = await world.db.select().from(bags).where(eq(bags.onboardingId, second));
    await send({ intent: "undo", bagId: bag?.id ?? "" }, second);
    expect([await owned("sleeper_footed"), await owned("sleeper_footed", second)]).toEqual([4, 0]);
    expect(await inBoxes()).toMatchObject([{ label: "3–6m", pieces: { sleeper_footed: 2 } }]);
  });

  it("gives no more than is needed and there", async () => {
    const { needed } = await rowOf("sleeper_footed");
    await tap({ take: cells("sleeper_footed", 90, second) });
    expect(await owned("sleeper_footed", second)).toBe(Math.min(6, needed));
    await tap({ take: cells("sleeper_footed", 90, second) });
    expect(await owned("sleeper_footed", second)).toBe(Math.min(6, needed));
    expect((await tap({ take: "1:3-6m:1,2:3-6m:1" })).status).toBe(409);
    expect((await tap({ take: "nothing" })).status).toBe(409);
  });

  it("is counted for whoever is on the younger child's plan alone, and only those on both take it out", async () => {
    await packed(2);
    const { attic } = await rowOf("sleeper_footed", { browser: ofSecond });
    expect(attic?.pieces).toBeGreaterThanOrEqual(2);
    expect(attic?.from).toBeNull();
    for (const browser of [ofSecond, reader, stranger]) {
      expect((await tap({ take: cells("sleeper_footed", 1, second) }, second, browser)).status).not.toBe(303);
    }
    expect([await owned("sleeper_footed", second), await owned("sleeper_footed")]).toEqual([0, 4]);
  });

  it("S43 says nothing else of the older child, on no page", async () => {
    await packed(2);
    const ofPlan = Object.entries(DECISIONS).flatMap(([path, { read }]) =>
      read !== "nobody" && /^\/dashboards\/:onboardingId(?!.*:(?!ageRangeId))/.test(path) ? [path] : [],
    );
    const addresses = ofPlan.map((path) =>
      path.replace(":onboardingId", second).replace(":ageRangeId", "3-6m"),
    );
    expect(addresses.length).toBeGreaterThan(25);
    for (const path of [...addresses, "/dashboards", `/scenario-comparison?attempt=${second}`]) {
      const { text } = await ofSecond.get(path);
      expect([path, text.includes(first), text.includes("3–6m, Cool")]).toEqual([path, false, false]);
    }
  });

  it("keeps births apart that are the same child's, or twins'", async () => {
    const [row] = await world.db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, second));
    const born = (day: string) =>
      world.db
        .update(userOnboardingData)
        .set({ expectedDueDate: day })
        .where(eq(userOnboardingData.onboardingId, second));
    await born(dayIn(-315 + 149));
    expect(await rowOf("sleeper_footed")).not.toHaveProperty("attic");
    await born(dayIn(-315 + 151));
    expect(await rowOf("sleeper_footed")).toHaveProperty("attic");
    await born(row?.expectedDueDate ?? "");
  });

  it("takes a whole size in one act, and later pieces into the same box", async () => {
    const answer = await tap({ size: "3-6m", from: "" }, first);
    expect(answer.headers.get("Location")).toContain(`${boxesPath(first)}?bag=`);
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 6, socks: 4 } }]);
    expect((await inBoxes())[0]?.label).toMatch(/^3–6m/);
    await count("sleeper_footed", "3-6m", 1);
    await tap({ size: "3-6m" }, first);
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 7, socks: 4 } }]);
    expect((await tap({ size: "3-6m" }, first)).status).toBe(409);
    expect((await tap({ size: "9-12m" }, first)).status).toBe(409);
  });

  it("takes a piece that is too small, of a size that is worn", async () => {
    await count("sleeper_footed", "9-12m", 3);
    await tap({ small: cells("sleeper_footed", 1, first, "9-12m") }, first);
    expect(await owned("sleeper_footed", first, "9-12m")).toBe(2);
    expect(await inBoxes()).toMatchObject([{ pieces: { sleeper_footed: 1 } }]);
    expect((await tap({ small: cells("cardigan", 1, first, "9-12m") }, first)).status).toBe(409);
  });
});
