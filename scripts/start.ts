// `npm start`: migrates, seeds, builds, and serves the production build on this machine, without a key or a
// network; the second time it takes seconds.
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { readConfig } from "../app/services/config.server.ts";
import { ensureBuild } from "./build.ts";
import { localVars, stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { migrate, seed } from "./seed/apply.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "./seed/demo-account.ts";
import { serveSite } from "./serve-site.ts";
import { closeWhenStopped, guardChildren } from "./until-stopped.ts";

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a port number, not "${process.env.PORT}".`);
if (!(await isFree(port)))
  fail(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8788 npm start`);

try {
  readConfig(localVars(port));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

guardChildren();
const state = stateDir();
mkdirSync(state, { recursive: true });
await prepareDatabase();
await step("Building …", ensureBuild);

const served = await serveSite({ port, stateDir: state });

const { APP_ORIGIN } = localVars(port);
console.log(`
  Layette is ready   ${APP_ORIGIN}
  Demo account       ${DEMO_EMAIL} / ${DEMO_PASSWORD}
  Mails              ${APP_ORIGIN}/dev/mailbox
`);

closeWhenStopped(() => served.dispose());

async function prepareDatabase(): Promise<void> {
  const simulator = openLocalDatabase(state);
  try {
    const db = await simulator.getD1Database("DB");
    if ((await migrate(db)) > 0) console.log("Database migrated.");
    if (await seed(db, new Date())) console.log("Database seeded.");
  } finally {
    await simulator.dispose();
  }
}

async function step(words: string, work: () => Promise<boolean>): Promise<void> {
  const started = Date.now();
  if (await work()) console.log(`${words} ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .once("listening", () => probe.close(() => resolve(true)))
      .listen(candidate, "localhost");
  });
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
