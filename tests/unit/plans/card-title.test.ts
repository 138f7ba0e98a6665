// Card titles: which are valid, and what the form must send.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTitleForm } from "../../../app/contracts/plans/plan-forms.ts";
import { MAX_TITLE_LENGTH, titleProblem } from "../../../app/domain/plans/card-title.ts";

const LONGEST = "x".repeat(MAX_TITLE_LENGTH);

test.each([
  ["Winter wardrobe", "Winter wardrobe"],
  ["  outer spaces \t", "outer spaces"],
  ["two  inner spaces", "two  inner spaces"],
  ["an end of line behind it\r\n", "an end of line behind it"],
  ["Grandma’s 👩‍👧 ☀️", "Grandma’s 👩‍👧 ☀️"],
  ["خزانة الشتاء", "خزانة الشتاء"],
  ["<b>bold</b>", "<b>bold</b>"],
  ["x", "x"],
  [LONGEST, LONGEST],
  [`${LONGEST}   `, LONGEST],
])("%j becomes the title %j", (sent, title) => {
  expect(readTitleForm({ title: sent })).toEqual({ title });
});

test.each([
  ["nothing", ""],
  ["spaces", "   \u3000\u00a0"],
  ["only what nobody can see", "\u200b\u200d\u2060"],
])("S47 a title of %s is asked for again", (_, title) => {
  expect(readTitleForm({ title })).toEqual({ problem: "TITLE_REQUIRED" });
});

test.each([
  ["S32 an end of line", "To: a\r\nBcc: b"],
  ["S32 a line feed", "one\ntwo"],
  ["a line separator", "one\u2028two"],
  ["NUL", "one\0two"],
  ["a mark that turns the text around", "one\u202Etwo"],
])("a title with %s is refused", (_, title) => {
  expect(readTitleForm({ title })).toEqual({ problem: "TITLE_UNREADABLE" });
});

test("a title is as long as an input counts, and one more is too long", () => {
  expect(titleProblem("👶".repeat(MAX_TITLE_LENGTH / 2))).toBeNull();
  expect(titleProblem(`${"👶".repeat(MAX_TITLE_LENGTH / 2)}x`)).toBe("TITLE_TOO_LONG");
  expect(titleProblem(`${LONGEST}x`)).toBe("TITLE_TOO_LONG");
});

test("S9 a form holds a title and nothing else; without one it is asked for", () => {
  expect(readTitleForm({ title: "Mine", user_id: "x", card_title: "y", version: "9" })).toEqual({
    title: "Mine",
  });
  for (const junk of [{}, { title: ["Mine"] }, { title: 7 }, { cardTitle: "Mine" }]) {
    expect(readTitleForm(junk)).toEqual({ problem: "TITLE_REQUIRED" });
  }
});

test("whatever is accepted is trimmed, short and one line that can be seen", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
      const form = readTitleForm({ title: text });
      if ("problem" in form) return;
      expect(form.title).toBe(text.trim());
      expect(form.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(form.title).toMatch(/^[^\r\n\u2028\u2029]+$/);
    }),
  );
});
