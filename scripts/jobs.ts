// `npm run jobs [-- list | replay ID | replay plans|renewals|trips|mails|images|all | report]`, with --remote on the
// deployed database: shows what is under way or was given up in the background, and starts it over. `report` asks the account's metrics.
import { readResealing } from "../app/contracts/operations/upkeep.ts";
import { newId } from "../app/lib/new-id.ts";
import { fail, openDoor } from "./database-door.ts";
import { askMetrics, QUESTIONS } from "./jobs/metrics-report.ts";
import { jobLine, secretLine } from "./jobs/report.ts";
import {
  countJobs,
  JOB_KINDS,
  type JobRow,
  listJobs,
  MOST_JOBS,
  replayStatements,
  selectResealing,
} from "./jobs/statements.ts";

const USAGE =
  "Usage: npm run jobs -- [list | replay ID | replay plans|renewals|trips|mails|images|all]   [--remote]\n       CLOUDFLARE_ACCOUNT_ID=… CLOUDFLARE_API_TOKEN=… npm run jobs -- report";

const { query, rest } = openDoor(process.argv.slice(2));
const [verb = "list", what = ""] = rest;
const now = Date.now();

switch (verb) {
  case "list":
    await list();
    break;
  case "replay":
    await replay();
    break;
  case "report":
    await report();
    break;
  default:
    fail(USAGE);
}

async function list(): Promise<void> {
  const [kept] = await query<{ facts: string }>([selectResealing]);
  const secrets = secretLine(readResealing(kept?.facts), now);
  if (secrets !== null) console.log(`${secrets}\n`);
  const counts = await query<{ kind: string; status: string; count: number }>([countJobs(now)]);
  if (counts.length === 0) return console.log("Nothing is under way and nothing was given up.");
  console.log(`${counts.map(({ kind, status, count }) => `${count} ${kind} ${status}`).join(", ")}\n`);
  for (const job of await query<JobRow>(listJobs(now))) console.log(jobLine(job, now));
}

/** Starts over what was given up, or the one named job even if it is only held; the rest is the sweeper's. */
async function replay(): Promise<void> {
  if (!what) fail(USAGE);
  const jobs = await query<JobRow>(listJobs(now));
  const kinds = JOB_KINDS.filter((kind) => what === "all" || what === `${kind}s`);
  const chosen = jobs.filter(
    ({ id, kind, status, replayable }) =>
      id === what || (replayable && kinds.includes(kind) && (status === "failed" || kind === "renewal")),
  );
  if (chosen.length === 0) fail(kinds.length > 0 ? "Nothing can be replayed." : "There is no such work.");
  const statements = chosen.flatMap((job) => replayStatements(job, now, newId()));
  const ids = new Set((await query<{ id?: string }>(statements)).map(({ id }) => id));
  for (const job of chosen)
    console.log(`${ids.has(job.id) ? "starts over" : "left alone "}  ${jobLine(job, now)}`);
  if (jobs.length >= MOST_JOBS) console.log("There may be more: ask again when these are done.");
  if (ids.size > 0) console.log("\nThe sweeper sends their messages within a minute.");
}

/** Prints the answer to each question about the deployment's metrics. */
async function report(): Promise<void> {
  const {
    CLOUDFLARE_ACCOUNT_ID: id,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_API_BASE_URL: api,
    CLOUDFLARE_ENV: environment = "",
  } = process.env;
  if (!id || !token)
    fail("Set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN to a token that may read account analytics.");
  const account = { id, token, api: api ?? "https://api.cloudflare.com/client/v4", environment };
  for (const [question, query] of QUESTIONS) {
    const answer = await askMetrics(account, query).catch((error: unknown) => {
      process.exitCode = 1;
      return String(error);
    });
    console.log(`${question}\n${answer}\n`);
  }
}
