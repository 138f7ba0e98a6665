// A bag of clothes in the real database: all of it or nothing, once, beside what others count, and back as one act.
import { env } from "cloudflare:workers";
import { and, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readOwnedQuantities } from "~/contracts/plans/stored-plan.ts";
import { readBagChanges } from "~/contracts/wardrobe/bag-form.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { bags, clothingList, userClothingItems as items, planMembers } from "~/data/schema.ts";
import { selectRecentBags } from "~/data/wardrobe/bag-writes.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { LEVELS } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { newId } from "~/lib/new-id.ts";
import { type LivePublisher, livePublisher } from "~/services/live.server.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import {
  haveEnough,
  passOnPieces,
  type SentBag,
  saveBag,
  takeBagBack,
} from "~/usecases/wardrobe/save-bag.ts";
import { bagItems } from "~/views/wardrobe/bag-view.ts";
import { undoneWords } from "~/words/en/wardrobe/item-words.ts";
import { aUser } from "../../support/factories.ts";
import { aWorld, planned, readItems, type World } from "../../support/plans.ts";
import { listOf, wardrobeOf } from "../../support/wardrobe-views.ts";

let world: World;
let planId: string;
let idOfKey: ReadonlyMap<string, number>;

beforeAll(async () => {
  world = await aWorld();
  ({ onboardingId: planId } = await planned(world));
  const rows = await readItems(world.db, planId);
  idOfKey = new Map(rows.map((row) => [CATALOGUE[row.clothingId - 1]?.key ?? "", row.dashboardItemId]));
});

beforeEach(async () => {
  await world.db.update(items).set({ userAddedQuantities: "{}" }).where(eq(items.onboardingId, planId));
  await world.db.delete(bags);
});

const idOf = (key: string) => idOfKey.get(key) ?? 0;
const live = livePublisher(env.LIVE_CHANNEL);

async function run<Result>(
  work: (deps: Parameters<typeof saveBag>[0]) => Promise<Result>,
  publisher: LivePublisher = live,
): Promise<Result> {
  const late: Promise<unknown>[] = [];
  const result = await work({
    db: world.db,
    live: publisher,
    now: Date.now(),
    waitUntil: (told) => void late.push(told),
  });
  await Promise.all(late);
  return result;
}

const mine = () => ({ viewerId: world.userId, planId });

const cell = (key: string, pieces: number, ageRange: AgeRange = "3-6m") => ({
  itemId: idOf(key),
  ageRange,
  pieces,
});

function sent(bag: Partial<SentBag> = {}): SentBag {
  return { formKey: newId(), cells: [], text: "", ageRange: "3-6m", ...bag };
}

const add = (bag: Partial<SentBag>, plan = mine()) => run((deps) => saveBag(deps, plan, sent(bag)));
const passOn = (cells: SentBag["cells"], formKey = newId()) =>
  run((deps) => passOnPieces(deps, mine(), { formKey, cells }));
const takeBack = (bagId: string, viewerId = world.userId) =>
  run((deps) => takeBagBack(deps, { viewerId, planId, bagId }, { act: "bag-undone" }));

/** What an undo says that took all of it back. */
const all = (pieces: number) => ({ back: pieces, of: pieces });

async function savedId(bag: Partial<SentBag>): Promise<string> {
  const result = await add(bag);
  if (result.kind !== "saved") throw new Error(`Not saved: ${JSON.stringify(result)}`);
  return result.bagId;
}

async function owned(key: string, ageRange: AgeRange = "3-6m"): Promise<number> {
  const [row] = await world.db
    .select()
    .from(items)
    .where(eq(items.dashboardItemId, idOf(key)));
  return ownedForAgeRange(key, readOwnedQuantities(row?.userAddedQuantities ?? "{}") ?? {}, ageRange);
}

const setAside = (key: string, value: "age" | "no") =>
  run((deps) =>
    editItem(
      deps,
      { ...mine(), itemId: idOf(key) },
      { edit: { kind: "set-aside", ageRange: "3-6m", value }, tab: undefined },
    ),
  );

const setCount = (key: string, quantity: string, ageRange: AgeRange = "3-6m") =>
  run((deps) =>
    editItem(
      deps,
      { ...mine(), itemId: idOf(key) },
      { edit: { kind: "quantity", ageRange, value: Number(quantity) }, tab: undefined },
    ),
  );

