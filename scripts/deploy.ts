// `npm run deploy`: checks the variables, builds, migrates the deployed database, and uploads the Worker; with --env staging those of
// that environment in wrangler.toml. With --dry-run nothing leaves this machine, and no account is needed.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { execaSync } from "execa";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { readSchema, SCHEMA } from "../app/contracts/operations/upkeep.ts";
import { type Schema, schemaFinding } from "../app/domain/operations/bounds.ts";
import { readBookmark } from "../app/domain/reads-from.ts";
import { ensureBuild } from "./build.ts";
import { environmentSchema, judgeDeployment } from "./deployed-variables.ts";
import { run } from "./run.ts";
import { schemaOfBuild } from "./schema.ts";
import { sqlText } from "./sql-text.ts";

const CONFIG = "build/server/wrangler.json";
/** Here wrangler's own output is wanted: bindings, size, address. */
const TALKATIVE = { WRANGLER_LOG: "log" };

const isDryRun = process.argv.includes("--dry-run");
const environment = askedEnvironment();
const envArgs = environment === null ? [] : ["--env", environment];

checkVariables();
// The build's configuration is that of its environment and has no other.
if (environment !== null) process.env.CLOUDFLARE_ENV = environment;
await ensureBuild();
delete process.env.CLOUDFLARE_ENV;
if (isDryRun) {
  run(
    "Dry run",
    "wrangler",
    ["deploy", "--config", CONFIG, "--dry-run", "--outdir", "build/dry-run"],
    TALKATIVE,
  );
} else {
  // Without a question: after a no, the deployment would go on without them.
  run("Migrations", "wrangler", ["d1", "migrations", "apply", "DB", "--remote", ...envArgs], { CI: "1" });
  const schema = schemaOfBuild();
  markSchema(schema);
  const variables = [`MIGRATED_BOOKMARK:${migratedBookmark()}`, `SCHEMA:${schema.newest}`];
  const given = variables.flatMap((variable) => ["--var", variable]);
  run("Deployment", "wrangler", ["deploy", "--config", CONFIG, ...given], TALKATIVE);
}

/** The environment of wrangler.toml that `--env` names; null for the top level, production. */
function askedEnvironment(): string | null {
  const at = process.argv.indexOf("--env");
  const name = at < 0 ? (process.env.CLOUDFLARE_ENV ?? "") : (process.argv[at + 1] ?? "");
  if (at >= 0 && !/^[a-z]\w*$/.test(name)) fail("--env needs the name of an environment in wrangler.toml");
  return name === "" ? null : name;
}

/** Ends this script if a required variable is missing or wrong, and says which parts are off. */
function checkVariables(): void {
  const local = { ...readDevVars(), ...process.env };
  const secrets = isDryRun ? null : deployedSecrets();
  const { refusal, wrong, assumed } = judgeDeployment({ environment: readEnvironment(), secrets, local });
  if (refusal !== null) fail(`Not deployed, because the Worker would refuse to serve:\n${refusal}`);
  if (assumed.length > 0) console.log(`Secrets whose values can't be checked here: ${assumed.join(", ")}`);
  for (const name of wrong) console.log(`Off, because ${name} is wrong, missing, unknown, or not for here.`);
}

function readEnvironment() {
  try {
    const env = environment === null ? {} : { env: environment };
    return environmentSchema.parse(unstable_readConfig({ config: "wrangler.toml", ...env }));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The names of the secrets that the deployed Worker has. */
function deployedSecrets(): string[] {
  const { failed, stdout } = execaSync("wrangler", ["secret", "list", "--format", "json", ...envArgs], {
    stderr: "inherit",
    preferLocal: true,
    reject: false,
    env: TALKATIVE,
  });
  if (failed)
    fail("Not deployed, because its secrets can't be listed. Set TOKEN_SECRET first: that makes the Worker.");
  return z
    .array(z.object({ name: z.string() }))
    .parse(JSON.parse(stdout))
    .map(({ name }) => name);
}

/** Secrets of this machine, as wrangler would read them. */
function readDevVars(): NodeJS.Dict<string> {
  return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

/** Writes which builds can run on the database, and ends this script if this one can't. */
function markSchema(build: Schema): void {
  const [row] = execute(`select facts from upkeep where name = '${SCHEMA}'`);
  const database = readSchema(row?.facts) ?? build;
  const words = schemaFinding(build.newest, database);
  // Its migrations have just been applied.
  if (words !== null && build.newest <= database.newest) fail(`Not deployed. ${words}`);
  if (build.newest < database.newest) {
    console.log(`The database is at ${database.newest}, newer than this build, which can run on it.`);
    return;
  }
  const facts = sqlText(JSON.stringify(build));
  execute(`insert into upkeep (name, facts) values ('${SCHEMA}', ${facts})
    on conflict (name) do update set facts = excluded.facts`);
  console.log(`The database is at ${build.newest}; builds with ${build.oldest} or newer can run on it.`);
}

function execute(sql: string): { facts: string }[] {
  const { stdout } = execaSync(
    "wrangler",
    ["d1", "execute", "DB", "--remote", "--yes", "--json", "--command", sql, ...envArgs],
    { stderr: "inherit", preferLocal: true },
  );
  const answers = z.array(z.object({ results: z.array(z.object({ facts: z.string() })) }));
  return answers.parse(JSON.parse(stdout)).flatMap(({ results }) => results);
}

/** How far the deployed database has come: the Worker reads no copy that hasn't come as far, and so none without a new table. */
function migratedBookmark(): string {
  const { stdout } = execaSync("wrangler", ["d1", "time-travel", "info", "DB", "--json", ...envArgs], {
    stderr: "inherit",
    preferLocal: true,
    env: TALKATIVE,
  });
  const { bookmark } = z.object({ bookmark: z.string() }).parse(JSON.parse(stdout));
  const read = readBookmark(bookmark);
  if (read === null) throw new Error(`D1 names the state of its database in a new way: ${bookmark}`);
  return read;
}
