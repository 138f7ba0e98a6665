// The size after the calendar's: what was stored before it was there is read as ever, and a plan has it only if the baby's own
// days reach it within the year; every other plan is stored as before, byte for byte.
import { DatabaseSync } from "node:sqlite";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import * as stored from "../../../app/contracts/plans/stored-plan.ts";
import { saveCell } from "../../../app/data/wardrobe/item-edits.server.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planSizes } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import * as changes from "../../../app/domain/plans/number-changes.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules, validAgeRanges } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import * as code from "../../../app/domain/wardrobe/quantity-code.ts";
import * as setAside from "../../../app/domain/wardrobe/set-aside.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { buildMonthCards } from "../../../app/domain/weather/month-cards.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { drawYear } from "../../../app/views/weather/draw-year.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import { dashboardOf, listOf } from "../../support/wardrobe-views.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";
import PLAN from "../fixtures/stored-plan-1.json" with { type: "json" };

const LATER = "12-18m";
/** Of plans that go on to 24 months alone. */
const LAST = "18-24m";

const HISTORY = expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31");
const BORN = "2027-03-10";
/** The plan of a baby of whom nothing is known, and that of one who is in the added size before the year ends. */
const USUAL = buildWeatherGroups(HISTORY, BORN);
const FACTS = [{ kind: "weight", on: "2027-05-10", kg: 6.3 }] as const;
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };
const SIZES = planSizes(sizeWindows(planBaby(DATES, { sex: "boy", facts: FACTS }, 1)), BORN);
const GROUPS = buildWeatherGroups(HISTORY, BORN, SIZES.days);
const CARDS = buildMonthCards(HISTORY, BORN);

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

it("is in the plan of a baby who wears it before the year ends", () => {
  expect(AGE_RANGES).toEqual([...CALENDAR_SIZES, LATER, LAST]);
  expect(GROUPS[LATER].length).toBeGreaterThan(0);
  expect(GROUPS[LATER][0]?.start).toBe(SIZES.days[LATER]?.start);
});

it("leaves the year as long as it was", () => {
  expect(CARDS.length).toBe(12);
  expect(GROUPS[LATER].at(-1)?.end).toBe(CARDS.at(-1)?.endDate);
});

it("is in no plan of whose baby nothing is known", () => {
  expect(USUAL[LATER]).toEqual([]);
  expect(stored.packWeatherGroups(USUAL)).not.toContain(LATER);
  for (const item of CATALOGUE) {
    const text = code.packQuantities(calculateQuantities(clothingRules(item), USUAL));
    expect(text, item.key).not.toContain(LATER);
  }
});

