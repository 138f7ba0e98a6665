// `npm run soak`: many people at once, while the server is killed again and again and its neighbors break;
// then what is stored is compared with what was promised. SOAK_MINUTES (3), SOAK_USERS (50); SOAK_SEED
// repeats the choices of a run. With `-- --copies` pages are read from copies of the database that lag.
import { makeTrouble } from "../tests/soak/chaos.ts";
import { judgeCells } from "../tests/soak/invariants/cells.ts";
import type { Evidence } from "../tests/soak/invariants/finding.ts";
import { judgeLeftovers } from "../tests/soak/invariants/leftovers.ts";
import { judgePlans } from "../tests/soak/invariants/plans.ts";
import { judgeServer } from "../tests/soak/invariants/server.ts";
import { judgeShared } from "../tests/soak/invariants/shared.ts";
import { judgeTrips } from "../tests/soak/invariants/trips.ts";
import { createLedger } from "../tests/soak/ledger.ts";
import { openMailBox } from "../tests/soak/mail-box.ts";
import { live, signUpAll } from "../tests/soak/people.ts";
import { seededRandom } from "../tests/soak/random.ts";
import { happenedText, judgedText, nearText } from "../tests/soak/report.ts";
import { settleDown } from "../tests/soak/settle.ts";
import { makeAdministrator, readStored } from "../tests/soak/stored.ts";
import { createTally } from "../tests/soak/tally.ts";
import { createTown } from "../tests/soak/town.ts";
import { createLocalServer } from "../tests/support/local-server.ts";
import { startWeatherServer } from "../tests/support/weather-server.ts";
import { ensureBuild } from "./build.ts";
import { tellWorld, type WorldFacts } from "./copies/tell-world.ts";
import { guardChildren } from "./until-stopped.ts";

const minutes = readNumber("SOAK_MINUTES", 3, 0.2, 600);
const users = readNumber("SOAK_USERS", 50, 2, 1000);
const LAST_LINES = 40;
const seed = process.env.SOAK_SEED ?? crypto.randomUUID().slice(0, 8);

guardChildren();
await ensureBuild();
const weather = await startWeatherServer();
const mails = await openMailBox();
const hasCopies = process.argv.includes("--copies");
const server = await createLocalServer({
  weatherUrl: weather.url,
  env: mails.env,
  ...(hasCopies && { script: "scripts/copies/start-lagging.ts" }),
});
const tally = createTally();
const town = createTown(server.url, createLedger(), tally, mails.textTo);
let log = "";
const world: Pick<WorldFacts, "pages" | "worstMs"> = { pages: {}, worstMs: 0 };

console.log(`Soak: ${users} people, ${minutes} minutes, seed ${seed}${hasCopies ? ", with copies" : ""}`);
try {
  await server.start();
  say("The server runs");
  await signUpAll(town, mails, seed, users);
  await stop();
  const [administrator] = town.people.filter(({ isAdministrator }) => isAdministrator);
  if (administrator) await makeAdministrator(server.stateDir, administrator.email);
  await server.start();
  say(`${town.people.length} people have signed up`);

  const end = Date.now() + minutes * 60_000;
  const isOn = () => Date.now() < end;
  const random = seededRandom(`${seed} chaos`);
  await Promise.all([
    makeTrouble({ server, weather, mails, random, tally, keep }, isOn),
    ...town.people.map((person) => live(town, person, seed, isOn)),
  ]);
  say("The trouble is over");
  if (!(await settleDown(town, mails))) say("Not everything came to an end");
  const seen = await mails.seen();
  await stop();

  const readAt = Date.now();
  const stored = await readStored(server.stateDir);
  const evidence: Evidence = { town, stored, mails: seen, log, readAt };
  const findings = [judgePlans, judgeTrips, judgeShared, judgeCells, judgeLeftovers, judgeServer].flatMap(
    (judgement) => judgement(evidence),
  );
  const isBroken = findings.some(({ broken }) => broken.length > 0);
  console.log(`\n${happenedText(tally)}\n\n${judgedText(findings)}\n`);
  if (hasCopies) console.log(`${nearText(world)}\n`);
  console.log(
    isBroken
      ? `Broken. The same choices again: SOAK_SEED=${seed} npm run soak${hasCopies ? " -- --copies" : ""}`
      : "Nothing is broken.",
  );
  process.exitCode = isBroken ? 1 : 0;
} catch (error) {
  // If a run itself stumbles, the server's log may say why.
  console.error(server.output().split("\n").slice(-LAST_LINES).join("\n"));
  throw error;
} finally {
  await server.dispose();
  await mails.close();
  await weather.close();
}
process.exit();

async function stop(): Promise<void> {
  await keep();
  await server.stop();
}

/** Keeps what the running server has printed and measured. */
async function keep(): Promise<void> {
  log += server.output();
  if (!hasCopies) return;
  const { pages, worstMs } = await tellWorld(server, { do: "facts" });
  for (const [name, count] of Object.entries(pages)) world.pages[name] = (world.pages[name] ?? 0) + count;
  world.worstMs = Math.max(world.worstMs, worstMs);
}

function say(words: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${words}`);
}

function readNumber(name: string, usual: number, least: number, most: number): number {
  const value = Number(process.env[name] ?? usual);
  if (value >= least && value <= most) return value;
  console.error(`${name} must be a number from ${least} to ${most}, not "${process.env[name]}".`);
  process.exit(1);
}
