// Allowances, counted exactly. An allowance holds `burst` tries and regains one every `everyMs`. One instant stores its whole
// state: when it will be full again. A try moves that instant by `everyMs`, and is refused if the instant would then be more than a
// full allowance's time ahead. So waits are short, and there is no window boundary at which twice as many tries get through.

import { gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { rateCounters, spentSecrets } from "~/data/schema.ts";

export type Allowance = { key: string; burst: number; everyMs: number };

/**
 * No allowance takes as long to be full again. A counter that says so can't be read (to SQLite, text is more than any number), and
 * would keep everyone who shares it from trying forever.
 */
const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

/** The allowances of several tries, of which the database takes one: the one whose name it finds. */
export interface NamedAllowances {
  /** SQL for the name of the try that counts. */
  name: SQL;
  allowances: ReadonlyMap<string, readonly Allowance[]>;
}

/**
 * Takes one try from all of these allowances, or from none if one is used up. A single statement, so that simultaneous tries are
 * counted one after the other. True if it was taken. With a reader, it shares the round trip of what is read meanwhile.
 */
export function takeTry(
  db: Database,
  allowances: readonly Allowance[],
  now: number,
  reader?: PageReader,
): Promise<boolean> {
  const name = sql`${""}`;
  return takeNamedTry(db, { name, allowances: new Map([["", allowances]]) }, now, reader);
}

/**
 * The same for one of several tries, of which the database finds the one that counts. Rows read in the same round trip say which it
 * was.
 */
export async function takeNamedTry(
  db: Database,
  { name, allowances }: NamedAllowances,
  now: number,
  reader?: PageReader,
): Promise<boolean> {
  const rows = [...allowances].flatMap(([of, ones]) =>
    ones.map(({ key, burst, everyMs }) => sql`(${of}, ${key}, ${everyMs}, ${(burst - 1) * everyMs})`),
  );
  const taking = db.run(sql`
    with named (name, key, every_ms, slack_ms) as (values ${sql.join(rows, sql`, `)}),
      allowance as (select key, every_ms, slack_ms from named where name = ${name})
    insert into ${rateCounters} (key, whole_at)
    select key, ${now} + every_ms from allowance
    where not exists (
      select 1 from allowance a join ${rateCounters} c on c.key = a.key
      where c.whole_at > ${now} + a.slack_ms and c.whole_at <= ${now + LONGEST_MS})
    on conflict (key) do update set
      whole_at = iif(whole_at > ${now + LONGEST_MS}, ${now}, max(whole_at, ${now})) + excluded.whole_at - ${now}`);
  const { meta } = await (reader?.read(taking) ?? taking);
  return meta.changes > 0;
}

/** Milliseconds until each of these allowances has a try again; 0 if it has one now. */
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

/** Gives one try back to each of these allowances. */
export async function returnTry(db: Database, allowances: readonly Allowance[]): Promise<void> {
  const [first, ...others] = returnTryStatements(db, allowances);
  if (first) await db.batch([first, ...others]);
}

/** The same as statements, for the batch of what the try has led to. */
export function returnTryStatements(db: Database, allowances: readonly Allowance[]) {
  return allowances.map(({ key, everyMs }) =>
    db
      .update(rateCounters)
      .set({ wholeAt: sql`${rateCounters.wholeAt} - ${everyMs}` })
      .where(isOneOf([{ key }])),
  );
}

/** Deletes counters whose allowance is full again, and those that can't be read. */
export async function deleteWholeCounters(db: Database, now: number): Promise<void> {
  await db
    .delete(rateCounters)
    .where(or(lte(rateCounters.wholeAt, now), gt(rateCounters.wholeAt, now + LONGEST_MS)));
}

function isOneOf(allowances: readonly Pick<Allowance, "key">[]) {
  return inArray(
    rateCounters.key,
    allowances.map(({ key }) => key),
  );
}

/**
 * Uses up a secret, by its hash; false if it was used before. A sealed cookie can be replayed, so the row is needed until the
 * secret expires.
 */
export async function spendSecret(db: Database, hash: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insert(spentSecrets)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentSecrets.hash });
  return spent.length > 0;
}

export function deleteOldSpentSecrets(db: Database, now: number) {
  return db.delete(spentSecrets).where(lte(spentSecrets.expiresAt, now));
}
