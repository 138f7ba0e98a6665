// A new size goes into its table and wherever the compiler then demands it, so no other code may name a size.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSizeId } from "../../../app/domain/wardrobe/explain.ts";
import { AGE_RANGES, SIZES, UNNAMED_SIZES } from "../../../app/domain/wardrobe/size-table.ts";

const TABLE = "app/domain/wardrobe/size-table.ts";

/** Labels in copy, which imports nothing; where a label is read, the compiler demands one for each size. */
const LABEL = /^\s*"[^"]+": ".*",$/;

/** The lines of a source that name a size outside comments. */
function namingLines(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  const names = new RegExp(`(?<![\\w-])(?:${AGE_RANGES.join("|")})(?![\\w-])`);
  const isLabel = (line: string) => /^app\/words\/\w\w\//.test(path) && LABEL.test(line);
  return code.split("\n").filter((line) => names.test(line) && !isLabel(line));
}

test("sizes are named in their table only, besides the labels of copy", () => {
  const paths = globSync("{app,workers}/**/*.{ts,tsx}").filter((path) => path !== TABLE);
  const found = paths.flatMap((path) =>
    namingLines(path, readFileSync(path, "utf8")).map((line) => `${path}: ${line.trim()}`),
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test("a size that is named elsewhere is noticed", () => {
  expect(namingLines("app/a.ts", 'const first = "0-3m"; // as shops say')).toHaveLength(1);
  expect(namingLines("app/a.ts", "to(`/dashboards/$" + "{id}/9-12m`)")).toHaveLength(1);
  expect(namingLines("app/a.ts", '// "0-3m"\n/** 0-3m */\nconst day = "2020-03-06";')).toEqual([]);
  expect(namingLines("app/words/en/a.ts", '  "0-3m": "Newborn",')).toEqual([]);
  expect(namingLines("app/domain/a.ts", '  "0-3m": 2,')).toHaveLength(1);
});

test("sizes follow each other from the birth on, without a gap", () => {
  let next = 0;
  for (const { firstMonth, lastMonth } of SIZES) {
    expect(firstMonth).toBe(next);
    expect(lastMonth).toBeGreaterThanOrEqual(firstMonth);
    next = lastMonth + 1;
  }
});

test("stored texts can name every size, and those that name none begin the table", () => {
  expect(AGE_RANGES.filter((size) => !isSizeId(size))).toEqual([]);
  expect(AGE_RANGES.slice(0, UNNAMED_SIZES.length)).toEqual(UNNAMED_SIZES);
  expect(UNNAMED_SIZES).toEqual(["0-3m", "3-6m", "6-9m", "9-12m"]);
});
