// Each test that docs/faults.md names as proof exists and carries the row's number.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const TESTS = new URL("../../", import.meta.url);
const rows = readFileSync(new URL("../docs/faults.md", TESTS), "utf8")
  .split("\n")
  .filter((line) => /^\| F\d+ \|/.test(line))
  .map((line) => {
    const [, id = "", , , files = ""] = line.split("|").map((cell) => cell.trim());
    return { id, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file) };
  });

/** A test file's text; empty if there is no such file. */
function textOf(file: string): string {
  const [path] = ["ts", "tsx"].map((ending) => new URL(`${file}.test.${ending}`, TESTS)).filter(existsSync);
  return path ? readFileSync(path, "utf8") : "";
}

it("has a row for every fault", () => {
  expect(rows.length).toBe(38);
});

it.each(rows)("$id is proved by tests of its number", ({ id, files }) => {
  expect(files.length).toBeGreaterThan(0);
  const named = new RegExp(`["'\`](?:F\\d+ )*${id}[ :]`);
  expect(files.filter((file) => !named.test(textOf(file)))).toEqual([]);
});
