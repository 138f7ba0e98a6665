// Items ticked off an open list stay in place, and an address can carry that over to the next load.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asideBefore,
  beforeGot,
  keepInPlace,
  markText,
  type PlacedPart,
  parseMark,
  partKey,
  partsOf,
} from "../../../app/domain/shopping/list-ticks.ts";
import {
  type AgeNeed,
  agesOfScope,
  LEVELS,
  SHOPPING_SCOPES,
  type ShoppingItem,
  shoppingList,
} from "../../../app/domain/shopping/shopping-list.ts";
import { AGE_RANGES, ITEM_CATEGORIES } from "../../../app/domain/vocabulary.ts";

const need: fc.Arbitrary<AgeNeed> = fc.record({
  needed: fc.nat(9),
  owned: fc.nat(9),
  essentiality: fc.constantFrom(...LEVELS),
});
const items: fc.Arbitrary<ShoppingItem[]> = fc
  .array(
    fc.record({
      nameId: fc.constantFrom("any", "any", "burp_cloth"),
      name: fc.constant("Item"),
      category: fc.constantFrom(...ITEM_CATEGORIES),
      ages: fc.record({ "0-3m": need, "3-6m": need, "6-9m": need, "9-12m": need }, { requiredKeys: [] }),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((drawn) => drawn.map((item, index) => ({ ...item, id: index + 1 })));
const scope = fc.constantFrom(...SHOPPING_SCOPES);

const keys = (parts: readonly PlacedPart[]) =>
  parts.map(({ essentiality, line, part }) => `${essentiality} ${partKey(line.id, part.ageRange)}`);

describe("a list from which lines are ticked off, one after the other", () => {
  it("looks as it did, whatever has been bought in whatever order", () => {
    fc.assert(
      fc.property(items, scope, fc.infiniteStream(fc.nat()), (drawn, of, choices) => {
        const before = shoppingList(drawn, of).sections;
        let current = drawn;
        const kept: PlacedPart[] = [];
        for (let step = 0; step < 6; step += 1) {
          const shown = keepInPlace(shoppingList(current, of).sections, kept);
          const open = partsOf(shown).filter((placed) => !kept.some((one) => keyOf(one) === keyOf(placed)));
          const chosen = open[Number(choices.next().value) % Math.max(1, open.length)];
          if (!chosen) break;
          kept.push(chosen);
          current = current.map((item) => (item.id === chosen.line.id ? bought(item, chosen) : item));
        }
        const after = keepInPlace(shoppingList(current, of).sections, kept);
        expect(keys(partsOf(after))).toEqual(keys(partsOf(before)));
        expect(after.map(({ categories }) => categories.map(({ lines }) => lines))).toEqual(
          before.map(({ categories }) => categories.map(({ lines }) => lines)),
        );
      }),
    );
  });

  const keyOf = ({ line, part }: PlacedPart) => partKey(line.id, part.ageRange);

  function bought(item: ShoppingItem, { line, part }: PlacedPart): ShoppingItem {
    const ages = Object.entries(item.ages).map(([age, of]) =>
      age === part.ageRange || line.isOneSize ? [age, { ...of, owned: 99 }] : [age, of],
    );
    return { ...item, ages: Object.fromEntries(ages) };
  }

  it("keeps the newest numbers of what is on it anyway", () => {
    const item: ShoppingItem = {
      id: 1,
      nameId: "any",
      name: "Item",
      category: "Bottoms",
      ages: { "0-3m": { needed: 4, owned: 0, essentiality: "Essential" } },
    };
    const kept = partsOf(shoppingList([item], "0-3m").sections);
    const newer = { ...item, ages: { "0-3m": { needed: 4, owned: 3, essentiality: "Essential" as const } } };
    const [placed] = partsOf(keepInPlace(shoppingList([newer], "0-3m").sections, kept));
    expect(placed?.part.remaining).toBe(1);
    expect(placed?.line.remaining).toBe(1);
  });
});

describe("the mark of what was done without a script", () => {
  it("is read back from its text, and from nothing else", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("got" as const, "aside" as const),
        fc.nat(),
        fc.constantFrom(...AGE_RANGES),
        fc.nat(999),
        (tick, itemId, ageRange, before) => {
          const mark = { tick, itemId, ageRange, before };
          expect(parseMark(markText(mark))).toEqual(mark);
        },
      ),
    );
    for (const text of [
      null,
      "",
      "got",
      "got.1.0-3m",
      "got.1.0-3m.1000",
      "got.-1.0-3m.1",
      "got.1.year.1",
      "gone.1.0-3m.1",
      "got.1.__proto__.1",
      "got.1.0-3m.1.2",
      `got.${"9".repeat(20)}.0-3m.1`,
      "got.1.0-3m.1\n",
    ]) {
      expect(parseMark(text), String(text)).toBeNull();
    }
  });

  const item: ShoppingItem = {
    id: 7,
    nameId: "any",
    name: "Item",
    category: "Bottoms",
    ages: {
      "0-3m": { needed: 4, owned: 4, essentiality: "Essential" },
      "3-6m": { needed: 3, owned: 0, essentiality: "Essential" },
    },
  };
  const got = { tick: "got", itemId: 7, ageRange: "0-3m", before: 1 } as const;

  it("brings a line back as it was, of one size or of all where there are none", () => {
    expect(beforeGot(item, got)?.ages).toEqual({
      "0-3m": { needed: 4, owned: 1, essentiality: "Essential" },
      "3-6m": { needed: 3, owned: 0, essentiality: "Essential" },
    });
    expect(beforeGot({ ...item, nameId: "burp_cloth" }, got)?.ages["3-6m"]?.owned).toBe(1);
  });

  it("brings nothing back that is not ready, not there, or was ready before", () => {
    expect(beforeGot(item, { ...got, ageRange: "3-6m" })).toBeNull();
    expect(beforeGot(item, { ...got, ageRange: "9-12m" })).toBeNull();
    expect(beforeGot(item, { ...got, before: 4 })).toBeNull();
  });

  it.each([
    [["0-3m"], "0-3m", []],
    [["0-3m", "6-9m"], "0-3m", ["6-9m"]],
    [["6-9m"], "0-3m", null],
    [[], "year", null],
    [["0-3m", "6-9m"], "year", null],
    [[...AGE_RANGES], "year", []],
    [[...AGE_RANGES], "3-6m", ["0-3m", "6-9m", "9-12m", "12-18m", "18-24m"]],
  ] as const)(
    "of an item set aside for %j is taken back in the list of %s as %j",
    (setAside, of, expected) => {
      expect(asideBefore(setAside, of)).toEqual(expected);
      for (const age of expected ? agesOfScope(of) : []) expect(expected).not.toContain(age);
    },
  );
});