describe("F42 a bag whose changes can't be read", () => {
  it.each(["{", "", '{"0":"x"}', "null", '["x"]'])(
    "such as %s is not taken back, and its page says nothing wrong",
    async (changes) => {
      const bagId = await savedId({ cells: [cell("sleeper_footed", 3)] });
      await env.DB.prepare("update bags set changes = ?1 where id = ?2").bind(changes, bagId).run();
      const before = await owned("sleeper_footed");
      expect(await takeBack(bagId)).toBe("unreadable");
      expect(await owned("sleeper_footed")).toBe(before);
      const [row] = await world.db.select().from(bags).where(eq(bags.id, bagId));
      expect(row?.undoneAt).toBeNull();
      expect(readBagChanges(changes)).toBeNull();
    },
  );

  it("takes no other bag with it", async () => {
    const bagId = await savedId({ cells: [cell("sleeper_footed", 3)] });
    await env.DB.prepare("update bags set changes = '{' where id = ?1").bind(bagId).run();
    expect(await takeBack(await savedId({ cells: [cell("socks", 2)] }))).toEqual(all(2));
  });
});

describe("F42 a count that can't be read", () => {
  const damage = (text: string) =>
    world.db
      .update(items)
      .set({ userAddedQuantities: text })
      .where(eq(items.dashboardItemId, idOf("socks")));
  const storedText = async () => {
    const [row] = await world.db
      .select()
      .from(items)
      .where(eq(items.dashboardItemId, idOf("socks")));
    return row?.userAddedQuantities;
  };

  it.each(["{", '{"3-6m":"x"}', '{"3-6m":{"Default":{"quantity":"x"}}}'])(
    "such as %s takes no bag, and gives none, but leaves other items theirs",
    async (text) => {
      const both = { cells: [cell("socks", 2), cell("sleeper_footed", 3)] };
      const bagId = await savedId(both);
      await damage(text);
      expect(await add(both)).toMatchObject({ kind: "unreadable", cells: both.cells });
      expect(await passOn([cell("socks", 1)])).toEqual({ kind: "unreadable" });
      expect(await takeBack(bagId)).toBe("unreadable");
      expect(await storedText()).toBe(text);
      expect(await owned("sleeper_footed")).toBe(3);
      expect((await add({ cells: [cell("sleeper_footed", 1)] })).kind).toBe("saved");
      await setCount("socks", "2");
      expect(await takeBack(bagId)).toEqual(all(5));
    },
  );
});

describe("a bag", () => {
  it("is added to what is there, by item and size, tapped and typed", async () => {
    await setCount("sleeper_footed", "2");
    const result = await add({
      cells: [cell("sleeper_footed", 3), cell("socks", 4, "6-9m")],
      text: "12 bodysuits 3-6m, 2 pram suits 6 months, a toy, 1 sleeper",
    });
    expect(result).toMatchObject({ kind: "saved", leftText: "a toy" });
    expect(await owned("sleeper_footed")).toBe(6);
    expect(await owned("socks", "6-9m")).toBe(4);
    expect(await owned("socks")).toBe(0);
    expect(await owned("bodysuit_short_sleeve")).toBe(12);
    expect(await owned("bunting_fleece")).toBe(2);
  });

  it("is added once, however often its form is sent, also at the same time", async () => {
    const bag = { formKey: newId(), cells: [cell("sleeper_footed", 3)] };
    const results = await Promise.all([1, 2, 3, 4].map(() => savedId(bag)));
    expect(new Set(results).size).toBe(1);
    expect(await owned("sleeper_footed")).toBe(3);
  });

  it("loses nothing that others count meanwhile", async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, () => add({ cells: [cell("socks", 2), cell("leggings", 1)] })),
      setCount("tights", "7"),
      add({ cells: [cell("tights", 1, "6-9m")] }),
    ]);
    expect(await owned("socks")).toBe(10);
    expect(await owned("leggings")).toBe(5);
    expect([await owned("tights"), await owned("tights", "6-9m")]).toEqual([7, 1]);
  });

  it("counts items without a size once, for every size", async () => {
    await add({ cells: [cell("bib_drool", 3, "3-6m"), cell("bib_drool", 2, "6-9m")] });
    expect([await owned("bib_drool", "0-3m"), await owned("bib_drool", "9-12m")]).toEqual([5, 5]);
  });

  it("is refused whole if one count would be too high", async () => {
    await setCount("socks", "990");
    const result = await add({ cells: [cell("socks", 10), cell("leggings", 1)], text: "a toy" });
    expect(result).toMatchObject({ kind: "too-many", leftText: "a toy" });
    expect([await owned("socks"), await owned("leggings")]).toEqual([990, 0]);
  });

  it("is nothing without pieces", async () => {
    expect(await add({ text: "a toy" })).toMatchObject({ kind: "empty", leftText: "a toy" });
    expect(await add({ cells: [{ itemId: 999_999_999, ageRange: "3-6m", pieces: 1 }] })).toMatchObject({
      kind: "empty",
    });
  });

  it("counts rows of earlier releases as pages do", async () => {
    const old = JSON.stringify({ "3-6m": { "1": { quantity: 2 }, "2": { quantity: 5 } } });
    for (const key of ["socks", "rain_suit"]) {
      await world.db
        .update(items)
        .set({ userAddedQuantities: old })
        .where(eq(items.dashboardItemId, idOf(key)));
    }
    const before = [await owned("socks"), await owned("rain_suit")];
    await add({ cells: [cell("socks", 1), cell("rain_suit", 1)] });
    expect(before).toEqual([5, 7]);
    expect([await owned("socks"), await owned("rain_suit")]).toEqual([6, 8]);
  });

  it("is told to open pages once, which then read everything", async () => {
    const publish = vi.fn();
    const publisher = { ...live, publish };
    await run(
      (deps) => saveBag(deps, mine(), sent({ cells: [cell("socks", 2), cell("tights", 1)] })),
      publisher,
    );
    expect(publish).toHaveBeenCalledOnce();
    expect(publish.mock.calls[0]?.[1]).toMatchObject({ type: "item", isReread: true });
  });
});

