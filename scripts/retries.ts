// Tests that passed only when they were tried again: each is printed, and `npm test` counts them in its last line.
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Reporter, TestCase } from "vitest/node";
import { z } from "zod";

const VARIABLE = "RETRIED_TESTS";

/** Vitest's reporter of what was tried again, in any project: on the screen, and in the file that the environment names. */
export default class RetryReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    if (retryCount === 0) return;
    const line = `${test.module.relativeModuleId} > ${test.fullName} (${test.result().state} after ${retryCount} more)`;
    console.log(`Tried again: ${line}`);
    // Otherwise nobody learns why the first try failed.
    for (const { message, stack } of test.result().errors ?? []) console.log(`  ${stack ?? message}`);
    const file = process.env[VARIABLE];
    if (file) appendFileSync(file, `${line}\n`);
  }
}

/** A list of its own for the runs of one script: what to start vitest with, and what it has listed so far. */
export function listRetries(): { args: string[]; env: Record<string, string>; lines: () => string[] } {
  const file = join(mkdtempSync(join(tmpdir(), "layette-retries-")), "list");
  writeFileSync(file, "");
  return {
    args: ["--reporter=default", `--reporter=${import.meta.filename}`],
    env: { [VARIABLE]: file },
    lines: () => readFileSync(file, "utf8").split("\n").filter(Boolean),
  };
}

/** How many of this machine's last runs are remembered, and in how many of them a test may have been tried again before it is a fault. */
const [RUNS, OFTEN] = [10, 3];
const HISTORY = ".wrangler/retries.json";
const historySchema = z.array(z.array(z.string()));

/** Remembers what a run tried again; answers the tests that were tried again in three of the last ten runs, this one among them. */
export function rememberRetries(lines: readonly string[], file = HISTORY): string[] {
  const now = [...new Set(lines.map((line) => line.replace(/ \(\w+ after \d+ more\)$/, "")))];
  const runs = [...readHistory(file), now].slice(-RUNS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(runs));
  return now.filter((name) => runs.filter((run) => run.includes(name)).length >= OFTEN);
}

/** A file that was cut short is as good as none. */
function readHistory(file: string): string[][] {
  try {
    return historySchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return [];
  }
}
