import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOwnedQuantities } from "../../../app/contracts/plans/stored-plan.ts";
import {
  type OwnedQuantities,
  ownedForAgeRange,
  parseCount,
  withCount,
} from "../../../app/domain/wardrobe/owned.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";

const aCount = fc.nat(999);
const ofAge = fc.dictionary(fc.constantFrom("1", "2", "3", "4", "Default"), fc.record({ quantity: aCount }));
const anyOwned: fc.Arbitrary<OwnedQuantities> = fc.record(
  { "0-3m": ofAge, "3-6m": ofAge, "6-9m": ofAge, "9-12m": ofAge },
  { requiredKeys: [] },
);
const anAge = fc.constantFrom(...CALENDAR_SIZES);
const anItem = fc.constantFrom("tshirt", "rain_suit", "custom_1", ...ONE_SIZE_ITEMS);

describe("what the parent has", () => {
  it("is one count an age range, because a garment is worn in every weather", () => {
    expect(ownedForAgeRange("tshirt", { "0-3m": { Default: { quantity: 3 } } }, "0-3m")).toBe(3);
    expect(ownedForAgeRange("tshirt", { "0-3m": { Default: { quantity: 3 } } }, "3-6m")).toBe(0);
    expect(ownedForAgeRange("tshirt", {}, "0-3m")).toBe(0);
  });

  it("is the highest of the counts by weather that an earlier release kept", () => {
    const owned = { "0-3m": { "1": { quantity: 4 }, "2": { quantity: 6 } } };
    expect(ownedForAgeRange("tshirt", owned, "0-3m")).toBe(6);
    expect(ownedForAgeRange("tshirt", owned, "3-6m")).toBe(0);
  });

  it("is the sum of an earlier release's rain suits, which were counted weather by weather", () => {
    const owned = { "3-6m": { "1": { quantity: 1 }, "2": { quantity: 1 }, Default: { quantity: 1 } } };
    expect(ownedForAgeRange("rain_suit", owned, "3-6m")).toBe(3);
    expect(ownedForAgeRange("rain_suit", { "3-6m": { Default: { quantity: 2 } } }, "3-6m")).toBe(2);
  });

  it.each(ONE_SIZE_ITEMS)("of %s serves every age, wherever it was counted", (key) => {
    const owned = {
      "0-3m": { "1": { quantity: 4 }, "2": { quantity: 7 } },
      "6-9m": { Default: { quantity: 5 } },
    };
    for (const age of CALENDAR_SIZES) {
      expect(ownedForAgeRange(key, owned, age)).toBe(7);
      expect(ownedForAgeRange("tshirt", owned, age)).toBe(
        { "0-3m": 7, "3-6m": 0, "6-9m": 5, "9-12m": 0 }[age],
      );
    }
  });

  it("is read as numbers and as objects, and as nothing when it makes no sense", () => {
    expect(readOwnedQuantities('{"0-3m":{"1":4,"Default":{"quantity":2}}}')).toEqual({
      "0-3m": { "1": { quantity: 4 }, Default: { quantity: 2 } },
    });
    for (const text of ['{"0-3m":{"1":-1}}', '{"0-3m":{"1":1000}}', '{"1y":{}}', "[]", "{", "null"]) {
      expect(readOwnedQuantities(text)).toBeNull();
    }
  });
});

describe("another count", () => {
  it("takes the place of an age range's earlier ones and leaves the other ages", () => {
    const owned = {
      "0-3m": { "1": { quantity: 4 }, Default: { quantity: 9 } },
      "3-6m": { "2": { quantity: 2 } },
    };
    const before = structuredClone(owned);
    expect(withCount("tshirt", owned, "0-3m", 3)).toEqual({
      "0-3m": { Default: { quantity: 3 } },
      "3-6m": { "2": { quantity: 2 } },
    });
    expect(owned).toEqual(before);
  });

  it.each(ONE_SIZE_ITEMS)("of %s is that of all ages", (key) => {
    const count = { Default: { quantity: 2 } };
    expect(withCount(key, { "0-3m": { "1": { quantity: 9 } } }, "6-9m", 2)).toEqual({
      "0-3m": count,
      "3-6m": count,
      "6-9m": count,
      "9-12m": count,
      "12-18m": count,
      "18-24m": count,
    });
  });

  it("is what is there then, and can be read back from the column", () => {
    fc.assert(
      fc.property(anItem, anyOwned, anAge, aCount, (key, owned, age, quantity) => {
        const next = withCount(key, owned, age, quantity);
        expect(ownedForAgeRange(key, next, age)).toBe(quantity);
        expect(readOwnedQuantities(JSON.stringify(next))).toEqual(next);
        for (const other of CALENDAR_SIZES) {
          const stays = other !== age && !ONE_SIZE_ITEMS.includes(key);
          if (stays) expect(next[other]).toEqual(owned[other]);
          else expect(next[other]).toEqual({ Default: { quantity } });
        }
      }),
    );
  });
});

describe("a count that is typed", () => {
  it.each([
    ["0", 0],
    ["7", 7],
    [" 12 ", 12],
    ["999", 999],
    ["1000", null],
    ["9999", null],
    ["0001", null],
    ["-1", null],
    ["1.5", null],
    ["１２", null],
    ["12 12", null],
    ["2x", 2],
    ["x 2", 2],
    [" 12 × ", 12],
    ["2x3", null],
    ["2,5", null],
  ])("%j is %j", (text, count) => {
    expect(parseCount(text)).toBe(count);
  });
});
