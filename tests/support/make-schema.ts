// The migrated schema for each file of integration tests. The migrations run once a process: later files get what they have made.
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

let made: readonly string[] | undefined;

/** Makes the schema in an empty database. Throws if the migrations leave rows, which no later file would have. */
export async function makeSchema(): Promise<void> {
  if (made) {
    await env.DB.batch(made.map((sql) => env.DB.prepare(sql)));
    return;
  }
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const { results } = await env.DB.prepare(
    `select type, name, sql from sqlite_master where sql is not null
      and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by rowid`,
  ).all<{ type: string; name: string; sql: string }>();
  for (const { name } of results.filter(({ type }) => type === "table")) {
    const row = await env.DB.prepare(`select 1 from "${name}" limit 1`).first();
    if (row) throw new Error(`The migrations leave rows in ${name}`);
  }
  made = results.map(({ sql }) => sql);
}
