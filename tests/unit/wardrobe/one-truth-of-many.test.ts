// Every surface of 1,000 random families shows the same drawer.
import { test } from "vitest";
import { MOST_BASES } from "../fixtures/families.ts";
import { expectOneTruth } from "../fixtures/one-truth.ts";

/** Minutes of a busy machine. */
const TIMEOUT_MS = 60 * 60_000;

test(
  "what every surface shows of 1,000 families is what each has",
  () => expectOneTruth({ families: 1000, bases: MOST_BASES, seed: 20261201 }),
  TIMEOUT_MS,
);
