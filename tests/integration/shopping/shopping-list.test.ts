// What is still to get in real plans: the sums match the stored quantities, nobody else's plan is read, and a
// page costs one round trip.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { userClothingItems } from "~/data/schema.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  LEVELS,
  LISTED,
  SHOPPING_SCOPES,
  type ShoppingList,
  type ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { isHeavyOuterwear } from "~/domain/wardrobe/decide-outerwear.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { SizeTotal } from "~/domain/wardrobe/size-pieces.ts";
import { sizeTotals } from "~/domain/wardrobe/size-totals.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { sessionMiddleware } from "~/http/session.server.ts";
import { readShoppingList } from "~/routes/shopping/read-shopping-list.server.ts";
import { shoppingListCsv } from "~/views/shopping/shopping-list-view.ts";
import { parseCsv } from "../../support/csv.ts";
import { aCustomGarment, aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aWorld, planned, readItems, readPlan, submitted, type World } from "../../support/plans.ts";
import { listOf } from "../../support/wardrobe-views.ts";

const DAY_MS = 86_400_000;

type Owned = Record<string, Record<string, { quantity: number }>>;

const ONE_SIZE = new Set(
  "burp_cloth bib_drool bib_feeding blanket_receiving blanket_stroller stroller_footmuff car_poncho sunglasses swim_coverup".split(
    " ",
  ),
);

/**
 * The expected pieces, counted once per item and size and once per year for items without sizes, without
 * using the product's own lists.
 */
async function expectedSums(
  world: World,
  id: string,
  scenario: LaundryScenario,
  scope: ShoppingScope,
  counts: (nameId: string) => boolean = () => true,
) {
  const groups = readWeatherGroups((await readPlan(world.db, id)).weatherGroups) ?? {};
  const sums = { needed: 0, ready: 0, remaining: 0, essential: 0 };
  for (const { clothingNameId, userAddedQuantities, calculatedQuantities } of await itemsOf(world, id)) {
    if (!counts(clothingNameId)) continue;
    const quantities = unpackQuantities(calculatedQuantities);
    if (!quantities) throw new Error(`${clothingNameId} cannot be read`);
    const totals = sizeTotals(clothingNameId, quantities, groups, scenario);
    const owned: Owned = JSON.parse(userAddedQuantities);
    for (const { needed, had, isEssential } of sizesOf(clothingNameId, totals, owned, scope)) {
      sums.needed += needed;
      sums.ready += Math.min(needed, had);
      sums.remaining += Math.max(0, needed - had);
      sums.essential += isEssential ? Math.max(0, needed - had) : 0;
    }
  }
  return sums;
}

/**
 * The sizes of an item that a scope counts: all of them, or for an item without sizes the one that needs
 * most.
 */
function sizesOf(nameId: string, totals: Record<AgeRange, SizeTotal>, owned: Owned, scope: ShoppingScope) {
  const countAt = (age: string) =>
    Math.max(0, ...Object.values(owned[age] ?? {}).map(({ quantity }) => quantity));
  const ages = agesOfScope(scope);
  const isEssential = (age: AgeRange) => totals[age].essentiality === "Essential";
  if (!ONE_SIZE.has(nameId)) {
    return ages.map((age) => ({ ...totals[age], had: countAt(age), isEssential: isEssential(age) }));
  }
  const needed = Math.max(...ages.map((age) => totals[age].needed));
  return [{ needed, had: Math.max(...AGE_RANGES.map(countAt)), isEssential: ages.some(isEssential) }];
}

/** Stores what a parent has, in the column's format. */
async function own(world: World, dashboardItemId: number, owned: Owned | string): Promise<void> {
  const text = typeof owned === "string" ? owned : JSON.stringify(owned);
  await world.db
    .update(userClothingItems)
    .set({ userAddedQuantities: text })
    .where(eq(userClothingItems.dashboardItemId, dashboardItemId));
}

const toGetIn = (csv: string) =>
  parseCsv(csv)
    .slice(1)
    .reduce((sum, record) => sum + Number(record.at(-2)), 0);

const itemsOf = (world: World, id: string) => selectItemsForViewer(world.db, world.userId, id);

