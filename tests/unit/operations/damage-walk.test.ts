// The walk of damaged rows: many at the same time, and still each failure names its column.
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { type Walk, walkTables } from "../../e2e/support/damage-walk.ts";

function aDatabase(...statements: string[]) {
  const db = new DatabaseSync(":memory:");
  for (const sql of statements) db.exec(sql);
  return async (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object(row));
}

it("F42 names the column that makes a page fail, among others that are damaged at the same time, and puts all back", async () => {
  const ask = aDatabase(
    "create table spent_secrets (hash text, expires_at integer check (expires_at > -1))",
    "create table oauth_accounts (email text, created_at integer)",
    "insert into spent_secrets values ('x', 7)",
    "insert into oauth_accounts values ('a@b.test', 8)",
  );
  const told: string[] = [];
  const waves: number[] = [];
  const walk: Walk = {
    ask,
    async failuresOf(pages, tables) {
      waves.push(tables.length);
      const [row] = await ask("select email, typeof(created_at) as type from oauth_accounts");
      return row?.type === "text" && pages.includes("/profile") ? ["/profile"] : [];
    },
    tell: (column, way, outcome) => void told.push(`${column} ${way}: ${outcome}`),
  };
  const wrong = await walkTables(walk, [
    { table: "spent_secrets", row: "true", pages: ["/"] },
    { table: "oauth_accounts", row: "true", pages: ["/", "/profile"] },
  ]);
  expect(wrong).toEqual(["oauth_accounts.created_at = many: /profile"]);
  expect(told).toContain("oauth_accounts.created_at 0: 1/2");
  expect(told).toContain("spent_secrets.expires_at 0: 1/1");
  expect(told).toContain("spent_secrets.expires_at 1: refused");
  expect(told).toHaveLength(9);
  expect(waves).toContain(2);
  expect(await ask("select * from spent_secrets join oauth_accounts")).toEqual([
    { hash: "x", expires_at: 7, email: "a@b.test", created_at: 8 },
  ]);
});
