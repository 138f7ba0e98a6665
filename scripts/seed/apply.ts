// Brings a local database up to date: runs the migrations that it lacks, and seeds if the data has changed.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { seedDemoAccount } from "./demo-account.ts";
import type { LocalDatabase, SeedStatement } from "./rows.ts";
import { seedFingerprint, seedStatements } from "./statements.ts";
import { worldFingerprint, worldStatements } from "./world.ts";

const MIGRATIONS = new URL("../../migrations/", import.meta.url);

/** Migrations in order, each split into its statements. */
function readMigrations(): { name: string; queries: string[] }[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({
      name,
      queries: readFileSync(new URL(name, MIGRATIONS), "utf8").split("--> statement-breakpoint"),
    }));
}

/** Applies what is missing, each migration in one transaction, and keeps wrangler's own record of it. */
export async function migrate(db: LocalDatabase): Promise<number> {
  await db
    .prepare(
      "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)",
    )
    .run();
  const { results } = await db.prepare("select name from d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  const missing = readMigrations().filter(({ name }) => !applied.has(name));
  for (const { name, queries } of missing) {
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare("insert into d1_migrations (name) values (?)").bind(name),
    ]);
  }
  return missing.length;
}

/**
 * The simulator closes a connection that was idle for five seconds. On a slow machine, reading the seed data
 * takes longer and lets nothing else run; without a moment to notice, the next request would go out on a
 * closed connection.
 */
function noticeClosedConnections(): Promise<void> {
  return setTimeout(50);
}

/**
 * Writes the seed data that this database doesn't hold yet, and the demo account; returns whether anything
 * was missing.
 */
export async function seed(db: LocalDatabase, now: Date): Promise<boolean> {
  const statements = seedStatements();
  const isCatalogueNew = await seedPart(db, "catalogue", seedFingerprint(statements), () => statements);
  const isWorldNew = await seedPart(db, "world", worldFingerprint(), worldStatements);
  await noticeClosedConnections();
  await seedDemoAccount(db, now);
  return isCatalogueNew || isWorldNew;
}

async function seedPart(
  db: LocalDatabase,
  name: string,
  fingerprint: string,
  read: () => SeedStatement[],
): Promise<boolean> {
  await noticeClosedConnections();
  const known = await db.prepare("select fingerprint from seed_state where name = ?").bind(name).first();
  if (known?.fingerprint === fingerprint) return false;
  const batch = [
    ...read().map(({ sql, rows }) => db.prepare(sql).bind(JSON.stringify(rows))),
    db.prepare("insert or replace into seed_state (name, fingerprint) values (?, ?)").bind(name, fingerprint),
  ];
  await noticeClosedConnections();
  await db.batch(batch);
  return true;
}
