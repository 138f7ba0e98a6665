// What the forms of bags say, and what they may not.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBagForm, readPassOnForm } from "~/contracts/wardrobe/bag-form.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { cellsText, mergeCells, readCells } from "~/domain/wardrobe/bag-answer.ts";

const KEY = "a".repeat(20);
const form = (fields: Record<string, string> = {}) =>
  readBagForm({ intent: "save", size: "3-6m", formKey: KEY, ...fields });

const cell = fc.record({
  itemId: fc.integer({ min: 1, max: 999_999_999 }),
  ageRange: fc.constantFrom(...AGE_RANGES),
  pieces: fc.integer({ min: 0, max: 999 }),
});

describe("a bag's form", () => {
  it("holds the counts of the shown size, of other sizes, and a text", () => {
    expect(form({ "n-12": " 3 ", "n-13": "", "n-14": "0", cells: "9:6-9m:4", text: "2 hats" })).toEqual({
      kind: "save",
      formKey: KEY,
      bag: {
        ageRange: "3-6m",
        text: "2 hats",
        own: [],
        asOwn: null,
        cells: [
          { itemId: 9, ageRange: "6-9m", pieces: 4 },
          { itemId: 12, ageRange: "3-6m", pieces: 3 },
        ],
      },
    });
  });

  it.each([
    [{ size: "4-7m" }, "FACT_SIZE_INVALID"],
    [{ text: "x".repeat(4001) }, "BAG_TEXT_TOO_LONG"],
    [{ cells: "9:6-9m" }, "BAG_COUNT_INVALID"],
    [{ cells: "9:6-9m:1000" }, "BAG_COUNT_INVALID"],
    [{ cells: "0:6-9m:1" }, "BAG_COUNT_INVALID"],
    [{ cells: "9:6-9m:4:1" }, "BAG_COUNT_INVALID"],
    [{ cells: "9:6-9m:4,".repeat(3000) }, "BAG_COUNT_INVALID"],
    [{ "n-12": "-1" }, "BAG_COUNT_INVALID"],
    [{ "n-12": "1".repeat(50) }, "BAG_COUNT_INVALID"],
    [{ "n-__proto__": "1" }, "BAG_COUNT_INVALID"],
    [{ own: "6-9m:2:" }, "ITEM_NAME_REQUIRED"],
    [{ own: "6-9m" }, "FACT_SIZE_INVALID"],
    [{ own: "6-9m:0:Owl" }, "BAG_COUNT_INVALID"],
    [{ own: "4-7m:1:Owl" }, "FACT_SIZE_INVALID"],
    [{ own: `6-9m:1:${"x".repeat(81)}` }, "ITEM_NAME_TOO_LONG"],
    [{ own: "6-9m:1:Owl\n".repeat(101) }, "CUSTOM_ITEM_LIMIT"],
    [{ "n-own1": "many" }, "BAG_COUNT_INVALID"],
    [{ formKey: "!" }, "BAG_NOT_SAVED"],
    [{ intent: "undo", bagId: "../x" }, "BAG_NOT_SAVED"],
    [{ intent: "sell" }, "BAG_NOT_SAVED"],
  ])("is refused: %j", (fields, error) => {
    expect(form(fields)).toEqual({ kind: "wrong", error });
  });

  it("holds own items, and numbers of rows only for the text that they were shown for", () => {
    expect(form({ own: "6-9m:2:Owl: a lovey\r\n3-6m:1:Rattle" })).toMatchObject({
      bag: {
        own: [
          { ageRange: "6-9m", pieces: 2, name: "Owl: a lovey" },
          { ageRange: "3-6m", pieces: 1, name: "Rattle" },
        ],
      },
    });
    const shown = { text: "owl\r\nrattle", rowsOf: "owl\nrattle", "n-own0": "1" };
    expect(form(shown)).toMatchObject({ bag: { asOwn: new Map([[0, 1]]) } });
    expect(form({ ...shown, text: "owl" })).toMatchObject({ bag: { asOwn: null } });
  });

  it("leads to another size, or reads its text, without a key", () => {
    expect(form({ go: "6-9m", formKey: "" })).toMatchObject({ kind: "read", go: "6-9m" });
    expect(form({ intent: "read" })).toMatchObject({ kind: "read", go: "3-6m" });
    expect(form({ intent: "undo", bagId: KEY })).toEqual({ kind: "undo", bagId: KEY });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        readBagForm({ size: "3-6m", ...fields });
        readPassOnForm({ formKey: KEY, ...fields });
      }),
    );
  });
});

describe("cells", () => {
  it("come back from their text", () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 20 }), (cells) => {
        expect(readCells(cellsText(cells))).toEqual(cells);
      }),
    );
  });

  it("are added up by item and size, without a size by item, up to 999", () => {
    const one = { itemId: 1, ageRange: "3-6m", pieces: 2 } as const;
    const other = { itemId: 1, ageRange: "6-9m", pieces: 3 } as const;
    expect(mergeCells([one, other, one])).toEqual([{ ...one, pieces: 4 }, other]);
    expect(mergeCells([one, other, one], new Set([1]))).toEqual([{ ...one, pieces: 7 }]);
    expect(mergeCells([{ ...one, pieces: 999 }, one, { ...other, pieces: 0 }])).toEqual([
      { ...one, pieces: 999 },
    ]);
  });
});

describe("the form of what is passed on", () => {
  it("holds what is checked, or all of a size", () => {
    const sent = { formKey: KEY, "pass-12:0-3m": "4" };
    const cells = [{ itemId: 12, ageRange: "0-3m", pieces: 4 }];
    expect(readPassOnForm(sent)).toEqual({ kind: "pass-on", cells, formKey: KEY });
    expect(readPassOnForm({ ...sent, all: "9:0-3m:1" })).toMatchObject({ cells: [{ itemId: 9, pieces: 1 }] });
    expect(readPassOnForm({ formKey: KEY })).toEqual({ kind: "nothing" });
    expect(readPassOnForm({ intent: "undo", bagId: KEY })).toEqual({ kind: "undo", bagId: KEY });
  });

  it.each([
    { "pass-12:0-3m": "x" },
    { "pass-12": "4" },
    { "pass-12:0-3m:1,13:0-3m": "4" },
    { all: "9" },
    { formKey: "" },
    { intent: "undo", bagId: "x" },
  ])("is refused: %j", (fields) => {
    expect(readPassOnForm({ formKey: KEY, "pass-1:0-3m": "1", ...fields })).toEqual({ kind: "wrong" });
  });
});