describe("undo", () => {
  it("takes back what was added, once, and keeps what came after", async () => {
    await setCount("socks", "1");
    const bagId = await savedId({ cells: [cell("socks", 4), cell("bib_drool", 2)] });
    await setCount("socks", "7");
    expect(await Promise.all([takeBack(bagId), takeBack(bagId)])).toEqual([all(6), all(6)]);
    expect([await owned("socks"), await owned("bib_drool", "0-3m")]).toEqual([3, 0]);
  });

  it("never goes below 0, and says how many pieces it really took back, again and again", async () => {
    const bagId = await savedId({ cells: [cell("socks", 4), cell("tights", 2)] });
    await setCount("socks", "1");
    const taken = { back: 3, of: 6 };
    expect([await takeBack(bagId), await takeBack(bagId)]).toEqual([taken, taken]);
    expect([await owned("socks"), await owned("tights")]).toEqual([0, 0]);
    expect(undoneWords(taken, "off")).toBe("Undone: 3 of 6 pieces taken off your counts.");
  });

  it("takes nothing back where nothing of it is left, and says so", async () => {
    const bagId = await savedId({ cells: [cell("socks", 4)] });
    await setCount("socks", "0");
    const taken = await takeBack(bagId);
    expect(taken).toEqual({ back: 0, of: 4 });
    expect(undoneWords(taken === "none" || taken === "unreadable" ? undefined : taken, "off")).toBe(
      "Undone: 0 of 4 pieces taken off your counts.",
    );
  });

  it("brings pieces that were passed on back as far as a count has room and its item is still there", async () => {
    await setCount("socks", "3");
    await setCount("tights", "2");
    const passed = await passOn([cell("socks", 3), cell("tights", 2)]);
    if (passed.kind !== "passed-on") throw new Error(passed.kind);
    await setCount("socks", "998");
    const tights = eq(items.dashboardItemId, idOf("tights"));
    await world.db.update(items).set({ removedAt: 1 }).where(tights);
    const taken = { back: 1, of: 5 };
    expect(await takeBack(passed.bagId)).toEqual(taken);
    await world.db.update(items).set({ removedAt: null }).where(tights);
    expect([await owned("socks"), await owned("tights")]).toEqual([999, 0]);
    expect(undoneWords(taken, "on")).toContain("1 of 5 pieces back in your counts");
  });

  it("isn't anyone else's", async () => {
    const stranger = (await aUser(world.db)).id;
    const bagId = await savedId({ cells: [cell("socks", 4)] });
    expect(await takeBack(bagId, stranger)).toBe("none");
    expect(await takeBack(newId())).toBe("none");
    expect(await add({ cells: [cell("socks", 4)] }, { ...mine(), viewerId: stranger })).toEqual({
      kind: "not-found",
    });
    expect(await owned("socks")).toBe(4);
  });
});

