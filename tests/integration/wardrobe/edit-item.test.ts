// Counts, notes, and set-aside items of a plan in the real database.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { itemEvent } from "~/contracts/live/live-event.ts";
import { readOwnedQuantities, readPersonalNotes, readSetAside } from "~/contracts/plans/stored-plan.ts";
import { readItemEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { userClothingItems as items } from "~/data/schema.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { stepped, stepText } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { chooseSetAside, SET_ASIDE_CHOICES } from "~/domain/wardrobe/set-aside.ts";
import { ONE_SIZE_ITEMS } from "~/domain/wardrobe/size-table.ts";
import { livePublisher } from "~/services/live.server.ts";
import { type EditItemResult, editItem } from "~/usecases/wardrobe/edit-item.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { openLive } from "../../support/live-sockets.ts";
import { aWorld, planned, readItems, type World } from "../../support/plans.ts";

let world: World;
let planId: string;
/** The id of an item with sizes. */
let itemId: number;
let idOfKey: ReadonlyMap<string, number>;

beforeAll(async () => {
  world = await aWorld();
  ({ onboardingId: planId } = await planned(world));
  const rows = await readItems(world.db, planId);
  // The ids of catalogue items are their positions in the catalogue.
  idOfKey = new Map(rows.map((row) => [CATALOGUE[row.clothingId - 1]?.key ?? "", row.dashboardItemId]));
  itemId = idOf("socks");
});

beforeEach(() =>
  write({ userAddedQuantities: "{}", personalNotes: "{}", setAside: "[]", countedSteps: null }),
);

interface Target {
  viewerId?: string;
  planId?: string;
  itemId?: number;
}

function idOf(key: string): number {
  const id = idOfKey.get(key);
  if (id === undefined) throw new Error(`The plan has no ${key}`);
  return id;
}

async function edit(fields: Record<string, string>, target: Target = {}): Promise<EditItemResult> {
  const parsed = readItemEdit(fields);
  if (!parsed) throw new Error(`Not an edit: ${JSON.stringify(fields)}`);
  const published: Promise<unknown>[] = [];
  const result = await editItem(
    {
      db: world.db,
      live: livePublisher(env.LIVE_CHANNEL),
      now: Date.now(),
      waitUntil: (work) => void published.push(work),
    },
    { viewerId: world.userId, planId, itemId, ...target },
    parsed,
  );
  await Promise.all(published);
  return result;
}

const count = (quantity: number, ageRange = "0-3m", target: Target = {}) =>
  edit({ ageRange, quantity: String(quantity) }, target);

async function write(fields: Partial<typeof items.$inferInsert>, id = itemId): Promise<void> {
  await world.db.update(items).set(fields).where(eq(items.dashboardItemId, id));
}

async function stored(id = itemId) {
  const [row] = await world.db.select().from(items).where(eq(items.dashboardItemId, id));
  if (!row) throw new Error("The item is gone");
  return {
    row,
    owned: readOwnedQuantities(row.userAddedQuantities),
    notes: readPersonalNotes(row.personalNotes),
    setAside: readSetAside(row.setAside),
  };
}

const only = (quantity: number) => ({ Default: { quantity } });

describe("a parent's count", () => {
  it("is one for an age range, and leaves the other ages", async () => {
    await count(4);
    await count(2, "3-6m");
    await count(0);
    expect((await stored()).row.userAddedQuantities).toBe(
      '{"0-3m":{"Default":{"quantity":0}},"3-6m":{"Default":{"quantity":2}}}',
    );
  });

  it("is taken from the specification's form, which names the group", async () => {
    await edit({ ageRange: "6-9m", group: "Default", quantity: "5" });
    expect((await stored()).owned).toEqual({ "6-9m": only(5) });
  });

  it("takes the place of an earlier release's counts by weather, at its age only", async () => {
    await write({
      userAddedQuantities: '{"0-3m":{"1":{"quantity":4},"2":7,"Default":{"quantity":1}},"3-6m":{"1":3}}',
    });
    const result = await count(6);
    const owned = { "0-3m": only(6), "3-6m": { "1": { quantity: 3 } } };
    expect((await stored()).owned).toEqual(owned);
    expect(result.kind === "saved" && result.item.owned).toEqual(owned);
  });

  it.each(["{broken", "", "null garbage"])("starts a column anew that held no JSON: '%s'", async (text) => {
    await write({ userAddedQuantities: text });
    await count(3);
    expect((await stored()).owned).toEqual({ "0-3m": only(3) });
  });

  it.each(ONE_SIZE_ITEMS)("of %s is that of every age, whatever was there", async (key) => {
    const id = idOf(key);
    await write(
      { userAddedQuantities: '{"0-3m":{"1":{"quantity":9}},"3-6m":{"Default":{"quantity":1}}}' },
      id,
    );
    const result = await count(2, "6-9m", { itemId: id });
    const everyAge = Object.fromEntries(AGE_RANGES.map((age) => [age, only(2)]));
    expect((await stored(id)).owned).toEqual(everyAge);
    expect(result.kind === "saved" && result.item.owned).toEqual(everyAge);
    await write({ userAddedQuantities: "{broken" }, id);
    await count(7, "0-3m", { itemId: id });
    expect((await stored(id)).owned?.["9-12m"]).toEqual(only(7));
  });

  it("F25: keeps a hundred changes of different ages at once, and of one age the last", async () => {
    const changes = Array.from({ length: 100 }, (_, index) => ({
      ageRange: AGE_RANGES[index % AGE_RANGES.length] ?? "0-3m",
      quantity: index,
    }));
    const before = (await stored()).row.version;
    const results = await Promise.all(changes.map(({ ageRange, quantity }) => count(quantity, ageRange)));
    const { row, owned } = await stored();
    expect(row.version).toBe(before + 100);
    const versions = results.map((result) => (result.kind === "saved" ? result.item.version : 0));
    expect(new Set(versions).size).toBe(100);
    const newest = results.find((result) => result.kind === "saved" && result.item.version === row.version);
    expect(newest?.kind === "saved" && newest.item.owned).toEqual(owned);
    for (const ageRange of AGE_RANGES) {
      const lastOfAge = changes
        .map((change, index) => ({ ...change, version: versions[index] ?? 0 }))
        .filter((change) => change.ageRange === ageRange)
        .toSorted((a, b) => a.version - b.version)
        .at(-1);
      expect(owned?.[ageRange]).toEqual(only(lastOfAge?.quantity ?? -1));
    }
  });
});

describe("F25 a tap on + or −", () => {
  const step = (by: number, id: string, target: Target = {}, ageRange = "0-3m") =>
    edit({ ageRange, step: stepText(by), stepId: id }, target);
  const pieces = async (id = itemId) => ownedForAgeRange("socks", (await stored(id)).owned ?? {}, "0-3m");
  const saved = (result: EditItemResult) => {
    if (result.kind !== "saved") throw new Error("Not saved");
    return result.item;
  };

  it("adds up with everyone else's, at once", async () => {
    await count(3);
    const [one, other] = await Promise.all([step(1, "mayaphone-1"), step(1, "samphone0-1")]);
    expect(await pieces()).toBe(5);
    expect([one, other].map((result) => saved(result).owned["0-3m"]?.Default?.quantity).sort()).toEqual([
      4, 5,
    ]);
    const lines = Array.from({ length: 60 }, (_, index) => `line${index}aaaa`.slice(0, 12));
    await Promise.all(lines.map((line, index) => step(index % 3 === 0 ? -1 : 2, `${line}-1`)));
    expect(await pieces()).toBe(5 + 40 * 2 - 20);
  });

  it("counts once, however often it is sent, and is answered with what is there", async () => {
    const { row: before } = await stored();
    const first = saved(await step(2, "mayaphone-1"));
    await step(1, "samphone0-1");
    const again = saved(await step(2, "mayaphone-1"));
    expect(first).toMatchObject({ version: before.version + 1, counted: { mayaphone: 1 } });
    expect(again).toMatchObject({ version: before.version + 2, counted: { mayaphone: 1, samphone0: 1 } });
    expect(again.owned).toEqual({ "0-3m": only(3) });
    // What was overtaken on its way isn't counted late either.
    await step(1, "mayaphone-3");
    await step(1, "mayaphone-2");
    expect(await pieces()).toBe(4);
  });

  it("never counts below 0 or above what can be recorded, and says what is there", async () => {
    await count(1);
    expect(saved(await step(-3, "mayaphone-1")).owned).toEqual({ "0-3m": only(0) });
    expect(saved(await step(999, "mayaphone-2")).owned).toEqual({ "0-3m": only(999) });
    expect(saved(await step(1, "mayaphone-3")).owned).toEqual({ "0-3m": only(999) });
  });

  it("counts on from what is shown: of counts by weather the highest, of rain suits the sum, without a size every age", async () => {
    await write({ userAddedQuantities: '{"0-3m":{"1":{"quantity":4},"2":7},"3-6m":{"1":3}}' });
    await step(1, "mayaphone-1");
    expect((await stored()).owned).toEqual({ "0-3m": only(8), "3-6m": { "1": { quantity: 3 } } });
    const [suit, bib] = [idOf("rain_suit"), idOf("burp_cloth")];
    await write({ userAddedQuantities: '{"0-3m":{"1":{"quantity":1},"2":2}}' }, suit);
    await step(1, "mayaphone-1", { itemId: suit });
    expect((await stored(suit)).owned).toEqual({ "0-3m": only(4) });
    await write({ userAddedQuantities: '{"3-6m":{"Default":{"quantity":5}}}' }, bib);
    await step(-1, "mayaphone-1", { itemId: bib });
    expect((await stored(bib)).owned).toEqual(Object.fromEntries(AGE_RANGES.map((age) => [age, only(4)])));
    for (const id of [suit, bib]) await write({ userAddedQuantities: "{}", countedSteps: null }, id);
  });

  it("comes out as the rules say, whatever is sent twice, late, or between numbers", async () => {
    type Change = { by: number } | { to: number };
    const after = (count: number, one: Change) => ("by" in one ? stepped(count, one.by) : one.to);
    const deliver = ({ id, ...one }: Change & { id: string }) =>
      "by" in one ? step(one.by, id) : edit({ ageRange: "0-3m", quantity: `${one.to}`, stepId: id });
    const line = fc.constantFrom("mayaphone", "samphone0", "anatablet");
    const change = fc.oneof(
      fc.record({ line, by: fc.integer({ min: -4, max: 4 }).filter((by) => by !== 0) }),
      fc.record({ line, to: fc.nat(12) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 10 }),
        fc.array(fc.nat(9), { maxLength: 10 }),
        async (made, again) => {
          await write({ userAddedQuantities: "{}", countedSteps: null });
          const sent = made.map((one, index) => ({ ...one, id: `${one.line}-${index + 1}` }));
          const deliveries = [...sent, ...again.flatMap((index) => sent[index] ?? [])];
          let expected = 0;
          for (const [index, one] of deliveries.entries()) {
            if (index < sent.length) expected = after(expected, one);
            expect(saved(await deliver(one)).owned["0-3m"]?.Default?.quantity).toBe(expected);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each([null, "", "{broken", "[1]", '"x"', '{"mayaphone":"x"}', '{"mayaphone":{"a":1}}'])(
    "counts whatever is remembered of earlier ones: %j",
    async (text) => {
      await write({ countedSteps: text });
      await step(1, "mayaphone-1");
      await step(1, "mayaphone-1");
      expect(await pieces()).toBe(1);
    },
  );

  it("is remembered in a few bytes, for the pages that changed the item last", async () => {
    for (let page = 10; page < 30; page++) await step(1, `page0000${page}-1`);
    await step(1, "page000025-2");
    const { row } = await stored();
    expect(Object.keys(JSON.parse(row.countedSteps ?? ""))).toEqual(
      [22, 23, 24, 26, 27, 28, 29, 25].map((page) => `page0000${page}`),
    );
    expect(row.countedSteps?.length).toBeLessThan(140);
  });

  it("is overtaken by a number whose author hadn't seen it, and its author is told of it", async () => {
    await count(3);
    await step(1, "samphone0-1");
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const typed = { ageRange: "0-3m", quantity: "6", seen: "3", stepId: "mayaphone-1" };
    expect(saved(await edit(typed)).over).toEqual({ ageRange: "0-3m", count: 4 });
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(itemEvent.parse(JSON.parse(messages[0] ?? ""))).toMatchObject({
      owned: { "0-3m": only(6) },
      over: { ageRange: "0-3m", count: 4 },
    });
    expect(
      saved(await edit({ ...typed, quantity: "7", seen: "6", stepId: "mayaphone-2" })).over,
    ).toBeUndefined();
    // Sent again after another tap, the number neither counts nor tells once more.
    await step(1, "samphone0-2");
    const again = saved(await edit({ ...typed, quantity: "7", seen: "6", stepId: "mayaphone-2" }));
    expect(again.owned).toEqual({ "0-3m": only(8) });
    expect(again.over).toBeUndefined();
  });
});

describe("F42 a count that can't be read", () => {
  const DAMAGED = [
    "{",
    "",
    "null",
    "[1]",
    '"x"',
    '{"of":[-1,null],"1":"x"}',
    '{"0-3m":"x"}',
    '{"0-3m":{"Default":"x"}}',
    '{"0-3m":{"Default":{"quantity":"x"}}}',
    '{"0-3m":{"Default":{"quantity":-1}}}',
    '{"0-3m":{"Default":{"quantity":1000}}}',
    '{"0-3m":{"Default":{}}}',
    '{"0-3m":{"Default":null}}',
    '{"0-3m":null}',
    '{"0-3m":{"Default":true}}',
    '{"of":{"Default":1}}',
    '{"3-6m":{"Default":1.5}}',
  ];

  it.each(DAMAGED)("such as %s takes no step: nothing changes", async (text) => {
    expect(readOwnedQuantities(text)).toBeNull();
    await write({ userAddedQuantities: text });
    const before = await stored();
    for (const step of ["+1", "-1"])
      expect(await edit({ ageRange: "0-3m", step, stepId: "mayaphone-1" })).toEqual({ kind: "unreadable" });
    expect(await stored()).toEqual(before);
  });

  it.each(DAMAGED)("such as %s is replaced by a typed number, and steps go on from there", async (text) => {
    await write({ userAddedQuantities: text });
    expect((await count(4)).kind).toBe("saved");
    expect((await stored()).owned).toEqual({ "0-3m": only(4) });
    expect((await edit({ ageRange: "0-3m", step: "+1", stepId: "mayaphone-1" })).kind).toBe("saved");
    expect((await stored()).owned).toEqual({ "0-3m": only(5) });
  });

  it("leaves the counts of other ages to a typed number", async () => {
    await write({ userAddedQuantities: '{"0-3m":{"Default":{"quantity":-7}},"3-6m":{"1":2},"6-9m":7}' });
    await count(1);
    expect((await stored()).owned).toEqual({ "0-3m": only(1), "3-6m": { "1": { quantity: 2 } } });
  });

  it.each([
    "{}",
    '{"0-3m":{}}',
    '{"0-3m":{"1":3,"2":{"quantity":0,"more":1}}}',
    '{"0-3m":{"Default":{"quantity":3.0}}}',
    '{"12-18m":{"Default":{"quantity":999}}}',
  ])("is not one such as %s, which steps go on from", async (text) => {
    expect(readOwnedQuantities(text)).not.toBeNull();
    await write({ userAddedQuantities: text });
    expect((await edit({ ageRange: "0-3m", step: "+1", stepId: "mayaphone-1" })).kind).toBe("saved");
  });

  it("is told to nobody who may not edit the plan", async () => {
    await write({ userAddedQuantities: "{" });
    const step = { ageRange: "0-3m", step: "+1", stepId: "mayaphone-1" };
    const stranger = await aUser(world.db);
    expect((await edit(step, { viewerId: stranger.id })).kind).toBe("not-found");
  });
});

describe("a parent's note", () => {
  it("is kept byte for byte, and an empty one takes it away", async () => {
    const note = ' two lines\r\n"quotes" \\ $.a {} 🧦 <b>bold</b>\u0000 end ';
    await edit({ ageRange: "0-3m", note });
    expect((await stored()).notes).toEqual({ "0-3m": note });
    await edit({ ageRange: "3-6m", note: "other" });
    await edit({ ageRange: "0-3m", note: "" });
    expect((await stored()).notes).toEqual({ "3-6m": "other" });
  });
});

describe("an item that is set aside", () => {
  const choose = (setAside: string, ageRange: string) => edit({ ageRange, setAside });

  it("ends where the rules say, after any choices and from any column", async () => {
    const choices = fc.array(
      fc.record({ ageRange: fc.constantFrom(...AGE_RANGES), choice: fc.constantFrom(...SET_ASIDE_CHOICES) }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(fc.subarray([...AGE_RANGES]), choices, async (start, made) => {
        await write({ setAside: JSON.stringify(start) });
        // The calendar's four, as the first releases wrote the whole plan, mean every size.
        let expected: AgeRange[] = readSetAside(JSON.stringify(start)) ?? [];
        for (const { ageRange, choice } of made) {
          expected = chooseSetAside(expected, ageRange, choice);
          const result = await choose(choice, ageRange);
          expect(result.kind === "saved" && result.item.setAside).toEqual(expected);
        }
        expect((await stored()).setAside).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it("starts a column anew that held no JSON", async () => {
    for (const choice of SET_ASIDE_CHOICES) {
      await write({ setAside: "[broken" });
      await choose(choice, "3-6m");
      expect((await stored()).setAside).toEqual(chooseSetAside([], "3-6m", choice));
    }
  });

  it("keeps its counts and notes, and is not counted again for it", async () => {
    await count(4);
    await edit({ ageRange: "0-3m", note: "from Ann" });
    const { row: before } = await stored();
    await choose("plan", "0-3m");
    await choose("no", "6-9m");
    const { row } = await stored();
    expect(row).toEqual({ ...before, version: before.version + 2, updatedAt: row.updatedAt });
  });
});

describe("every change", () => {
  it.each<Record<string, string>>([
    { ageRange: "0-3m", quantity: "9", tab: "tab-a" },
    { ageRange: "0-3m", step: "+1", stepId: "mayaphone-1", tab: "tab-a" },
    { ageRange: "0-3m", note: "from Ann", tab: "tab-a" },
    { ageRange: "0-3m", setAside: "age", tab: "tab-a" },
  ])("raises the version and tells the user's open pages the whole item: %j", async (fields) => {
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const before = (await stored()).row.version;
    const result = await edit(fields);
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    const event = itemEvent.parse(JSON.parse(messages[0] ?? ""));
    expect(event).toMatchObject({ onboardingId: planId, itemId, version: before + 1, tab: "tab-a" });
    expect(result).toEqual({ kind: "saved", item: event });
    const { owned, notes, setAside } = await stored();
    expect(event).toMatchObject({ owned, personalNotes: notes, setAside });
  });

  const KINDS: Record<string, string>[] = [
    { ageRange: "0-3m", quantity: "5", seen: "4" },
    { ageRange: "0-3m", step: "+1", stepId: "mayaphone-1" },
    { ageRange: "0-3m", note: "mine now" },
    { ageRange: "0-3m", setAside: "plan" },
  ];

  it("S43: finds neither another user's item nor an item under another plan", async () => {
    await count(1);
    const before = await stored();
    const stranger = await aUser(world.db);
    const other = await planned(world, { dueDate: "2027-03-01" });
    for (const fields of KINDS) {
      expect((await edit(fields, { viewerId: stranger.id })).kind).toBe("not-found");
      expect((await edit(fields, { planId: other.onboardingId })).kind).toBe("not-found");
      expect((await edit(fields, { itemId: 999_999_999 })).kind).toBe("not-found");
    }
    expect(await stored()).toEqual(before);
    for (const row of await readItems(world.db, other.onboardingId)) expect(row.version).toBe(1);
  });

  it("does not find an item that was removed", async () => {
    const id = idOf("pants_soft");
    await write({ removedAt: Date.now() }, id);
    const before = await stored(id);
    for (const fields of KINDS) expect((await edit(fields, { itemId: id })).kind).toBe("not-found");
    expect(await stored(id)).toEqual(before);
    await write({ removedAt: null }, id);
    expect((await count(2, "0-3m", { itemId: id })).kind).toBe("saved");
  });
});

describe("S44: what is no change of an item", () => {
  it.each(["1", "9", "0", "10", "-1", "__proto__", "$.a", '1"."x', "constructor", "", "default", "Default "])(
    "the group '%s', as there is one count for all of them",
    (group) => {
      expect(readItemEdit({ ageRange: "0-3m", group, quantity: "1" })).toBeNull();
    },
  );

  it.each(["__proto__", "$.a", "0-3m.x", '0-3m"', "", "12-15m"])("the age range '%s'", (ageRange) => {
    expect(readItemEdit({ ageRange, quantity: "1" })).toBeNull();
    expect(readItemEdit({ ageRange, note: "x" })).toBeNull();
    expect(readItemEdit({ ageRange, setAside: "age" })).toBeNull();
  });

  it.each(["-1", "1000", "1.5", "1e2", "0x1", "ten", "１", "null", "1,1"])("the count '%s'", (quantity) => {
    expect(readItemEdit({ ageRange: "0-3m", quantity })).toBeNull();
  });

  it.each(["1", "+0", "-0", "+1000", "1.5", "+", "++1", "−1", "+1e1", "", " +1"])("the step '%s'", (step) => {
    expect(readItemEdit({ ageRange: "0-3m", step, stepId: "mayaphone-1" })).toBeNull();
  });

  it.each([
    "",
    "mayaphone",
    "maya-1",
    "mayaphone-0",
    "mayaphone-01",
    "MAYAPHONE-1",
    '$."a"aaaaaa-1',
    "mayaphone-1234567890",
    "__proto__-1",
  ])("a step by the id '%s'", (stepId) => {
    expect(readItemEdit({ ageRange: "0-3m", step: "+1", stepId })).toBeNull();
    expect(readItemEdit({ ageRange: "0-3m", quantity: "1", stepId })).toBeNull();
  });

  it.each([
    ["", 0],
    [" 7 ", 7],
    ["007", 7],
    ["999", 999],
  ] as const)("but '%s' is %i pieces", (quantity, pieces) => {
    expect(readItemEdit({ ageRange: "0-3m", quantity })).toMatchObject({
      edit: { kind: "quantity", value: pieces },
    });
  });

  it.each([
    [{ ageRange: "0-3m", quantity: "1", ownerId: "somebody" }],
    [{ ageRange: "0-3m", quantity: "1", version: "9" }],
    [{ ageRange: "0-3m", note: "x", quantity: "1" }],
    [{ ageRange: "0-3m", note: "n".repeat(2001) }],
    [{ ageRange: "0-3m", note: ["x"] }],
    [{ ageRange: "0-3m", quantity: "1", tab: "t".repeat(41) }],
    [{ ageRange: "0-3m", step: "+1" }],
    [{ ageRange: "0-3m", step: "+1", stepId: "mayaphone-1", quantity: "1" }],
    [{ ageRange: "0-3m", quantity: "1", seen: "-1" }],
    [{ quantity: "1" }],
    [{ ageRange: "0-3m" }],
    [{}],
  ])("%j", (fields) => {
    expect(readItemEdit(fields)).toBeNull();
  });
});
