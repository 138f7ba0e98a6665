// A number that replaces a count which its author hadn't seen.
import { expect, it } from "vitest";
import { type ItemEdit, overtaken } from "../../../app/domain/wardrobe/item-edit.ts";

const typed = (value: number, seen?: number): ItemEdit => ({
  kind: "quantity",
  ageRange: "0-3m",
  value,
  seen,
});
const told = (count: number) => ({ ageRange: "0-3m" as const, count });

it.each<[string, ItemEdit, number | undefined, number | undefined, ReturnType<typeof overtaken>]>([
  ["replaced what its author saw", typed(6, 4), 6, 4, undefined],
  ["replaced another count", typed(6, 3), 6, 4, told(4)],
  ["replaced no count at all", typed(6, 3), 6, 0, told(0)],
  ["is what somebody else had typed", typed(6, 3), 6, 6, undefined],
  ["wasn't counted, because it came before", typed(6, 3), 7, 7, undefined],
  ["came late, and something else is counted", typed(6, 3), 5, 4, undefined],
  ["doesn't say what its author saw", typed(6), 6, 4, undefined],
  ["found a count that nobody read", typed(6, 3), 6, undefined, undefined],
  ["found no count afterward", typed(6, 3), undefined, 4, undefined],
  ["is a step", { kind: "step", ageRange: "0-3m", by: 2, id: "mayaphone-1" }, 6, 4, undefined],
  ["is a note", { kind: "note", ageRange: "0-3m", value: "6" }, 6, 4, undefined],
])("a change that %s", (_, edit, now, before, expected) => {
  expect(overtaken(edit, now, before)).toEqual(expected);
});
