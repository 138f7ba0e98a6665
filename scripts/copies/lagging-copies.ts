// A database with copies that lag behind it, as D1 has them: what writes reaches a copy after its lag, copies are asked in turn, and
// delays stand for the ways between regions. It imports nothing, so that a Worker can load it as it is.

export interface LaggingOptions {
  primary: D1Database;
  /** They begin as the primary's equals. */
  copies: readonly D1Database[];
  /** How long after the primary each copy has a write, milliseconds. */
  lagMs: readonly number[];
  /** How long a question and its answer travel just now, milliseconds. */
  ways?(): { primaryMs: number; copyMs: number };
  clock?(): number;
  /** The number of the first write, so that the bookmarks of a restarted world are later than those before; 0 by itself. */
  begins?: number;
}

export interface LaggingDatabase {
  binding: D1Database;
  /** How many trips each has answered. */
  readonly trips: { primary: number; copies: number };
  setLag(lagMs: readonly number[]): void;
  /** Copies come as far as the primary, whatever their lag; those with these places in the list, or all. */
  bringLevel(places?: readonly number[]): Promise<void>;
  /** Copies that are silent never answer. */
  silence(isSilent: boolean): void;
  /** Nothing reaches the copies anymore. */
  end(): void;
}

interface Asked {
  sql: string;
  values: readonly unknown[];
}

interface Copy {
  database: D1Database;
  lagMs: number;
  /** How many writes it has. */
  applied: number;
  applying: ReturnType<typeof turns>;
}

type Ask<Result> = (database: D1Database) => Promise<Result>;
/** Carries out statements somewhere. */
type Way = <Result>(asked: readonly Asked[], ask: Ask<Result>) => Promise<Served<Result>>;

interface Served<Result> {
  result: Result;
  byPrimary: boolean;
}

interface Reached<Result> extends Served<Result> {
  /** How many writes the database had that answered. */
  reached: number;
}

/** For so long a copy tries to come as far as it was asked to. */
const GIVES_UP_MS = 20_000;

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const travel = async (ms: number) => (ms > 0 ? sleep(ms) : undefined);

/**
 * Work that is done one after the other. A request of a Worker may wait for no promise of another one, so it looks again and again;
 * one that was cut off keeps nobody waiting for longer than this.
 */
function turns() {
  const CUT_OFF_MS = 10_000;
  let takenAt: number | null = null;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    while (takenAt !== null && Date.now() - takenAt < CUT_OFF_MS) await sleep(1);
    const mine = Date.now();
    takenAt = mine;
    try {
      return await work();
    } finally {
      if (takenAt === mine) takenAt = null;
    }
  };
}

