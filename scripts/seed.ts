// `npm run seed`: brings the local database up to date, or with --remote the deployed one.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { run } from "./run.ts";
import { migrate, seed } from "./seed/apply.ts";
import type { SeedStatement } from "./seed/rows.ts";
import { seedStatements } from "./seed/statements.ts";
import { worldStatements } from "./seed/world.ts";
import { sqlText } from "./sql-text.ts";

if (process.argv.includes("--remote")) seedRemote();
else await seedLocal();

async function seedLocal(): Promise<void> {
  const simulator = openLocalDatabase(stateDir());
  const db = await simulator.getD1Database("DB");
  const migrations = await migrate(db);
  const isNew = await seed(db, new Date());
  await simulator.dispose();
  console.log(
    `${migrations} migrations applied; ${isNew ? "seed data written" : "seed data was there already"}.`,
  );
}

/** The demo account stays local: its password is printed in the README. */
function seedRemote(): void {
  run("Migrations", "wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { CI: "1" });
  const file = join(mkdtempSync(join(tmpdir(), "layette-seed-")), "seed.sql");
  writeFileSync(file, [...seedStatements(), ...worldStatements()].map(asText).join("\n"));
  run("Seed data", "wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--file", file]);
}

function asText({ sql, rows }: SeedStatement): string {
  return `${sql.replace("?1", sqlText(JSON.stringify(rows)))};`;
}
