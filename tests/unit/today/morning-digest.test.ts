// E24: a morning is told of if it has another piece of warmth, rain or snow, or a word for how long to stay out, than the day before.
import { describe, expect, it } from "vitest";
import {
  type ComparedOutfit,
  digestOf,
  isOfWarmth,
  isWorthTelling,
} from "../../../app/domain/today/morning-digest.ts";

const OUTFIT: ComparedOutfit = { warm: ["sleeper_footed", "bunting_fleece"], stay: "any", wet: null };
const digest = (fields: Partial<ComparedOutfit> = {}) => digestOf([{ ...OUTFIT, ...fields }]);

describe("a morning in one line", () => {
  it("is the same for the same pieces in any order", () => {
    expect(digest({ warm: ["bunting_fleece", "sleeper_footed", "bunting_fleece"] })).toBe(digest());
  });

  it.each([
    ["another piece of warmth", { warm: ["sleeper_footed", "snowsuit"] }],
    ["one piece less", { warm: ["sleeper_footed"] }],
    ["rain", { wet: "rain" }],
    ["snow", { wet: "snow" }],
    ["a word for how long to stay out", { stay: "check" }],
  ] satisfies [string, Partial<ComparedOutfit>][])("differs by %s", (_, fields) => {
    expect(digest(fields)).not.toBe(digest());
  });

  it("has every baby's outfit", () => {
    expect(digestOf([OUTFIT, OUTFIT])).not.toBe(digestOf([OUTFIT]));
  });

  it("is of warmth alone", () => {
    const pieces = ["hat_warm", "mittens_warm", "socks", "booties_winter", "sunglasses", "hat_sun"] as const;
    expect(pieces.filter(isOfWarmth)).toEqual([]);
    const warm = ["bodysuit_long_sleeve", "cardigan", "coat_warm", "snowsuit", "stroller_footmuff"] as const;
    expect(warm.filter(isOfWarmth)).toEqual(warm);
  });
});

describe("a morning", () => {
  const today = { day: "2026-11-28", digest: digest() };
  it.each([
    ["is told of first", null, true, true],
    ["isn't, as the day before", { day: "2026-11-27", digest: digest() }, true, false],
    ["is, if another notice is wanted every day", { day: "2026-11-27", digest: digest() }, false, true],
    ["is, if it differs", { day: "2026-11-27", digest: digest({ wet: "rain" }) }, true, true],
    ["is, after a day without", { day: "2026-11-26", digest: digest() }, true, true],
  ] as const)("%s", (_, last, onlyChanges, isTold) => {
    expect(isWorthTelling(today, last, onlyChanges)).toBe(isTold);
  });
});
