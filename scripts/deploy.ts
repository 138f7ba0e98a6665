// `npm run deploy`: builds, migrates the deployed database, and uploads the Worker. With --dry-run nothing
// leaves this machine, and no account is needed.
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
  run("Deployment", "wrangler", ["deploy", "--config", CONFIG], TALKATIVE);
}
