// What is still to get, of real plans: the sums are those of the stored quantities, nobody else's plan is read, and a
// page costs one round trip.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clothingList, userClothingItems } from "~/data/schema.ts";
import { selectItemsForOwner } from "~/data/wardrobe.server.ts";
import { packQuantities, unpackQuantities } from "~/domain/quantity-code.ts";
import { agesOfScope, SHOPPING_SCOPES, type ShoppingScope } from "~/domain/shopping-list.ts";
import { shoppingListCsv } from "~/domain/shopping-list-export.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { requestContext } from "~/middleware/request-context.server.ts";
import { sessionMiddleware } from "~/middleware/session.server.ts";
import { readShoppingList } from "~/routes/dashboards/read-shopping-list.server.ts";
import { viewShoppingList } from "~/usecases/view-shopping-list.ts";
import { parseCsv } from "../support/csv.ts";
import { aSession, aUser } from "../support/factories.ts";
import { interceptDatabase } from "../support/faulty-bindings.ts";
import { aWorld, planned, readItems, submitted, type World } from "../support/plans.ts";

const DAY_MS = 86_400_000;

type Owned = Record<string, Record<string, { quantity: number }>>;

/** Pieces by the rules of decisions Q3 and Q4, worked out from the columns without the product's own sums. */
async function expectedSums(world: World, id: string, scenario: LaundryScenario, scope: ShoppingScope) {
  const clothes = await world.db.select().from(clothingList);
  const sums = { needed: 0, ready: 0, remaining: 0 };
  for (const item of await readItems(world.db, id)) {
    const isRainSuit = clothes.some(
      (row) => row.clothingId === item.clothingId && row.clothingNameId === "rain_suit",
    );
    const owned: Owned = JSON.parse(item.userAddedQuantities);
    for (const age of agesOfScope(scope)) {
      const cells = Object.values(unpackQuantities(item.calculatedQuantities)?.[scenario][age] ?? {});
      const had = Object.values(owned[age] ?? {}).map(({ quantity }) => quantity);
      const highest = (counts: number[]) => Math.max(0, ...counts);
      const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
      const count = isRainSuit ? total : highest;
      const needed = count(cells.map(({ quantity }) => quantity));
      const ready = Math.min(needed, count(had));
      sums.needed += needed;
      sums.ready += ready;
      sums.remaining += needed - ready;
    }
  }
  return sums;
}

/** Records what a parent has, as the column holds it. */
async function own(world: World, dashboardItemId: number, owned: Owned | string): Promise<void> {
  const text = typeof owned === "string" ? owned : JSON.stringify(owned);
  await world.db
    .update(userClothingItems)
    .set({ userAddedQuantities: text })
    .where(eq(userClothingItems.dashboardItemId, dashboardItemId));
}

const itemsOf = (world: World, id: string) => selectItemsForOwner(world.db, world.userId, id);

describe("what is still to get of a finished plan", () => {
  it("sums up to the stored quantities in every scope and scenario, in the view and in the file", async () => {
    const world = await aWorld();
    const { onboardingId: id } = await planned(world);
    const items = await readItems(world.db, id);
    for (const [index, { dashboardItemId }] of items.entries()) {
      if (index % 3 !== 0) continue;
      const counts = { "1": { quantity: index % 7 }, Default: { quantity: index % 4 } };
      await own(world, dashboardItemId, { "0-3m": counts, "6-9m": counts });
    }
    const rows = await itemsOf(world, id);
    for (const scenario of LAUNDRY_SCENARIOS) {
      for (const scope of SHOPPING_SCOPES) {
        const expected = await expectedSums(world, id, scenario, scope);
        const view = viewShoppingList(rows, scenario, scope);
        expect(view.list.progress).toEqual(expected);
        expect(view.progress[scope]).toEqual(expected);
        expect(view.unreadable).toEqual([]);
        const [, ...records] = parseCsv(shoppingListCsv(view.list));
        const toGet = records.reduce((sum, record) => sum + Number(record.at(-1)), 0);
        expect(toGet).toBe(expected.remaining);
        expect(new Set(records.map(([age]) => age))).toEqual(new Set(agesOfScope(scope)));
      }
    }
    const { ready } = viewShoppingList(rows, "daily", "0-3m").list.progress;
    expect(ready).toBeGreaterThan(0);
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

    const view = viewShoppingList(await itemsOf(world, id), "daily", "3-6m");
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
    expect(viewShoppingList(await itemsOf(world, id), "daily", "0-3m").list.sections).not.toEqual([]);
  });
});

describe("the reading behind the page and the file", () => {
  /** Asks for a list as a browser with this session does; answers it with the statements of each round trip. */
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
    // Far from its end, so that it is not extended as well.
    const expiresAt = Date.now() + 30 * DAY_MS;
    const { cookie } = await aSession(world.db, world.userId, { expiresAt });
    const { found, trips } = await ask(cookie, id, "?for=year&scenario=weekly_plus");
    expect(trips).toEqual([3]);
    expect(found).toMatchObject({ scope: "year", scenario: "weekly_plus", currentAge: "0-3m" });
    expect(found.view?.list.progress).toEqual(await expectedSums(world, id, "weekly_plus", "year"));
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

/** Two pieces of an own item for 3-6m, whatever the scenario. */
async function addCustomItem({ db, userId }: World, onboardingId: string): Promise<void> {
  const now = Date.now();
  const [item] = await db
    .insert(clothingList)
    .values({
      clothingNameId: `custom_${crypto.randomUUID()}`,
      name: "Grandma's quilt",
      category: "Other",
      essentiality: "{}",
      weatherAdjustments: "{}",
      baseQuantities: "{}",
      validAgeRanges: JSON.stringify(["3-6m"]),
      ownerId: userId,
    })
    .returning();
  if (!item) throw new Error("The item was not written");
  const cells = { "3-6m": { 1: { quantity: 2, essentiality: "Nice-to-have" as const } } };
  await db.insert(userClothingItems).values({
    userId,
    clothingId: item.clothingId,
    itemName: item.name,
    onboardingId,
    attemptNumber: 1,
    calculatedQuantities: packQuantities({ daily: cells, every_2_3_days: cells, weekly_plus: cells }),
    createdAt: now,
    updatedAt: now,
  });
}