describe("own items in a bag", () => {
  const owl = { name: "Owl lovey", ageRange: "3-6m", pieces: 2 } as const;

  async function ownRows() {
    const rows = await world.db
      .select({
        name: items.itemName,
        removedAt: items.removedAt,
        owned: items.userAddedQuantities,
        category: clothingList.category,
        id: items.dashboardItemId,
      })
      .from(items)
      .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
      .where(and(eq(items.onboardingId, planId), isNotNull(clothingList.ownerId)));
    return rows.map(({ owned: counts, removedAt, ...row }) => ({
      ...row,
      isRemoved: removedAt !== null,
      pieces: ownedForAgeRange("custom", readOwnedQuantities(counts) ?? {}, "3-6m"),
    }));
  }

  beforeEach(async () => {
    const rows = await ownRows();
    for (const { id } of rows) await world.db.delete(items).where(eq(items.dashboardItemId, id));
  });

  it("are written with the counts, in one act, and go with its undo", async () => {
    const bagId = await savedId({ cells: [cell("socks", 3)], own: [owl, { ...owl, name: "OWL LOVEY" }] });
    expect(await ownRows()).toMatchObject([
      { name: "Owl lovey", category: "Other", isRemoved: false, pieces: 4 },
    ]);
    expect(await owned("socks")).toBe(3);
    expect(await takeBack(bagId)).toEqual(all(7));
    expect(await ownRows()).toMatchObject([{ isRemoved: true, pieces: 0 }]);
    expect(await owned("socks")).toBe(0);
  });

  it("are there once, however often the form is sent", async () => {
    const bag = { formKey: newId(), own: [owl] };
    const ids = await Promise.all([1, 2, 3].map(() => savedId(bag)));
    expect(new Set(ids).size).toBe(1);
    expect(await ownRows()).toMatchObject([{ pieces: 2 }]);
  });

  it("stay after the undo if somebody has counted more of them since", async () => {
    const bagId = await savedId({ own: [owl] });
    const [row] = await ownRows();
    await run((deps) =>
      editItem(
        deps,
        { ...mine(), itemId: row?.id ?? 0 },
        { edit: { kind: "quantity", ageRange: "3-6m", value: 5 }, tab: undefined },
      ),
    );
    await takeBack(bagId);
    expect(await ownRows()).toMatchObject([{ isRemoved: false, pieces: 3 }]);
  });

  it("come with nothing else if a count would be too high, or the plan has no room", async () => {
    await setCount("socks", "990");
    expect(await add({ cells: [cell("socks", 10)], own: [owl] })).toMatchObject({ kind: "too-many" });
    const many = Array.from({ length: 101 }, (_, at) => ({ ...owl, name: `Owl ${at}` }));
    expect(await add({ cells: [cell("leggings", 1)], own: many })).toMatchObject({ kind: "full" });
    expect(await ownRows()).toEqual([]);
    expect([await owned("socks"), await owned("leggings")]).toEqual([990, 0]);
  });

  it("are made of the rows that were shown with a number, where no script runs", async () => {
    const text = "2 socks, owl lovey, rattle, 2 packs of 5 hats";
    const result = await add({
      text,
      asOwn: new Map([
        [0, 1],
        [1, 0],
        [2, 0],
      ]),
    });
    expect(result).toMatchObject({ kind: "saved", leftText: "rattle\n2 packs of 5 hats" });
    expect(await ownRows()).toMatchObject([{ name: "Owl lovey", pieces: 1 }]);
    expect(await owned("socks")).toBe(2);
  });

  it("aren't made by somebody who only reads the plan", async () => {
    const stranger = (await aUser(world.db)).id;
    expect(await add({ own: [owl] }, { ...mine(), viewerId: stranger })).toEqual({ kind: "not-found" });
    expect(await ownRows()).toEqual([]);
  });

  it("are never too many: nobody has said how many are needed", async () => {
    const bagId = await savedId({ own: [owl] });
    const [[plan], rows] = await world.db.batch([
      selectPlanForViewer(world.db, world.userId, planId),
      selectItemsForViewer(world.db, world.userId, planId),
    ]);
    if (!plan) throw new Error("No plan");
    const [row] = await ownRows();
    const bagged = bagItems(wardrobeOf({ weatherGroups: plan.weatherGroups }, rows, plan.laundryScenario));
    expect(bagged.find(({ id }) => id === row?.id)?.at["3-6m"]).toMatchObject({ needed: 2, owned: 2 });
    await takeBack(bagId);
  });
});

