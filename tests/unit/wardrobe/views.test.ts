// What pages show of a plan's stored rows: the owner's wardrobe, a guest's, and the list of what is left to
// get.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everAsked } from "~/domain/wardrobe/family-wardrobe.ts";
import { packWeatherGroups, readSetAside } from "../../../app/contracts/plans/stored-plan.ts";
import type { ItemFacts } from "../../../app/contracts/wardrobe/shown-dashboard.ts";
import {
  agesOfScope,
  LEVELS,
  progressOf,
  SHOPPING_SCOPES,
  type ShoppingScope,
} from "../../../app/domain/shopping/shopping-list.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  ITEM_CATEGORIES,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../../../app/domain/vocabulary.ts";
import { catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { customQuantities } from "../../../app/domain/wardrobe/custom-item.ts";
import { packQuantities, unpackQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { reasonsOfItem } from "../../../app/views/wardrobe/item-reasons-view.ts";
import { type ItemRow, readPlanItem } from "../../../app/views/wardrobe/plan-items.ts";
import { ADVICE_COPY } from "../../../app/words/en/wardrobe/item-copy.ts";
import { SIZE_LABELS, SIZE_UP_HINT } from "../../../app/words/en/wardrobe/wardrobe-copy.ts";
import { dashboardOf, listOf, needOf } from "../../support/wardrobe-views.ts";
import { aRow, everyRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

// A baby born in March in Minneapolis: 0-3m has a cold month, then a cool one, and two mild weeks before
// 3-6m.
const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), "2027-03-10");
const WEATHER = packWeatherGroups(GROUPS);
const LISTED = { weatherGroups: WEATHER, newbornDays: null };
const PLANNED = { groups: GROUPS, newbornDays: null };
const NO_EXTRAS = { withLinks: new Set<number>(), images: new Map<number, string>() };

const shown = (ageRange: AgeRange = "0-3m", scenario: LaundryScenario = "every_2_3_days") => ({
  weatherGroups: WEATHER,
  newbornDays: null,
  ageRange,
  scenario,
});

function itemsOf<Item extends ItemFacts>({ categories }: { categories: { items: Item[] }[] }): Item[] {
  return categories.flatMap(({ items }) => items);
}

function only<Item extends ItemFacts>(view: { categories: { items: Item[] }[] }): Item {
  const [item, ...more] = itemsOf(view);
  if (!item || more.length > 0) throw new Error(`One item was expected, not ${more.length + 1}`);
  return item;
}

const custom: ItemRow = {
  ...aRow("socks", GROUPS),
  dashboardItemId: 5,
  clothingId: 500,
  clothingNameId: "custom_1",
  name: "Grandma's quilt",
  category: "Other",
  validAgeRanges: '["0-3m"]',
  ownerId: "owner",
  calculatedQuantities: packQuantities(
    customQuantities({ essentiality: "Nice-to-have", ageRange: "0-3m", quantities: { 1: 2, 3: 4 } }),
  ),
};

test("the plan of these tests has the weathers that they speak of", () => {
  expect(GROUPS["0-3m"].map(({ category, durationDays }) => [category, durationDays])).toEqual([
    ["Cold & Dry", 31],
    ["Cool", 46],
    ["Mild", 15],
  ]);
});

/** The sizes of which a row's pieces cover some weeks. */
const coveredIn = (advice = "") =>
  CALENDAR_SIZES.filter((size) => advice.includes(`weeks of ${SIZE_LABELS[size]}`));

describe("the owner's wardrobe", () => {
  test("Q19 sends nobody to a size that is over", () => {
    const boughtIn = (ageRange: AgeRange, over: AgeRange[] = []) =>
      itemsOf(dashboardOf({ ...shown(ageRange), over }, everyRow(GROUPS), NO_EXTRAS)).flatMap(({ cells }) =>
        cells.flatMap((cell) => cell.boughtIn ?? []),
      );
    const covered = (ageRange: AgeRange, over: AgeRange[] = []) =>
      itemsOf(dashboardOf({ ...shown(ageRange), over }, everyRow(GROUPS), NO_EXTRAS)).flatMap(({ advice }) =>
        coveredIn(advice),
      );
    for (const ageRange of CALENDAR_SIZES) {
      for (const over of CALENDAR_SIZES) {
        const before = boughtIn(ageRange);
        expect(boughtIn(ageRange, [over])).toEqual(before.filter((size) => size !== over));
        expect(covered(ageRange, [over])).toEqual(covered(ageRange).filter((size) => size !== over));
      }
    }
    expect(CALENDAR_SIZES.flatMap((ageRange) => boughtIn(ageRange))).not.toEqual([]);
  });

  const everyView = CALENDAR_SIZES.flatMap((ageRange) =>
    LAUNDRY_SCENARIOS.map((scenario) => ({ ageRange, scenario })),
  );

  test.each(everyView)(
    "has its items of $ageRange by category, the most essential first ($scenario)",
    (at) => {
      const { ageRange, scenario } = at;
      const rows = everyRow(GROUPS);
      const view = dashboardOf(shown(ageRange, scenario), rows, NO_EXTRAS);
      expect(view.groups).toEqual(GROUPS[ageRange]);
      const order = view.categories.map(({ category }) => ITEM_CATEGORIES.indexOf(category));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const { category, items } of view.categories) {
        expect(new Set(items.map((item) => item.category))).toEqual(new Set([category]));
        const ranks = items.map(({ essentiality: level }) => (level ? ESSENTIALITIES.indexOf(level) : 3));
        expect(ranks).toEqual(ranks.toSorted());
      }
      const valid = rows.filter((row) => row.validAgeRanges.includes(`"${ageRange}"`));
      const ids = itemsOf(view).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(valid.map(({ dashboardItemId }) => dashboardItemId).toSorted());
    },
  );

  test.each(everyView)("has the totals and cells of $ageRange as they are stored ($scenario)", (at) => {
    const { ageRange, scenario } = at;
    const rows = everyRow(GROUPS);
    for (const item of itemsOf(dashboardOf(shown(ageRange, scenario), rows, NO_EXTRAS))) {
      const stored = rows.find((row) => row.dashboardItemId === item.id)?.calculatedQuantities ?? "";
      const quantities = unpackQuantities(stored);
      const cells = Object.entries(quantities?.[scenario][ageRange] ?? {});
      expect(item).toMatchObject({ isIntact: true, isCustom: false, image: null, hasShopLinks: false });
      expect(quantities && sizeTotals(item.nameId, quantities, GROUPS, scenario)[ageRange]).toEqual({
        needed: item.needed,
        essentiality: item.essentiality,
      });
      expect(item.cells.map(({ weatherGroupOrder, quantity }) => [`${weatherGroupOrder}`, quantity])).toEqual(
        cells.map(([order, { quantity }]) => [order, quantity]),
      );
    }
  });

  test.each(everyView)("hints at no size up for what is not needed, in $ageRange ($scenario)", (at) => {
    const rows = everyRow(GROUPS);
    const items = itemsOf(dashboardOf(shown(at.ageRange, at.scenario), rows, NO_EXTRAS));
    const unneeded = items.flatMap(({ cells }) => cells.filter(({ quantity }) => quantity === 0));
    expect(unneeded.filter(({ sizeUp }) => sizeUp)).toEqual([]);
    const bare = items.filter(({ cells }) => cells.every(({ quantity }) => quantity === 0));
    for (const { nameId } of bare) {
      const item = catalogueItem(nameId);
      if (!item) throw new Error(`No such item: ${nameId}`);
      const reasons = reasonsOfItem(readPlanItem(aRow(nameId, GROUPS)), clothingRules(item), {
        ...everAsked(GROUPS),
        ...at,
        units: "f",
      });
      expect(
        reasons.flatMap(({ hints }) => hints),
        nameId,
      ).not.toContain(SIZE_UP_HINT);
    }
  });

  test("knows of a short stretch in which size its pieces are bought", () => {
    // The two mild weeks at the end of 0-3m use 3-6m's sun hats; before that, the baby wears the warm hat.
    const hat = only(dashboardOf(shown(), [aRow("hat_sun", GROUPS)], NO_EXTRAS));
    expect(hat.cells.map(({ quantity, sizeUp, boughtIn }) => ({ quantity, sizeUp, boughtIn }))).toEqual([
      { quantity: 0, sizeUp: false, boughtIn: null },
      { quantity: 1, sizeUp: false, boughtIn: null },
      { quantity: 1, sizeUp: false, boughtIn: "3-6m" },
    ]);
    expect(hat).toMatchObject({ needed: 1, essentiality: "Nice-to-have" });
    const rows = [aRow("bib_drool", GROUPS), aRow("socks_nb", GROUPS)];
    for (const item of itemsOf(dashboardOf(shown(), rows, NO_EXTRAS))) {
      expect(item.cells.map(({ boughtIn }) => boughtIn)).toEqual([null, null, null]);
    }
    const newborn = only(dashboardOf(shown(), [aRow("kimono_top_nb", GROUPS)], NO_EXTRAS));
    // Cool weather starts on day 31, when the newborn size is outgrown: its cells say 1, its total 0.
    expect(newborn.cells.map(({ quantity }) => quantity)).toEqual([0, 1, 1]);
    expect(newborn).toMatchObject({ needed: 0, essentiality: null });
  });

  test("of two sizes that share an edge, one says that it covers the other, and sizes nothing up", () => {
    const lines = everyView.flatMap((at) =>
      itemsOf(dashboardOf(shown(at.ageRange, at.scenario), everyRow(GROUPS), NO_EXTRAS)).flatMap(
        ({ nameId, advice }) => coveredIn(advice).map((of) => ({ ...at, nameId, of })),
      ),
    );
    expect(lines).not.toEqual([]);
    const edges = lines.map(({ of, ageRange, ...rest }) => JSON.stringify([rest, [of, ageRange].toSorted()]));
    expect(new Set(edges).size).toBe(edges.length);
    for (const { nameId, of, ...at } of lines) {
      expect(saidOf(nameId, at).hints).not.toContain(SIZE_UP_HINT);
      // The other size's "why" names this one instead of a number that it doesn't ask for.
      expect(saidOf(nameId, { ...at, ageRange: of }).told).toContain(ADVICE_COPY.coveredBy(at.ageRange));
    }
  });

  /** What is said of an item when its row is opened. */
  function saidOf(nameId: string, at: { ageRange: AgeRange; scenario: LaundryScenario }) {
    const item = catalogueItem(nameId);
    if (!item) throw new Error(`No such item: ${nameId}`);
    const asked = { ...everAsked(GROUPS), ...at, units: "f" } as const;
    const reasons = reasonsOfItem(readPlanItem(aRow(nameId, GROUPS)), clothingRules(item), asked);
    return { hints: reasons.flatMap(({ hints }) => hints), told: reasons.map(({ why }) => why) };
  }

  test("has what its owner has, wrote and decided, and what else is known", () => {
    const row = aRow("socks", GROUPS, {
      userAddedQuantities: '{"0-3m":{"1":2,"2":{"quantity":3}}}',
      personalNotes: '{"0-3m":"from Ann"}',
      setAside: '["3-6m"]',
      version: 7,
    });
    const extras = { withLinks: new Set([row.clothingId]), images: new Map([[row.clothingId, "abc"]]) };
    expect(only(dashboardOf(shown(), [row], extras))).toMatchObject({
      owned: { "0-3m": { "1": { quantity: 2 }, "2": { quantity: 3 } } },
      personalNotes: { "0-3m": "from Ann" },
      setAside: ["3-6m"],
      version: 7,
      hasShopLinks: true,
      image: "abc",
    });
  });

  test("keeps items that are set aside, which are only left out of the alternatives", () => {
    const romper = aRow("romper_long", GROUPS);
    const others = ["bodysuit_long_sleeve", "pants_soft"].map((key) => aRow(key, GROUPS));
    const said = (rows: ItemRow[], ageRange?: AgeRange) => {
      const items = itemsOf(dashboardOf(shown(ageRange), rows, NO_EXTRAS));
      const { advice = "" } = items.find(({ nameId }) => nameId === "romper_long") ?? {};
      return /^Or skip the (.*) \(one replaces the other\)/.exec(advice)?.[1] ?? null;
    };
    const [body, pants] = others.map(({ name }) => name);
    expect(said([romper, ...others])).toBe(`${body} and ${pants}`);
    const aside = others.map((row, at) => (at === 0 ? { ...row, setAside: '["0-3m"]' } : row));
    expect(said([romper, ...aside])).toBe(pants);
    expect(said([romper, ...aside], "3-6m")).toBe(`${body} and ${pants}`);
    expect(said([{ ...romper, setAside: '["0-3m"]' }, ...others])).toBeNull();
    expect(itemsOf(dashboardOf(shown(), [romper, ...aside], NO_EXTRAS))).toHaveLength(3);
  });

  test("has items added by hand at their age, counted like any", () => {
    const item = only(dashboardOf(shown(), [custom], NO_EXTRAS));
    expect(item).toMatchObject({
      isCustom: true,
      needed: 4,
      essentiality: "Nice-to-have",
      category: "Other",
    });
    expect(item.cells.map(({ quantity }) => quantity)).toEqual([2, 0, 4]);
    expect(dashboardOf(shown("3-6m"), [custom], NO_EXTRAS).categories).toEqual([]);
  });

  test.each<[string, Partial<ItemRow>, Partial<ReturnType<typeof only>> & Record<string, unknown>]>([
    ["quantities", { calculatedQuantities: "nonsense" }, { isIntact: false, needed: 0, essentiality: null }],
    ["what is owned", { userAddedQuantities: "{broken" }, { isIntact: true, owned: {} }],
    ["notes", { personalNotes: "[]" }, { isIntact: true, personalNotes: {} }],
    ["what is set aside", { setAside: '["always"]' }, { isIntact: true, setAside: [] }],
    ["its category", { category: "Toys" }, { isIntact: true, category: "Uncategorized" }],
    ["its ages", { validAgeRanges: "soon" }, { isIntact: true }],
  ])("shows an item whose %s cannot be read", (_, broken, expected) => {
    const item = only(dashboardOf(shown(), [aRow("socks", GROUPS, broken)], NO_EXTRAS));
    expect(item).toMatchObject(expected);
    expect(item.cells).toHaveLength(3);
  });

  test.each([null, "{broken", "[]", '{"0-3m":[]}'])(
    "is shown without weather that cannot be read: %s",
    (text) => {
      const view = dashboardOf({ ...shown(), weatherGroups: text }, everyRow(GROUPS), NO_EXTRAS);
      expect(view.groups).toBeNull();
      const socks = itemsOf(view).find(({ nameId }) => nameId === "socks");
      expect(socks).toMatchObject({ cells: [], needed: 4, essentiality: "Essential" });
    },
  );
});

