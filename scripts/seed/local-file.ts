// The local database as SQLite itself opens it: the simulator's own file, while the simulator doesn't have it open. What
// the simulator takes ten seconds to write takes SQLite three.
import { createHash, createHmac } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { migrate, seed } from "./apply.ts";
import type { LocalDatabase, LocalPrepared } from "./rows.ts";

/** The simulator's name of the objects that hold databases. */
const OBJECTS = "miniflare-D1DatabaseObject";

/** A runtime that was just killed may still hold the file. */
const PATIENCE_MS = 10_000;

/** Brings the local database up to date; says what it did, if anything. */
export async function prepareLocalFile(stateDir: string, now: Date): Promise<string[]> {
  const path = localFile(stateDir);
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    // As the simulator has it.
    file.exec("pragma journal_mode = wal; pragma synchronous = normal");
    const db = asDatabase(file);
    const isMigrated = (await migrate(db)) > 0;
    const isSeeded = await seed(db, now);
    return [...(isMigrated ? ["Database migrated."] : []), ...(isSeeded ? ["Database seeded."] : [])];
  } finally {
    file.close();
  }
}

/** Where the simulator keeps our database. */
export function localFile(stateDir: string): string {
  const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const [, id] = /^database_id = "(.+)"$/m.exec(config) ?? [];
  if (id === undefined) throw new Error("wrangler.toml names no database");
  return join(stateDir, "v3", "d1", OBJECTS, `${objectId(id)}.sqlite`);
}

/** The runtime's own way from an object's name to its id. */
function objectId(name: string): string {
  const key = createHash("sha256").update(OBJECTS).digest();
  const signed = (data: string | Buffer) => createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const ofName = signed(name);
  return Buffer.concat([ofName, signed(ofName)]).toString("hex");
}

function asDatabase(file: DatabaseSync): LocalDatabase {
  const prepare = (sql: string, values: readonly SQLInputValue[] = []): LocalPrepared => ({
    bind: (...given) => prepare(sql, given),
    run: async () => file.prepare(sql).run(...values),
    first: async () => file.prepare(sql).get(...values) ?? null,
    all: async () => ({ results: file.prepare(sql).all(...values) }),
  });
  return {
    prepare,
    async batch(statements) {
      file.exec("begin");
      try {
        for (const statement of statements) await statement.run();
        file.exec("commit");
      } catch (error) {
        file.exec("rollback");
        throw error;
      }
    },
  };
}
