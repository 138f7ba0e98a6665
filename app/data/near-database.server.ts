// A request's way to D1. Each of its trips asks the primary, or a copy near the reader if the request may read there; pages don't
// know. Every trip is a session of its own, because a session binds only its first query to the primary.
//
// A trip that writes asks the primary, and so does each one after it. If a copy is slow, the primary is asked as well, and the first
// answer counts. A copy with an old heartbeat isn't believed. A copy that fails, such as one without a new table, is as good as
// none. So a reader waits at most 250 ms longer than for the primary.

import { BELIEVED_MS, type Bookmark, newest, type ReadsFrom } from "../domain/reads-from.ts";
import { within } from "../lib/within.ts";
import type { Client, Database } from "./database.server.ts";
import { heartbeat } from "./schema.ts";

/** How long a copy may take before the primary is asked as well. */
const PATIENCE_MS = 250;

const HEARTBEAT = "select beat_at as beatAt from heartbeat where id = 1";

/** Writes the heartbeat that copies are believed by; `now` in epoch milliseconds. */
export async function beat(db: Database, now: number): Promise<void> {
  await db
    .insert(heartbeat)
    .values({ id: 1, beatAt: now })
    .onConflictDoUpdate({ target: heartbeat.id, set: { beatAt: now } });
}

/** The outcome of a request's trips so far. */
export interface TripFacts {
  /** The newest state that was read or written; null before the first trip, and where there are no copies. */
  bookmark: Bookmark | null;
  hasWritten: boolean;
  /** Whether an answer of a copy was used. */
  fromCopy: boolean;
  /** How often a copy was too slow, or wasn't believed. */
  askedAgain: number;
}

export type NearDatabase = { client: Client; facts: Readonly<TripFacts> };

/** One trip: what it sends in a session, together with the heartbeat if that is asked for. */
interface Trip<Result> {
  isReading: boolean;
  send(session: D1DatabaseSession, beat: D1PreparedStatement | null): Promise<[Result, D1Result | null]>;
}

type GoOn = <Result>(trip: Trip<Result>) => Promise<Result>;

/**
 * The database as one request asks it; `now` is the request's instant, epoch milliseconds. After `patienceMs` a copy's answer isn't
 * waited for alone.
 */
export function nearDatabase(
  binding: D1Database,
  reads: ReadsFrom,
  now: number,
  patienceMs = PATIENCE_MS,
): NearDatabase {
  const facts: TripFacts = { bookmark: null, hasWritten: false, fromCopy: false, askedAgain: 0 };
  let asksCopies = reads.from === "nearest";

  async function atPrimary<Result>(trip: Trip<Result>): Promise<Result> {
    const session = binding.withSession("first-primary");
    const [result] = await trip.send(session, null);
    facts.bookmark = newest(facts.bookmark, session.getBookmark());
    return result;
  }

  /** Null if the copy isn't believed or fails. */
  async function atCopy<Result>(
    trip: Trip<Result>,
    least: Bookmark | null,
  ): Promise<Answered<Result> | null> {
    const session = binding.withSession(newest(least, facts.bookmark) ?? "first-unconstrained");
    try {
      const [result, beat] = await trip.send(session, session.prepare(HEARTBEAT));
      const isCopy = beat?.meta.served_by_primary === false;
      return isCopy && !isBelieved(beat, now) ? null : { result, isCopy, bookmark: session.getBookmark() };
    } catch {
      return null;
    }
  }

  async function atNearest<Result>(trip: Trip<Result>, least: Bookmark | null): Promise<Result> {
    const copy = atCopy(trip, least);
    const early = await within(patienceMs, copy);
    if (early) return taken(early);
    asksCopies = false;
    facts.askedAgain += 1;
    const primary = atPrimary(trip);
    const first = await Promise.race([
      copy,
      primary.then(
        () => null,
        () => copy,
      ),
    ]);
    return first ? taken(first) : primary;
  }

  function taken<Result>({ result, isCopy, bookmark }: Answered<Result>): Result {
    facts.fromCopy ||= isCopy;
    facts.bookmark = newest(facts.bookmark, bookmark);
    return result;
  }

  const goOn: GoOn = (trip) => {
    if (!trip.isReading) {
      facts.hasWritten = true;
      asksCopies = false;
    }
    return asksCopies && reads.from === "nearest" ? atNearest(trip, reads.least) : atPrimary(trip);
  };

  return { client: clientOf(goOn), facts };
}

interface Answered<Result> {
  result: Result;
  isCopy: boolean;
  bookmark: Bookmark | null;
}

function isBelieved(beat: D1Result, now: number): boolean {
  const [row] = beat.results;
  const beatAt = typeof row === "object" && row !== null && "beatAt" in row ? row.beatAt : null;
  return typeof beatAt === "number" && now - beatAt <= BELIEVED_MS;
}

/** True for statements that only read; `replace(` is a function. One that can't be told counts as writing. */
export function isReading(sql: string): boolean {
  return /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete|replace(?!\())\b/i.test(sql);
}

function clientOf(goOn: GoOn): Client {
  return {
    prepare: (sql) => new Statement(goOn, sql, []),
    batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
      const own = statements.map(ownStatement);
      return goOn<D1Result<Row>[]>({
        isReading: own.every(({ sql }) => isReading(sql)),
        async send(session, beat) {
          const asked = own.map((statement) => statement.in(session));
          const results = await session.batch<Row>(beat ? [...asked, beat] : asked);
          return [results.slice(0, own.length), results[own.length] ?? null];
        },
      });
    },
  };
}

function ownStatement(statement: D1PreparedStatement): Statement {
  if (statement instanceof Statement) return statement;
  throw new TypeError("A statement of another request");
}

/** A statement that becomes the platform's own when its trip begins. */
class Statement implements D1PreparedStatement {
  readonly sql: string;
  readonly #goOn: GoOn;
  readonly #values: readonly unknown[];

  constructor(goOn: GoOn, sql: string, values: readonly unknown[]) {
    this.#goOn = goOn;
    this.sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#goOn, this.sql, values);
  }

  in(session: D1DatabaseSession): D1PreparedStatement {
    const statement = session.prepare(this.sql);
    return this.#values.length > 0 ? statement.bind(...this.#values) : statement;
  }

  #ask<Result>(ask: (statement: D1PreparedStatement) => Promise<Result>): Promise<Result> {
    return this.#goOn({
      isReading: isReading(this.sql),
      send: (session, beat) => Promise.all([ask(this.in(session)), beat ? beat.all() : null]),
    });
  }

  first<Value>(column?: string): Promise<Value | null> {
    return this.#ask((statement) =>
      column === undefined ? statement.first<Value>() : statement.first<Value>(column),
    );
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.#ask((statement) => statement.run<Row>());
  }

  all<Row>(): Promise<D1Result<Row>> {
    return this.#ask((statement) => statement.all<Row>());
  }

  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  raw<Row>(options?: { columnNames?: boolean }): Promise<Row[] | [string[], ...Row[]]> {
    return this.#ask<Row[] | [string[], ...Row[]]>((statement) =>
      options?.columnNames ? statement.raw<Row>({ columnNames: true }) : statement.raw<Row>(),
    );
  }
}
