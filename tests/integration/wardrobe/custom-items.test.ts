// Items added by hand: both rows or none, once per form, only to one's own finished plan; and their fate when
// a plan is recalculated or an account is deleted.
import { env } from "cloudflare:workers";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readClothingRules } from "~/contracts/wardrobe/clothing-rules.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingList, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { createCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { type AgeRange, PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { newId } from "~/lib/new-id.ts";
import { type LivePublisher, livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { calculatePlan } from "~/usecases/plans/calculate-plan.ts";
import { type AddCustomItemResult, addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { dumpDatabase, outboxOver } from "../../support/accounts.ts";
import { aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { dashboardOf } from "../../support/wardrobe-views.ts";

const db = openDatabase(env.DB);
const live = livePublisher(env.LIVE_CHANNEL);
const planQueue = jobQueue(env.PLAN_QUEUE, "plan");

let ownerId: string;
let planId: string;
/** Orders of the weather groups of 0-3m. */
let orders: number[];
/** Items added by hand before this test, by anyone. */
let added: number;

beforeEach(async () => {
  const world = await plans.aWorld();
  const plan = await plans.planned(world);
  ownerId = world.userId;
  planId = plan.onboardingId;
  added = await db.$count(clothingList, isNotNull(clothingList.ownerId));
  orders = (readWeatherGroups(plan.weatherGroups)?.["0-3m"] ?? []).map((group) => group.weatherGroupOrder);
});

function aForm(fields: Record<string, unknown> = {}) {
  return {
    name: "Knitted hat",
    category: "Accessories",
    ageRange: "0-3m",
    "group-1": "3",
    key: newId(),
    ...fields,
  };
}

interface AddOptions {
  owner?: string;
  plan?: string;
  database?: D1Database;
  publisher?: LivePublisher;
}

/** Sends the form, and finishes the work left after the answer. */
async function add(
  form: Record<string, unknown> = aForm(),
  options: AddOptions = {},
): Promise<AddCustomItemResult> {
  const { owner = ownerId, plan = planId, database = env.DB, publisher = live } = options;
  const later: Promise<unknown>[] = [];
  const result = await addCustomItem(
    {
      db: openDatabase(database),
      live: publisher,
      now: Date.now(),
      waitUntil: (work) => void later.push(work),
    },
    { viewerId: owner, planId: plan },
    form,
  );
  await Promise.all(later);
  return result;
}

function clothesOf(owner = ownerId) {
  return db
    .select()
    .from(clothingList)
    .where(eq(clothingList.ownerId, owner))
    .orderBy(asc(clothingList.clothingId));
}

function itemsOf(plan = planId) {
  return db
    .select()
    .from(userClothingItems)
    .innerJoin(clothingList, eq(clothingList.clothingId, userClothingItems.clothingId))
    .where(and(eq(userClothingItems.onboardingId, plan), isNotNull(clothingList.ownerId)))
    .then((rows) => rows.map((row) => row.user_clothing_items));
}

/** What the dashboard of an age range shows. */
async function shownCategories(ageRange: AgeRange) {
  const { weatherGroups } = await plans.readPlan(db, planId);
  const rows = await selectItemsForViewer(db, ownerId, planId);
  const extras = { withLinks: new Set<number>(), images: new Map<number, string>() };
  return dashboardOf({ weatherGroups, newbornDays: null, ageRange, scenario: "daily" }, rows, extras)
    .categories;
}

async function expectNothingAdded(): Promise<void> {
  expect(await db.$count(clothingList, isNotNull(clothingList.ownerId))).toBe(added);
  expect(await itemsOf()).toEqual([]);
}

describe("an item added by hand", () => {
  it("has its row of clothes and its row of the plan, stored as the catalogue's are", async () => {
    const result = await add(aForm({ essentiality: "Nice to Have", notes: " From\r\nGrandma " }));
    const [clothes] = await clothesOf();
    const [item] = await itemsOf();
    expect(result).toEqual({ kind: "added", item: { id: item?.dashboardItemId, name: "Knitted hat" } });
    expect(clothes).toMatchObject({
      clothingNameId: expect.stringMatching(/^custom_[0-9a-f]{32}$/),
      name: "Knitted hat",
      category: "Accessories",
      notes: null,
      sizeUp: false,
      weatherAdjustments: "{}",
      validAgeRanges: '["0-3m"]',
      ownerId,
    });
    expect(clothes && readClothingRules(clothes)).toMatchObject({
      isIntact: true,
      rules: {
        base_quantities: { daily: { "0-3m": 3 }, every_2_3_days: { "0-3m": 3 }, weekly_plus: { "0-3m": 3 } },
        essentiality: { Mild: "Nice-to-have", "Cold & Snowy": "Nice-to-have" },
      },
    });
    expect(item).toMatchObject({
      userId: ownerId,
      onboardingId: planId,
      attemptNumber: 1,
      clothingId: clothes?.clothingId,
      itemName: "Knitted hat",
      essentiality: "Nice-to-have",
      isTravelItem: false,
      userAddedQuantities: "{}",
      personalNotes: JSON.stringify({ "0-3m": "From\nGrandma" }),
      version: 1,
    });
    const cell = { quantity: 3, essentiality: "Nice-to-have" };
    expect(unpackQuantities(item?.calculatedQuantities ?? "")).toEqual({
      daily: { "0-3m": { 1: cell } },
      every_2_3_days: { "0-3m": { 1: cell } },
      weekly_plus: { "0-3m": { 1: cell } },
    });
  });

  it("stands on the dashboard of its age range, in its category, and on no other", async () => {
    await add(aForm({ category: "Other" }));
    expect((await shownCategories("0-3m")).at(-1)).toMatchObject({
      category: "Other",
      items: [{ name: "Knitted hat", isCustom: true, isIntact: true, needed: 3 }],
    });
    const later = await shownCategories("3-6m");
    expect(later.map(({ category }) => category)).not.toContain("Other");
  });

  it("may need nothing and is there all the same", async () => {
    expect(await add(aForm({ "group-1": "0" }))).toMatchObject({ kind: "added" });
    const accessories = (await shownCategories("0-3m")).find(({ category }) => category === "Accessories");
    expect(accessories?.items.map(({ name }) => name)).toContain("Knitted hat");
  });

  it("S35 S49 keeps markup and SQL as the text that they are", async () => {
    const name = `<script>alert(1)</script>'); drop table clothing_list; --`;
    const notes = `"}', null); delete from users; -- <img src=x onerror=alert(1)>`;
    await add(aForm({ name, notes }));
    const [item] = await itemsOf();
    expect(item?.itemName).toBe(name);
    expect(JSON.parse(item?.personalNotes ?? "")).toEqual({ "0-3m": notes });
  });

  it("has an id beyond those that the catalogue may grow to", async () => {
    await add();
    await add();
    const ids = (await clothesOf()).map(({ clothingId }) => clothingId);
    expect(ids[0]).toBeGreaterThanOrEqual(100_000);
    expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1]);
  });

  it("is told to the user's open pages", async () => {
    const { messages } = await openLive((await aSession(db, ownerId)).cookie);
    const result = await add(aForm({ notes: "From Grandma", tab: "t1" }));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(readLiveEvent(messages[0])).toEqual({
      type: "item",
      onboardingId: planId,
      itemId: result.kind === "added" ? result.item.id : null,
      version: 1,
      owned: {},
      personalNotes: { "0-3m": "From Grandma" },
      setAside: [],
      isReread: true,
      tab: "t1",
    });
  });

  it("is added although nobody can be told", async () => {
    expectLogs("live_publish_failed");
    const publisher = livePublisher({
      getByName: () => {
        throw new Error("scripted fault");
      },
    });
    expect(await add(aForm(), { publisher })).toMatchObject({ kind: "added" });
    expect(await itemsOf()).toHaveLength(1);
  });
});

describe("a form that is sent more than once", () => {
  it("makes one item, and the second answer names it", async () => {
    const form = aForm();
    const first = await add(form);
    expect(first).toMatchObject({ kind: "added" });
    expect(await add(form)).toEqual(first);
    expect(await add({ ...form, essentiality: "Recommended" })).toEqual(first);
    expect(await clothesOf()).toHaveLength(1);
    expect(await itemsOf()).toHaveLength(1);
  });

  it("makes one item when both come at once", async () => {
    const form = aForm();
    const [first, second] = await Promise.all([add(form), add(form)]);
    expect(first).toMatchObject({ kind: "added" });
    expect(second).toEqual(first);
    expect(await itemsOf()).toHaveLength(1);
  });

  it("makes another item when something else was typed into it", async () => {
    const form = aForm();
    await add(form);
    await add({ ...form, name: "Knitted scarf" });
    await add({ ...form, "group-1": "4" });
    expect((await itemsOf()).map(({ itemName }) => itemName)).toEqual([
      "Knitted hat",
      "Knitted scarf",
      "Knitted hat",
    ]);
  });

  it("makes each parent's own item, even with the same key", async () => {
    const other = await aUser(db);
    const theirs = await aStoredPlan(db, other.id, {
      status: "completed",
      weatherGroups: (await plans.readPlan(db, planId)).weatherGroups,
    });
    const form = aForm();
    await add(form);
    expect(await add(form, { owner: other.id, plan: theirs.onboardingId })).toMatchObject({ kind: "added" });
    expect(await itemsOf()).toHaveLength(1);
    expect(await itemsOf(theirs.onboardingId)).toHaveLength(1);
    expect((await clothesOf(other.id)).map((row) => row.ownerId)).toEqual([other.id]);
  });

  it("F6 makes none when D1 fails before the commit, and one when it fails after", async () => {
    const form = aForm();
    const before = failingDatabase(env.DB, /insert or ignore/, "before");
    await expect(add(form, { database: before })).rejects.toThrow("before the commit");
    await expectNothingAdded();
    const after = failingDatabase(env.DB, /insert or ignore/, "after");
    await expect(add(form, { database: after })).rejects.toThrow("after the commit");
    expect(await add(form)).toMatchObject({ kind: "added" });
    expect(await clothesOf()).toHaveLength(1);
    expect(await itemsOf()).toHaveLength(1);
  });
});

describe("what is refused, with nothing written", () => {
  it("S43 a plan of somebody else, and one that does not exist", async () => {
    const other = await aUser(db);
    expect(await add(aForm(), { owner: other.id })).toEqual({ kind: "not-found" });
    expect(await add(aForm(), { plan: newId() })).toEqual({ kind: "not-found" });
    expect(
      await add(aForm({ userId: ownerId, owner_id: ownerId, onboardingId: planId }), { owner: other.id }),
    ).toEqual({ kind: "not-found" });
    await expectNothingAdded();
  });

  it("S43 a foreign or unfinished plan at the moment of writing, whatever was read before", async () => {
    const other = await aUser(db);
    const item = {
      viewerId: ownerId,
      planId,
      nameId: `custom_${newId()}`,
      name: "Late hat",
      category: "Accessories",
      essentiality: "Recommended",
      quantities: "...",
      baseQuantities: "{}",
      essentialities: "{}",
      validAgeRanges: "[]",
      personalNotes: "{}",
    };
    const nothing = { item: null, isFull: false };
    expect(await createCustomItem(db, { ...item, viewerId: other.id }, Date.now())).toEqual(nothing);
    await db
      .update(userOnboardingData)
      .set({ status: "processing_calcs" })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await createCustomItem(db, item, Date.now())).toEqual(nothing);
    await expectNothingAdded();
  });

  it.each(PLAN_STATUSES.filter((status) => !/completed/.test(status)))(
    "a plan that is %s",
    async (status) => {
      await db.update(userOnboardingData).set({ status }).where(eq(userOnboardingData.onboardingId, planId));
      expect(await add()).toEqual({ kind: "refused", code: "ATTEMPT_NOT_READY", errors: {} });
      await expectNothingAdded();
    },
  );

  it("takes a plan of the legacy status that counts as complete", async () => {
    await db
      .update(userOnboardingData)
      .set({ status: "calculations_completed" })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await add()).toMatchObject({ kind: "added" });
  });

  it("S98 a piece that isn't offered", async () => {
    for (const warmAs of ["99", "sleep_sack_tog_25", "'; drop table users; --", "x".repeat(5000)]) {
      expect(await add(aForm({ warmAs }))).toEqual({
        kind: "refused",
        code: "CUSTOM_ITEM_NOT_ADDED",
        errors: { warmAs: "ITEM_WARMTH_INVALID" },
      });
    }
    await expectNothingAdded();
  });

  it("S47 a form without its name or category", async () => {
    expect(await add(aForm({ name: " " }))).toEqual({
      kind: "refused",
      code: "ITEM_INFORMATION_MISSING",
      errors: { name: "ITEM_NAME_REQUIRED" },
    });
    expect(await add({})).toMatchObject({ code: "ITEM_INFORMATION_MISSING" });
    await expectNothingAdded();
  });

  it.each(["-1", "1e9", "21", "1.5"])("S47 %s pieces", async (pieces) => {
    expect(await add(aForm({ "group-1": pieces }))).toEqual({
      kind: "refused",
      code: "CUSTOM_ITEM_NOT_ADDED",
      errors: { "group-1": "ITEM_QUANTITY_INVALID" },
    });
    await expectNothingAdded();
  });

  it("a weather group that the plan does not have, needed or not", async () => {
    const field = `group-${Math.max(...orders) + 1}`;
    for (const pieces of ["1", "0", ""]) {
      expect(await add(aForm({ [field]: pieces }))).toEqual({
        kind: "refused",
        code: "CUSTOM_ITEM_NOT_ADDED",
        errors: { [field]: "ITEM_GROUP_UNKNOWN" },
      });
    }
    await expectNothingAdded();
  });

  it("a plan whose weather cannot be read", async () => {
    await db
      .update(userOnboardingData)
      .set({ weatherGroups: "{" })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await add()).toMatchObject({ errors: { "group-1": "ITEM_GROUP_UNKNOWN" } });
    await expectNothingAdded();
  });

  it("the 101st item, although two come at once; and the 100th sent again is still found", async () => {
    for (let made = 0; made < 99; made += 11) {
      await Promise.all(Array.from({ length: 11 }, () => add()));
    }
    const [one, two] = [aForm(), aForm()];
    const results = await Promise.all([add(one), add(two)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["added", "refused"]);
    expect(results).toContainEqual({ kind: "refused", code: "CUSTOM_ITEM_LIMIT", errors: {} });
    expect(await itemsOf()).toHaveLength(100);
    expect(await clothesOf()).toHaveLength(100);
    const again = await Promise.all([add(one), add(two)]);
    expect(again).toEqual(results);
  });
});

