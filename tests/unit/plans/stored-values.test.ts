// The one way in which stored values are read: whatever a column holds, its reader answers, and tells only the column's name.
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { readStored, tellOfUnreadable } from "../../../app/contracts/stored-json.ts";
import { readBagChanges } from "../../../app/contracts/wardrobe/bag-form.ts";
import * as schema from "../../../app/data/schema.ts";
import { isKnownDay, NO_DAY, plusYears, readStoredDay } from "../../../app/domain/calendar.ts";

describe("F42 a stored day", () => {
  it.each(["not a day", "", "2026-02-30", "9999-12-31", "0001-01-01", "2026-2-3"])(
    "that is %s is none",
    (text) => {
      expect(readStoredDay(text)).toBe(NO_DAY);
    },
  );

  it("that can be read stays, and none is no day that anyone knows, but can be counted with", () => {
    expect(readStoredDay("2028-02-29")).toBe("2028-02-29");
    expect(isKnownDay("2028-02-29")).toBe(true);
    expect(isKnownDay(NO_DAY)).toBe(false);
    expect(plusYears(NO_DAY, 1)).toBe("1901-01-01");
  });
});

describe("F42 a stored text", () => {
  it.each(["{", "", "null", '{"a":1}', "[1]"])(
    "that is %s is read as nothing, and only its column is told of",
    (text) => {
      const told: string[] = [];
      tellOfUnreadable((column) => told.push(column));
      onTestFinished(() => tellOfUnreadable(() => {}));
      expect(readStored("kit", z.array(z.string()), text)).toBeNull();
      expect(told).toEqual(["kit"]);
    },
  );

  it("is nothing where there is none, and nobody is told", () => {
    tellOfUnreadable((column) => expect.fail(column));
    onTestFinished(() => tellOfUnreadable(() => {}));
    expect(readStored("kit", z.array(z.string()), null)).toBeNull();
    expect(readBagChanges('[[1,"0-3m",2]]')).toEqual([{ itemId: 1, ageRange: "0-3m", pieces: 2 }]);
  });
});

describe("F42 a stored number or word", () => {
  const { userOnboardingData: plans, usersProfile: profiles, affiliateLinks: links } = schema;

  it.each([
    [plans.babies, "many", 1],
    [plans.babies, 2, 2],
    [plans.createdAt, 9e15, 0],
    [plans.createdAt, Number.NaN, 0],
    [profiles.units, "kelvin", null],
    [profiles.units, "c", "c"],
    [links.category, "{}", "budget"],
    [schema.giftWishes.link, "https://shop.example/", "https://shop.example/"],
    [schema.giftWishes.link, "javascript:alert(1)", ""],
    [schema.giftWishes.link, "{", ""],
  ])("of %o that is %s is read as %s", (column, stored, read) => {
    expect(column.mapFromDriverValue(stored)).toBe(read);
  });
});
