// Statements of the seed: each writes rows that come in as one JSON parameter, small enough for D1's limit of
// 100 KB a statement, and can be run any number of times.

export interface SeedStatement {
  /** SQL with one parameter, ?1: a JSON array of rows. */
  sql: string;
  rows: unknown[];
}

/** D1 in the simulator, or SQLite itself (local-file.ts): what both can do. */
export interface LocalDatabase {
  prepare(sql: string): LocalPrepared;
  /** All of them or none. */
  batch(statements: LocalPrepared[]): Promise<unknown>;
}

export interface LocalPrepared {
  bind(...values: (string | number | null)[]): LocalPrepared;
  run(): Promise<unknown>;
  first(): Promise<Readonly<Record<string, unknown>> | null>;
  all(): Promise<{ results: Readonly<Record<string, unknown>>[] }>;
}

const ROWS_PER_STATEMENT_BYTES = 80_000;

/** Rows that replace those with the same key. */
export function upsert(
  table: string,
  columns: readonly string[],
  key: string,
  rows: unknown[],
): SeedStatement {
  const updates = columns
    .filter((column) => column !== key)
    .map((column) => `${column} = excluded.${column}`);
  return insert(table, columns, `${key}) do update set ${updates.join(", ")}`, rows);
}

/** Rows that give way to those already there with the same key. */
export function insertMissing(
  table: string,
  columns: readonly string[],
  key: string,
  rows: unknown[],
): SeedStatement {
  return insert(table, columns, `${key}) do nothing`, rows);
}

function insert(
  table: string,
  columns: readonly string[],
  onConflict: string,
  rows: unknown[],
): SeedStatement {
  const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
  return {
    sql: `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?1) where true on conflict (${onConflict}`,
    rows,
  };
}

/** The statement split into parts small enough for D1. */
export function inChunks({ sql, rows }: SeedStatement): SeedStatement[] {
  const chunks: SeedStatement[] = [];
  let current: unknown[] = [];
  let bytes = 0;
  for (const row of rows) {
    // Names in other scripts take two or three bytes a letter.
    const size = Buffer.byteLength(JSON.stringify(row)) + 1;
    bytes += size;
    if (bytes > ROWS_PER_STATEMENT_BYTES) {
      chunks.push({ sql, rows: current });
      current = [];
      bytes = size;
    }
    current.push(row);
  }
  return [...chunks, { sql, rows: current }];
}
