// docs/rows.md and docs/faults.md explain every row number in a test's name or comment.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROW = /\b[A-Z]\d{1,2}b?\b/g;
/** The row numbers at the start of a name: "S63 S59 waits", "S9, S32 and S47 what", "W21: time". */
const AT_THE_START = /["'`]((?:[A-Z]\d{1,2}b?(?:, | and |: | ))+)/g;
/** Cloudflare products that a name may start with. */
const STORES = ["D1", "R2"];

/** The row numbers that a test file mentions: at the start of names, and in comments. */
function rowsIn(text: string): string[] {
  const names = [...text.matchAll(AT_THE_START)].flatMap(([, found = ""]) => found.match(ROW) ?? []);
  const comments = text.match(/(?<=^|\s)(?:\/\/|\/\*\*|\*) .*$/gm) ?? [];
  const cited = comments.join("\n").match(/(?<![\w"'`])[SAPFWQRI]\d{1,2}b?\b/g) ?? [];
  return [...names, ...cited].filter((row) => !STORES.includes(row));
}

/** The row numbers that a document explains, each with a sentence. */
function explainedIn(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^\| ([A-Z]\d{1,2}b?) \| \S.{15,}\|$/gm)].flatMap(
    ([, row]) => row ?? [],
  );
}

const explained = ["docs/rows.md", "docs/faults.md"].flatMap(explainedIn);
const files = globSync("tests/{unit,components,integration,e2e}/**/*.test.{ts,tsx}").map(
  (path) => [path, rowsIn(readFileSync(path, "utf8"))] as const,
);

describe("a number in a test's name", () => {
  it("is explained in docs/rows.md or docs/faults.md", () => {
    const known = new Set(explained);
    const unknown = files.flatMap(([path, rows]) =>
      rows.filter((row) => !known.has(row)).map((row) => `${path}: ${row}`),
    );
    expect(unknown).toEqual([]);
  });

  it("stands once among the explained, and no row has lost its last test", () => {
    const used = new Set(files.flatMap(([, rows]) => rows));
    expect(explained.filter((row, at) => explained.indexOf(row) !== at)).toEqual([]);
    expect(explained.filter((row) => !used.has(row))).toEqual([]);
  });

  it("is found however many stand there", () => {
    expect(rowsIn('it("S63 S59 waits")\ntest("S9, S32 and S47 what")\nit("W21: time")')).toEqual(
      "S63 S59 S9 S32 S47 W21".split(" "),
    );
    expect(rowsIn('// Kept (decision Q12) in R2.\n/** A16 */\nit("R2 fails")\nit("D1 is away")')).toEqual([
      "Q12",
      "A16",
    ]);
  });
});
