// Adding a size: the code with 12-18m in its table reads everything today's code stored, writes back what it
// read, and counts the new size. A plan has it only if the baby's own days reach it within the year; every
// other plan is stored as before, byte for byte.
import { DatabaseSync } from "node:sqlite";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, describe, expect, it } from "vitest";
import { readNumberChanges } from "../../../app/contracts/plans/stored-number-changes.ts";
import {
  packMonthCards,
  packWeatherGroups,
  readSetAside,
  readValidAgeRanges,
  readWeatherGroups,
} from "../../../app/contracts/plans/stored-plan.ts";
import { itemName } from "../../../app/copy/wardrobe/item-copy.ts";
import { unpackTotals } from "../../../app/domain/plans/number-changes.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE as CATALOGUE_NOW,
  clothingRules as rulesNow,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities as calculateNow } from "../../../app/domain/wardrobe/quantities.ts";
import {
  ESSENTIAL_MARK,
  packQuantities,
  unpackQuantities,
} from "../../../app/domain/wardrobe/quantity-code.ts";
import type { SetAsideChoice } from "../../../app/domain/wardrobe/set-aside.ts";
import { buildMonthCards } from "../../../app/domain/weather/month-cards.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { ADDED_SIZE, withAddedSize } from "../../support/added-size.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";
import PLAN from "../fixtures/stored-plan-1.json" with { type: "json" };

const { load, remove } = withAddedSize();
afterAll(remove);

const stored = await load<typeof import("../../../app/contracts/plans/stored-plan.ts")>(
  "contracts/plans/stored-plan.ts",
);
const { AGE_RANGES: FIVE } = await load<{ AGE_RANGES: readonly AgeRange[] }>("domain/vocabulary.ts");
const code = await load<typeof import("../../../app/domain/wardrobe/quantity-code.ts")>(
  "domain/wardrobe/quantity-code.ts",
);
const changes = await load<typeof import("../../../app/domain/plans/number-changes.ts")>(
  "domain/plans/number-changes.ts",
);
const { CATALOGUE, clothingRules, validAgeRanges } = await load<
  typeof import("../../../app/domain/wardrobe/catalogue.ts")
>("domain/wardrobe/catalogue.ts");
const { calculateQuantities } = await load<typeof import("../../../app/domain/wardrobe/quantities.ts")>(
  "domain/wardrobe/quantities.ts",
);
const { viewShoppingList } = await load<typeof import("../../../app/views/shopping/shopping-list-view.ts")>(
  "views/shopping/shopping-list-view.ts",
);
const { viewDashboard } = await load<typeof import("../../../app/views/wardrobe/dashboard-view.ts")>(
  "views/wardrobe/dashboard-view.ts",
);
const { drawYear } = await load<typeof import("../../../app/views/weather/draw-year.ts")>(
  "views/weather/draw-year.ts",
);
const { usualSizeDays } = await load<typeof import("../../../app/domain/wardrobe/size-days.ts")>(
  "domain/wardrobe/size-days.ts",
);
const setAside = await load<typeof import("../../../app/domain/wardrobe/set-aside.ts")>(
  "domain/wardrobe/set-aside.ts",
);
const { saveCell } = await load<typeof import("../../../app/data/wardrobe/item-edits.server.ts")>(
  "data/wardrobe/item-edits.server.ts",
);
const cards = await load<typeof import("../../../app/domain/weather/month-cards.ts")>(
  "domain/weather/month-cards.ts",
);
const weather = await load<typeof import("../../../app/domain/weather/weather-groups.ts")>(
  "domain/weather/weather-groups.ts",
);
const { expandNormals } = await load<typeof import("../../../app/domain/weather/typical-climate.ts")>(
  "domain/weather/typical-climate.ts",
);

const { planBaby } = await load<typeof import("../../../app/domain/growth/plan-baby.ts")>(
  "domain/growth/plan-baby.ts",
);
const { planSizes } = await load<typeof import("../../../app/domain/growth/year-sizes.ts")>(
  "domain/growth/year-sizes.ts",
);
const { sizeWindows } = await load<typeof import("../../../app/domain/growth/size-windows.ts")>(
  "domain/growth/size-windows.ts",
);

