import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** drizzle, and the binding that it asks. */
export type Database = DrizzleD1Database & { $client: D1Database };

/** A binding lives as long as its Worker, and what is made of it keeps nothing of a request. */
const opened = new WeakMap<D1Database, Database>();

/** drizzle over a D1 binding. Queries log nothing: their parameters are people's data. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding);
  if (known) return known;
  const db = drizzle(binding);
  const run = db.run.bind(db);
  // drizzle 0.45 leaves the prepared statement out of raw SQL, and then a batch cannot bind its parameters.
  db.run = (query) => {
    const raw = run(query);
    return Object.assign(raw, { stmt: binding.prepare(raw.getQuery().sql) });
  };
  opened.set(binding, db);
  return db;
}
