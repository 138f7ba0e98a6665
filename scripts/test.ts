// `npm test`: everything that must be true, the fast checks first. With a browser it needs no network.
import { ensureBrowser } from "./ensure-browser.ts";
import { listRetries } from "./retries.ts";
import { run } from "./run.ts";
import { runStaticChecks } from "./static-checks.ts";

const times: { title: string; seconds: number }[] = [];
const retries = listRetries();
// Also when a stage fails, which ends this process.
process.on("exit", () => {
  for (const line of retries.lines()) console.log(`Tried again: ${line}`);
});

function stage(title: string, program: string, args: readonly string[], env?: Record<string, string>): void {
  times.push({ title, seconds: run(title, program, args, env) });
}

function tests(title: string, projects: readonly string[], env?: Record<string, string>): void {
  const chosen = projects.flatMap((project) => ["--project", project]);
  stage(title, "vitest", ["run", ...chosen, ...retries.args], { ...retries.env, ...env });
}

const CHROMIUM_PATH = await ensureBrowser("packaged");
console.log(`Browser: ${CHROMIUM_PATH}`);

const build = {
  title: "Build",
  program: process.execPath,
  args: ["--disable-warning=ExperimentalWarning", "scripts/build.ts"],
};
times.push({ title: "Static checks and build", seconds: await runStaticChecks([build]) });
tests("Unit and component tests", ["unit", "unit-http", "unit-whole", "components"]);
tests("Integration tests", ["integration"]);
stage("Deployment, dry", "wrangler", [
  "deploy",
  "--config",
  "build/server/wrangler.json",
  "--dry-run",
  "--outdir",
  "build/dry-run",
]);
tests("Journeys in a browser", ["e2e"], { CHROMIUM_PATH });

console.log("");
for (const { title, seconds } of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `${total.toFixed(1).padStart(7)} s  in all; tests that were tried again: ${retries.lines().length}`,
);
