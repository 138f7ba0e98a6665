// `npm run check`: what should be true before every commit, in well under a minute.
import { run } from "./run.ts";
import { STATIC_CHECKS } from "./static-checks.ts";

for (const { title, program, args } of STATIC_CHECKS) run(title, program, args);
run("Unit tests", "vitest", ["run", "--project", "unit", "--project", "unit-http"]);
