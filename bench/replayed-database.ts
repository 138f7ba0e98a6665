// A D1 binding that asks the real one once and then repeats it, so that only our own work is measured.

export interface Query {
  sql: string;
  params: readonly unknown[];
}

export interface ReplayedDatabase {
  binding: unknown;
  /** The batches that were sent, in order. */
  batches: Query[][];
}

interface Real {
  prepare(sql: string): RealStatement;
  batch(statements: RealStatement[]): Promise<unknown>;
}

interface RealStatement {
  bind(...params: unknown[]): RealStatement;
  all(): Promise<unknown>;
  raw(): Promise<unknown>;
  run(): Promise<unknown>;
}

/**
 * Repeats the answers of `real`. Queries with the same words count as the same, because the clock is one of
 * their parameters.
 */
export function replayed(real: Real): ReplayedDatabase {
  const answers = new Map<string, unknown>();
  const batches: Query[][] = [];
  async function once(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    if (!answers.has(key)) answers.set(key, await ask());
    return answers.get(key);
  }
  const statement = (sql: string, params: readonly unknown[]): Query & Record<string, unknown> => {
    const ask = (way: "all" | "raw" | "run") => () =>
      once(`${way} ${sql}`, () =>
        real
          .prepare(sql)
          .bind(...params)
          [way](),
      );
    return {
      sql,
      params,
      bind: (...given: unknown[]) => statement(sql, given),
      all: ask("all"),
      raw: ask("raw"),
      run: ask("run"),
    };
  };
  const session = {
    prepare: (sql: string) => statement(sql, []),
    batch: (queries: Query[]) => {
      batches.push(queries.map(({ sql, params }) => ({ sql, params })));
      return once(queries.map(({ sql }) => sql).join(";"), () =>
        real.batch(queries.map(({ sql, params }) => real.prepare(sql).bind(...params))),
      );
    },
    getBookmark: () => null,
  };
  return { batches, binding: { ...session, withSession: () => session } };
}