describe("the list of what is still to get", () => {
  const listed = (rows: readonly ItemRow[], scope: ShoppingScope = "0-3m", scenario?: LaundryScenario) =>
    listOf(LISTED, rows, scenario ?? "every_2_3_days", { scope, levels: LEVELS });
  const namesIn = (view: ReturnType<typeof listed>) =>
    view.list.sections.flatMap(({ categories }) =>
      categories.flatMap(({ lines }) => lines.map(({ nameId }) => nameId)),
    );

  test("asks for what the wardrobe's totals say, in every scope and scenario", () => {
    for (const scenario of LAUNDRY_SCENARIOS) {
      const rows = everyRow(GROUPS);
      const totals = CALENDAR_SIZES.map((age) => itemsOf(dashboardOf(shown(age, scenario), rows, NO_EXTRAS)));
      const sized = totals.map((items) => items.filter(({ nameId }) => !ONE_SIZE_ITEMS.includes(nameId)));
      const sum = (items: ItemFacts[]) => items.reduce((pieces, { needed }) => pieces + needed, 0);
      for (const [at, age] of CALENDAR_SIZES.entries()) {
        const view = listed(rows, age, scenario);
        expect(view.list.progress).toEqual({
          needed: sum(totals[at] ?? []),
          ready: 0,
          remaining: sum(totals[at] ?? []),
        });
        const essential = (totals[at] ?? []).filter(({ essentiality }) => essentiality === "Essential");
        expect(view.list.essentials).toEqual(view.progress[age]);
        expect(view.list.essentials.needed).toBe(sum(essential));
      }
      const once = ONE_SIZE_ITEMS.map((key) =>
        Math.max(0, ...totals.map((items) => items.find(({ nameId }) => nameId === key)?.needed ?? 0)),
      );
      expect(listed(rows, "year", scenario).list.progress.needed).toBe(
        sized.reduce((pieces, items) => pieces + sum(items), 0) + once.reduce((a, b) => a + b, 0),
      );
    }
  });

  test("is without what is set aside, at its age or for the plan", () => {
    const rows = [aRow("socks", GROUPS, { setAside: '["0-3m"]' }), aRow("pants_soft", GROUPS)];
    expect(namesIn(listed(rows, "0-3m"))).toEqual(["pants_soft"]);
    expect(namesIn(listed(rows, "3-6m"))).toEqual(["pants_soft", "socks"]);
    const year = listed(rows, "year").list.sections.flatMap(({ categories }) =>
      categories.flatMap(({ lines }) => lines.filter(({ nameId }) => nameId === "socks")),
    );
    expect(year.flatMap(({ parts }) => parts.map(({ ageRange }) => ageRange))).toEqual([
      "3-6m",
      "6-9m",
      "9-12m",
    ]);
    const all = [aRow("socks", GROUPS, { setAside: JSON.stringify(CALENDAR_SIZES) })];
    for (const scope of SHOPPING_SCOPES) {
      const view = listed(all, scope);
      const none = { needed: 0, ready: 0, remaining: 0 };
      expect(view.list).toEqual({ scope, essentials: none, progress: none, sections: [] });
      expect(view.progress[scope]).toEqual({ needed: 0, ready: 0, remaining: 0 });
    }
  });

  test("counts what has no size once, and what is there of it for every age", () => {
    const owned = '{"0-3m":{"1":{"quantity":3},"2":{"quantity":1}}}';
    const cloths = [aRow("burp_cloth", GROUPS, { userAddedQuantities: owned })];
    expect(listed(cloths, "0-3m").list.progress).toEqual({ needed: 10, ready: 3, remaining: 7 });
    expect(listed(cloths, "3-6m").list.progress).toEqual({ needed: 6, ready: 3, remaining: 3 });
    expect(listed(cloths, "year").list.progress).toEqual({ needed: 10, ready: 3, remaining: 7 });
    const [line] = listed(cloths, "year").list.sections[0]?.categories[0]?.lines ?? [];
    expect(line).toMatchObject({ isOneSize: true, remaining: 7 });
    // With the neediest age set aside, the next one decides for all.
    const later = cloths.map((row) => ({ ...row, setAside: '["0-3m"]' }));
    expect(listed(later, "year").list.progress).toEqual({ needed: 6, ready: 3, remaining: 3 });
  });

  test("counts an earlier release's counts by weather by their highest, rain suits by their sum", () => {
    const counts = '{"3-6m":{"1":1,"2":{"quantity":1}}}';
    const rows = ["socks", "rain_suit"].map((key) => aRow(key, GROUPS, { userAddedQuantities: counts }));
    const owned = rows.map((row) => needOf(readPlanItem(row), PLANNED, "daily").ages["3-6m"]?.owned);
    expect(owned).toEqual([1, 2]);
  });

  test("names what cannot be read, where it is for an age of the scope", () => {
    const rows = [
      aRow("socks", GROUPS, { calculatedQuantities: "nonsense" }),
      aRow("pants_soft", GROUPS, { userAddedQuantities: "[" }),
      aRow("coat_warm", GROUPS, { calculatedQuantities: "", userAddedQuantities: "[" }),
    ];
    const [socks, pants, coat] = rows.map(({ name }) => name);
    expect(listed(rows, "0-3m")).toMatchObject({ unreadable: [socks], uncounted: [pants] });
    expect(listed(rows, "9-12m")).toMatchObject({ unreadable: [socks, coat], uncounted: [pants] });
    expect(listed(rows, "year")).toMatchObject({ unreadable: [socks, coat], uncounted: [pants] });
    expect(namesIn(listed(rows, "year"))).toEqual(["pants_soft"]);
  });

  test("has items added by hand, and asks for the same where the weather cannot be read but for short edges", () => {
    expect(namesIn(listed([custom]))).toEqual(["custom_1"]);
    const rows = everyRow(GROUPS);
    const without = listOf({ ...LISTED, weatherGroups: "{broken" }, rows, "daily", {
      scope: "year",
      levels: LEVELS,
    }).list.progress.needed;
    expect(without).toBeGreaterThanOrEqual(listed(rows, "year", "daily").list.progress.needed);
  });

  test("shows an item that has just been set aside as it was, and no other", () => {
    const view = (setAside: readonly AgeRange[], scope: ShoppingScope) => {
      const row = aRow("socks", GROUPS, { setAside: JSON.stringify(setAside) });
      const mark = { tick: "aside", itemId: row.dashboardItemId, ageRange: "0-3m", before: 0 } as const;
      const { list, shown, mark: kept } = listOf(LISTED, [row], "daily", { scope, mark });
      const lines = [list, shown].map(({ sections }) => sections.length);
      return { isMarked: kept !== null, lines };
    };
    expect(view(["0-3m"], "0-3m")).toEqual({ isMarked: true, lines: [0, 1] });
    expect(view([...AGE_RANGES], "year")).toEqual({ isMarked: true, lines: [0, 1] });
    expect(view(["3-6m"], "0-3m"), "of another size").toEqual({ isMarked: false, lines: [1, 1] });
    expect(view([], "0-3m")).toEqual({ isMarked: false, lines: [1, 1] });
  });

  test("the progress of every scope is the essentials of exactly the ages that are not set aside", () => {
    const ages = fc.subarray([...CALENDAR_SIZES]);
    const rows = fc.array(
      fc.tuple(
        fc.constantFrom("socks", "burp_cloth", "hat_sun", "coat_warm"),
        ages,
        fc.nat(9),
        fc.constantFrom(...CALENDAR_SIZES),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(...SHOPPING_SCOPES), (drawn, scope) => {
        const stored = drawn.map(([key, setAside, quantity, age], at) =>
          aRow(key, GROUPS, {
            dashboardItemId: at + 1,
            setAside: JSON.stringify(setAside),
            userAddedQuantities: JSON.stringify({ [age]: { Default: { quantity } } }),
          }),
        );
        const view = listed(stored, scope);
        const items = stored.map((row) => needOf(readPlanItem(row), PLANNED, "every_2_3_days"));
        for (const [at, { ages: needs }] of items.entries()) {
          const [key = "", chosen = []] = drawn[at] ?? [];
          const setAside = readSetAside(JSON.stringify(chosen)) ?? [];
          const valid = AGE_RANGES.filter((age) => (catalogueItem(key)?.uses[age] ?? 0) > 0);
          expect(Object.keys(needs)).toEqual(valid.filter((age) => !setAside.includes(age)));
        }
        for (const of of SHOPPING_SCOPES)
          expect(view.progress[of]).toEqual(progressOf(items, of, ["Essential"]));
        const sizes = view.list.sections.flatMap(({ categories }) =>
          categories.flatMap(({ lines }) =>
            lines.flatMap(({ parts }) => parts.map(({ ageRange }) => ageRange)),
          ),
        );
        for (const size of sizes) expect(agesOfScope(scope)).toContain(size);
      }),
      { numRuns: 60 },
    );
  });
});