const ADDED = FIVE.find((size) => (size as string) === ADDED_SIZE) as AgeRange;
const HISTORY = expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31");
const BORN = "2027-03-10";
/** The plan of a baby of whom nothing is known, and that of one who is in the added size before the year ends. */
const USUAL = weather.buildWeatherGroups(HISTORY, BORN);
const FACTS = [{ kind: "weight", on: "2027-05-10", kg: 6.3 }] as const;
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };
const SIZES = planSizes(sizeWindows(planBaby(DATES, { sex: "boy", facts: FACTS }, 1)), BORN);
const GROUPS = weather.buildWeatherGroups(HISTORY, BORN, SIZES.days);
const CARDS = cards.buildMonthCards(HISTORY, BORN);

/** The rows of a plan whose items were stored as `quantities`, with the catalogue that has the added size. */
const rowsOf = (quantities: Readonly<Record<string, string>>) =>
  CATALOGUE.map((item, at) => ({
    dashboardItemId: at + 1,
    clothingId: at + 1,
    clothingNameId: item.key,
    name: itemName(item.key),
    category: item.category,
    sizeUp: item.sizeUp,
    validAgeRanges: JSON.stringify(validAgeRanges(item)),
    calculatedQuantities: quantities[item.key] ?? "",
    userAddedQuantities: "{}",
    personalNotes: "{}",
    setAside: "[]",
    ownerId: null,
    version: 1,
  }));

const NEW_TEXTS = Object.fromEntries(
  CATALOGUE.map((item) => [item.key, code.packQuantities(calculateQuantities(clothingRules(item), GROUPS))]),
);
const NO_EXTRAS = { withLinks: new Set<number>(), images: new Map<number, string>() };

it("adds a size to the table", () => {
  expect(FIVE).toEqual([...AGE_RANGES, ADDED_SIZE]);
  expect(GROUPS[ADDED].length).toBeGreaterThan(0);
  expect(GROUPS[ADDED][0]?.start).toBe(SIZES.days[ADDED]?.start);
});

it("leaves the year as long as it was", () => {
  expect(CARDS.length).toBe(12);
  expect(GROUPS[ADDED].at(-1)?.end).toBe(CARDS.at(-1)?.endDate);
});

it("changes no byte of a plan without it", () => {
  const now = buildWeatherGroups(HISTORY, BORN);
  expect(USUAL[ADDED]).toEqual([]);
  expect(stored.packWeatherGroups(USUAL)).toBe(packWeatherGroups(now));
  expect(stored.packMonthCards(CARDS)).toBe(packMonthCards(buildMonthCards(HISTORY, BORN)));
  for (const item of CATALOGUE_NOW) {
    const before = packQuantities(calculateNow(rulesNow(item), now));
    const added = CATALOGUE.find(({ key }) => key === item.key) ?? expect.fail(item.key);
    expect(code.packQuantities(calculateQuantities(clothingRules(added), USUAL)), item.key).toBe(before);
  }
});

