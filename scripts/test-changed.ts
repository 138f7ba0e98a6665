// `npm run test:changed`: the tests that load what has changed since the last commit, or since another revision:
// `npm run test:changed -- main`. Tests that read sources as text, and journeys, are left to `npm run check` and `npm test`.
import { run } from "./run.ts";

const PROJECTS = ["unit", "unit-http", "components", "integration"];

const [revision = "HEAD"] = process.argv.slice(2);
run("Tests of what has changed", "vitest", [
  "run",
  ...PROJECTS.flatMap((project) => ["--project", project]),
  `--changed=${revision}`,
  "--passWithNoTests",
]);
