// `npm test`: everything that must be true, the fast things first. Needs no network once a browser is there.

import { ensureBuild } from "./build.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run } from "./run.ts";

const CHROMIUM_PATH = await ensureBrowser();
console.log(`Browser: ${CHROMIUM_PATH}`);

run("Bindings", "wrangler", [
  "types",
  "--check",
  "--include-runtime=false",
  "--strict-vars=false",
  "worker-configuration.d.ts",
]);
run("Route types", "react-router", ["typegen"]);
run("Types", "tsc", ["--noEmit"]);
run("Lint and format", "biome", ["check", "--error-on-warnings"]);
run("Unit, component and integration tests", "vitest", [
  "run",
  "--project",
  "unit",
  "--project",
  "components",
  "--project",
  "integration",
]);
ensureBuild();
run("Deployment, dry", "wrangler", [
  "deploy",
  "--config",
  "build/server/wrangler.json",
  "--dry-run",
  "--outdir",
  "build/dry-run",
]);
run("Journeys in a browser", "vitest", ["run", "--project", "e2e"], { CHROMIUM_PATH });
