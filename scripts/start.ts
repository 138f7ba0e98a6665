// `npm start`: migrates, seeds, builds, and serves the production build on this machine, without a key or a
// network; the second time it takes seconds. The first time it serves English as soon as that is built, and the other
// languages follow.
import { createServer } from "node:net";
import { parseConfig } from "../app/services/config.server.ts";
import { buildEnglish, buildOthers, isOther, missingLanguages } from "./build.ts";
import { localVars, stateDir } from "./local-vars.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "./seed/demo-account.ts";
import { prepareLocalFile } from "./seed/local-file.ts";
import { closeWhenStopped, guardChildren } from "./until-stopped.ts";

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a port number, not "${process.env.PORT}".`);
if (!(await isFree(port)))
  fail(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8788 npm start`);

try {
  parseConfig(localVars(port));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

guardChildren();
const state = stateDir();
const missing = missingLanguages();
const isEnglishMissing = missing.includes("en");
if (isEnglishMissing) console.log("Building …");
// Beside the build, the database is written, and the simulator is loaded.
const english = isEnglishMissing ? timed("Built", buildEnglish()) : Promise.resolve();
const [, { serveSite }] = await Promise.all([english, import("./serve-site.ts"), prepareDatabase()]);
const late = missing.some(isOther)
  ? buildOthers(missing.filter(isOther), english, { isPatient: true })
  : null;

const served = await serveSite({ port, stateDir: state, ...(late && { late }) });

const { APP_ORIGIN } = localVars(port);
console.log(`
  Layette is ready   ${APP_ORIGIN}
  Demo account       ${DEMO_EMAIL} / ${DEMO_PASSWORD}
  Mails              ${APP_ORIGIN}/dev/mailbox
`);

closeWhenStopped(() => served.dispose());

if (late) {
  console.log("  The other languages are being built; their pages wait for it.");
  late.all.then(
    () => console.log("  All languages are there."),
    (error: unknown) => console.error(error instanceof Error ? error.message : error),
  );
}

async function prepareDatabase(): Promise<void> {
  for (const words of await prepareLocalFile(state, new Date())) console.log(words);
}

async function timed(words: string, work: Promise<void>): Promise<void> {
  const started = Date.now();
  await work;
  console.log(`${words} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
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
