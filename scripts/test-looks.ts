// `npm run test:looks`: the second tier. It asks everything of which `npm test` asks a sample: each state in each look, each damaged
// row, each long word, each address as each person, and each surface of 1,000 families. With a browser it needs no network.
import { ensureBrowser } from "./ensure-browser.ts";
import { listRetries, rememberRetries } from "./retries.ts";
import { run } from "./run.ts";

const retries = listRetries();
// Also when a test fails, which ends this process.
process.on("exit", () => {
  const lines = retries.lines();
  for (const line of lines) console.log(`Tried again: ${line}`);
  const often = rememberRetries(lines, ".wrangler/retries-looks.json");
  if (often.length === 0) return;
  console.error(`Tried again in three of the last ten runs, find their cause:\n${often.join("\n")}`);
  process.exitCode = 1;
});

const CHROMIUM_PATH = await ensureBrowser("packaged");
console.log(`Browser: ${CHROMIUM_PATH}`);

const seconds = [
  run("Build", process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/build.ts"]),
  run("All looks", "vitest", ["run", "--project", "looks", "--project", "unit-many", ...retries.args], {
    ...retries.env,
    CHROMIUM_PATH,
  }),
];
const [build = 0, looks = 0] = seconds;
console.log("");
console.log(`${build.toFixed(1).padStart(7)} s  Build`);
console.log(`${looks.toFixed(1).padStart(7)} s  All looks`);
console.log(
  `${(build + looks).toFixed(1).padStart(7)} s  in all; tests that were tried again: ${retries.lines().length}`,
);
