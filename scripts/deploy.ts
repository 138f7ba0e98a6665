// `npm run deploy`: builds, migrates the deployed database, and uploads the Worker. With --dry-run nothing
// leaves this machine, and no account is needed.
import { execaSync } from "execa";
import { z } from "zod";
import { readBookmark } from "../app/domain/reads-from.ts";
import { ensureBuild } from "./build.ts";
import { run } from "./run.ts";

const CONFIG = "build/server/wrangler.json";
/** Here wrangler's own output is wanted: bindings, size, address. */
const TALKATIVE = { WRANGLER_LOG: "log" };

await ensureBuild();
if (process.argv.includes("--dry-run")) {
  run(
    "Dry run",
    "wrangler",
    ["deploy", "--config", CONFIG, "--dry-run", "--outdir", "build/dry-run"],
    TALKATIVE,
  );
} else {
  run("Migrations", "wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
  const migrated = `MIGRATED_BOOKMARK:${migratedBookmark()}`;
  run("Deployment", "wrangler", ["deploy", "--config", CONFIG, "--var", migrated], TALKATIVE);
}

/** How far the deployed database has come: the Worker reads no copy that hasn't come as far, and so none without a new table. */
function migratedBookmark(): string {
  const { stdout } = execaSync("wrangler", ["d1", "time-travel", "info", "DB", "--json"], {
    stderr: "inherit",
    preferLocal: true,
    env: TALKATIVE,
  });
  const { bookmark } = z.object({ bookmark: z.string() }).parse(JSON.parse(stdout));
  const read = readBookmark(bookmark);
  if (read === null) throw new Error(`D1 names the state of its database in a new way: ${bookmark}`);
  return read;
}
