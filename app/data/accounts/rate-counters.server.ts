// Allowances, counted exactly. An allowance holds `burst` tries and gets one back every `everyMs`. One instant says
// all of it: when it will be whole again. A try moves that instant by `everyMs`, and is refused where it would
// lie further ahead than a whole allowance takes to grow. So a wait is short, and no stretch of time has a seam at
// which twice as much goes through.
import { inArray, lte, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { rateCounters } from "~/data/schema.ts";

export interface Allowance {
  key: string;
  burst: number;
  everyMs: number;
}

/**
 * Takes one try out of all of these allowances or, where one of them is used up, out of none: a single
 * statement, so that tries at the same instant are counted one after the other. True when it was taken.
 */
export async function takeTry(db: Database, allowances: readonly Allowance[], now: number): Promise<boolean> {
  const rows = allowances.map(
    ({ key, burst, everyMs }) => sql`(${key}, ${everyMs}, ${(burst - 1) * everyMs})`,
  );
  const { meta } = await db.run(sql`
    with allowance (key, every_ms, slack_ms) as (values ${sql.join(rows, sql`, `)})
    insert into ${rateCounters} (key, whole_at)
    select key, ${now} + every_ms from allowance
    where not exists (
      select 1 from allowance a join ${rateCounters} c on c.key = a.key where c.whole_at > ${now} + a.slack_ms)
    on conflict (key) do update set whole_at = max(whole_at, ${now}) + excluded.whole_at - ${now}`);
  return meta.changes > 0;
}

/** How long until each of these allowances has an attempt again, in milliseconds; 0 where it has one now. */
export async function waitsForTry(
  db: Database,
  allowances: readonly Allowance[],
  now: number,
): Promise<number[]> {
  const used = await db.select().from(rateCounters).where(isOneOf(allowances));
  const wholeAt = new Map(used.map((row) => [row.key, row.wholeAt]));
  return allowances.map(({ key, burst, everyMs }) =>
    Math.max(0, (wholeAt.get(key) ?? 0) - now - (burst - 1) * everyMs),
  );
}

/** Gives an attempt back to each of these allowances. */
export async function returnTry(db: Database, allowances: readonly Allowance[]): Promise<void> {
  const [first, ...others] = allowances.map(({ key, everyMs }) =>
    db
      .update(rateCounters)
      .set({ wholeAt: sql`${rateCounters.wholeAt} - ${everyMs}` })
      .where(isOneOf([{ key }])),
  );
  if (first) await db.batch([first, ...others]);
}

/** Deletes the counters that say nothing any more. */
export async function deleteWholeCounters(db: Database, now: number): Promise<void> {
  await db.delete(rateCounters).where(lte(rateCounters.wholeAt, now));
}

function isOneOf(allowances: readonly Pick<Allowance, "key">[]) {
  return inArray(
    rateCounters.key,
    allowances.map(({ key }) => key),
  );
}
