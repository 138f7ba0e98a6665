// The three laundry routines side by side: their numbers match every other page, and differences add up.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everAsked } from "~/domain/wardrobe/family-wardrobe.ts";
import { packWeatherGroups } from "../../../app/contracts/plans/stored-plan.ts";
import type { RuleColumns } from "../../../app/contracts/wardrobe/clothing-rules.ts";
import {
  LEADING,
  progressOf,
  SHOPPING_SCOPES,
  type ShoppingScope,
} from "../../../app/domain/shopping/shopping-list.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "../../../app/domain/vocabulary.ts";
import { catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { customQuantities } from "../../../app/domain/wardrobe/custom-item.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import {
  type ByScenario,
  difference,
  differs,
  farthest,
  type PieceCount,
} from "../../../app/domain/wardrobe/scenario-comparison.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { drawComparison, viewScenarioComparison } from "../../../app/views/wardrobe/comparison-view.ts";
import { type ItemRow, readPlanItem } from "../../../app/views/wardrobe/plan-items.ts";
import {
  comparedWith,
  moreWords,
  signed,
  signedWords,
} from "../../../app/words/en/wardrobe/comparison-copy.ts";
import { dashboardOf, needOf } from "../../support/wardrobe-views.ts";
import { aRow, everyRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), "2027-03-10");
const WEATHER = packWeatherGroups(GROUPS);
const NO_EXTRAS = { withLinks: new Set<number>(), images: new Map<number, string>() };

type Row = ItemRow & RuleColumns;

/** The row joined with the catalogue's rules, as the page reads it. */
function withRules(row: ItemRow, fields: Partial<Row> = {}): Row {
  const item = catalogueItem(row.clothingNameId);
  const rules = item && clothingRules(item);
  return {
    ...row,
    baseQuantities: JSON.stringify(
      rules?.base_quantities ?? { daily: {}, every_2_3_days: {}, weekly_plus: {} },
    ),
    weatherAdjustments: JSON.stringify(rules?.weather_adjustments ?? {}),
    essentiality: JSON.stringify(rules?.essentiality ?? {}),
    ...fields,
  };
}

const OWN_ITEM = withRules({
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
});

const PLANNED = everAsked(GROUPS);
const ALL = everyRow(GROUPS).map((row) => withRules(row));
const view = (rows: readonly Row[], scope: ShoppingScope = "0-3m") =>
  viewScenarioComparison(PLANNED, rows, scope);
const one = (key: string, fields: Partial<Row> = {}) => withRules(aRow(key, GROUPS), fields);

/** The essentials and all pieces, as a size's dashboard counts them. */
function dashboardCounts(
  rows: readonly Row[],
  ageRange: (typeof CALENDAR_SIZES)[number],
  scenario: LaundryScenario,
) {
  const { categories } = dashboardOf(
    { weatherGroups: WEATHER, newbornDays: null, ageRange, scenario },
    rows,
    NO_EXTRAS,
  );
  const items = categories
    .flatMap(({ items }) => items)
    .filter(({ setAside }) => !setAside.includes(ageRange));
  const sum = (of: typeof items) => of.reduce((pieces, { needed }) => pieces + needed, 0);
  return { essentials: sum(items.filter((item) => item.essentiality === "Essential")), all: sum(items) };
}