describe("what is still to get of a finished plan", () => {
  it("sums up to the stored quantities in every scope and scenario, in the view and in the file", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    const items = await readItems(world.db, id);
    for (const [index, { dashboardItemId }] of items.entries()) {
      if (index % 3 !== 0) continue;
      const counts = { Default: { quantity: index % 4 } };
      await own(world, dashboardItemId, { "0-3m": counts, "6-9m": counts });
    }
    const rows = await itemsOf(world, id);
    const { weatherGroups } = await readPlan(world.db, id);
    for (const scenario of LAUNDRY_SCENARIOS) {
      for (const scope of SHOPPING_SCOPES) {
        const { essential, ...expected } = await expectedSums(world, id, scenario, scope);
        const view = listOf({ weatherGroups, newbornDays: null }, rows, scenario, { scope, levels: LEVELS });
        expect(view.list.progress).toEqual(expected);
        expect(view.everything).toBe(expected.needed);
        expect(view.list.essentials.remaining).toBe(essential);
        expect(view.progress[scope]).toEqual(view.list.essentials);
        expect(view.unreadable).toEqual([]);
        expect(toGetIn(shoppingListCsv(view.list))).toBe(expected.remaining);

        const shorter = listOf({ weatherGroups, newbornDays: null }, rows, scenario, { scope });
        expect(shorter.list).toEqual(
          listOf({ weatherGroups, newbornDays: null }, rows, scenario, { scope, levels: LISTED }).list,
        );
        expect(shorter.list.essentials).toEqual(view.list.essentials);
        expect(toGetIn(shoppingListCsv(shorter.list))).toBe(expected.remaining - view.niceToHave.remaining);
      }
    }
    const { ready } = listOf({ weatherGroups, newbornDays: null }, rows, "daily", { scope: "0-3m" }).list
      .progress;
    expect(ready).toBeGreaterThan(0);
  });

  it("says what has just been ticked off or set aside, only if it was", async () => {
    const world = await aWorld();
    const { onboardingId: id, weatherGroups } = await planned(world);
    const rows = await itemsOf(world, id);
    const sleeper = rows.find(({ clothingNameId }) => clothingNameId === "sleeper_footed");
    if (!sleeper) throw new Error("A plan without sleepers");
    const itemId = sleeper.dashboardItemId;
    const got = { tick: "got", itemId, ageRange: "0-3m", before: 1 } as const;
    const aside = { ...got, tick: "aside" } as const;
    const view = async (mark: TickMark) =>
      listOf({ weatherGroups, newbornDays: null }, await itemsOf(world, id), "daily", {
        scope: "0-3m",
        mark,
      });
    const before = await view(got);
    expect([before.mark, before.shown]).toEqual([null, before.list]);
    expect((await view(aside)).mark).toBeNull();
    expect((await view({ ...got, itemId: 999_999 })).mark).toBeNull();

    const names = ({ sections }: ShoppingList) =>
      sections.flatMap(({ categories }) => categories.flatMap(({ lines }) => lines.map(({ id: of }) => of)));
    await own(world, itemId, { "0-3m": { Default: { quantity: 50 } } });
    const after = await view(got);
    expect(after.mark).toEqual(got);
    expect(names(after.list)).not.toContain(itemId);
    expect(names(after.shown)).toEqual(names(before.list));
    expect(after.list.essentials.remaining).toBeLessThan(before.list.essentials.remaining);

    await own(world, itemId, {});
    await world.db
      .update(userClothingItems)
      .set({ setAside: '["0-3m"]' })
      .where(eq(userClothingItems.dashboardItemId, itemId));
    const without = await view(aside);
    expect(without.mark).toEqual(aside);
    expect(names(without.list)).not.toContain(itemId);
    expect(names(without.shown)).toEqual(names(before.list));
  });

  it("holds custom items, and names those that cannot be read", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    const items = await readItems(world.db, id);
    const first = items.find(({ itemName }) => itemName === "Short-Sleeve Bodysuit");
    const second = items.find(({ itemName }) => itemName === "Long-Sleeve Bodysuit");
    if (!first || !second) throw new Error("A plan without bodysuits");
    await world.db
      .update(userClothingItems)
      .set({ calculatedQuantities: "nonsense" })
      .where(eq(userClothingItems.dashboardItemId, first.dashboardItemId));
    await own(world, second.dashboardItemId, "[]");
    await addCustomItem(world, id);

    const { weatherGroups } = await readPlan(world.db, id);
    const wish = { scope: "3-6m", levels: LEVELS } as const;
    const view = listOf({ weatherGroups, newbornDays: null }, await itemsOf(world, id), "daily", wish);
    expect(view.unreadable).toEqual([first.itemName]);
    expect(view.uncounted).toEqual([second.itemName]);
    const lines = view.list.sections.flatMap(({ essentiality, categories }) =>
      categories.flatMap(({ category, lines }) =>
        lines.map(({ name, remaining }) => ({ essentiality, category, name, remaining })),
      ),
    );
    expect(lines).toContainEqual({
      essentiality: "Nice-to-have",
      category: "Other",
      name: "Grandma's quilt",
      remaining: 2,
    });
    expect(lines.map(({ name }) => name)).not.toContain(first.itemName);
    const { list } = listOf({ weatherGroups, newbornDays: null }, await itemsOf(world, id), "daily", {
      scope: "0-3m",
    });
    expect(list.sections).not.toEqual([]);
  });
});