describe("members", () => {
  async function aMember(role: "editor" | "reader"): Promise<string> {
    const userId = (await aUser(world.db)).id;
    await world.db.insert(planMembers).values({ userId, onboardingId: planId, role, joinedAt: 0 });
    return userId;
  }

  it("a reader changes nothing, not even with the key of a bag that is there", async () => {
    const viewerId = await aMember("reader");
    const bag = sent({ cells: [cell("socks", 4)] });
    const bagId = await savedId(bag);
    expect(await add(bag, { ...mine(), viewerId })).toEqual({ kind: "not-found" });
    expect(await takeBack(bagId, viewerId)).toBe("none");
    const out = { formKey: bag.formKey, cells: [cell("socks", 1)] };
    expect(await run((deps) => passOnPieces(deps, { ...mine(), viewerId }, out))).toEqual({
      kind: "nothing",
    });
    expect(await owned("socks")).toBe(4);
  });

  it("what an editor adds and takes back is told to everyone on the plan", async () => {
    const viewerId = await aMember("editor");
    const told: string[] = [];
    const listening = { ...live, publish: async (userId: string) => void told.push(userId) };
    const bag = sent({ cells: [cell("socks", 4)] });
    const result = await run((deps) => saveBag(deps, { ...mine(), viewerId }, bag), listening);
    if (result.kind !== "saved") throw new Error(`Not saved: ${JSON.stringify(result)}`);
    expect(told).toEqual(expect.arrayContaining([world.userId, viewerId]));
    expect(await takeBack(result.bagId, viewerId)).toEqual(all(4));
    expect(await owned("socks")).toBe(0);
  });
});

describe("passing on", () => {
  it("takes pieces off their own size only, as far as they are there, and gives back as many", async () => {
    await setCount("socks", "3");
    await setCount("socks", "5", "6-9m");
    const formKey = newId();
    const passed = await passOn([cell("socks", 4)], formKey);
    if (passed.kind !== "passed-on") throw new Error(passed.kind);
    expect(await passOn([cell("socks", 4)], formKey)).toEqual(passed);
    expect([await owned("socks"), await owned("socks", "6-9m")]).toEqual([0, 5]);
    await takeBack(passed.bagId);
    expect([await owned("socks"), await owned("socks", "6-9m")]).toEqual([3, 5]);
  });

  it("is nothing if nothing is there", async () => {
    expect(await passOn([cell("socks", 4)])).toEqual({ kind: "nothing" });
    expect(await passOn([])).toEqual({ kind: "nothing" });
  });
});

