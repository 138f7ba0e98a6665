// A busy page's select, written as SQL once per database instead of once per request, which saves a quarter
// of what a dashboard's queries take (docs/decisions/0070-selects-written-once.md).
import { fillPlaceholders, Placeholder } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./database.server.ts";

/** A select with its values: await it, or read it in a batch with others. */
interface PageQuery<Rows> extends PromiseLike<Rows>, RunnableQuery<Rows, "sqlite"> {
  toSQL(): { sql: string; params: unknown[] };
}

/** A select as drizzle prepared it. */
interface Written {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
}

/**
 * The select that `build` writes, as a function of a database and the values of `names`. As in every batch,
 * its columns need distinct names.
 */
export function pageQuery<Name extends string, Rows>(
  names: readonly Name[],
  build: (
    db: Database,
    given: Readonly<Record<Name, Placeholder>>,
  ) => PromiseLike<Rows> & { prepare(): Written },
): (db: Database, values: Readonly<Record<Name, string | number>>) => PageQuery<Rows> {
  const known = new WeakMap<Database, { written: Written; stmt: D1PreparedStatement }>();
  const given = Object.fromEntries(names.map((name) => [name, new Placeholder<string>(name)]));

  function write(db: Database) {
    const written = build(db, given as Record<Name, Placeholder>).prepare();
    const once = { written, stmt: db.$client.prepare(written.getQuery().sql) };
    known.set(db, once);
    return once;
  }

  return (db, values) => {
    const { written, stmt } = known.get(db) ?? write(db);
    const { sql, params } = written.getQuery();
    const getQuery = () => ({ sql, params: fillPlaceholders(params, values) });
    const read = async () => written.mapResult(await stmt.bind(...getQuery().params).raw());
    const query = {
      toSQL: getQuery,
      // Lets drizzle's batch accept it as its own query.
      _prepare: () => ({ stmt, getQuery, mapResult: written.mapResult.bind(written) }),
      // biome-ignore lint/suspicious/noThenProperty: a query of drizzle can be awaited
      then: ((onRows, onError) => read().then(onRows, onError)) as PromiseLike<unknown>["then"],
    };
    return query as unknown as PageQuery<Rows>;
  };
}
