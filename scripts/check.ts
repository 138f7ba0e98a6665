// `npm run check`: what should be true before every commit.
import { run } from "./run.ts";
import { runStaticChecks } from "./static-checks.ts";

await runStaticChecks();
run("Unit tests", "vitest", ["run", "--project", "unit", "--project", "unit-http"]);
