// `npm test`: everything that must be true, the fast things first. Needs no network once a browser is there.
import { ensureBuild } from "./build.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run } from "./run.ts";
import { STATIC_CHECKS } from "./static-checks.ts";

const times: { title: string; seconds: number }[] = [];

function stage(title: string, program: string, args: readonly string[], env?: Record<string, string>): void {
  times.push({ title, seconds: run(title, program, args, env) });
}

function tests(title: string, projects: readonly string[], env?: Record<string, string>): void {
  const chosen = projects.flatMap((project) => ["--project", project]);
  stage(title, "vitest", ["run", ...chosen], env);
}

const CHROMIUM_PATH = await ensureBrowser("packaged");
console.log(`Browser: ${CHROMIUM_PATH}`);

for (const { title, program, args } of STATIC_CHECKS) stage(title, program, args);
tests("Unit and component tests", ["unit", "unit-http", "unit-whole", "components"]);
tests("Integration tests", ["integration"]);
const started = Date.now();
ensureBuild();
times.push({ title: "Build", seconds: (Date.now() - started) / 1000 });
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
console.log(`${total.toFixed(1).padStart(7)} s  in all`);
