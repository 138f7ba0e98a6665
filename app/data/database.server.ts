import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** drizzle over a D1 binding. Queries log nothing: their parameters are people's data. */
export function openDatabase(binding: D1Database): Database {
  const db = drizzle(binding);
  const run = db.run.bind(db);
  // drizzle 0.45 leaves the prepared statement out of raw SQL, and then a batch cannot bind its parameters.
  db.run = (query) => {
    const raw = run(query);
    return Object.assign(raw, { stmt: binding.prepare(raw.getQuery().sql) });
  };
  return db;
}
