// `npm run check`: what should be true before every commit, in well under a minute.
import { run } from "./run.ts";

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
run("Unit tests", "vitest", ["run", "--project", "unit"]);
