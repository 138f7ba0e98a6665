import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOwnedQuantities } from "../../app/contracts/stored-plan.ts";
import { ownedForAgeRange, ownedInGroup, readyPieces } from "../../app/domain/owned.ts";

describe("what the parent has", () => {
  it("is the highest count of any weather, because a garment is worn in all of them", () => {
    const owned = { "0-3m": { "1": { quantity: 4 }, "2": { quantity: 6 } } };
    expect(ownedForAgeRange("tshirt", owned, "0-3m")).toBe(6);
    expect(ownedForAgeRange("tshirt", owned, "3-6m")).toBe(0);
  });

  it("counts rain suits group by group, like the need for them", () => {
    const owned = { "3-6m": { "1": { quantity: 1 }, "2": { quantity: 1 } } };
    expect(ownedForAgeRange("rain_suit", owned, "3-6m")).toBe(2);
  });

  it("takes pieces that belong to no weather in particular", () => {
    expect(ownedForAgeRange("tshirt", { "0-3m": { Default: { quantity: 3 } } }, "0-3m")).toBe(3);
  });

  it("is read as numbers and as objects, and as nothing when it makes no sense", () => {
    const read = readOwnedQuantities('{"0-3m":{"1":4,"Default":{"quantity":2}}}');
    expect(read && ownedInGroup(read, "0-3m", 1)).toBe(4);
    expect(read && ownedInGroup(read, "0-3m", "Default")).toBe(2);
    for (const text of ['{"0-3m":{"1":-1}}', '{"0-3m":{"1":1000}}', '{"1y":{}}', "[]", "{", "null"]) {
      expect(readOwnedQuantities(text)).toBeNull();
    }
  });

  it("is never ready beyond what is needed", () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (needed, owned) => {
        const ready = readyPieces(needed, owned);
        expect(ready).toBeLessThanOrEqual(needed);
        expect(ready).toBeLessThanOrEqual(owned);
      }),
    );
  });
});
