import { expect, test } from "vitest";
import { keepSame } from "~/components/wardrobe/counted-items.ts";
import type { DashboardView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";

function anItem(id: number, parts: Partial<ItemView> = {}): ItemView {
  return {
    id,
    nameId: "coat_warm",
    name: "Warm Coat",
    category: "Outerwear",
    isCustom: false,
    hasShopLinks: false,
    image: null,
    needed: 2,
    essentiality: null,
    cells: [{ weatherGroupOrder: 1, quantity: 2, essentiality: null, sizeUp: false, boughtIn: null }],
    isIntact: true,
    owned: { "0-3m": { Default: { quantity: 1 } } },
    personalNotes: {},
    setAside: [],
    version: 1,
    ...parts,
  };
}

const viewOf = (...items: ItemView[]): DashboardView => ({
  groups: [],
  categories: [{ category: "Outerwear", items }],
});

test("an item that says the same after a reload is the object that it was, so that its row is not drawn again", () => {
  const before = viewOf(anItem(1), anItem(2));
  const after = structuredClone(before);
  const kept = keepSame(before, after);
  expect(kept).toEqual(after);
  expect(kept.groups).toBe(before.groups);
  kept.categories[0]?.items.forEach((item, place) => {
    expect(item).toBe(before.categories[0]?.items[place]);
  });
});

test.each<[string, Partial<ItemView>]>([
  ["its row", { version: 2 }],
  ["its need, by another routine", { needed: 3 }],
  ["its weather", { cells: [] }],
  ["its photo", { image: "abc" }],
  ["its shops", { hasShopLinks: true }],
  ["its advice", { advice: "Or skip the Bodysuit" }],
])("what a reload brings anew is shown: %s", (_, change) => {
  const [changed, other] = [anItem(1, change), anItem(2)];
  const before = viewOf(anItem(2), anItem(1));
  const items = keepSame(before, viewOf(changed, other)).categories[0]?.items;
  expect(items?.[0]).toBe(changed);
  expect(items?.[1]).toBe(before.categories[0]?.items[0]);
});

test("an item that is gone is gone, and a new one is there", () => {
  const kept = keepSame(viewOf(anItem(1)), viewOf(anItem(3)));
  expect(kept.categories[0]?.items.map(({ id }) => id)).toEqual([3]);
});