/** The database, whose binding a Worker takes as its own. */
export function laggingDatabase(options: LaggingOptions): LaggingDatabase {
  const { primary, clock = Date.now, ways = () => ({ primaryMs: 0, copyMs: 0 }), begins = 0 } = options;
  const writes: { at: number; asked: readonly Asked[] }[] = [];
  const copies = options.copies.map(
    (database, at): Copy => ({ database, lagMs: options.lagMs[at] ?? 0, applied: begins, applying: turns() }),
  );
  const trips = { primary: 0, copies: 0 };
  const writing = turns();
  let turn = 0;
  let isSilent = false;
  let isEnded = false;

  const atPrimary: Way = async (asked, ask) => {
    trips.primary += 1;
    await travel(ways().primaryMs);
    if (!asked.some(({ sql }) => isWriting(sql))) return { result: await ask(primary), byPrimary: true };
    const result = await writing(async () => {
      const written = await ask(primary);
      writes.push({ at: clock(), asked });
      return written;
    });
    return { result, byPrimary: true };
  };

  const written = () => begins + writes.length;

  function catchUp(copy: Copy, isDue = (at: number) => at + copy.lagMs <= clock()): Promise<void> {
    return copy.applying(async () => {
      for (;;) {
        const next = isEnded ? undefined : writes[copy.applied - begins];
        if (!next || !isDue(next.at)) return;
        await copy.database.batch(next.asked.map((one) => prepared(copy.database, one)));
        copy.applied += 1;
      }
    });
  }

  async function atCopy<Result>(copy: Copy, least: number, ask: Ask<Result>): Promise<Served<Result>> {
    if (isSilent) return new Promise(() => {});
    await travel(ways().copyMs);
    const started = Date.now();
    for (await catchUp(copy); copy.applied < least; await catchUp(copy)) {
      if (Date.now() - started > GIVES_UP_MS) throw new Error("D1_ERROR: the copy never came that far");
      // The primary has long answered the reader; many of these at once would keep a processor busy.
      await sleep(Date.now() - started < 500 ? 5 : 200);
    }
    trips.copies += 1;
    return { result: await ask(copy.database), byPrimary: false };
  }

  async function near<Result>(
    copy: Copy | undefined,
    asked: readonly Asked[],
    least: number,
    ask: Ask<Result>,
  ): Promise<Reached<Result>> {
    if (!copy || asked.some(({ sql }) => isWriting(sql)))
      return { ...(await atPrimary(asked, ask)), reached: written() };
    return { ...(await atCopy(copy, least, ask)), reached: copy.applied };
  }

  function session(constraint: string): D1DatabaseSession {
    let reached = constraint.startsWith("first-") ? 0 : Number.parseInt(constraint, 16);
    let asksPrimary = constraint === "first-primary";
    let hasAsked = false;
    // A session near a reader stays with its copy; the next one asks the next copy.
    turn += asksPrimary ? 0 : 1;
    const copy = copies[turn % Math.max(1, copies.length)];
    const way: Way = async (asked, ask) => {
      const isFirst = asksPrimary;
      asksPrimary = false;
      const answer = isFirst
        ? { ...(await atPrimary(asked, ask)), reached: written() }
        : await near(copy, asked, reached, ask);
      hasAsked = true;
      reached = Math.max(reached, answer.reached);
      return answer;
    };
    return { ...clientOf(way), getBookmark: () => (hasAsked ? bookmarkOf(reached) : null) };
  }

  const binding: D1Database = {
    ...clientOf(atPrimary),
    exec: (sql) => primary.exec(sql),
    dump: () => primary.dump(),
    withSession: (constraint) => session(constraint ?? "first-unconstrained"),
  };
  return {
    binding,
    trips,
    async bringLevel(places) {
      const meant = places ? copies.filter((_, place) => places.includes(place)) : copies;
      await Promise.all(meant.map((copy) => catchUp(copy, () => true)));
    },
    setLag(lagMs) {
      copies.forEach((copy, at) => {
        copy.lagMs = lagMs[at] ?? 0;
      });
    },
    silence(next) {
      isSilent = next;
    },
    end() {
      isEnded = true;
    },
  };
}

function bookmarkOf(writes: number): string {
  return `${writes.toString(16).padStart(8, "0")}-00000000-00000000`;
}

function isWriting(sql: string): boolean {
  return !/^\s*(?:select|pragma|with)\b/i.test(sql) || /\b(?:insert|update|delete)\b/i.test(sql);
}

function prepared(database: D1Database, { sql, values }: Asked): D1PreparedStatement {
  const statement = database.prepare(sql);
  return values.length > 0 ? statement.bind(...values) : statement;
}

const askedBy = new WeakMap<object, Asked>();

function clientOf(way: Way): Pick<D1Database, "prepare" | "batch"> {
  return {
    prepare: (sql) => statementOf(way, { sql, values: [] }),
    async batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
      const asked = statements.map((statement) => askedBy.get(statement) ?? { sql: "", values: [] });
      const { result, byPrimary } = await way(asked, (database) =>
        database.batch<Row>(asked.map((one) => prepared(database, one))),
      );
      return result.map((one) => served(one, byPrimary));
    },
  };
}

function served<Row>(result: D1Result<Row>, byPrimary: boolean): D1Result<Row> {
  return { ...result, meta: { ...result.meta, served_by_primary: byPrimary } };
}

function statementOf(way: Way, asked: Asked): D1PreparedStatement {
  const ask = <Result>(use: (statement: D1PreparedStatement) => Promise<Result>) =>
    way([asked], (database) => use(prepared(database, asked)));
  const whole = async <Row>(): Promise<D1Result<Row>> => {
    const { result, byPrimary } = await ask((statement) => statement.all<Row>());
    return served(result, byPrimary);
  };
  function raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  function raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  async function raw<Row>(options?: { columnNames?: boolean }): Promise<Row[] | [string[], ...Row[]]> {
    const { result } = await ask<Row[] | [string[], ...Row[]]>((statement) =>
      options?.columnNames ? statement.raw<Row>({ columnNames: true }) : statement.raw<Row>(),
    );
    return result;
  }
  const statement: D1PreparedStatement = {
    bind: (...values: unknown[]) => statementOf(way, { sql: asked.sql, values }),
    first: async <Value>(column?: string): Promise<Value | null> => {
      const { result } = await ask((one) =>
        column === undefined ? one.first<Value>() : one.first<Value>(column),
      );
      return result;
    },
    run: whole,
    all: whole,
    raw,
  };
  askedBy.set(statement, asked);
  return statement;
}
