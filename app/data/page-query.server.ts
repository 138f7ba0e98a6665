// A select of a page that many ask for, written as SQL once for each database instead of once for each request. Its rows
// travel as one JSON text: D1 makes an object of every row, and that takes longer than reading them.
import { fillPlaceholders, Placeholder } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./database.server.ts";

/** The parameters of a select while it is written; their values come with each request. */
export type Given<Name extends string> = Readonly<Record<Name, Placeholder>>;

/** A select with its values: it can be awaited, or read in a batch with others. */
export interface PageQuery<Rows> extends PromiseLike<Rows>, RunnableQuery<Rows, "sqlite"> {
  toSQL(): { sql: string; params: unknown[] };
}

/** What drizzle makes of a select. */
interface Select<Rows> extends PromiseLike<Rows> {
  readonly _: { readonly selectedFields: object };
  toSQL(): { sql: string; params: unknown[] };
  prepare(): { mapAllResult(rows: unknown): unknown };
}

interface Written<Rows> {
  sql: string;
  params: unknown[];
  statement: D1PreparedStatement;
  read(result: D1Result<{ rows: string }>): Rows;
}

/**
 * The select that `build` writes, as a function of a database and the values of `names`. Its columns are plain ones, none
 * of them JSON of SQLite's own functions: that would arrive as an object.
 */
export function pageQuery<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Database, given: Given<Name>) => Select<Rows>,
): (db: Database, values: Readonly<Record<Name, string | number>>) => PageQuery<Rows> {
  const known = new WeakMap<Database, Written<Rows>>();
  const given = Object.fromEntries(names.map((name) => [name, new Placeholder<string>(name)]));
  return (db, values) => {
    let written = known.get(db);
    if (!written) {
      written = write(db, build(db, given as Given<Name>));
      known.set(db, written);
    }
    return new Asked(written, fillPlaceholders(written.params, values));
  };
}

function write<Rows>(db: Database, select: Select<Rows>): Written<Rows> {
  const { sql, params } = select.toSQL();
  const columns = Object.keys(select._.selectedFields).map((_, at) => `c${at}`);
  const whole = `with page(${columns}) as (${sql}) select json_group_array(json_array(${columns})) as "rows" from page`;
  const prepared = select.prepare();
  return {
    sql: whole,
    params,
    statement: db.$client.prepare(whole),
    read: ({ results: [row] }) => prepared.mapAllResult(JSON.parse(row?.rows ?? "[]")) as Rows,
  };
}

/** What drizzle's batch takes for a query of its own. */
class Asked<Rows> implements PageQuery<Rows> {
  declare readonly _: PageQuery<Rows>["_"];
  readonly #written: Written<Rows>;
  readonly #params: unknown[];

  constructor(written: Written<Rows>, params: unknown[]) {
    this.#written = written;
    this.#params = params;
  }

  toSQL() {
    return { sql: this.#written.sql, params: this.#params };
  }

  _prepare() {
    const { statement, read } = this.#written;
    return { stmt: statement, getQuery: () => this.toSQL(), mapResult: read };
  }

  // biome-ignore lint/suspicious/noThenProperty: a query of drizzle can be awaited
  then<Done = Rows, Failed = never>(
    onRows?: ((rows: Rows) => Done | PromiseLike<Done>) | null,
    onError?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    const { statement, read } = this.#written;
    const asked = statement.bind(...this.#params).all<{ rows: string }>();
    return asked.then(read).then(onRows, onError);
  }
}
