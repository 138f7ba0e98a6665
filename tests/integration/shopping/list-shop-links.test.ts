// Shopping links as the pages read them: through their owner's plan.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { affiliateLinks, userClothingItems } from "~/data/schema.ts";
import { selectActiveLinks, selectItemsWithLinks } from "~/data/shopping/affiliate-links.server.ts";
import type { AgeRange, GenderPreference } from "~/domain/vocabulary.ts";
import { listShopLinks } from "~/usecases/shopping/manage-shop-links.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";

const db = openDatabase(env.DB);
// Page queries run in a batch, which maps columns differently.
const reader = createPageReader(db);

interface Plan {
  userId: string;
  onboardingId: string;
  /** Ids of the plan's items by clothing id. */
  items: Map<number, number>;
}

async function aPlan(
  genderPreference: GenderPreference,
  clothingIds: readonly number[],
  place: string | null = null,
): Promise<Plan> {
  const { id: userId } = await aUser(db);
  const { onboardingId: planId } = await aStoredPlan(db, userId, {
    genderPreference,
    status: "completed",
    ...(place && { place, zipcode: "" }),
  });
  const rows = await db
    .insert(userClothingItems)
    .values(
      clothingIds.map((clothingId) => ({
        userId,
        clothingId,
        itemName: `Item ${clothingId}`,
        onboardingId: planId,
        attemptNumber: 1,
        calculatedQuantities: "",
        createdAt: 1,
        updatedAt: 1,
      })),
    )
    .returning();
  return {
    userId,
    onboardingId: planId,
    items: new Map(rows.map((row) => [row.clothingId, row.dashboardItemId])),
  };
}

async function addLink(fields: Partial<typeof affiliateLinks.$inferInsert> & { productTitle: string }) {
  await db
    .insert(affiliateLinks)
    .values({ clothingId: 1, category: "budget", affiliateUrl: "https://shop.example/", ...fields });
}

/** The item's shop, as titles by section; null if there is no such item. */
async function titles(
  { userId, onboardingId: planId, items }: Plan,
  { clothingId = 1, ageRange = "0-3m" }: { clothingId?: number; ageRange?: AgeRange } = {},
) {
  const rows = await reader.read(selectActiveLinks(db, userId, items.get(clothingId) ?? -1, planId));
  const shop = listShopLinks(rows, ageRange);
  return shop?.sections.map(({ category, links }) => [category, ...links.map(({ title }) => title)]) ?? null;
}

beforeEach(() => db.delete(affiliateLinks));

describe("the shopping links of an item", () => {
  it("are those that are active, budget first, in their display order", async () => {
    const plan = await aPlan("girl", [1, 2]);
    await addLink({ productTitle: "third", displayOrder: 3 });
    await addLink({ productTitle: "first", displayOrder: 1 });
    await addLink({ productTitle: "second", displayOrder: 1 });
    await addLink({ productTitle: "fine", displayOrder: 9, category: "premium" });
    await addLink({ productTitle: "inactive", isActive: false, category: "premium" });
    await addLink({ productTitle: "other item", clothingId: 2 });
    expect(await titles(plan)).toEqual([
      ["budget", "first", "second", "third"],
      ["premium", "fine"],
    ]);
  });

  it("go from gender and age to gender to any, by the plan's preference", async () => {
    await addLink({ productTitle: "girl 0-3m", gender: "girl", ageRange: "0-3m" });
    await addLink({ productTitle: "girl", gender: "girl" });
    const girl = await aPlan("girl", [1]);
    expect(await titles(girl)).toEqual([["budget", "girl 0-3m"]]);
    expect(await titles(girl, { ageRange: "3-6m" })).toEqual([["budget", "girl 0-3m", "girl"]]);
    const boy = await aPlan("boy", [1]);
    expect(await titles(boy)).toEqual([["budget", "girl 0-3m", "girl"]]);
  });

  it("S36 leave out what must not become an href, and look further because of it", async () => {
    const plan = await aPlan("boy", [1]);
    await addLink({ productTitle: "script", ageRange: "0-3m", affiliateUrl: "javascript:alert(1)" });
    await addLink({ productTitle: "data", ageRange: "0-3m", affiliateUrl: "data:text/html,x" });
    expect(await titles(plan)).toEqual([]);
    await addLink({ productTitle: "wider" });
    expect(await titles(plan)).toEqual([["budget", "wider"]]);
  });

  it("are those of shops in the plan's country and everywhere, and none rather than wrong ones", async () => {
    const munich = JSON.stringify({ country: "DE", name: "Munich" });
    const [here, there] = [await aPlan("girl", [1]), await aPlan("girl", [1], munich)];
    const withLinks = ({ userId, onboardingId: planId }: Plan) =>
      reader.read(selectItemsWithLinks(db, userId, planId));
    await addLink({ productTitle: "US, this girl", gender: "girl", ageRange: "0-3m", country: "US" });
    expect(await titles(here)).toEqual([["budget", "US, this girl"]]);
    expect(await titles(there)).toEqual([]);
    expect(await withLinks(there)).toEqual([]);
    await addLink({ productTitle: "Austria", country: "AT" });
    await addLink({ productTitle: "Germany", country: "DE" });
    await addLink({ productTitle: "everywhere" });
    expect(await titles(here)).toEqual([["budget", "US, this girl"]]);
    expect(await titles(here, { ageRange: "9-12m" })).toEqual([["budget", "US, this girl", "everywhere"]]);
    expect(await titles(there)).toEqual([["budget", "Germany", "everywhere"]]);
    expect(await withLinks(there)).toEqual([{ clothingId: 1 }]);
  });

  it("are none for an item without any, which is the user's all the same", async () => {
    expect(await titles(await aPlan("boy", [1]))).toEqual([]);
  });

  it("S43 are not there for somebody else's item, nor for an item of another plan", async () => {
    const [mine, theirs] = [await aPlan("girl", [1]), await aPlan("girl", [1])];
    await addLink({ productTitle: "one" });
    expect(await titles({ ...mine, items: theirs.items })).toBeNull();
    expect(await titles({ ...mine, onboardingId: theirs.onboardingId })).toBeNull();
    expect(await titles({ ...theirs, userId: mine.userId })).toBeNull();
    expect(await titles({ ...mine, items: new Map() })).toBeNull();
    expect(await titles(mine)).toEqual([["budget", "one"]]);
  });
});

describe("the items of a plan that have links", () => {
  it("are found in one query, each once", async () => {
    const plan = await aPlan("girl", [1, 2, 3, 4]);
    await addLink({ productTitle: "one" });
    await addLink({ productTitle: "another" });
    await addLink({ productTitle: "inactive", clothingId: 2, isActive: false });
    await addLink({ productTitle: "script", clothingId: 3, affiliateUrl: "javascript://x" });
    await addLink({ productTitle: "not in the plan", clothingId: 5 });
    expect(await reader.read(selectItemsWithLinks(db, plan.userId, plan.onboardingId))).toEqual([
      { clothingId: 1 },
    ]);
  });

  it("S43 are nobody else's to see", async () => {
    const [mine, theirs] = [await aPlan("girl", [1]), await aPlan("girl", [1])];
    await addLink({ productTitle: "one" });
    expect(await reader.read(selectItemsWithLinks(db, mine.userId, theirs.onboardingId))).toEqual([]);
  });
});
