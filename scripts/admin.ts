// `npm run admin -- grant EMAIL | revoke EMAIL | list`, with --remote on the deployed database.
import { spawnSync } from "node:child_process";
import { securityLog } from "../app/lib/security-log.server.ts";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { sqlText } from "./sql-text.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | list   [--remote]";
/** The role of a profile that is none of the managing ones. */
const PLAIN_ROLE = "free";

interface Profile {
  user_id: string;
  email: string;
  role: string;
}

const words = process.argv.slice(2).filter((word) => word !== "--remote");
const query = process.argv.includes("--remote") ? queryRemote : queryLocal;
const [verb, email = ""] = words;

switch (verb) {
  case "grant":
    report(await setRole(email, "admin"));
    break;
  case "revoke":
    report(await setRole(email, PLAIN_ROLE));
    break;
  case "list":
    report(
      await query(
        "select user_id, email, role from users_profile where role in ('admin', 'owner') order by email",
      ),
    );
    break;
  default:
    fail(USAGE);
}

async function setRole(address: string, role: string): Promise<Profile[]> {
  const normalised = address.trim().toLowerCase();
  if (!normalised.includes("@")) fail(USAGE);
  const changed = await query(
    `update users_profile set role = ${sqlText(role)} where email = ${sqlText(normalised)} returning user_id, email, role`,
  );
  for (const { user_id: userId } of changed) securityLog("role_changed", { userId, role });
  return changed;
}

function report(profiles: Profile[]): void {
  if (profiles.length === 0)
    fail(verb === "list" ? "Nobody is an administrator." : "There is no account with this address.");
  for (const { email: address, role } of profiles) console.log(`${address}  ${role}`);
}

async function queryLocal(sql: string): Promise<Profile[]> {
  const simulator = openLocalDatabase(stateDir());
  try {
    const db = await simulator.getD1Database("DB");
    return (await db.prepare(sql).all<Profile>()).results;
  } finally {
    await simulator.dispose();
  }
}

async function queryRemote(sql: string): Promise<Profile[]> {
  const { status, stdout } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", "--remote", "--yes", "--json", "--command", sql],
    { encoding: "utf8", stdio: ["inherit", "pipe", "inherit"] },
  );
  if (status !== 0) fail("Cloudflare did not carry this out.");
  const answers: { results: Profile[] }[] = JSON.parse(stdout);
  return answers.flatMap(({ results }) => results);
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
