// How givers are told what they bring.
import { expect, it } from "vitest";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";
import { countedName, giftWords } from "../../../app/words/en/gifts/parents-gifts-copy.ts";
import { ITEM_NAMES } from "../../../app/words/en/wardrobe/item-copy.ts";

it.each([
  ["sleeper_footed", 2, "2 Footed Sleepers"],
  ["sleeper_footed", 1, "1 Footed Sleeper"],
  ["socks", 1, "1 pair of Socks"],
  ["socks", 3, "3 pairs of Socks"],
  ["leggings", 1, "1 pair of Leggings"],
  ["bodysuit_short_sleeve_nb", 2, "2 Short-Sleeve Bodysuits (Newborn)"],
] as const)("%s × %i is %s", (nameId, pieces, words) => {
  expect(countedName({ nameId, name: ITEM_NAMES[nameId] }, pieces)).toBe(words);
});

it("things that aren't the catalogue's are counted by a cross", () => {
  expect(countedName({ nameId: null, name: "Car seat" }, 1)).toBe("Car seat");
  expect(countedName({ nameId: "custom_x", name: "Knitted hat" }, 2)).toBe("2 × Knitted hat");
  expect(giftWords({ nameId: "sleeper_footed", name: "Footed Sleeper", size: "12-18m" }, 2)).toBe(
    "2 Footed Sleepers, 12–18 months",
  );
});

it("every item of the catalogue has words for more than one, which say the item's own name", () => {
  for (const { key } of CATALOGUE) {
    const name = ITEM_NAMES[key as keyof typeof ITEM_NAMES];
    const many = countedName({ nameId: key, name }, 2);
    expect(many, key).not.toContain("×");
    const [first = ""] = name.split(" ");
    expect(many, key).toContain(first.replace(/s$/, ""));
  }
});
