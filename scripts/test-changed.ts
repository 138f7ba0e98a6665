// `npm run test:changed`: the unit and component tests that load what has changed since the last commit, or since another
// revision: `npm run test:changed -- main`. Integration tests load the whole application, so they aren't chosen by that.
import { run } from "./run.ts";

const PROJECTS = ["unit", "unit-http", "components"];

const [revision = "HEAD"] = process.argv.slice(2);
run("Tests of what has changed", "vitest", [
  "run",
  ...PROJECTS.flatMap((project) => ["--project", project]),
  `--changed=${revision}`,
  "--passWithNoTests",
]);
