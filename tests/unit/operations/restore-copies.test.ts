// What the restore drill relies on: an export restores completely or not at all, and differences are noticed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { differences, restoreInto, shownBy, tableFacts } from "../../../scripts/restore/copies.ts";

const folder = mkdtempSync(join(tmpdir(), "layette-copies-"));
let count = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A new database, filled from a dump. */
function aCopy(dump: string): string {
  const file = join(folder, `${count++}.sqlite`);
  new DatabaseSync(file).close();
  restoreInto(file, dump);
  return file;
}

/** A child row before its parent, as exports order tables by name. */
const DUMP = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE child (id integer primary key, parent integer references parent(id), note text);
INSERT INTO child VALUES (1, 7, 'it''s; two
lines'), (2, 7, null);
CREATE TABLE parent (id integer primary key) ;
INSERT INTO parent VALUES (7);`;

describe("an export", () => {
  it("fills a database whatever order its tables come in, and gives the same digests again", () => {
    const [first, second] = [tableFacts(aCopy(DUMP)), tableFacts(aCopy(DUMP))];
    expect([...first].map(([name, { rows }]) => [name, rows])).toEqual([
      ["child", 2],
      ["parent", 1],
    ]);
    expect(differences(first, second)).toEqual([]);
  });

  it.each([
    ["another value", DUMP.replace("two", "too"), "child"],
    ["a row less", DUMP.replace(", (2, 7, null)", ""), "child"],
    ["a table more", `${DUMP} CREATE TABLE other (id integer);`, "other"],
  ])("with %s is another one", (_, dump, table) => {
    expect(differences(tableFacts(aCopy(DUMP)), tableFacts(aCopy(dump)))).toEqual([table]);
  });

  it("whose rows refer to nothing is refused", () => {
    expect(() => aCopy(DUMP.replace("VALUES (7);", "VALUES (8);"))).toThrow(
      "child refers to nothing in parent",
    );
  });

  it("that breaks off writes nothing", () => {
    const file = join(folder, "broken.sqlite");
    new DatabaseSync(file).close();
    expect(() => restoreInto(file, `${DUMP}\nINSERT INTO parent VALUES (7);`)).toThrow();
    expect(tableFacts(file).size).toBe(0);
  });
});

it("two answers that show the same are the same, whatever their scripts, nonces and ports", () => {
  const page = (nonce: string, port: number, count: number) =>
    `<p nonce="${nonce}"><a href="http://localhost:${port}/x">${count} essentials</a></p><script>${nonce}</script>`;
  expect(shownBy(page("a", 1, 48))).toBe(shownBy(page("b", 2, 48)));
  expect(shownBy(page("a", 1, 48))).toBe("48 essentials");
  expect(shownBy(page("a", 1, 48))).not.toBe(shownBy(page("a", 1, 47)));
});
