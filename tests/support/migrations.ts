// A database as an earlier release left it.
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";

interface Steps {
  migrate: () => Promise<void>;
  migrateToNow: () => Promise<void>;
}

/**
 * Empties the database and brings it to the state before a migration; `migrate` runs that one, `migrateToNow`
 * all.
 */
export async function beforeMigration(name: string): Promise<Steps> {
  const earlier = env.TEST_MIGRATIONS.filter((migration) => migration.name < name);
  const through = env.TEST_MIGRATIONS.filter((migration) => migration.name <= name);
  expect(through.length - earlier.length).toBe(1);
  await dropEverything();
  await applyD1Migrations(env.DB, earlier);
  return {
    migrate: () => applyD1Migrations(env.DB, through),
    migrateToNow: () => applyD1Migrations(env.DB, env.TEST_MIGRATIONS),
  };
}

/** Each table before those that it refers to, as D1 requires. */
async function dropEverything(): Promise<void> {
  const { results: keys } = await env.DB.prepare(
    `select tables.name, keys."table" as parent from sqlite_master as tables
      left join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like '_cf_%'`,
  ).all<{ name: string; parent: string | null }>();
  const left = new Set(keys.map(({ name }) => name));
  while (left.size > 0) {
    const free = [...left].find(
      (table) => !keys.some(({ name, parent }) => parent === table && name !== table && left.has(name)),
    );
    if (!free) throw new Error("Tables that refer to each other cannot be dropped one by one");
    await env.DB.prepare(`drop table "${free}"`).run();
    left.delete(free);
  }
}