describe("the numbers of the comparison", () => {
  const rows = ALL.map((row, at) => ({ ...row, setAside: at % 9 === 0 ? '["0-3m","6-9m"]' : "[]" })).concat(
    OWN_ITEM,
  );

  test.each(LAUNDRY_SCENARIOS)("are the dashboard's for every size with laundry %s", (scenario) => {
    const { totals } = view(rows);
    for (const age of CALENDAR_SIZES)
      expect(totals[age][scenario], age).toEqual(dashboardCounts(rows, age, scenario));
  });

  test.each(LAUNDRY_SCENARIOS)("are the shopping list's for the year with laundry %s", (scenario) => {
    const items = rows.map((row) => needOf(readPlanItem(row), PLANNED, scenario));
    expect(view(rows, "year").totals.year[scenario]).toEqual({
      essentials: progressOf(items, "year", LEADING).needed,
      all: progressOf(items, "year").needed,
    });
  });

  test.each(SHOPPING_SCOPES)("of %s are the sums of its categories and of its items", (scope) => {
    const { totals, categories } = view(rows, scope);
    for (const scenario of LAUNDRY_SCENARIOS) {
      const inCategories = categories.map(({ counts }) => counts[scenario]);
      const items = categories.flatMap((category) => category.items);
      expect({
        essentials: inCategories.reduce((sum, { essentials }) => sum + essentials, 0),
        all: items.reduce((sum, { needed }) => sum + needed[scenario], 0),
      }).toEqual(totals[scope][scenario]);
      expect(inCategories.reduce((sum, { all }) => sum + all, 0)).toBe(totals[scope][scenario].all);
    }
  });

  test("Q19 leave out sizes that are over, in the year and in the chart", () => {
    const over = ["0-3m", "3-6m"] as const;
    const { totals, categories, countedOnce } = viewScenarioComparison({ ...PLANNED, over }, rows, "year");
    const before = view(rows, "year").totals;
    for (const scenario of LAUNDRY_SCENARIOS) {
      for (const age of over) expect(totals[age][scenario]).toEqual({ essentials: 0, all: 0 });
      for (const age of ["6-9m", "9-12m"] as const) expect(totals[age]).toEqual(before[age]);
      expect(totals.year[scenario].essentials).toBeLessThan(before.year[scenario].essentials);
      const sizes = totals["6-9m"][scenario].essentials + totals["9-12m"][scenario].essentials;
      expect(countedOnce[scenario].length > 0).toBe(sizes !== totals.year[scenario].essentials);
    }
    const names = categories.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).not.toContain(OWN_ITEM.name);
    const chart = drawComparison(totals, "daily", ["6-9m", "9-12m"]);
    expect(chart.sizes.map(({ ageRange }) => ageRange)).toEqual(["6-9m", "9-12m"]);
    expect(chart.description).not.toContain("0-3m");
    expect(chart.height).toBeLessThan(drawComparison(before, "daily").height);
  });

  test("do not depend on the scope that is shown, but for its categories", () => {
    const [first, ...others] = SHOPPING_SCOPES.map((scope) => view(rows, scope).totals);
    for (const totals of others) expect(totals).toEqual(first);
  });

  test("count what has no size once in the year", () => {
    const { totals } = view(
      ONE_SIZE_ITEMS.map((key) => one(key)),
      "year",
    );
    for (const scenario of LAUNDRY_SCENARIOS) {
      const most = ONE_SIZE_ITEMS.reduce((sum, key) => {
        const alone = view([one(key)]).totals;
        return sum + Math.max(...CALENDAR_SIZES.map((age) => alone[age][scenario].all));
      }, 0);
      expect(totals.year[scenario].all).toBe(most);
    }
  });

  test("of an item of one's own are the same in all three", () => {
    const { categories, totals } = view([OWN_ITEM]);
    const [item] = categories.flatMap(({ items }) => items);
    expect(item).toMatchObject({ name: "Grandma's quilt", essentiality: "Nice-to-have" });
    expect(item?.needed).toEqual({ daily: 4, every_2_3_days: 4, weekly_plus: 4 });
    expect(differs(item?.needed ?? { daily: 0, every_2_3_days: 1, weekly_plus: 2 })).toBe(false);
    expect(totals["3-6m"].daily).toEqual({ essentials: 0, all: 0 });
  });
});

describe("what a comparison leaves out", () => {
  test("what is set aside, where it is", () => {
    const rows = [one("bodysuit_long_sleeve", { setAside: '["0-3m"]' }), one("socks")];
    expect(view(rows)).toMatchObject({ setAside: 1, unneeded: 0 });
    expect(view(rows).categories.flatMap(({ items }) => items.map(({ nameId }) => nameId))).toEqual([
      "socks",
    ]);
    expect(view(rows, "3-6m").setAside).toBe(0);
    expect(view(rows, "year").setAside).toBe(1);
    expect(view(rows, "year").categories.flatMap(({ items }) => items)).toHaveLength(2);
  });

  test("what no routine asks for", () => {
    const rows = ALL.filter(({ clothingNameId }) => /sun|swim/.test(clothingNameId));
    const { categories, unneeded } = view(rows);
    const shown = categories.flatMap(({ items }) => items);
    expect(shown.length + unneeded).toBe(
      rows.filter(({ validAgeRanges }) => validAgeRanges.includes("0-3m")).length,
    );
    for (const { needed } of shown) expect(Math.max(...Object.values(needed))).toBeGreaterThan(0);
  });

  test("items whose quantities cannot be read, by their names; the rest is compared", () => {
    const broken = one("socks", { calculatedQuantities: "{", name: "Lost socks" });
    const { issues, totals } = view([...ALL.filter((row) => row.clothingNameId !== "socks"), broken]);
    expect(issues).toEqual({ leftOut: ["Lost socks"], withoutRules: [] });
    const socks = view([one("socks")]).totals["0-3m"].daily.all;
    expect(totals["0-3m"].daily.all).toBe(view(ALL).totals["0-3m"].daily.all - socks);
  });

  test.each([
    ["base quantities", { baseQuantities: "junk" }],
    ["adjustments", { weatherAdjustments: '{"Cool":"many"}' }],
  ])("nothing where only %s cannot be read: the plan's own numbers stay", (_, fields) => {
    const rows = ALL.map((row) => (row.clothingNameId === "socks" ? { ...row, ...fields } : row));
    const { issues, totals } = view(rows);
    expect(issues).toEqual({ leftOut: [], withoutRules: [one("socks").name] });
    expect(totals).toEqual(view(ALL).totals);
  });
});

test("within a category the most essential stand first, and each category has items", () => {
  const levels = ["Essential", "Recommended", "Nice-to-have"];
  for (const { items } of view(ALL, "year").categories) {
    const ranks = items.map(({ essentiality }) => levels.indexOf(essentiality ?? ""));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(items.length).toBeGreaterThan(0);
  }
});

