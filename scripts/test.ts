// `npm test`: everything that must be true, the fast checks first. With a browser it needs no network.
import { ensureBrowser } from "./ensure-browser.ts";
import { listRetries, rememberRetries } from "./retries.ts";
import { run } from "./run.ts";
import { runTogether, type Step } from "./run-together.ts";
import { runStaticChecks } from "./static-checks.ts";

const times: { title: string; seconds: number }[] = [];
const retries = listRetries();
let haveJourneysRun = false;
// Also when a stage fails, which ends this process.
process.on("exit", () => {
  const lines = retries.lines();
  for (const line of lines) console.log(`Tried again: ${line}`);
  // A run that ended before the journeys says nothing of them.
  const often = haveJourneysRun ? rememberRetries(lines) : [];
  if (often.length === 0) return;
  console.error(`Tried again in three of the last ten runs, find their cause:\n${often.join("\n")}`);
  process.exitCode = 1;
});

function vitest(title: string, projects: readonly string[], env?: Record<string, string>): Required<Step> {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...chosen, ...retries.args];
  return { title, program: "vitest", args, env: { ...retries.env, ...env } };
}

const CHROMIUM_PATH = await ensureBrowser("packaged");
console.log(`Browser: ${CHROMIUM_PATH}`);

const build: Step = {
  title: "Build",
  program: process.execPath,
  args: ["--disable-warning=ExperimentalWarning", "scripts/build.ts"],
};
const dryDeployment: Step = {
  title: "Deployment, dry",
  program: "wrangler",
  args: ["deploy", "--config", "build/server/wrangler.json", "--dry-run", "--outdir", "build/dry-run"],
};
const journeys = vitest("Journeys in a browser", ["e2e"], { CHROMIUM_PATH });

times.push({ title: "Static checks and build", seconds: await runStaticChecks([build]) });
// Integration tests wait at times, and unit tests compute meanwhile.
const seconds = await runTogether([
  vitest("Integration tests", ["integration"]),
  vitest("Unit and component tests", ["unit", "unit-http", "unit-whole", "components"]),
  dryDeployment,
]);
times.push({ title: "Unit, component, and integration tests, and a dry deployment", seconds });
haveJourneysRun = true;
times.push({
  title: journeys.title,
  seconds: run(journeys.title, journeys.program, journeys.args, journeys.env),
});

console.log("");
for (const { title, seconds } of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `${total.toFixed(1).padStart(7)} s  in all; tests that were tried again: ${retries.lines().length}`,
);
