// A database that adds up its costs, as D1 itself counts them.

export interface Cost {
  trips: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The database with a meter beside it. */
export function meteredDatabase(database: D1Database): { DB: D1Database; cost: Cost } {
  const cost: Cost = { trips: 0, rowsRead: 0, rowsWritten: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  function counted<Result extends Pick<D1Result, "meta">>(results: Result[]): Result[] {
    cost.trips++;
    for (const { meta } of results) {
      cost.rowsRead += meta.rows_read;
      cost.rowsWritten += meta.rows_written;
    }
    return results;
  }

  async function all(statement: D1PreparedStatement): Promise<D1Result> {
    const result = await statement.all();
    counted([result]);
    return result;
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const own = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => all(statement),
      run: () => all(statement),
      // These don't report what they have cost. drizzle gives every column that it asks for a name of its
      // own.
      raw: async () => (await all(statement)).results.map((row) => Object.values(Object(row))),
      first: async () => (await all(statement)).results[0] ?? null,
    };
    const wrapped = new Proxy(statement, {
      get: (target, key) => Reflect.get(key in own ? own : target, key),
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const DB = new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (key === "batch") {
        return async (statements: D1PreparedStatement[]) =>
          counted(await target.batch(statements.map((one) => originals.get(one) ?? one)));
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { DB, cost };
}
