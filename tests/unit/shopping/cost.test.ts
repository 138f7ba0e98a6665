// The cost of pieces (E32): the groups of a sheet, the sums, and their rounding. All figures are invented.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf, linesToPrice, type NeededPieces, priceGroupOf } from "~/domain/shopping/cost.ts";
import { PRICE_GROUPS, priceGroupsOf } from "~/domain/shopping/price-groups.ts";
import type { GroupPrice, OwnPrices, PriceSheet } from "~/domain/shopping/prices.ts";
import { type ShoppingItem, shoppingList } from "~/domain/shopping/shopping-list.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { sheetPrices } from "../../support/price-sheets.ts";

const KEYS = CATALOGUE.map(({ key }) => key);
const sheet = (prices = sheetPrices()): PriceSheet => ({ currency: "USD", pricedOn: "2026-11-01", prices });
const lines = (pieces: Readonly<Record<string, number>>): NeededPieces[] =>
  Object.entries(pieces).map(([nameId, remaining]) => ({ nameId, remaining }));

describe("the groups of a sheet", () => {
  it("have each of the 73 pieces of the catalogue once", () => {
    expect(KEYS).toHaveLength(73);
    for (const key of KEYS) expect(priceGroupsOf(key), key).toHaveLength(1);
  });

  it("are thirteen, and none is empty", () => {
    expect(PRICE_GROUPS).toHaveLength(13);
    expect(new Set(KEYS.map(priceGroupOf))).toEqual(new Set(PRICE_GROUPS));
  });

  it.each([
    ["bodysuit_long_sleeve_nb", "tops"],
    ["socks_warm", "feet"],
    ["swim_hat", "swim"],
    ["sunglasses", "hats"],
    ["stroller_footmuff", "blankets"],
    ["tights", "pants"],
  ])("have %s in %s", (key, group) => expect(priceGroupOf(key)).toBe(group));

  it("have no own item, whatever it is called", () => {
    for (const key of ["swim_of_ours", "socks_from_ana", "", "__proto__"])
      expect(priceGroupOf(key)).toBeNull();
  });
});

describe("what pieces cost", () => {
  it.each([
    ["nothing, without pieces", {}, {}, [0, 0, 0, 0]],
    ["pieces × the group's prices", { socks: 10, hat_sun: 10 }, {}, [100, 400, 50, 0]],
    ["at least ten, for what isn't free", { socks: 1 }, {}, [10, 20, 10, 0]],
    ["the own price, new and second-hand", { socks: 10 }, { socks: 750 }, [80, 80, 80, 0]],
    ["nothing, where the own price is 0", { socks: 10 }, { socks: 0 }, [0, 0, 0, 0]],
    ["an own item's price", { cape: 2 }, { cape: 3000 }, [60, 60, 60, 0]],
    ["what has a price, without own items that have none", { cape: 2, socks: 10 }, {}, [50, 200, 30, 2]],
  ] as const)("is %s", (_, pieces, own, [low, high, secondHand, unpriced]) => {
    expect(costOf(lines(pieces), sheet(), own)).toMatchObject({ cost: { low, high, secondHand }, unpriced });
  });

  it("counts a group's own budget, premium, and share", () => {
    const prices = sheetPrices({ outerwear: { budget: 1999, premium: 7050, share: 33 } });
    expect(costOf(lines({ snowsuit: 2 }), sheet(prices), {}).cost).toEqual({
      low: 40,
      high: 140,
      secondHand: 10,
    });
  });

  it("leaves out what is nice to have, what is owned, and what is coming", () => {
    const need = (fields: object) => ({ needed: 4, owned: 0, essentiality: "Essential" as const, ...fields });
    const item = (id: number, nameId: string, fields: object = {}): ShoppingItem => ({
      ...{ id, nameId, name: nameId, category: "Accessories" },
      ages: { "0-3m": need(fields) },
    });
    const items = [
      item(1, "socks"),
      item(2, "hat_sun", { owned: 3 }),
      item(3, "hat_warm", { coming: 4 }),
      item(4, "sunglasses", { essentiality: "Nice-to-have" }),
    ];
    const list = shoppingList(items, "year", ["Essential", "Nice-to-have"]);
    const left = linesToPrice(list).map(({ nameId, remaining }) => [nameId, remaining]);
    expect(left).toEqual([
      ["socks", 4],
      ["hat_sun", 1],
    ]);
  });

  const price = fc
    .record({
      budget: fc.integer({ min: 1, max: 1_000_000 }),
      more: fc.integer({ min: 0, max: 500_000 }),
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ budget, more, share }): GroupPrice => ({ budget, premium: budget + more, share }));
  const sheets = fc
    .array(price, { minLength: 13, maxLength: 13 })
    .map((all) => sheet(sheetPrices(Object.fromEntries(PRICE_GROUPS.map((group, at) => [group, all[at]])))));
  const needs = fc.dictionary(fc.constantFrom(...KEYS, "cape"), fc.integer({ min: 0, max: 30 }));
  const own: fc.Arbitrary<OwnPrices> = fc.dictionary(
    fc.constantFrom(...KEYS, "cape"),
    fc.integer({ min: 0, max: 1_000_000 }),
  );

  it("is second-hand at most new, budget at most premium, and whole tens, for any sheet and any needs", () => {
    fc.assert(
      fc.property(sheets, needs, own, (prices, pieces, ours) => {
        const { cost } = costOf(lines(pieces), prices, ours);
        expect(cost.secondHand).toBeLessThanOrEqual(cost.low);
        expect(cost.low).toBeLessThanOrEqual(cost.high);
        for (const amount of Object.values(cost)) expect(amount % 10).toBe(0);
      }),
    );
  });

  it("is never more for a family that has more", () => {
    fc.assert(
      fc.property(sheets, needs, own, fc.integer({ min: 0, max: 30 }), (prices, pieces, ours, owned) => {
        const fewer = Object.fromEntries(
          Object.entries(pieces).map(([key, count]) => [key, Math.max(0, count - owned)]),
        );
        const [less, more] = [
          costOf(lines(fewer), prices, ours).cost,
          costOf(lines(pieces), prices, ours).cost,
        ];
        for (const name of ["low", "high", "secondHand"] as const)
          expect(less[name]).toBeLessThanOrEqual(more[name]);
      }),
    );
  });

  it("is within five of the exact sum, or ten for less than five", () => {
    fc.assert(
      fc.property(sheets, fc.integer({ min: 1, max: 500 }), (prices, pieces) => {
        const exact = (prices.prices.feet.budget * pieces) / 100;
        const { low } = costOf(lines({ socks: pieces }), prices, {}).cost;
        if (exact < 5) expect(low).toBe(10);
        else expect(Math.abs(low - exact)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
