// A database that adds up its costs, as D1 itself counts them, and one that counts the round trips that wait for each other.
import { interceptDatabase } from "./faulty-bindings.ts";

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

/** Turns of the event loop after which nothing more is asked for. */
const QUIET_TURNS = 4;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The database with its answers held back until nothing more is asked for. */
export interface PacedDatabase {
  DB: D1Database;
  /** How often the answers to all that had been asked for were waited for: round trips one after the other. */
  rounds(): number;
  /** Rows written so far, counting index rows. */
  written(): number;
}

/**
 * A database that counts round trips one after the other, whatever each of them takes: queries that don't wait for each other share a
 * round, and its answers come together.
 */
export function pacedDatabase(database: D1Database): PacedDatabase {
  const { DB: metered, cost } = meteredDatabase(database);
  let rounds = 0;
  let open: { asked: number; answered: number; over: Promise<void> } | null = null;

  async function endRound(): Promise<void> {
    let quiet = 0;
    let seen = -1;
    while (quiet < QUIET_TURNS) {
      await turn();
      const isStill = open !== null && open.asked === seen && open.answered === open.asked;
      quiet = isStill ? quiet + 1 : 0;
      seen = open?.asked ?? 0;
    }
    open = null;
    rounds++;
  }

  const DB = interceptDatabase(metered, async (_, run) => {
    open ??= { asked: 0, answered: 0, over: Promise.resolve() };
    const round = open;
    if (round.asked++ === 0) round.over = endRound();
    try {
      return await run();
    } finally {
      round.answered++;
      await round.over;
    }
  });
  return { DB, rounds: () => rounds, written: () => cost.rowsWritten };
}
