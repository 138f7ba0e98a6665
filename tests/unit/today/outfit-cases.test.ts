// The model's cases: whole answers, made by its reference, which the product never reads. `moved` is the rule that has changed an answer since.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerTo, type CaseInput } from "./reference.ts";

interface Case {
  id: string;
  input: CaseInput;
  expected: unknown;
}

const cases: Case[] = readFileSync(new URL("../fixtures/outfit-cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

test("all cases are there", () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(80);
});

test.each(cases)("E36 the answer to $id is the reference's", ({ input, expected }) => {
  expect(answerTo(input)).toEqual(expected);
});
