// docs/promises.md names the test behind each statement and the source of each text: the test exists and says
// it, the text is in our copy, and something besides the copy uses it.
import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8").replaceAll('\\"', '"');
const [, broken = "", texts = ""] = read("docs/promises.md").split(/^## .*$/m);
const cellsOf = (table: string) =>
  table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => first !== "Statement" && first !== "Text");

const COPY = globSync("app/words/en/**/*.ts").map(read).join("\n");
const CODE = globSync("{app,workers}/**/*.{ts,tsx}", {
  exclude: ["app/words/en/**", "app/domain/error-codes.ts"],
})
  .map(read)
  .join("\n");

/** A test file's text; empty if there is no such file. */
function testText(name = ""): string {
  const paths = ["ts", "tsx"].map((ending) => `tests/${name.replaceAll("`", "")}.test.${ending}`);
  const [path] = paths.filter((one) => existsSync(one));
  return path ? read(path) : "";
}

const hasAll = (text: string, parts: readonly string[]) => parts.every((part) => text.includes(part.trim()));

describe("statements that were broken", () => {
  const rows = cellsOf(broken);

  it("are all there", () => expect(rows.length).toBe(71));

  it.each(rows)("%s", (_, file, words = "") => {
    expect(testText(file)).toContain(words);
  });
});

describe("texts of the catalogue of errors", () => {
  const rows = cellsOf(texts);

  it("are all there", () => expect(rows.length).toBe(102));

  it.each(rows)("%s", (text = "", code = "", file = "") => {
    const parts = text.split("{…}").filter((part) => part.trim() !== "");
    expect(hasAll(COPY, parts), "in app/words/en").toBe(true);
    if (code) expect(new RegExp(`\\b${code}\\b`).test(CODE), `${code} is said by something`).toBe(true);
    const test = testText(file);
    expect(hasAll(test, parts) || (code !== "" && test.includes(code)), `in ${file}`).toBe(true);
  });
});
