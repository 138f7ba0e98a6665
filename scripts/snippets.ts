// `npm run snippets`: tries what docs/operating.md tells an operator to type, as far as a machine without an account can: the shell
// parses, wrangler has each command with each flag, and each statement fits the database that the migrations make.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa, execaSync } from "execa";
import { fail } from "./database-door.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { migrate } from "./seed/apply.ts";
import { shellBlocks, sqlIn, wranglerUses } from "./snippets/read.ts";

const DOCUMENTS = ["docs/operating.md", "docs/scaling.md", "README.md"];

const faults: string[] = [];
for (const path of DOCUMENTS) {
  const text = readFileSync(path, "utf8");
  const blocks = shellBlocks(text);
  for (const block of blocks) {
    const { exitCode, stderr } = execaSync("bash", ["-n"], { input: block, reject: false });
    if (exitCode !== 0) faults.push(`${path}: ${stderr}\n${block}`);
  }
  const uses = wranglerUses(text);
  for (const { command, flags } of uses) {
    const { exitCode, stdout } = await execa("wrangler", [...command.split(" "), "--help"], {
      reject: false,
      preferLocal: true,
      env: { WRANGLER_SEND_METRICS: "false" },
    });
    if (exitCode !== 0 || !stdout.includes(`wrangler ${command}`))
      faults.push(`${path}: wrangler has no "${command}"`);
    for (const flag of flags)
      if (!new RegExp(`(?<![\\w-])${flag}(?![\\w-])`).test(stdout))
        faults.push(`${path}: wrangler ${command} has no ${flag}`);
  }
  const statements = sqlIn(text);
  faults.push(...(await refusedSql(statements)).map((words) => `${path}: ${words}`));
  console.log(
    `${path}: ${blocks.length} blocks, ${uses.length} commands of wrangler, ${statements.length} statements`,
  );
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) fail(`${faults.length} snippets can't be typed as they stand.`);

/** The statements that a migrated database refuses, with its words. */
async function refusedSql(statements: readonly string[]): Promise<string[]> {
  if (statements.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "layette-snippets-"));
  const simulator = openLocalDatabase(folder);
  try {
    const db = await simulator.getD1Database("DB");
    await migrate(db);
    const refused: string[] = [];
    for (const sql of statements)
      await db
        .prepare(`explain ${sql}`)
        .all()
        .catch((error: unknown) => refused.push(`${sql}: ${String(error)}`));
    return refused;
  } finally {
    await simulator.dispose();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
