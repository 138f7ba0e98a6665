// Today's code reads every form that earlier versions have stored. The texts are literal: what the code of
// that time wrote, never what today's code writes. A new form gets a new fixture; the old ones stay.

import { describe, expect, it, test } from "vitest";
import {
  packMonthCards,
  packWeatherGroups,
  readMonthCards,
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
  readValidAgeRanges,
  readWeatherGroups,
} from "../../../app/contracts/plans/stored-plan.ts";
import { packTotals, unpackTotals } from "../../../app/domain/plans/number-changes.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import { catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";
import { packQuantities, unpackQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { UNNAMED_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { listOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../fixtures/item-rows.ts";
import PLAN from "../fixtures/stored-plan-1.json" with { type: "json" };

describe("F36 a plan as the first releases stored it, without naming a size", () => {
  const weather = readWeatherGroups(PLAN.weatherGroups);

  it("has the weather that it had", () => {
    expect(packWeatherGroups(weather ?? expect.fail("No weather"))).toBe(PLAN.weatherGroups);
    expect(packMonthCards(readMonthCards(PLAN.monthCards) ?? expect.fail("No months"))).toBe(PLAN.monthCards);
  });

  it("has the numbers that it had, which are still written in the same form", () => {
    for (const [key, text] of Object.entries(PLAN.quantities))
      expect(packQuantities(unpackQuantities(text) ?? expect.fail(key)), key).toBe(text);
    for (const [key, text] of Object.entries(PLAN.totals))
      expect(packTotals(unpackTotals(text) ?? expect.fail(key)), key).toBe(text);
  });

  it("has no data issues, and asks for what it asked for", () => {
    const rows = Object.entries(PLAN.quantities).flatMap(([key, calculatedQuantities]) =>
      catalogueItem(key) ? [aRow(key, {}, { calculatedQuantities })] : [],
    );
    const { progress, unreadable, uncounted } = listOf(
      { weatherGroups: PLAN.weatherGroups, newbornDays: null },
      rows,
      "daily",
      { scope: "year" },
    );
    expect([...unreadable, ...uncounted]).toEqual([]);
    const needed = Object.entries(progress).map(([scope, of]) => [scope, of.needed]);
    expect(Object.fromEntries(needed)).toMatchObject(PLAN.needed);
  });

  it("has what its parent counted, wrote, and set aside", () => {
    expect(readOwnedQuantities(PLAN.owned)).toEqual({
      "0-3m": { "1": { quantity: 4 }, "2": { quantity: 7 }, Default: { quantity: 1 } },
      "9-12m": { Default: { quantity: 3 } },
    });
    expect(readPersonalNotes(PLAN.notes)).toEqual({ "6-9m": "From Grandma" });
    expect(readSetAside(PLAN.setAside.nothing)).toEqual([]);
    expect(readSetAside(PLAN.setAside.oneSize)).toEqual(["3-6m"]);
    expect(readSetAside(PLAN.setAside.wholePlan)).toEqual(AGE_RANGES);
  });
});

describe("F36 a text that names its sizes", () => {
  it("has nothing at sizes that it does not hold, and nothing is lost by those that only another release has", () => {
    const cell = (quantity: number) => ({ 1: { quantity, essentiality: "Essential" } });
    expect(unpackQuantities("2:24-30m:.E123...E456")?.daily).toEqual({ "3-6m": cell(1) });
    expect(unpackQuantities("2:15-18m,12-15m:...E123.E456R111.E789")?.weekly_plus).toEqual({
      "9-12m": cell(3),
    });
    expect(unpackTotals("2:24-30m:0.1.0.0.2.0.3.0.0.4.0.a.0.0.6")).toMatchObject({
      daily: { "0-3m": 0, "3-6m": 1, "6-9m": 0, "9-12m": 0 },
      every_2_3_days: { "3-6m": 3 },
      weekly_plus: { "3-6m": 10 },
    });
    expect(
      readOwnedQuantities('{"24-30m":{"Default":{"quantity":2}},"3-6m":{"Default":{"quantity":1}}}'),
    ).toEqual({ "3-6m": { Default: { quantity: 1 } } });
    expect(readPersonalNotes('{"24-30m":"Later","3-6m":"Now"}')).toEqual({ "3-6m": "Now" });
    expect(readValidAgeRanges('["24-30m"]')).toEqual([]);
    expect(readSetAside('["9-12m","24-30m"]')).toEqual(["9-12m"]);
    expect(readSetAside('["2","0-3m","3-6m","6-9m","9-12m"]')).toEqual([...UNNAMED_SIZES]);
  });

  test.each([
    "2::E111.E111.E111.E111.E111",
    "2:18-24m",
    "2:18-24m:E111.E111.E111.E111",
    "2:18-24m:E111.E111.E111.E111.E111.E111",
    "2:9-12m:E111.E111.E111.E111.E111",
    "2:18-24m,18-24m:E111.E111.E111.E111.E111.E111",
    "2:toddler:E111.E111.E111.E111.E111",
    "3:18-24m:E111.E111.E111.E111.E111",
    "2:18-24m:18-24m:E111.E111.E111.E111.E111",
  ])("is none as %j", (text) => {
    expect(unpackQuantities(text)).toBeNull();
    expect(unpackTotals(text.replaceAll(/E(\d)(\d)(\d)/g, "$1.$2.$3"))).toBeNull();
  });
});

test("weather is broken without a size that every release has, or with a part of a year", () => {
  const { "6-9m": _, ...less } = JSON.parse(PLAN.weatherGroups);
  expect(readWeatherGroups(JSON.stringify(less))).toBeNull();
  expect(readWeatherGroups("{}")).toBeNull();
  for (const months of [0, 3, 11]) {
    const cards = JSON.parse(PLAN.monthCards).slice(0, months);
    expect(readMonthCards(JSON.stringify(cards)), `${months} months`).toBeNull();
  }
});

test.each(['["newborn"]', '[""]', '["0-3M"]', '{"0-3m":1}', '["constructor"]'])(
  "sizes of no release cannot be read: %s",
  (text) => {
    expect(readValidAgeRanges(text)).toBeNull();
    expect(readSetAside(text)).toBeNull();
    expect(readPersonalNotes('{"newborn":"x"}')).toBeNull();
  },
);