describe("differences", () => {
  const count = fc.record({ essentials: fc.nat(300), all: fc.nat(600) });
  const counts: fc.Arbitrary<ByScenario<PieceCount>> = fc.record({
    daily: count,
    every_2_3_days: count,
    weekly_plus: count,
  });
  const scenario = fc.constantFrom(...LAUNDRY_SCENARIOS);

  test("are as many more one way as fewer the other", () => {
    fc.assert(
      fc.property(count, count, (a, b) => {
        const there = difference(a, b);
        const back = difference(b, a);
        expect(there.essentials + back.essentials).toBe(0);
        expect(there.all + back.all).toBe(0);
      }),
    );
  });

  test("add up on the way over a third", () => {
    fc.assert(
      fc.property(count, count, count, (a, b, c) => {
        expect(difference(a, c).all).toBe(difference(a, b).all + difference(b, c).all);
      }),
    );
  });

  test("none is farther than the one that leads", () => {
    fc.assert(
      fc.property(counts, scenario, (of, current) => {
        const first = farthest(of, current);
        const others = LAUNDRY_SCENARIOS.map((other) => difference(of[other], of[current]));
        if (!first) {
          for (const { essentials, all } of others)
            expect([Math.abs(essentials), Math.abs(all)]).toEqual([0, 0]);
          return;
        }
        expect(first.scenario).not.toBe(current);
        expect(first.more).toEqual(difference(of[first.scenario], of[current]));
        for (const other of others) {
          expect(Math.abs(first.more.essentials)).toBeGreaterThanOrEqual(Math.abs(other.essentials));
        }
      }),
    );
  });

  test("with more to say on both sides, more pieces lead", () => {
    const of = (essentials: number) => ({ essentials, all: essentials });
    const even = { daily: of(10), every_2_3_days: of(20), weekly_plus: of(30) };
    expect(farthest(even, "every_2_3_days")?.scenario).toBe("weekly_plus");
    expect(farthest(even, "weekly_plus")).toEqual({ scenario: "daily", more: { essentials: -20, all: -20 } });
  });
});

test.each([
  [
    { essentials: 31, all: 40 },
    "more essentials with weekly laundry",
    "40 more in all than with daily laundry",
  ],
  [
    { essentials: -1, all: -1 },
    "fewer essential with weekly laundry",
    "1 fewer in all than with daily laundry",
  ],
  [{ essentials: 0, all: 2 }, "more pieces with weekly laundry", "Compared with daily laundry"],
])("the words of %j", (more, headline, note) => {
  expect(moreWords(more, "weekly_plus")).toBe(headline);
  expect(comparedWith(more, "daily")).toBe(note);
});

test("signs are those of print", () => {
  expect([signed(3), signed(-3)]).toEqual(["+3", "−3"]);
  expect([3, -3, 0].map(signedWords)).toEqual(["3 more", "3 fewer", "as many"]);
});

describe("the chart", () => {
  const { totals } = view(ALL);
  const chart = drawComparison(totals, "weekly_plus");
  const bars = chart.sizes.flatMap((size) => size.bars.map((bar) => ({ ...bar, ageRange: size.ageRange })));

  test("has a bar for each size and routine with the numbers of the table", () => {
    expect(bars).toHaveLength(CALENDAR_SIZES.length * LAUNDRY_SCENARIOS.length);
    for (const { ageRange, scenario, essentials, all, isCurrent } of bars) {
      expect({ essentials, all }).toEqual(totals[ageRange][scenario]);
      expect(isCurrent).toBe(scenario === "weekly_plus");
    }
  });

  test("is to scale, inside its frame, and no bar lies on another", () => {
    const [{ allWidth = 0, all = 1 } = {}] = bars;
    for (const bar of bars) {
      expect(bar.allWidth / bar.all).toBeCloseTo(allWidth / all, 1);
      expect(bar.essentialsWidth).toBeLessThanOrEqual(bar.allWidth);
      expect(bar.x + bar.allWidth + 30).toBeLessThanOrEqual(chart.width);
      expect(bar.y + bar.height).toBeLessThanOrEqual(chart.height);
    }
    for (const [at, bar] of bars.entries()) {
      const next = bars[at + 1];
      if (next) expect(bar.y + bar.height).toBeLessThan(next.y);
    }
  });

  test("says every number in its description", () => {
    const { essentials, all } = totals["6-9m"].daily;
    expect(chart.description).toContain(`6–9m: Daily: ${essentials} essentials of ${all} pieces;`);
    expect(chart.description.match(/\d+ essentials? of \d+ pieces?/g)).toHaveLength(bars.length);
  });

  test("of a plan that asks for nothing has no bar of any length, and no division by nothing", () => {
    const empty = drawComparison(view([]).totals, "daily");
    for (const { bars: none } of empty.sizes) for (const { allWidth } of none) expect(allWidth).toBe(0);
  });
});
