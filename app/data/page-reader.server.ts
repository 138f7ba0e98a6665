// One D1 round trip per page: React Router starts all of a page's loaders in the same turn, so their queries
// are collected and sent as one batch. A later query simply starts a second batch.
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.server.ts";

type Query = BatchItem<"sqlite"> & PromiseLike<unknown>;

interface Waiting {
  query: Query;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

export interface PageReader {
  /** The query's rows, read together with whatever else the page asks for in this turn. */
  read<Q extends Query>(query: Q): Promise<Awaited<Q>>;
  /** How many batches were sent so far. */
  trips(): number;
}

/**
 * How many microtask turns a query waits for others to join. Loaders query in the turn in which they start;
 * this leaves room for one that reads a cookie first. A timer would leave more, but cost every page a
 * millisecond or two.
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
