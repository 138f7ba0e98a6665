// Items added by hand are changed, removed, and restored: both rows or none, by their owner only, and what
// was removed is deleted for good after ten minutes.
import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingList, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { selectRemovedBefore, selectRemovedItem } from "~/data/wardrobe/removed-items.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { newId } from "~/lib/new-id.ts";
import { type LivePublisher, livePublisher } from "~/services/live.server.ts";
import { addCustomItem, editCustomItem, readEditableItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import {
  purgeRemovedItems,
  removeCustomItem,
  restoreCustomItem,
} from "~/usecases/wardrobe/remove-custom-item.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";

const MINUTE = 60_000;
const db = openDatabase(env.DB);
const live = livePublisher(env.LIVE_CHANNEL);

let world: plans.World;
let ownerId: string;
let planId: string;
let itemId: number;

beforeEach(async () => {
  world = await plans.aWorld();
  ({ onboardingId: planId } = await plans.planned(world));
  ownerId = world.userId;
  itemId = await added();
});

/** A form that adds an item, as the page sends it. */
const aForm = (fields: Record<string, unknown> = {}) => ({
  name: "Knitted hat",
  category: "Accessories",
  essentiality: "Essential",
  ageRange: "0-3m",
  "group-1": "3",
  key: newId(),
  ...fields,
});

/** A form that changes an item, as the page sends it. */
const aChange = (fields: Record<string, unknown> = {}) => ({
  name: " Felt hat ",
  category: "Other",
  essentiality: "Nice-to-have",
  "group-1": "5",
  ...fields,
});

interface Options {
  owner?: string;
  plan?: string;
  item?: number;
  database?: D1Database;
  publisher?: LivePublisher;
  tab?: string | undefined;
}

/** Runs a use case, including the work left after its answer. */
async function run<Result>(
  work: (deps: Parameters<typeof editCustomItem>[0]) => Promise<Result>,
  { database = env.DB, publisher = live }: Options,
): Promise<Result> {
  const later: Promise<unknown>[] = [];
  const waitUntil = (left: Promise<unknown>) => void later.push(left);
  const result = await work({ db: openDatabase(database), live: publisher, now: Date.now(), waitUntil });
  await Promise.all(later);
  return result;
}

const target = ({ owner = ownerId, plan = planId, item = itemId }: Options) => ({
  viewerId: owner,
  planId: plan,
  itemId: item,
});

const add = (form: Record<string, unknown> = aForm(), options: Options = {}) =>
  run((deps) => addCustomItem(deps, target(options), form), options);
const edit = (form: Record<string, unknown> = aChange(), options: Options = {}) =>
  run((deps) => editCustomItem(deps, target(options), form), options);
const remove = (options: Options = {}) =>
  run((deps) => removeCustomItem(deps, target(options), options.tab), options);
const restore = (options: Options = {}) =>
  run((deps) => restoreCustomItem(deps, target(options), options.tab), options);

async function added(form?: Record<string, unknown>): Promise<number> {
  const result = await add(form);
  if (result.kind !== "added") throw new Error(`Not added: ${JSON.stringify(result)}`);
  return result.item.id;
}

/** An item's two rows, joined; undefined once it is gone. */
async function rowsOf(id = itemId) {
  const [row] = await db
    .select()
    .from(userClothingItems)
    .innerJoin(clothingList, eq(clothingList.clothingId, userClothingItems.clothingId))
    .where(eq(userClothingItems.dashboardItemId, id));
  return row && { item: row.user_clothing_items, clothes: row.clothing_list };
}

const shownNames = async () => (await selectItemsForViewer(db, ownerId, planId)).map(({ name }) => name);

/** An item of the catalogue, as a target. */
async function catalogueItem(): Promise<number> {
  const [first] = await plans.readItems(db, planId);
  return first?.dashboardItemId ?? 0;
}

const setStatus = (status: "processing_calcs" | "completed") =>
  db.update(userOnboardingData).set({ status }).where(eq(userOnboardingData.onboardingId, planId));

describe("an item that is changed", () => {
  it("has its new name, category, essentiality and pieces in both rows, and nothing else is touched", async () => {
    const before = await rowsOf();
    expect(await edit()).toEqual({ kind: "saved", item: { id: itemId, name: "Felt hat", ageRange: "0-3m" } });
    const after = await rowsOf();
    expect(after?.clothes).toEqual({
      ...before?.clothes,
      name: "Felt hat",
      category: "Other",
      essentiality: expect.any(String),
      baseQuantities: expect.any(String),
    });
    expect(after && readClothingRules(after.clothes)).toMatchObject({
      isIntact: true,
      rules: {
        base_quantities: { daily: { "0-3m": 5 }, every_2_3_days: { "0-3m": 5 }, weekly_plus: { "0-3m": 5 } },
        essentiality: { Mild: "Nice-to-have" },
      },
    });
    expect(after?.item).toEqual({
      ...before?.item,
      itemName: "Felt hat",
      essentiality: "Nice-to-have",
      calculatedQuantities: expect.any(String),
      version: 2,
      updatedAt: expect.any(Number),
    });
    const cell = { quantity: 5, essentiality: "Nice-to-have" };
    expect(unpackQuantities(after?.item.calculatedQuantities ?? "")).toEqual(
      perScenario(() => ({ "0-3m": { 1: cell } })),
    );
  });

  it("E36 says the piece that it is as warm as, keeps it in a form that doesn't, and when it is restored", async () => {
    const warmth = async () => [
      (await rowsOf())?.item.warmAs,
      (await readEditableItem({ db }, target({})))?.fields.warmAs,
    ];
    expect(await warmth()).toEqual([null, ""]);
    await edit(aChange({ warmAs: "cardigan" }));
    expect(await warmth()).toEqual(["cardigan", "cardigan"]);
    await edit();
    await remove();
    await restore();
    expect(await warmth()).toEqual(["cardigan", "cardigan"]);
    expect(await edit(aChange({ warmAs: "quilt" }))).toMatchObject({
      errors: { warmAs: "ITEM_WARMTH_INVALID" },
    });
    await db
      .update(userClothingItems)
      .set({ warmAs: "a piece of another release" })
      .where(eq(userClothingItems.dashboardItemId, itemId));
    expect((await warmth())[1]).toBe("");
    await edit(aChange({ warmAs: "" }));
    expect(await warmth()).toEqual([null, ""]);
  });

  it("keeps what the parent has of it and wrote about it", async () => {
    await saveCell(db, target({}), { kind: "quantity", ageRange: "0-3m", value: 7 }, Date.now());
    await saveCell(db, target({}), { kind: "note", ageRange: "0-3m", value: "From Grandma" }, Date.now());
    await edit(aChange({ notes: "from a form of the wrong kind" }));
    expect((await rowsOf())?.item).toMatchObject({
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":7}}}',
      personalNotes: '{"0-3m":"From Grandma"}',
      version: 4,
    });
  });

  it("stays at its age range and keeps its essentiality, whatever else the form says", async () => {
    await edit(aChange({ essentiality: undefined, ageRange: "9-12m", key: "k", owner_id: "x", itemId: "1" }));
    const rows = await rowsOf();
    expect(rows?.clothes.validAgeRanges).toBe('["0-3m"]');
    expect(rows?.item.essentiality).toBe("Essential");
    expect(unpackQuantities(rows?.item.calculatedQuantities ?? "")?.daily).toEqual({
      "0-3m": { 1: { quantity: 5, essentiality: "Essential" } },
    });
  });

  it("is read as the form that changes it, and saving that form changes nothing", async () => {
    const before = await rowsOf();
    const editable = await readEditableItem({ db }, target({}));
    expect(editable).toMatchObject({
      name: "Knitted hat",
      ageRange: "0-3m",
      fields: { name: "Knitted hat", category: "Accessories", essentiality: "Essential", "group-1": "3" },
    });
    await edit(editable?.fields);
    const after = await rowsOf();
    expect(after?.clothes).toEqual(before?.clothes);
    expect(after?.item).toEqual({ ...before?.item, version: 2, updatedAt: expect.any(Number) });
  });

  it("may need nothing any more, and its essentiality is known all the same", async () => {
    await edit(aChange({ "group-1": "" }));
    expect(await readEditableItem({ db }, target({}))).toMatchObject({
      fields: { essentiality: "Nice-to-have" },
    });
  });

  it("is told to the user's open pages, which read it again", async () => {
    const { messages } = await openLive((await aSession(db, ownerId)).cookie);
    await edit(aChange({ tab: "t1" }));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(readLiveEvent(messages[0])).toMatchObject({ itemId, version: 2, isReread: true, tab: "t1" });
  });

  it("is changed although nobody can be told", async () => {
    expectLogs("live_publish_failed");
    const publisher = livePublisher({
      getByName: () => {
        throw new Error("scripted fault");
      },
    });
    expect(await edit(aChange(), { publisher })).toMatchObject({ kind: "saved" });
  });

  it("F6 is as it was when D1 fails before the commit, and changed once when it fails after", async () => {
    const before = await rowsOf();
    const failing = (when: "before" | "after") => failingDatabase(env.DB, /update "clothing_list"/, when);
    await expect(edit(aChange(), { database: failing("before") })).rejects.toThrow("before the commit");
    expect(await rowsOf()).toEqual(before);
    await expect(edit(aChange(), { database: failing("after") })).rejects.toThrow("after the commit");
    expect((await rowsOf())?.item).toMatchObject({ itemName: "Felt hat", version: 2 });
  });

  it("changes no copy of its plan", async () => {
    const friend = await asFriend(world);
    const copy = await claimed(friend, await shared(ownerId, planId));
    await drain(world.queues, world.env);
    await edit();
    const names = (await selectItemsForViewer(db, friend.userId, copy)).map(({ name }) => name);
    expect(names).toContain("Knitted hat");
    expect(names).not.toContain("Felt hat");
  });
});

describe("what is not changed", () => {
  const notFound = { kind: "not-found" };

  it("S43 an item of somebody else, of another plan, of the catalogue, a removed one, and one that is not there", async () => {
    const other = await aUser(db);
    const next = await plans.planned(world);
    const before = await rowsOf();
    const wrong: Options[] = [
      { owner: other.id },
      { plan: next.onboardingId },
      { plan: newId() },
      { item: await catalogueItem() },
      { item: 999_999_999 },
    ];
    for (const options of wrong) {
      expect(await edit(aChange(), options), JSON.stringify(options)).toEqual(notFound);
      expect(await readEditableItem({ db }, target(options))).toBeNull();
      expect(await remove(options)).toEqual(notFound);
      expect(await restore(options)).toEqual(notFound);
    }
    expect(await rowsOf()).toEqual(before);
    await remove();
    expect(await edit()).toEqual(notFound);
    expect((await rowsOf())?.clothes.name).toBe("Knitted hat");
  });

  it("S47 fields that cannot be, each with its text", async () => {
    const before = await rowsOf();
    const wrong: [Record<string, unknown>, Record<string, string>][] = [
      [{ name: " " }, { name: "ITEM_NAME_REQUIRED" }],
      [{ category: "Toys" }, { category: "ITEM_CATEGORY_REQUIRED" }],
      [{ essentiality: "Vital" }, { essentiality: "ITEM_ESSENTIALITY_INVALID" }],
      [{ "group-1": "21" }, { "group-1": "ITEM_QUANTITY_INVALID" }],
      [{ "group-9": "0" }, { "group-9": "ITEM_GROUP_UNKNOWN" }],
    ];
    for (const [fields, errors] of wrong) {
      expect(await edit(aChange(fields))).toEqual({ kind: "refused", code: "CUSTOM_ITEM_NOT_SAVED", errors });
    }
    expect(await rowsOf()).toEqual(before);
  });

  it("anything of a plan that is being calculated", async () => {
    const before = await rowsOf();
    await setStatus("processing_calcs");
    expect(await edit()).toEqual({ kind: "refused", code: "ATTEMPT_NOT_READY", errors: {} });
    expect(await rowsOf()).toEqual(before);
  });

  it("an item whose ages cannot be read", async () => {
    await db.update(clothingList).set({ validAgeRanges: "{" }).where(eq(clothingList.ownerId, ownerId));
    expect(await edit()).toEqual(notFound);
  });

  it("the pieces of weather that the plan has no more, which are forgotten", async () => {
    const cells = {
      1: { quantity: 2, essentiality: "Essential" },
      9: { quantity: 4, essentiality: "Essential" },
    } as const;
    await db
      .update(userClothingItems)
      .set({ calculatedQuantities: packQuantities(perScenario(() => ({ "0-3m": cells }))) })
      .where(eq(userClothingItems.dashboardItemId, itemId));
    const fields = (await readEditableItem({ db }, target({})))?.fields;
    expect(fields).toMatchObject({ "group-1": "2" });
    expect(fields).not.toHaveProperty("group-9");
  });
});

describe("an item that is removed", () => {
  it("is out of the plan at once, and back as it was", async () => {
    await saveCell(db, target({}), { kind: "quantity", ageRange: "0-3m", value: 7 }, Date.now());
    const before = await rowsOf();
    expect(await remove()).toEqual({ kind: "removed", item: { id: itemId, name: "Knitted hat" } });
    expect(await shownNames()).not.toContain("Knitted hat");
    expect(await selectRemovedItem(db, target({}))).toEqual([
      { id: itemId, name: "Knitted hat", category: "Accessories" },
    ]);
    expect(await restore()).toEqual({ kind: "restored", item: { id: itemId, name: "Knitted hat" } });
    expect(await shownNames()).toContain("Knitted hat");
    expect(await selectRemovedItem(db, target({}))).toEqual([]);
    const after = await rowsOf();
    expect(after?.clothes).toEqual(before?.clothes);
    expect(after?.item).toEqual({ ...before?.item, version: 4, updatedAt: expect.any(Number) });
  });

  it("is removed once and brought back once, however often it is asked", async () => {
    const first = await remove();
    const removed = await rowsOf();
    expect(await remove()).toEqual(first);
    expect((await rowsOf())?.item).toMatchObject({ version: 2, removedAt: removed?.item.removedAt });
    const back = await restore();
    expect(await restore()).toEqual(back);
    expect((await rowsOf())?.item).toMatchObject({ version: 3, removedAt: null });
  });

  it("is told to the user's open pages, both times", async () => {
    const { messages } = await openLive((await aSession(db, ownerId)).cookie);
    await remove({ tab: "t1" });
    await restore();
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    expect(readLiveEvent(messages[0])).toMatchObject({ itemId, version: 2, isReread: true, tab: "t1" });
    expect(readLiveEvent(messages[1])).toMatchObject({ itemId, version: 3, isReread: true });
  });

  it("takes no count and no note", async () => {
    await remove();
    const now = Date.now();
    expect(await saveCell(db, target({}), { kind: "quantity", ageRange: "0-3m", value: 1 }, now)).toEqual([]);
    expect(await saveCell(db, target({}), { kind: "note", ageRange: "0-3m", value: "x" }, now)).toEqual([]);
  });

  it("is in no copy of its plan", async () => {
    await remove();
    const friend = await asFriend(world);
    const copy = await claimed(friend, await shared(ownerId, planId));
    await drain(world.queues, world.env);
    const names = (await plans.readItems(db, copy)).map(({ itemName }) => itemName);
    expect(names).not.toContain("Knitted hat");
    expect(names.length).toBeGreaterThan(0);
  });

  it("comes back when the form that added it is sent again", async () => {
    const form = aForm({ name: "Scarf" });
    const item = await added(form);
    await remove({ item });
    expect(await add(form)).toEqual({ kind: "added", item: { id: item, name: "Scarf" } });
    expect(await shownNames()).toContain("Scarf");
  });

  it("makes room for another, and comes back only while there is room", async () => {
    await Promise.all(Array.from({ length: 98 }, () => added()));
    const form = aForm({ name: "The 100th" });
    const last = await added(form);
    expect(await add()).toMatchObject({ code: "CUSTOM_ITEM_LIMIT" });
    await remove({ item: last });
    await added();
    const full = { kind: "refused", code: "CUSTOM_ITEM_LIMIT" };
    expect(await restore({ item: last })).toEqual(full);
    expect(await add(form)).toMatchObject(full);
    await remove();
    expect(await restore({ item: last })).toMatchObject({ kind: "restored" });
    expect(await restore({ item: last })).toMatchObject({ kind: "restored" });
  });
});

describe("what has been removed for ten minutes", () => {
  const purge = (minutes: number) => purgeRemovedItems({ db, now: Date.now() + minutes * MINUTE });

  it("goes for good, with its row of clothes, and nothing else does", async () => {
    expectLogs("removed_items_purged");
    const other = await added(aForm({ name: "Scarf" }));
    const clothes = (await rowsOf())?.clothes.clothingId ?? 0;
    const all = (await plans.readItems(db, planId)).length;
    await remove();
    await purge(9);
    expect(await rowsOf()).toBeDefined();
    await purge(11);
    expect(await rowsOf()).toBeUndefined();
    expect(await db.$count(clothingList, eq(clothingList.clothingId, clothes))).toBe(0);
    expect(await rowsOf(other)).toBeDefined();
    expect(await plans.readItems(db, planId)).toHaveLength(all - 1);
    expect(await restore()).toEqual({ kind: "not-found" });
  });

  it("stays when it was brought back meanwhile", async () => {
    await remove();
    await restore();
    await purge(60);
    expect(await shownNames()).toContain("Knitted hat");
  });

  it("goes with the cron of every minute", async () => {
    expectLogs("removed_items_purged");
    await remove();
    await runCron("* * * * *", world.env, Date.now() + 11 * MINUTE);
    expect(await rowsOf()).toBeUndefined();
  });

  it("leaves a row of clothes that something still holds", async () => {
    expectLogs("removed_items_purged");
    const next = await plans.planned(world);
    const rows = await rowsOf();
    if (!rows) throw new Error("The item is gone");
    const { dashboardItemId: _, ...held } = rows.item;
    await db.insert(userClothingItems).values({ ...held, onboardingId: next.onboardingId });
    await remove();
    await purge(11);
    expect(await rowsOf()).toBeUndefined();
    expect(await db.$count(clothingList, eq(clothingList.clothingId, rows.clothes.clothingId))).toBe(1);
  });

  it("is found by its index alone", async () => {
    const { sql, params } = selectRemovedBefore(db, Date.now(), 500).toSQL();
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(
        /^SEARCH user_clothing_items USING INDEX user_clothing_items_removed \(removed_at/,
      ),
    ]);
  });

  it("leaves nothing behind that is nobody's", async () => {
    expectLogs("removed_items_purged");
    await remove();
    await purge(11);
    expect(await db.$count(userClothingItems, isNotNull(userClothingItems.removedAt))).toBe(0);
    expect(await env.DB.prepare("pragma foreign_key_check").all()).toMatchObject({ results: [] });
  });
});
