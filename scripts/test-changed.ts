// `npm run test:changed`: the tests of what has changed since the last commit, or since another revision, as in
// `npm run test:changed -- main`: unit and component tests that load it, and end-to-end tests that open the pages that load it.
// Integration tests load the whole application, so they aren't chosen by that.
import { execaSync } from "execa";
import { chooseJourneys } from "../tests/support/changed/choose-journeys.ts";
import { readSite } from "../tests/support/changed/read-site.ts";
import { run } from "./run.ts";

const PROJECTS = ["unit", "unit-http", "components"];

const [revision = "HEAD"] = process.argv.slice(2);
const git = (...args: string[]) => execaSync("git", args).stdout.split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", revision),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const { journeys, pages, others, anywhere } = chooseJourneys(changed, readSite());

const loading = pages.length > 8 ? [...pages.slice(0, 8), `${pages.length - 8} more`] : pages;
console.log(`Pages that load what has changed: ${loading.join(", ") || "none"}`);
console.log(`End-to-end tests: ${journeys.join(", ") || "none"}`);
const seconds = run("Unit and component tests", "vitest", [
  "run",
  ...PROJECTS.flatMap((project) => ["--project", project]),
  `--changed=${revision}`,
  "--passWithNoTests",
]);
const more =
  journeys.length === 0 ? 0 : run("End-to-end tests", "vitest", ["run", "--project", "e2e", ...journeys]);
console.log(`${(seconds + more).toFixed(1)} s in all`);
if (anywhere.length > 0)
  console.log(`These may change any page, so run \`npm test\` as well: ${anywhere.join(", ")}`);
else if (others > 0) console.log(`${others} more end-to-end tests open these pages: \`npm test\` runs them.`);
