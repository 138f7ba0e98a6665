import { beforeEach, expect, test } from "vitest";
import { formsOf, type KeptForm, keepForm, readUnsent } from "~/components/offline/kept-forms.ts";
import { forgetTab } from "~/lib/viewer-stamp.ts";

const factsOf = (plan: string, mark: string | null = null) => formsOf("facts", plan, mark);
const readFacts = (plan: string) => readUnsent(factsOf(plan));
const keepFact = (plan: string, formKey: string, fact: KeptForm | null) =>
  keepForm(factsOf(plan), formKey, fact);

const FACT = { intent: "tell", weight: "11", ounces: "4", weightUnit: "lb", formKey: "aaaabbbb" };

beforeEach(() => window.localStorage.clear());

test("S89 a fact that waits is kept once by its form's key, until it is sent or discarded", () => {
  keepFact("plan", "aaaabbbb", FACT);
  keepFact("plan", "aaaabbbb", { ...FACT, ounces: "5" });
  keepFact("plan", "ccccdddd", FACT);
  keepFact("other", "eeeeffff", FACT);
  expect(readFacts("plan")).toEqual([
    ["aaaabbbb", { ...FACT, ounces: "5" }],
    ["ccccdddd", FACT],
  ]);
  keepFact("plan", "aaaabbbb", null);
  keepFact("plan", "ccccdddd", null);
  expect(readFacts("plan")).toEqual([]);
  expect(Object.keys(window.localStorage)).toEqual(["unsent:facts:other:eeeeffff"]);
});

test("S89 what a browser keeps of facts goes with the sign-out", () => {
  keepFact("plan", "aaaabbbb", FACT);
  forgetTab();
  expect(readFacts("plan")).toEqual([]);
});

test("what waits isn't given up for one more, which isn't kept", () => {
  const keys = Array.from({ length: 20 }, (_, one) => `key${one}`);
  for (const key of keys) expect(keepFact("plan", key, FACT)).toBe(true);
  expect(keepFact("plan", "more", FACT)).toBe(false);
  expect(keepFact("plan", "key0", { ...FACT, ounces: "5" })).toBe(true);
  expect(
    readFacts("plan")
      .map(([key]) => key)
      .sort(),
  ).toEqual(keys.sort());
  keepFact("plan", "key0", null);
  expect(keepFact("plan", "more", FACT)).toBe(true);
});

test.each([
  "{",
  "null",
  "[]",
  '{"mark":null,"at":1}',
  '{"mark":null,"at":"today","values":[{"weight":"5"}]}',
  '{"mark":5,"at":1,"values":[{"weight":"5"}]}',
  '{"mark":null,"at":1,"values":[{"weight":5},null]}',
])("what can't be read is skipped: %s", (kept) => {
  keepFact("plan", "aaaabbbb", FACT);
  window.localStorage.setItem("unsent:facts:plan:broken", kept);
  expect(readFacts("plan")).toEqual([["aaaabbbb", FACT]]);
});

test("what somebody else has told isn't theirs, and can't be kept in a browser that is another's by now", () => {
  window.localStorage.setItem("owner", "ada");
  expect(keepForm(factsOf("plan", "ada"), "aaaabbbb", FACT)).toBe(true);
  expect(keepForm(factsOf("plan", "grace"), "ccccdddd", FACT)).toBe(false);
  expect(readUnsent(factsOf("plan", "grace"))).toEqual([]);
  expect(readUnsent(factsOf("plan", "ada"))).toEqual([["aaaabbbb", FACT]]);
});
