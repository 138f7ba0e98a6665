// One D1 round trip per page: React Router starts all of a page's loaders in the same turn, so their queries are collected and
// sent as one batch. A later query simply starts a second batch. Selects of busy pages are written as SQL once.

import { fillPlaceholders, Placeholder } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./database.server.ts";

type Query = BatchItem<"sqlite"> & PromiseLike<unknown>;

type Waiting = { query: Query; resolve: (result: unknown) => void; reject: (error: unknown) => void };

export interface PageReader {
  /** The query's rows, read together with whatever else the page asks for in this turn. */
  read<Q extends Query>(query: Q): Promise<Awaited<Q>>;
  /** How many batches were sent so far. */
  trips(): number;
}

/**
 * How many microtask turns a query waits for others to join. Loaders query in the turn in which they start; this leaves room for
 * one that reads a cookie first. A timer would leave more, but cost every page a millisecond or two.
 */
const TURNS = 8;

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await null;
}

/** A reader for one request. */
export function createPageReader(db: Database): PageReader {
  let waiting: Waiting[] = [];
  let trips = 0;

  async function flush(): Promise<void> {
    const [first, ...rest] = waiting;
    waiting = [];
    if (!first) return;
    trips += 1;
    const all = [first, ...rest];
    try {
      const results: unknown[] = await db.batch([first.query, ...rest.map(({ query }) => query)]);
      all.forEach((entry, index) => {
        entry.resolve(results[index]);
      });
    } catch (error) {
      for (const entry of all) entry.reject(error);
    }
  }

  return {
    read<Q extends Query>(query: Q) {
      return new Promise<Awaited<Q>>((resolve, reject) => {
        if (waiting.length === 0) void afterTurns(TURNS).then(flush);
        waiting.push({ query, resolve: (result) => resolve(result as Awaited<Q>), reject });
      });
    },
    trips: () => trips,
  };
}

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
 * The select that `build` writes, as a function of a database and the values of `names`: SQL that is written once instead of once
 * per request. A dashboard's seven then cost 0.002 ms of CPU until they are sent, drizzle's own 0.71 ms; with the database the
 * batch takes 1.4 instead of 2.7 ms (docs/speed.md, docs/decisions/0070-selects-written-once.md). drizzle's `batch` takes no
 * prepared select. As in every batch, its columns need distinct names.
 */
export function pageQuery<Name extends string, Rows>(
  names: readonly Name[],
  build: (
    db: Database,
    given: Readonly<Record<Name, Placeholder>>,
  ) => PromiseLike<Rows> & { prepare(): Written },
): (db: Database, values: Readonly<Record<Name, string | number>>) => PageQuery<Rows> {
  let known: Written | undefined;
  const given = Object.fromEntries(names.map((name) => [name, new Placeholder<string>(name)]));

  return (db, values) => {
    known ??= build(db, given as Record<Name, Placeholder>).prepare();
    const written = known;
    const { sql, params } = written.getQuery();
    const stmt = db.$client.prepare(sql);
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
