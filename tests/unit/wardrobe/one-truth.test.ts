// Every surface of a family shows the same drawer, in a small form; the whole one is in one-truth-of-many.test.ts.
import { test } from "vitest";
import { expectOneTruth } from "../fixtures/one-truth.ts";

test("what every surface shows is what the family has", () => {
  expectOneTruth({ families: 60, bases: 24, seed: 20261130 });
});
