import { describe, expect, test } from "vitest";
import { shownCategories } from "~/components/wardrobe/wardrobe-sections.tsx";
import type { CategoryView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";

const ITEMS = [
  anItem("sleeper", { essentiality: "Essential" }),
  anItem("gown", { essentiality: "Recommended" }),
  anItem("robe", { essentiality: "Nice-to-have" }),
  anItem("tank", { needed: 0 }),
  anItem("tee", { essentiality: "Essential", setAside: ["0-3m"] }),
  anItem("vest", { essentiality: "Essential", setAside: ["3-6m"] }),
  anItem("broken", { needed: 0, isIntact: false }),
  anItem("own", { needed: 0, isCustom: true }),
];

function shown(chosen: readonly Essentiality[], items: readonly ItemView[] = ITEMS) {
  const views: CategoryView[] = [{ category: "Tops & Layers", items: [...items] }];
  return shownCategories(views, chosen, "0-3m").map(({ items, folded, notNeeded, setAside }) => ({
    items: names(items),
    folded: names(folded),
    notNeeded: names(notNeeded),
    setAside: names(setAside),
  }));
}

test("with nothing chosen what is nice to have, not needed or set aside waits in a fold", () => {
  expect(shown([])).toEqual([
    {
      items: ["sleeper", "gown", "vest", "broken", "own"],
      folded: ["robe"],
      notNeeded: ["tank"],
      setAside: ["tee"],
    },
  ]);
});

test.each<{ chosen: Essentiality[]; items: string[] }>([
  { chosen: ["Essential"], items: ["sleeper", "vest"] },
  { chosen: ["Nice-to-have"], items: ["robe"] },
  { chosen: ["Essential", "Recommended"], items: ["sleeper", "gown", "vest"] },
])("a choice shows what is chosen and no fold: $chosen", ({ chosen, items }) => {
  expect(shown(chosen)).toEqual([{ items, folded: [], notNeeded: [], setAside: [] }]);
});

test("all three together show all that is needed, also what has no essentiality", () => {
  expect(shown(ESSENTIALITIES)).toEqual([
    { items: ["sleeper", "gown", "robe", "vest", "broken", "own"], folded: [], notNeeded: [], setAside: [] },
  ]);
});

describe("a category", () => {
  test("that holds nothing of what is chosen is not there", () => {
    expect(shown(["Nice-to-have"], [anItem("sleeper", { essentiality: "Essential" })])).toEqual([]);
  });

  test("stays for its folds alone", () => {
    expect(shown([], [anItem("tank", { needed: 0 })])).toEqual([
      { items: [], folded: [], notNeeded: ["tank"], setAside: [] },
    ]);
  });
});

test("Q19 of a size that is over what there is to pass on stands in the open, whatever was chosen", () => {
  const has = (quantity: number) => ({ "0-3m": { Default: { quantity } } });
  const items = [
    anItem("sleeper", { essentiality: "Essential", owned: has(5) }),
    anItem("robe", { essentiality: "Nice-to-have", owned: has(1) }),
    anItem("gown", { essentiality: "Essential" }),
    anItem("tee", { owned: has(3), setAside: ["0-3m"] }),
    // It has no size, so it stays in use.
    anItem("burp_cloth", { essentiality: "Essential", owned: has(4) }),
    anItem("vest", { owned: { "3-6m": { Default: { quantity: 2 } } } }),
  ];
  const [view, ...more] = shownCategories(
    [{ category: "Tops & Layers", items }],
    ["Recommended"],
    "0-3m",
    true,
  );
  expect(more).toEqual([]);
  expect(
    Object.fromEntries(
      Object.entries(view ?? {}).map(([key, list]) => [key, Array.isArray(list) ? names(list) : list]),
    ),
  ).toEqual({
    category: "Tops & Layers",
    items: ["sleeper", "robe"],
    folded: [],
    notNeeded: [],
    others: ["gown", "burp_cloth", "vest"],
    setAside: ["tee"],
  });
});

test("every item stands in exactly one place", () => {
  const [view] = shown([]);
  const all = Object.values(view ?? {}).flat();
  expect(all.toSorted()).toEqual(names(ITEMS).toSorted());
});

function names(items: readonly ItemView[]): string[] {
  return items.map(({ nameId }) => nameId);
}

function anItem(nameId: string, parts: Partial<ItemView>): ItemView {
  return {
    id: nameId.length,
    nameId,
    name: nameId,
    category: "Tops & Layers",
    isCustom: false,
    image: null,
    needed: 2,
    essentiality: null,
    cells: [],
    isIntact: true,
    owned: {},
    personalNotes: {},
    setAside: [],
    version: 1,
    hasShopLinks: false,
    ...parts,
  };
}
