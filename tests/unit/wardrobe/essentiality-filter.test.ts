import { describe, expect, it } from "vitest";
import { chosenEssentialities } from "../../../app/domain/wardrobe/essentiality-filter.ts";

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
});
