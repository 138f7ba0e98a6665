import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** drizzle over a D1 binding. Queries log nothing: their parameters are people's data. */
export function openDatabase(binding: D1Database): Database {
  const db = drizzle(binding);
  const run = db.run.bind(db);
  // drizzle leaves the statement out of raw SQL, without which a batch cannot bind its parameters.
  db.run = (query) => Object.assign(run(query), { stmt: binding.prepare(run(query).getQuery().sql) });
  return db;
}

/** Rows a statement changed, from D1's answer to a write without RETURNING. */
export function changedRows(result: unknown): number {
  const meta = typeof result === "object" && result !== null && "meta" in result ? result.meta : null;
  const changes = typeof meta === "object" && meta !== null && "changes" in meta ? meta.changes : 0;
  return typeof changes === "number" ? changes : 0;
}
