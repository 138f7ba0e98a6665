// One D1 round trip a page: React Router starts all loaders of a page in the same tick, so what they ask
// for is collected and sent as one batch. A query asked for later simply makes a second batch.
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.server.ts";

type Query = BatchItem<"sqlite"> & PromiseLike<unknown>;

interface Waiting {
  query: Query;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

export interface PageReader {
  /** The query's rows, read together with whatever else the page asks for in this tick. */
  read<Q extends Query>(query: Q): Promise<Awaited<Q>>;
}

/** A reader for one request. */
export function createPageReader(db: Database): PageReader {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const [first, ...rest] = waiting;
    waiting = [];
    if (!first) return;
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
        if (waiting.length === 0) setTimeout(flush, 0);
        waiting.push({ query, resolve: (result) => resolve(result as Awaited<Q>), reject });
      });
    },
  };
}