describe("what happens to it later", () => {
  it("stays as it is when its plan is calculated anew", async () => {
    await add(aForm({ notes: "From Grandma" }));
    const before = await itemsOf();
    const { runId } = await plans.readPlan(db, planId);
    await db
      .update(userOnboardingData)
      .set({ status: "processing_calcs" })
      .where(eq(userOnboardingData.onboardingId, planId));
    await calculatePlan(
      { db, planQueue, live, clock: Date.now },
      { stage: "calculations", onboardingId: planId, runId },
    );
    expect((await plans.readPlan(db, planId)).status).toBe("completed");
    expect(await itemsOf()).toEqual(before);
    expect(await plans.readItems(db, planId)).toHaveLength(CATALOGUE.length + 1);
  });

  it("is no part of a new plan", async () => {
    await add();
    const world = await plans.aWorld();
    const next = await plans.planned({ ...world, userId: ownerId });
    expect(await itemsOf(next.onboardingId)).toEqual([]);
  });

  it("A11 is handed out with the account's data and goes with the account, and nobody else's does", async () => {
    await add(aForm({ name: "Felt slippers", notes: "From Grandma's attic", warmAs: "hat_warm" }));
    const other = await aUser(db);
    const theirs = await aStoredPlan(db, other.id, {
      status: "completed",
      weatherGroups: (await plans.readPlan(db, planId)).weatherGroups,
    });
    await add(aForm({ name: "Sun hat" }), { owner: other.id, plan: theirs.onboardingId });

    const data = await exportOwnData({ db, now: Date.now() }, ownerId);
    expect(data.customItems).toEqual([{ name: "Felt slippers", category: "Accessories", notes: null }]);
    const exported = data.attempts[0]?.items.find(({ itemName }) => itemName === "Felt slippers");
    expect(exported).toMatchObject({
      essentiality: "Recommended",
      warmAs: "hat_warm",
      personalNotes: { "0-3m": "From Grandma's attic" },
      calculatedQuantities: { daily: { "0-3m": { 1: { quantity: 3 } } } },
    });

    const now = Date.now();
    const leaving = { id: ownerId, provedAt: now };
    expect(await deleteAccount({ db, live, outbox: outboxOver(), now }, leaving, {})).toBe("deleted");
    // The mail about it is still waiting, and its address contains the id here.
    const dump = (await dumpDatabase()).replaceAll(data.account?.email ?? "", "");
    const traces = [ownerId, "Felt slippers", "attic", "Sun hat"];
    expect(traces.filter((trace) => dump.includes(trace))).toEqual(["Sun hat"]);
    expect(await env.DB.prepare("pragma foreign_key_check").all()).toMatchObject({ results: [] });
  });
});
