// `npm run mutate -- REVISION [COUNT]`: breaks lines of app/ that have changed since a revision, one at a
// time, runs the tests that reach them, and names the mutants that no test has noticed. The choice is the
// same each time. Journeys aren't run.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { execaSync } from "execa";
import { fail } from "./database-door.ts";
import { type Mutant, mutantsOf } from "./mutation/mutants.ts";
import { testsByModule } from "./mutation/tests-of.ts";

interface Chosen extends Mutant {
  path: string;
}

/** In this order; later rounds aren't run for a mutant that an earlier one has noticed. */
const ROUNDS = [
  { name: "unit", folders: /^tests\/(unit|components)\//, most: 12 },
  { name: "integration", folders: /^tests\/integration\//, most: 8 },
] as const;

const [revision, count = "60"] = process.argv.slice(2);
if (!revision) fail("Which revision? For example: npm run mutate -- HEAD~20 60");
if (git("status", "--porcelain", "app") !== "") fail("Commit or put away what is changed in app/ first.");

const testsOf = testsByModule();
const chosen = choose(changedLines(revision), Number(count));
for (const { name, folders, most } of ROUNDS) {
  const tests = new Set(chosen.flatMap(({ path }) => testsIn(path, folders, most)));
  if (tests.size > 0 && !passes([...tests]))
    fail(`The ${name} tests fail as it is: they would see anything.`);
}
const survivors: Chosen[] = [];
for (const mutant of chosen) {
  const seenBy = seen(mutant);
  console.log(`${seenBy ? `seen by ${seenBy}`.padEnd(20) : "SURVIVED".padEnd(20)} ${described(mutant)}`);
  if (!seenBy) survivors.push(mutant);
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} were seen.`);
for (const mutant of survivors) console.log(`  ${described(mutant)}`);

/** One mutant per line, spread over everything that has changed. */
function choose(lines: ReadonlyMap<string, ReadonlySet<number>>, most: number): Chosen[] {
  const byLine = new Map<string, Chosen>();
  for (const [path, changed] of lines) {
    for (const mutant of mutantsOf(path, readFileSync(path, "utf8"))) {
      if (changed.has(mutant.line)) byLine.set(`${path}:${mutant.line}`, { ...mutant, path });
    }
  }
  const lot = (key: string) => createHash("sha256").update(key).digest("hex");
  const drawn = [...byLine].sort(([a], [b]) => lot(a).localeCompare(lot(b)));
  return drawn.slice(0, most).map(([, mutant]) => mutant);
}

/** Lines of today's files that weren't there at the revision. */
function changedLines(since: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  let path = "";
  for (const row of git("diff", "-U0", "--no-color", "-M", since, "--", "app").split("\n")) {
    const file = /^\+\+\+ b\/(app\/.*\.tsx?)$/.exec(row);
    if (row.startsWith("+++ ")) path = file?.[1] ?? "";
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row);
    if (!hunk || path === "" || path.startsWith("app/words/en/")) continue;
    const from = Number(hunk[1]);
    const known = lines.get(path) ?? new Set();
    for (let line = from; line < from + Number(hunk[2] ?? 1); line++) known.add(line);
    lines.set(path, known);
  }
  return lines;
}

/** The round whose tests fail with the mutant in place; the file is restored afterwards. */
function seen(mutant: Chosen): string | null {
  const source = readFileSync(mutant.path, "utf8");
  writeFileSync(mutant.path, source.slice(0, mutant.start) + mutant.becomes + source.slice(mutant.end));
  try {
    const round = ROUNDS.find(({ folders, most }) => {
      const tests = testsIn(mutant.path, folders, most);
      return tests.length > 0 && !passes(tests);
    });
    return round?.name ?? null;
  } finally {
    writeFileSync(mutant.path, source);
  }
}

function testsIn(path: string, folders: RegExp, most: number): string[] {
  const tests = testsOf(path).map(({ test }) => test);
  return tests.filter((test) => folders.test(test)).slice(0, most);
}

/** A mutant that never ends counts as noticed. */
function passes(tests: readonly string[]): boolean {
  const { exitCode } = execaSync("vitest", ["run", "--bail", "1", ...tests], {
    preferLocal: true,
    reject: false,
    stdio: "ignore",
    timeout: 600_000,
  });
  return exitCode === 0;
}

function git(...args: readonly string[]): string {
  return execaSync("git", args, { maxBuffer: 100_000_000 }).stdout;
}

function described({ path, line, was, becomes }: Chosen): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
  return `${path}:${line}  ${short(was)}  →  ${short(becomes)}`;
}
