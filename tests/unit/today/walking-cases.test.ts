// E35: cases of children who walk. `must` and `mustNot` were written before the model had answered (record 129 names two that changed after); "a|b" is any of them. `expected` is the model's
// answer, kept so that a change of the model shows its cases; `moved` is the rule that has changed it since.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerTo, type CaseInput } from "./reference.ts";
import { inputOf } from "./walking-drawer.ts";

interface WalkingCase {
  id: string;
  input: CaseInput & { months: number; temp_f: number; drawer: string | string[] };
  must: string[];
  mustNot: string[];
  mustWish: string[];
  why: string;
  expected: { wear: string[]; extras: string[]; wished: string[] };
}

const cases: WalkingCase[] = readFileSync(new URL("../fixtures/walking-cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

test("E35 there are cases of every age, in heat and cold, of full drawers and small ones", () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(48);
  const inputs = cases.map(({ input }) => input);
  expect(new Set(inputs.map(({ months }) => months))).toEqual(new Set([12, 14, 15, 18, 23]));
  const degrees = inputs.map(({ temp_f }) => temp_f);
  expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([-20, 100]);
  expect(inputs.filter(({ drawer }) => typeof drawer !== "string").length).toBeGreaterThan(10);
});

test.each(cases)("E35 $id: $why", ({ input, must, mustNot, mustWish, expected }) => {
  const answer = answerTo(inputOf(input));
  const worn = [...expected.wear, ...expected.extras];
  expect(must.filter((keys) => !keys.split("|").some((key) => worn.includes(key)))).toEqual([]);
  expect(mustNot.filter((key) => worn.includes(key))).toEqual([]);
  expect(mustWish.filter((key) => !expected.wished.includes(key))).toEqual([]);
  expect(answer).toEqual(expected);
});
