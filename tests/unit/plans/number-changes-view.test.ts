// What the dashboard says about changed numbers.
import { expect, test } from "vitest";
import type { CategoryView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { viewNumberChanges, whyNumbersChanged } from "~/views/plans/plan-answer.ts";
import { CHANGED_BY } from "~/words/en/plans/number-changes-copy.ts";

function item(nameId: string, needed: number, setAside: ItemView["setAside"] = []): ItemView {
  return {
    id: 1,
    nameId,
    name: `The ${nameId}`,
    category: "Other",
    isCustom: false,
    image: null,
    needed,
    essentiality: null,
    cells: [],
    isIntact: true,
    hasShopLinks: false,
    owned: {},
    personalNotes: {},
    setAside,
    version: 1,
  };
}

const view = (...items: ItemView[]): CategoryView[] => [{ category: "Other", items }];
/** Both items had six pieces for daily washing in 0-3m, and none elsewhere. */
const SIX = "6.0.0.0.0.0.0.0.0.0.0.0";
const COLUMN = JSON.stringify({ from: 1, items: { hat: SIX, sock: SIX } });

test("the changes of the age range and routine are told, without what is set aside there", () => {
  const shown = view(item("hat", 4), item("sock", 4, ["0-3m"]), item("coat", 2));
  expect(viewNumberChanges(COLUMN, shown, "0-3m", "daily")).toEqual([
    { name: "The hat", before: 6, after: 4 },
  ]);
  expect(viewNumberChanges(COLUMN, view(item("sock", 0, ["0-3m"])), "3-6m", "daily")).toEqual([]);
  expect(viewNumberChanges(COLUMN, view(item("hat", 2)), "0-3m", "weekly_plus")).toEqual([
    { name: "The hat", before: 0, after: 2 },
  ]);
});

test("nothing is told of pieces that are soon outgrown", () => {
  const brief = { ...item("hat", 8), isBrief: true as const };
  expect(viewNumberChanges(COLUMN, view(brief), "0-3m", "daily")).toEqual([]);
});

test.each([null, "", "junk", '{"from":1,"items":{"hat":"six"}}'])(
  "a column of %j tells nothing",
  (column) => {
    expect(viewNumberChanges(column, view(item("hat", 4)), "0-3m", "daily")).toEqual([]);
  },
);

test("nothing is put down to our counting where only the room's sacks changed", () => {
  const sack = { name: "Sleep Sack 2.5 TOG", before: 1, after: 3, followsRoom: true } as const;
  expect(whyNumbersChanged([sack])).toBe(CHANGED_BY.room);
  expect(whyNumbersChanged([sack, { name: "Sun Hat", before: 0, after: 2 }])).toBe(CHANGED_BY.rules);
});