describe("F36 a plan that was stored before the size", () => {
  it("is read whole: every number as it was, nothing at the added size", () => {
    for (const [key, text] of Object.entries(PLAN.quantities)) {
      expect(code.unpackQuantities(text), key).toEqual(unpackQuantities(text));
      expect(code.packQuantities(code.unpackQuantities(text) ?? expect.fail(key)), key).toBe(text);
    }
    for (const [key, text] of Object.entries(PLAN.totals)) {
      expect(changes.unpackTotals(text)?.daily, key).toEqual({
        ...unpackTotals(text)?.daily,
        [ADDED_SIZE]: 0,
      });
      expect(changes.packTotals(changes.unpackTotals(text) ?? expect.fail(key)), key).toBe(text);
    }
    expect(stored.readWeatherGroups(PLAN.weatherGroups)).toEqual({
      ...readWeatherGroups(PLAN.weatherGroups),
      [ADDED_SIZE]: [],
    });
    expect(stored.readMonthCards(PLAN.monthCards)?.length).toBe(12);
  });

  it("has no data issues on any page, and the numbers that it had", () => {
    const rows = rowsOf(PLAN.quantities);
    const { unreadable, uncounted, progress } = viewShoppingList(
      { weatherGroups: PLAN.weatherGroups, newbornDays: null },
      rows,
      "daily",
      {
        scope: "year",
      },
    );
    expect([...unreadable, ...uncounted]).toEqual([]);
    expect(
      Object.fromEntries(Object.entries(progress).map(([scope, { needed }]) => [scope, needed])),
    ).toEqual({
      ...PLAN.needed,
      [ADDED_SIZE]: 0,
    });
    for (const ageRange of FIVE) {
      const shown = {
        weatherGroups: PLAN.weatherGroups,
        newbornDays: null,
        ageRange,
        scenario: "daily" as const,
      };
      const { groups, categories } = viewDashboard(shown, rows, NO_EXTRAS);
      const broken = categories.flatMap(({ items }) => items.filter(({ isIntact }) => !isIntact));
      expect(groups, ageRange).not.toBeNull();
      expect(broken, ageRange).toEqual([]);
    }
  });

  it("shows the year that it has", () => {
    const year = {
      monthCards: stored.readMonthCards(PLAN.monthCards),
      weatherGroups: stored.readWeatherGroups(PLAN.weatherGroups),
      start: "2027-03-10",
      days: usualSizeDays("2027-03-10"),
      today: null,
      dueDate: "2027-03-10",
      units: "f" as const,
      country: "US",
    };
    expect(drawYear(year)?.ageRanges.length).toBe(4);
    expect(drawYear({ ...year, monthCards: CARDS, weatherGroups: USUAL })?.ageRanges.length).toBe(4);
  });

  it("was set aside for the whole plan, and is so for the added size as well", () => {
    expect(stored.readSetAside(PLAN.setAside.wholePlan)).toEqual(FIVE);
    expect(stored.readSetAside(PLAN.setAside.oneSize)).toEqual(["3-6m"]);
    expect(stored.readSetAside(PLAN.setAside.nothing)).toEqual([]);
  });
});

describe("a plan that has the added size", () => {
  it("reads back as it was written", () => {
    for (const item of CATALOGUE) {
      const quantities = calculateQuantities(clothingRules(item), GROUPS);
      const text = NEW_TEXTS[item.key] ?? "";
      expect(text, item.key).toMatch(/^2:12-18m:/);
      expect(code.unpackQuantities(text), item.key).toEqual(quantities);
      const totals = changes.totalsByRules(3, item.key, quantities, GROUPS);
      expect(changes.unpackTotals(changes.packTotals(totals)), item.key).toEqual(totals);
    }
    expect(stored.readWeatherGroups(stored.packWeatherGroups(GROUPS))).toEqual(GROUPS);
    expect(stored.readMonthCards(stored.packMonthCards(CARDS))?.length).toBe(12);
  });

  it("counts it, in its own list and in the year's", () => {
    const listed = { weatherGroups: stored.packWeatherGroups(GROUPS), newbornDays: null };
    const { progress, unreadable } = viewShoppingList(listed, rowsOf(NEW_TEXTS), "daily", { scope: "year" });
    const needed = (scope: keyof typeof progress) => progress[scope].needed;
    expect(unreadable).toEqual([]);
    expect(needed(ADDED)).toBeGreaterThan(20);
    expect(needed("year")).toBeGreaterThan(PLAN.needed.year);
  });

  it("still says in its texts which items are essential somewhere", () => {
    for (const [key, text] of Object.entries(NEW_TEXTS)) {
      const isEssential = LAUNDRY_SCENARIOS.some((scenario) =>
        Object.values(code.unpackQuantities(text)?.[scenario] ?? {}).some((groups) =>
          Object.values(groups).some(({ essentiality }) => essentiality === "Essential"),
        ),
      );
      expect(text.includes(ESSENTIAL_MARK), key).toBe(isEssential);
    }
  });

  it("costs at most seven hundred bytes more for saying which sizes it holds", () => {
    const heads = Object.values(NEW_TEXTS).map((text) => text.lastIndexOf(":") + 1);
    expect(heads.reduce((sum, length) => sum + length, 0)).toBeLessThan(700);
  });

  it("F36 is read by the code of four sizes, but for what it says of the fifth", () => {
    const { [ADDED]: _, ...four } = GROUPS;
    expect(readWeatherGroups(stored.packWeatherGroups(GROUPS))).toEqual(four);
    expect(readValidAgeRanges(`["9-12m","${ADDED_SIZE}"]`)).toEqual(["9-12m"]);
    for (const [key, text] of Object.entries(NEW_TEXTS)) {
      const item = CATALOGUE.find((one) => one.key === key) ?? expect.fail(key);
      expect(unpackQuantities(text), key).toEqual(
        calculateQuantities(clothingRules(item), four as typeof GROUPS),
      );
      const items = {
        [key]: changes.packTotals(
          changes.totalsByRules(3, key, calculateQuantities(clothingRules(item), GROUPS), GROUPS),
        ),
      };
      expect(readNumberChanges(JSON.stringify({ from: 3, items })), key).toEqual({ from: 3, items });
    }
  });
});

