import { describe, expect, it } from "vitest";
import {
  chosenEssentialities,
  matchesEssentiality,
} from "../../../app/domain/wardrobe/essentiality-filter.ts";

describe("the choice of essentialities", () => {
  it.each([
    [[], []],
    [
      ["Recommended", "Essential"],
      ["Essential", "Recommended"],
    ],
    [
      ["Nice-to-have", "Essential", "Recommended"],
      ["Essential", "Recommended", "Nice-to-have"],
    ],
    // As earlier releases wrote it.
    [["all"], []],
    [["all", "Essential"], ["Essential"]],
    [["nonsense", "__proto__"], []],
  ] as const)("of %j in the address is %j", (address, chosen) => {
    expect(chosenEssentialities(address)).toEqual(chosen);
  });

  it("shows an item when any of its weathers is of a chosen one", () => {
    const cells = [{ essentiality: "Essential" as const }, { essentiality: null }];
    expect(matchesEssentiality(cells, ["Essential"])).toBe(true);
    expect(matchesEssentiality(cells, ["Recommended"])).toBe(false);
    expect(matchesEssentiality([{ essentiality: null }], ["Recommended"])).toBe(false);
    expect(matchesEssentiality([], [])).toBe(true);
    expect(matchesEssentiality([], ["Essential", "Recommended", "Nice-to-have"])).toBe(true);
  });
});