describe("a whole size that is there", () => {
  const BEFORE_BIRTH = "2026-01-01";
  const enough = (ageRange: AgeRange = "3-6m", viewerId = world.userId, publisher = live) =>
    run(
      (deps) =>
        haveEnough(deps, { viewerId, planId }, { ageRange, scenario: "every_2_3_days", today: BEFORE_BIRTH }),
      publisher,
    );
  async function savedEnough(ageRange?: AgeRange) {
    const result = await enough(ageRange);
    if (result.kind !== "saved") throw new Error(JSON.stringify(result));
    return result;
  }
  async function progress(ageRange: AgeRange) {
    const [[plan], rows] = await world.db.batch([
      selectPlanForViewer(world.db, world.userId, planId),
      selectItemsForViewer(world.db, world.userId, planId),
    ]);
    if (!plan) throw new Error("no plan");
    const { list } = listOf(
      { weatherGroups: plan.weatherGroups, newbornDays: null },
      rows,
      "every_2_3_days",
      { scope: ageRange, levels: LEVELS },
    );
    return { essentials: list.essentials, all: list.progress };
  }

  it("brings every essential to the number needed, and nothing else, in one bag, and back", async () => {
    await setCount("sleeper_footed", "1");
    await setCount("socks", "19");
    const before = await progress("3-6m");
    expect(before.essentials.remaining).toBeGreaterThan(10);
    const { bagId, pieces } = await savedEnough();
    const after = await progress("3-6m");
    expect(after.essentials.remaining).toBe(0);
    expect(pieces).toBe(before.essentials.remaining);
    // What isn't essential stays, and so do pieces that are more than enough.
    expect(after.all.remaining).toBe(before.all.remaining - before.essentials.remaining);
    expect(await owned("socks")).toBe(19);
    const stored = await world.db.select().from(bags).where(eq(bags.onboardingId, planId));
    expect(stored).toHaveLength(1);
    expect(await takeBack(bagId)).toEqual(all(pieces));
    expect(await progress("3-6m")).toEqual(before);
    expect(await owned("sleeper_footed")).toBe(1);
  });

  it("is offered to be taken back for a day on its size's page, and a bag on its own, until they are", async () => {
    const offered = async (size: AgeRange | null, since = 0) =>
      (await selectRecentBags(world.db, { viewerId: world.userId, planId }, since, size)).map(({ id }) => id);
    const { bagId } = await savedEnough();
    const added = await savedId({ cells: [cell("socks", 4)] });
    expect(await offered("3-6m")).toEqual([bagId]);
    expect(await offered("0-3m")).toEqual([]);
    expect(await offered(null)).toEqual([added]);
    expect(await offered("3-6m", Date.now() + 1)).toEqual([]);
    await takeBack(bagId);
    expect(await offered("3-6m")).toEqual([]);
  });

  it("keeps what is counted between the tap and its undo", async () => {
    const { bagId, pieces } = await savedEnough();
    const full = await owned("sleeper_footed");
    await setCount("sleeper_footed", `${full + 2}`);
    expect(await takeBack(bagId)).toEqual(all(pieces));
    expect(await owned("sleeper_footed")).toBe(2);
  });

  it("says what its undo really took back where somebody has counted fewer meanwhile", async () => {
    const { bagId, pieces } = await savedEnough();
    const full = await owned("sleeper_footed");
    await setCount("sleeper_footed", "1");
    expect(await takeBack(bagId)).toEqual({ back: pieces - full + 1, of: pieces });
    expect(await owned("sleeper_footed")).toBe(0);
  });

  it("is nothing the second time, and leaves items that are set aside", async () => {
    await setAside("sleeper_footed", "age");
    await savedEnough();
    expect(await owned("sleeper_footed")).toBe(0);
    expect(await enough()).toEqual({ kind: "nothing" });
    await setAside("sleeper_footed", "no");
  });

  it("at once twice, as two pages may send it, counts once", async () => {
    await Promise.all([enough(), enough()]);
    const { essentials } = await progress("3-6m");
    expect(essentials.remaining).toBe(0);
    expect(essentials.ready).toBe(essentials.needed);
    expect(await owned("sleeper_footed")).toBeLessThan(10);
  });

  it("isn't a reader's to say, nor a stranger's, nor said of counts that can't be read", async () => {
    const stranger = (await aUser(world.db)).id;
    expect(await enough("3-6m", stranger)).toEqual({ kind: "not-found" });
    const reader = (await aUser(world.db)).id;
    await world.db
      .insert(planMembers)
      .values({ onboardingId: planId, userId: reader, role: "reader", joinedAt: Date.now() });
    expect(await enough("3-6m", reader)).toEqual({ kind: "not-found" });
    await env.DB.prepare(
      "update user_clothing_items set user_added_quantities = '{' where dashboard_item_id = ?1",
    )
      .bind(idOf("sleeper_footed"))
      .run();
    expect(await enough()).toEqual({ kind: "unreadable" });
    expect(await owned("bodysuit_short_sleeve")).toBe(0);
  });
});

it("keeps the newest bags of a plan", async () => {
  const bag = () => ({
    id: newId(),
    onboardingId: planId,
    formKey: newId(),
    changes: "[]",
    createdAt: new Date("2026-01-01").getTime(),
  });
  for (let made = 0; made < 6; made += 1) await world.db.insert(bags).values(Array.from({ length: 10 }, bag));
  const bagId = await savedId({ cells: [cell("socks", 1)] });
  const left = await world.db.select().from(bags).where(eq(bags.onboardingId, planId));
  expect(left.length).toBe(50);
  expect(left.some(({ id }) => id === bagId)).toBe(true);
});

it("any bags and undos leave what they add up to", async () => {
  const step = fc.record({ pieces: fc.integer({ min: 1, max: 20 }), isUndone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      await setCount("socks", "0");
      let expected = 0;
      for (const { pieces, isUndone } of steps) {
        const bagId = await savedId({ cells: [cell("socks", pieces)] });
        if (isUndone) await takeBack(bagId);
        else expected += pieces;
        expect(await owned("socks")).toBe(expected);
      }
    }),
    { numRuns: 10 },
  );
});