describe("setting aside", () => {
  const table = new DatabaseSync(":memory:");
  table.exec(`create table user_clothing_items (dashboard_item_id, onboarding_id, user_id, removed_at, set_aside,
    user_added_quantities, personal_notes, version, updated_at)`);
  table.exec("create table user_onboarding_data (onboarding_id, user_id, deleted_at)");
  table.exec("insert into user_onboarding_data values ('plan', 'owner', null)");
  table.exec("insert into user_clothing_items values (1, 'plan', 'owner', null, '[]', '{}', '{}', 1, 0)");
  const db = drizzle({} as D1Database) as unknown as Parameters<typeof saveCell>[0];

  /** The column's content after a choice, as the data layer's statement writes it. */
  function choose(before: string, ageRange: AgeRange, value: SetAsideChoice): string {
    table.prepare("update user_clothing_items set set_aside = ?").run(before);
    const item = { ownerId: "owner", onboardingId: "plan", itemId: 1 };
    const { sql, params } = saveCell(db, item, { kind: "set-aside", ageRange, value }, 0).toSQL();
    table.prepare(sql).all(...(params as (string | number)[]));
    return String(table.prepare("select set_aside from user_clothing_items").get()?.set_aside);
  }

  it("ends where the rules say, from every column and after every choice", () => {
    const texts = ["[]", PLAN.setAside.oneSize, PLAN.setAside.wholePlan];
    const seen = new Set(texts);
    for (const before of seen) {
      for (const ageRange of FIVE) {
        for (const choice of setAside.SET_ASIDE_CHOICES) {
          const after = choose(before, ageRange, choice);
          const expected = setAside.chooseSetAside(stored.readSetAside(before) ?? [], ageRange, choice);
          expect(stored.readSetAside(after), `${before} ${ageRange} ${choice}`).toEqual(expected);
          seen.add(after);
        }
      }
    }
    expect(seen.size).toBe(2 ** FIVE.length);
  });

  it("tells the four sizes of today from the whole plan, and both can be read by the code of today", () => {
    const [first = ADDED, second = ADDED, third = ADDED, fourth = ADDED] = FIVE;
    const four = [first, second, third, fourth].reduce((text, size) => choose(text, size, "age"), "[]");
    expect(stored.readSetAside(four)).toEqual(AGE_RANGES);
    expect(readSetAside(four)).toEqual(AGE_RANGES);
    expect(choose(four, ADDED, "age")).toBe(PLAN.setAside.wholePlan);
    expect(readSetAside(choose("[]", ADDED, "age"))).toEqual([]);
  });
});
