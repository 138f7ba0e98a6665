// How many rows the families' life leaves behind.
import type { Miniflare } from "miniflare";

export type Rows = Readonly<Record<string, number>>;

/** Every table's rows. */
export async function rowsByTable(worker: Miniflare): Promise<Rows> {
  const db = await worker.getD1Database("DB");
  const named = await db
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not glob '_*' and name not glob 'sqlite_*'",
    )
    .all<{ name: string }>();
  const names = named.results.map(({ name }) => name);
  const counted = await db.batch<{ rows: number }>(
    names.map((name) => db.prepare(`select count(*) as rows from "${name}"`)),
  );
  return Object.fromEntries(names.map((name, at) => [name, counted[at]?.results[0]?.rows ?? 0]));
}

/** A table of two families and three plans has no more than this, however long they live: 73 items a plan, and what they add. */
const MOST_ROWS = 300;

/** Tables that have grown beyond what the families need, such as 'mail_outbox: 812'. */
export function grownTables(before: Rows, now: Rows): string[] {
  return Object.entries(now).flatMap(([name, rows]) =>
    rows - (before[name] ?? 0) > MOST_ROWS ? [`${name}: ${rows - (before[name] ?? 0)}`] : [],
  );
}
