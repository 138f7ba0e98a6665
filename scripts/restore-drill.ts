// `npm run restore-drill`: proves that an export of the local database is a backup. It exports with wrangler,
// as for the deployed database, carries the export into an empty database, compares table by table, and
// serves both: the demo account signs in at each and has to see the same dashboard. The local state isn't
// changed.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import { fail } from "./database-door.ts";
import { DEMO_PAGE, serveSite, signIn } from "./demo-site.ts";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { differences, restoreInto, shownBy, tableFacts } from "./restore/copies.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "layette-drill-"));
const source = join(folder, ".wrangler/state");
const restored = join(folder, "restored");
const dump = join(folder, "layette.sql");

try {
  copyState();
  exportDatabase();
  await restoreDatabase();
  compareTables();
  await compareDashboards();
  console.log("The export is a backup: tables and dashboard are the same.");
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A copy, because signing in writes, and because wrangler exports the state beside its configuration. */
function copyState(): void {
  if (fileIn(stateDir()) === null) fail("There is no local database: npm run seed");
  cpSync(stateDir(), source, { recursive: true });
  const [database] = /\[\[d1_databases\]\]\n(?:\w.*\n)+/.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  if (!database) fail("wrangler.toml names no database.");
  writeFileSync(
    join(folder, "wrangler.toml"),
    `name = "layette"\ncompatibility_date = "2026-10-01"\n\n${database}`,
  );
}

function exportDatabase(): void {
  const config = join(folder, "wrangler.toml");
  run("Export", "wrangler", ["d1", "export", "DB", "--local", "--config", config, "--output", dump], {
    CI: "1",
  });
  console.log(`${(readFileSync(dump).length / 1e6).toFixed(1)} MB of statements`);
}

async function restoreDatabase(): Promise<void> {
  mkdirSync(restored);
  const simulator = openLocalDatabase(restored);
  const db = await simulator.getD1Database("DB");
  await db.prepare("select 1").run();
  await simulator.dispose();
  const file = fileIn(restored);
  if (file === null) return fail("The empty database was not made.");
  const started = Date.now();
  restoreInto(file, readFileSync(dump, "utf8"));
  console.log(`Import: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function compareTables(): void {
  const [before, after] = [tableFacts(String(fileIn(source))), tableFacts(String(fileIn(restored)))];
  for (const [name, { rows, digest }] of after)
    console.log(`${name.padEnd(24)} ${String(rows).padStart(7)}  ${digest}`);
  const other = differences(before, after);
  if (other.length > 0) fail(`These tables differ: ${other.join(", ")}`);
}

async function compareDashboards(): Promise<void> {
  await ensureBuild();
  const [before, after] = [await dashboardOf(source), await dashboardOf(restored)];
  if (before !== after || !before.includes("essentials")) fail("The dashboards differ.");
  console.log(`The demo account's dashboard shows the same ${before.split("\n").length} lines.`);
}

/** What the demo account sees on its dashboard; the state is removed afterwards. */
async function dashboardOf(state: string): Promise<string> {
  const site = await serveSite("build", state);
  try {
    const cookie = await signIn(site);
    const response = await fetch(`${site.url}${DEMO_PAGE}`, { headers: { Cookie: cookie } });
    if (!response.ok) fail(`The dashboard answered ${response.status}.`);
    return shownBy(await response.text());
  } finally {
    await site.dispose();
  }
}

/** The one database of a state; null if there isn't one. */
function fileIn(state: string): string | null {
  const files = globSync("v3/d1/**/*.sqlite", { cwd: state }).filter(
    (path) => !path.endsWith("metadata.sqlite"),
  );
  const [file] = files;
  return file === undefined ? null : join(state, file);
}