describe("the reading behind the page and the file", () => {
  /** Requests a list with this session; returns it and the statements of each round trip. */
  async function ask(cookie: string, id: string, search = "") {
    const trips: number[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      trips.push(statements.length);
      return run();
    });
    const request = new Request(`http://localhost:8787/dashboards/${id}/shopping-list${search}`, {
      headers: { Cookie: cookie },
    });
    const context = requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now());
    const args = { request, context, params: { onboardingId: id }, url: new URL(request.url), pattern: "" };
    let found: Awaited<ReturnType<typeof readShoppingList>> | undefined;
    await sessionMiddleware(args, async () => {
      found = await readShoppingList(args);
      return new Response();
    });
    if (!found) throw new Error("Nothing was read");
    return { found, trips };
  }

  it("is one round trip with the check of the session", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    // Far from its end, so that it isn't extended too.
    const expiresAt = Date.now() + 30 * DAY_MS;
    const { cookie } = await aSession(world.db, world.userId, { expiresAt });
    const { found, trips } = await ask(cookie, id, "?for=year&scenario=weekly_plus");
    expect(trips).toEqual([6]);
    expect(found).toMatchObject({ scope: "year", scenario: "weekly_plus", currentAge: "0-3m" });
    // Heavy outerwear is asked for by the day on which the test runs.
    const isAlways = (nameId: string) => !isHeavyOuterwear(nameId);
    const { essential } = await expectedSums(world, id, "weekly_plus", "year", isAlways);
    const lines = (found.view?.list.sections ?? [])
      .filter(({ essentiality }) => essentiality === ESSENTIALITY.essential)
      .flatMap(({ categories }) => categories.flatMap((category) => category.lines));
    const asked = lines.filter(({ nameId }) => isAlways(nameId));
    expect(asked.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(essential);
  });

  it("opens the baby's age range under the plan's own scenario unless the address names others", async () => {
    const world = await aWorld();
    const dueDate = new Date(Date.now() - 200 * DAY_MS).toISOString().slice(0, 10);
    const { onboardingId: id } = await planned(world, { dueDate });
    const { cookie } = await aSession(world.db, world.userId);
    for (const search of ["", "?for=&scenario=", "?for=12-15m&scenario=monthly", "?for=__proto__"]) {
      const { found } = await ask(cookie, id, search);
      expect(found).toMatchObject({ scope: "6-9m", scenario: "every_2_3_days", currentAge: "6-9m" });
    }
    expect((await ask(cookie, id, "?for=9-12m")).found.scope).toBe("9-12m");
  });

  it("lists nice-to-have only where the address asks for it", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    const { cookie } = await aSession(world.db, world.userId);
    const levelsOf = async (search: string) =>
      (await ask(cookie, id, search)).found.view?.list.sections.map(({ essentiality }) => essentiality);
    expect(await levelsOf("?nice=1")).toEqual(["Essential", "Recommended", "Nice-to-have"]);
    for (const search of ["", "?nice=", "?nice=0", "?nice=yes"]) {
      expect(await levelsOf(search)).toEqual(["Essential", "Recommended"]);
    }
  });

  it("S43 finds nobody else's plan", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    const stranger = await aUser(world.db);
    const { cookie } = await aSession(world.db, stranger.id);
    await expect(ask(cookie, id)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(ask(cookie, "nosuchplan")).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("has no list of a plan that is still being made", async () => {
    const world = await aWorld();
    const id = await submitted(world);
    const { cookie } = await aSession(world.db, world.userId);
    const { found } = await ask(cookie, id);
    expect(found).toMatchObject({ view: null, attempt: { status: "pending" } });
  });
});

/** Adds a custom item with two pieces for 3-6m in every scenario. */
async function addCustomItem({ db, userId }: World, planId: string): Promise<void> {
  const now = Date.now();
  const item = await aCustomGarment(db, userId, { name: "Grandma's quilt", validAgeRanges: '["3-6m"]' });
  const cells = { "3-6m": { 1: { quantity: 2, essentiality: "Nice-to-have" as const } } };
  await db
    .insert(userClothingItems)
    .values({
      userId,
      clothingId: item.clothingId,
      itemName: item.name,
      onboardingId: planId,
      attemptNumber: 1,
      calculatedQuantities: packQuantities({ daily: cells, every_2_3_days: cells, weekly_plus: cells }),
      createdAt: now,
      updatedAt: now,
    });
}
