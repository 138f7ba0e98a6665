import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** What queries need of D1: the binding, or a request's own way to it. */
export type Client = Pick<D1Database, "prepare" | "batch">;

/** drizzle, with the binding that it queries. */
export type Database = DrizzleD1Database & { $client: Client };

/** Bindings live as long as their Worker, and a database object keeps nothing of a request. */
const opened = new WeakMap<Client, Database>();

/** drizzle over a D1 binding. Queries aren't logged: their parameters are personal data. */
export function openDatabase(binding: Client): Database {
  const known = opened.get(binding);
  if (known) return known;
  // drizzle needs no more of it than a client has.
  const db: Database = drizzle(binding as D1Database);
  const run = db.run.bind(db);
  // drizzle 0.45 drops the prepared statement of raw SQL, so a batch couldn't bind its parameters.
  db.run = (query) => {
    const raw = run(query);
    return Object.assign(raw, { stmt: binding.prepare(raw.getQuery().sql) });
  };
  opened.set(binding, db);
  return db;
}
