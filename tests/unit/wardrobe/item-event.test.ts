// What open pages are told about an item: its whole row, read the way the pages read it.
import { expect, test } from "vitest";
import { itemEventOf } from "../../../app/usecases/wardrobe/edit-item.ts";

const ITEM = { planId: "plan", itemId: 7 };

test("pages are told all that a parent has said of the item, and which tab has said it", () => {
  const row = {
    version: 3,
    userAddedQuantities: '{"0-3m":{"Default":{"quantity":2}}}',
    personalNotes: '{"0-3m":"from Grandma"}',
    setAside: '["3-6m"]',
    countedSteps: '{"3f9a01bc0":4}',
  };
  const told = {
    type: "item",
    onboardingId: "plan",
    itemId: 7,
    version: 3,
    owned: { "0-3m": { Default: { quantity: 2 } } },
    personalNotes: { "0-3m": "from Grandma" },
    setAside: ["3-6m"],
    counted: { "3f9a01bc0": 4 },
  };
  expect(itemEventOf(ITEM, row, "t1")).toEqual({ ...told, tab: "t1" });
  expect(itemEventOf(ITEM, row, undefined)).toStrictEqual(told);
});

test("what can't be read is told as nothing", () => {
  const row = {
    version: 1,
    userAddedQuantities: "{",
    personalNotes: "[]",
    setAside: "x",
    countedSteps: '{"3f9a01bc0":"x"}',
  };
  const told = itemEventOf(ITEM, row, undefined);
  expect(told).toMatchObject({ owned: {}, personalNotes: {}, setAside: [] });
  expect(told.counted).toBeUndefined();
});
