// A test that passed only after a retry is printed and listed; any other isn't.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type { TestCase } from "vitest/node";
import RetryReporter, { listRetries, rememberRetries } from "../../../scripts/retries.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The parts of a finished test that the reporter reads. */
function ended(fullName: string, retryCount: number) {
  const test = {
    fullName,
    module: { relativeModuleId: "tests/e2e/plans/birth.test.ts" },
    diagnostic: () => ({ retryCount }),
    result: () => ({ state: "passed" }),
  };
  return test as unknown as TestCase;
}

it("a test that was tried again is printed and listed with its file, and no other", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const { env, lines } = listRetries();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const reporter = new RetryReporter();
  reporter.onTestCaseResult(ended("at once", 0));
  expect(lines()).toEqual([]);
  reporter.onTestCaseResult(ended("in the end", 1));
  const line = "tests/e2e/plans/birth.test.ts > in the end (passed after 1 more)";
  expect(lines()).toEqual([line]);
  expect(print.mock.calls).toEqual([[`Tried again: ${line}`]]);
});

it("a test that was tried again in three of the last ten runs is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "layette-retried-"));
  const file = join(folder, "state", "retries.json");
  const tried = (...names: string[]) =>
    rememberRetries(
      names.map((name) => `${name} (passed after 1 more)`),
      file,
    );
  expect(tried("a.test.ts > slow", "a.test.ts > slow")).toEqual([]);
  expect(tried("a.test.ts > slow")).toEqual([]);
  expect(tried("b.test.ts > other")).toEqual([]);
  expect(tried("a.test.ts > slow")).toEqual(["a.test.ts > slow"]);
  for (let run = 0; run < 9; run++) expect(tried()).toEqual([]);
  expect(tried("a.test.ts > slow")).toEqual([]);
  writeFileSync(file, "[[");
  expect(tried("a.test.ts > slow")).toEqual([]);
  rmSync(folder, { recursive: true });
});
