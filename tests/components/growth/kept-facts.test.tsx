import { beforeEach, expect, test } from "vitest";
import { keepFact, keptFactsOf } from "~/hooks/growth/use-kept-facts.ts";
import { readKeptForms } from "~/hooks/offline/use-kept-forms.ts";
import { forgetTab } from "~/lib/viewer-stamp.ts";

const readKeptFacts = (plan: string) => readKeptForms(keptFactsOf(plan));

const FACT = { intent: "tell", weight: "11", ounces: "4", weightUnit: "lb", formKey: "aaaabbbb" };

beforeEach(() => window.localStorage.clear());

test("S89 a fact that waits is kept once by its form's key, until it is sent or discarded", () => {
  keepFact("plan", "aaaabbbb", FACT);
  keepFact("plan", "aaaabbbb", { ...FACT, ounces: "5" });
  keepFact("plan", "ccccdddd", FACT);
  keepFact("other", "eeeeffff", FACT);
  expect(Object.entries(readKeptFacts("plan"))).toEqual([
    ["aaaabbbb", { ...FACT, ounces: "5" }],
    ["ccccdddd", FACT],
  ]);
  keepFact("plan", "aaaabbbb", null);
  keepFact("plan", "ccccdddd", null);
  expect(readKeptFacts("plan")).toEqual({});
  expect(Object.keys(window.localStorage)).toEqual(["unsent-facts:other"]);
});

test("S89 what a browser keeps of facts goes with the sign-out", () => {
  keepFact("plan", "aaaabbbb", FACT);
  forgetTab();
  expect(readKeptFacts("plan")).toEqual({});
});

test("what waits isn't given up for one more, which isn't kept", () => {
  const keys = Array.from({ length: 20 }, (_, one) => `key${one}`);
  for (const key of keys) expect(keepFact("plan", key, FACT)).toBe(true);
  expect(keepFact("plan", "more", FACT)).toBe(false);
  expect(keepFact("plan", "key0", { ...FACT, ounces: "5" })).toBe(true);
  expect(Object.keys(readKeptFacts("plan")).sort()).toEqual(keys.sort());
  keepFact("plan", "key0", null);
  expect(keepFact("plan", "more", FACT)).toBe(true);
});

test("what can't be read is skipped", () => {
  window.localStorage.setItem("unsent-facts:plan", '{"a":{"weight":5},"b":null,"c":{"weight":"5"}}');
  expect(readKeptFacts("plan")).toEqual({ c: { weight: "5" } });
  window.localStorage.setItem("unsent-facts:plan", "{");
  expect(readKeptFacts("plan")).toEqual({});
});