describe("F36 a plan that was stored before the size", () => {
  it("is read whole: every number as it was, nothing at the added size", () => {
    for (const [key, text] of Object.entries(PLAN.quantities)) {
      expect(code.packQuantities(code.unpackQuantities(text) ?? expect.fail(key)), key).toBe(text);
    }
    for (const [key, text] of Object.entries(PLAN.totals)) {
      expect(changes.unpackTotals(text)?.daily, key).toMatchObject({ [LATER]: 0 });
      expect(changes.packTotals(changes.unpackTotals(text) ?? expect.fail(key)), key).toBe(text);
    }
    expect(stored.readWeatherGroups(PLAN.weatherGroups)).toMatchObject({ [LATER]: [] });
    expect(stored.readMonthCards(PLAN.monthCards)?.length).toBe(12);
  });

  it("has no data issues on any page, and the numbers that it had", () => {
    const rows = rowsOf(PLAN.quantities);
    const { unreadable, uncounted, progress } = listOf(
      { weatherGroups: PLAN.weatherGroups, newbornDays: null },
      rows,
      "daily",
      { scope: "year" },
    );
    expect([...unreadable, ...uncounted]).toEqual([]);
    expect(
      Object.fromEntries(Object.entries(progress).map(([scope, { needed }]) => [scope, needed])),
    ).toEqual({ ...PLAN.needed, [LATER]: 0, [LAST]: 0 });
    for (const ageRange of AGE_RANGES) {
      const shown = {
        weatherGroups: PLAN.weatherGroups,
        newbornDays: null,
        ageRange,
        scenario: "daily" as const,
      };
      const { groups, categories } = dashboardOf(shown, rows, NO_EXTRAS);
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
    expect(stored.readSetAside(PLAN.setAside.wholePlan)).toEqual(AGE_RANGES);
    expect(stored.readSetAside(PLAN.setAside.oneSize)).toEqual(["3-6m"]);
    expect(stored.readSetAside(PLAN.setAside.nothing)).toEqual([]);
  });
});

describe("a plan that has the added size", () => {
  it("reads back as it was written", () => {
    for (const item of CATALOGUE) {
      const { [LAST]: _, ...groups } = GROUPS;
      const quantities = calculateQuantities(clothingRules(item), groups);
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
    const { progress, unreadable } = listOf(listed, rowsOf(NEW_TEXTS), "daily", { scope: "year" });
    const needed = (scope: keyof typeof progress) => progress[scope].needed;
    expect(unreadable).toEqual([]);
    expect(needed(LATER)).toBeGreaterThan(20);
    expect(needed("year")).toBeGreaterThan(PLAN.needed.year);
  });

  it("still says in its texts which items are essential somewhere", () => {
    for (const [key, text] of Object.entries(NEW_TEXTS)) {
      const isEssential = LAUNDRY_SCENARIOS.some((scenario) =>
        Object.values(code.unpackQuantities(text)?.[scenario] ?? {}).some((groups) =>
          Object.values(groups).some(({ essentiality }) => essentiality === "Essential"),
        ),
      );
      expect(text.includes(code.ESSENTIAL_MARK), key).toBe(isEssential);
    }
  });

  it("costs at most seven hundred bytes more for saying which sizes it holds", () => {
    const heads = Object.values(NEW_TEXTS).map((text) => text.lastIndexOf(":") + 1);
    expect(heads.reduce((sum, length) => sum + length, 0)).toBeLessThan(700);
  });
});

describe("setting aside", () => {
  const table = new DatabaseSync(":memory:");
  table.exec(`create table user_clothing_items (dashboard_item_id, onboarding_id, user_id, removed_at, set_aside,
    user_added_quantities, personal_notes, version, updated_at, counted_steps)`);
  table.exec("create table user_onboarding_data (onboarding_id, user_id, deleted_at, member_ids)");
  table.exec("create table users (id, full_name, given_name, email, is_masked)");
  table.exec("create table plan_members (user_id, onboarding_id, role)");
  table.exec("create table gift_lists (onboarding_id, token_hash, closed_at)");
  table.exec("insert into user_onboarding_data values ('plan', 'owner', null, null)");
  table.exec(
    "insert into user_clothing_items values (1, 'plan', 'owner', null, '[]', '{}', '{}', 1, 0, null)",
  );
  const db = drizzle({} as D1Database) as unknown as Parameters<typeof saveCell>[0];

  /** The column's content after a choice, as the data layer's statement writes it. */
  function choose(before: string, ageRange: AgeRange, value: setAside.SetAsideChoice): string {
    table.prepare("update user_clothing_items set set_aside = ?").run(before);
    const item = { viewerId: "owner", planId: "plan", itemId: 1 };
    const { sql, params } = saveCell(db, item, { kind: "set-aside", ageRange, value }, 0).toSQL();
    table.prepare(sql).all(...(params as (string | number)[]));
    return String(table.prepare("select set_aside from user_clothing_items").get()?.set_aside);
  }

  it("ends where the rules say, from every column and after every choice", () => {
    const texts = ["[]", PLAN.setAside.oneSize, PLAN.setAside.wholePlan];
    const seen = new Set(texts);
    for (const before of seen) {
      for (const ageRange of AGE_RANGES) {
        for (const choice of setAside.SET_ASIDE_CHOICES) {
          const after = choose(before, ageRange, choice);
          const expected = setAside.chooseSetAside(stored.readSetAside(before) ?? [], ageRange, choice);
          expect(stored.readSetAside(after), `${before} ${ageRange} ${choice}`).toEqual(expected);
          seen.add(after);
        }
      }
    }
    expect(seen.size).toBe(2 ** AGE_RANGES.length);
  });

  it("tells the four sizes of the calendar from the whole plan", () => {
    const four = CALENDAR_SIZES.reduce((text, size) => choose(text, size, "age"), "[]");
    expect(stored.readSetAside(four)).toEqual([...CALENDAR_SIZES]);
    expect(choose(choose(four, LATER, "age"), LAST, "age")).toBe(PLAN.setAside.wholePlan);
    expect(stored.readSetAside(PLAN.setAside.wholePlan)).toEqual([...AGE_RANGES]);
  });
});
