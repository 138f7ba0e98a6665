// What givers type: cleaned, bounded, and refused in words.
import { describe, expect, it } from "vitest";
import { readOwnGiftForm, readPieces, readReserveForm } from "../../../app/contracts/gifts/giver-forms.ts";
import { oneLine } from "../../../app/domain/gifts/gift-list-state.ts";

const FORM = {
  item: "7.3-6m",
  formKey: "a".repeat(20),
  name: "Ana",
  pieces: "2",
  how: "buy",
  message: "",
  email: "",
};

describe("the form that reserves", () => {
  it("is read as it was typed", () => {
    expect(readReserveForm({ ...FORM, email: " Ana@Example.TEST " })).toEqual({
      target: { kind: "garment", clothingId: 7, size: "3-6m" },
      formKey: FORM.formKey,
      name: "Ana",
      pieces: 2,
      how: "buy",
      message: "",
      email: "ana@example.test",
      told: null,
    });
  });

  it.each([
    ["no name", { name: " \u200B " }, { name: "GIFT_NAME_REQUIRED" }],
    ["a name missing", { name: undefined }, { name: "GIFT_NAME_REQUIRED" }],
    ["61 characters of name", { name: "x".repeat(61) }, { name: "GIFT_NAME_TOO_LONG" }],
    ["10,000 characters of name", { name: "x".repeat(10_000) }, { name: "GIFT_NAME_TOO_LONG" }],
    ["301 characters of message", { message: "x".repeat(301) }, { message: "GIFT_MESSAGE_TOO_LONG" }],
    ["no number", { pieces: "two" }, { pieces: "GIFT_PIECES_INVALID" }],
    ["no pieces", { pieces: "0" }, { pieces: "GIFT_PIECES_INVALID" }],
    ["more pieces than any list holds", { pieces: "1001" }, { pieces: "GIFT_PIECES_INVALID" }],
    ["an address without a domain", { email: "ana" }, { email: "EMAIL_INVALID" }],
    [
      "an address with a line break",
      { email: "ana@example.test\nBcc: eve@example.test" },
      { email: "EMAIL_INVALID" },
    ],
  ])("S75 says what is wrong with %s", (_, fields, problems) => {
    expect(readReserveForm({ ...FORM, ...fields })).toEqual({ problems });
  });

  it.each([
    ["an unknown item", { item: "junk" }],
    ["an item as long as a book", { item: `1.${"0-3m".repeat(9999)}` }],
    ["no form key", { formKey: undefined }],
    ["another way", { how: "steal" }],
  ])("isn't from a page of ours with %s", (_, fields) => {
    expect(readReserveForm({ ...FORM, ...fields })).toBeNull();
  });
});

describe("S75 what is typed in one line", () => {
  it.each([
    ["  Aunt\r\nBea\t ", "Aunt Bea"],
    ["Aunt \u202EaeB\u202C", "Aunt aeB"],
    ["<b>Bea</b>", "<b>Bea</b>"],
    ["=1+1", "=1+1"],
    ["\u2066x\u2069\u200F", "x"],
    ["Zoë 👩‍👧", "Zoë 👩‍👧"],
  ])("%j becomes %j", (typed, stored) => {
    expect(oneLine(typed)).toBe(stored);
  });
});

it.each([
  ["1", 1],
  [" 20 ", 20],
  ["1000", 1000],
  ["01", 1],
  ["1.5", null],
  ["-1", null],
  ["", null],
  ["99999", null],
])("%j pieces are %j", (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

it.each([
  [
    { intent: "undo", id: "x" },
    { intent: "undo", id: "x", pieces: null },
  ],
  [
    { intent: "pieces", id: "x", pieces: "3" },
    { intent: "pieces", id: "x", pieces: 3 },
  ],
  [{ intent: "steal", id: "x" }, null],
  [{ intent: "undo", id: "x".repeat(41) }, null],
])("a change of one's own %j is read as %j", (fields, read) => {
  expect(readOwnGiftForm(fields)).toEqual(read);
});
