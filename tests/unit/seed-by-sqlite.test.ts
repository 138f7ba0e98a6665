// The local database as SQLite writes it before a start, against the one that the simulator of D1 writes.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLocalDatabase } from "../../scripts/local-worker.ts";
import { migrate, seed } from "../../scripts/seed/apply.ts";
import { localFile, prepareLocalFile } from "../../scripts/seed/local-file.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

/** Differs from one writing to the next: an instant, and the salt of a password. */
const DIFFERENT: Readonly<Record<string, string>> = { d1_migrations: "applied_at", users: "password_hash" };

/** The simulator's own table, which it makes when it opens a file. */
const SIMULATORS = "_cf_METADATA";

const root = mkdtempSync(join(tmpdir(), "layette-seeds-"));
const bySimulator = join(root, "simulator");
const bySqlite = join(root, "sqlite");
let said: string[];

beforeAll(async () => {
  said = await prepareLocalFile(bySqlite, NOW);
  await withSimulator(bySimulator, async (db) => {
    await migrate(db);
    await seed(db, NOW);
  });
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

async function withSimulator<Answer>(
  stateDir: string,
  use: (db: Awaited<ReturnType<ReturnType<typeof openLocalDatabase>["getD1Database"]>>) => Promise<Answer>,
): Promise<Answer> {
  const simulator = openLocalDatabase(stateDir);
  try {
    return await use(await simulator.getD1Database("DB"));
  } finally {
    await simulator.dispose();
  }
}

it("has the same tables and the same rows, value by value, in both", () => {
  expect(said).toEqual(["Database migrated.", "Database seeded."]);
  const file = new DatabaseSync(localFile(bySqlite));
  file.exec(`attach '${localFile(bySimulator)}' as other`);
  const rows = (sql: string) => file.prepare(sql).all();
  const schemaOf = (database: string) =>
    rows(
      `select type, name, tbl_name, sql from ${database}.sqlite_master where name <> '${SIMULATORS}' order by name`,
    );
  expect(schemaOf("main")).toEqual(schemaOf("other"));

  let count = 0;
  for (const { name } of rows(
    `select name from main.sqlite_master where type = 'table' and name not in ('${SIMULATORS}', 'sqlite_sequence')`,
  )) {
    const table = String(name);
    const columns = rows(`select name from pragma_table_info('${table}')`)
      .map((column) => String(column.name))
      .filter((column) => column !== DIFFERENT[table])
      // As SQL writes it: 1 and 1.0 differ, as do '1' and 1.
      .map((column) => `quote("${column}")`);
    const select = (database: string) => `select ${columns.join(", ")} from ${database}."${table}"`;
    for (const [one, two] of [
      ["main", "other"],
      ["other", "main"],
    ] as const)
      expect(rows(`${select(one)} except ${select(two)} limit 3`), `${table}: only in ${one}`).toEqual([]);
    const [counted] = rows(
      `select (select count(*) from main."${table}") as here, (select count(*) from other."${table}") as there`,
    );
    expect(counted?.here, table).toBe(counted?.there);
    count += Number(counted?.here);
  }
  expect(count).toBeGreaterThan(300_000);
  file.close();
}, 60_000);

it("is what the simulator opens, finds nothing missing in, and writes to", async () => {
  await withSimulator(bySqlite, async (db) => {
    expect(await migrate(db)).toBe(0);
    expect(await seed(db, NOW)).toBe(false);
    await db.prepare("update users set full_name = 'Opened'").run();
  });
  expect(await prepareLocalFile(bySqlite, NOW)).toEqual([]);
  const file = new DatabaseSync(localFile(bySqlite));
  expect(file.prepare("select full_name from users").all()).toEqual([{ full_name: "Opened" }]);
  file.close();
}, 60_000);

it("is left as it was by a migration that fails halfway", async () => {
  const broken = join(root, "broken");
  cpSync(bySqlite, broken, { recursive: true });
  const file = new DatabaseSync(localFile(broken));
  file.exec("delete from d1_migrations where id > 1");
  const before = file.prepare("select name, sql from sqlite_master").all();
  // The second migration finds its own tables there.
  await expect(prepareLocalFile(broken, NOW)).rejects.toThrow(/already exists|duplicate column/);
  expect(file.prepare("select name, sql from sqlite_master").all()).toEqual(before);
  expect(file.prepare("select count(*) as applied from d1_migrations").get()).toEqual({ applied: 1 });
  file.close();
});
