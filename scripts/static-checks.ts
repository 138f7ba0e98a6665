// What can be said of the sources without running them.
import { runTogether, type Step } from "./run-together.ts";

/** What the other checks read. */
const GENERATED: readonly Step[] = [
  {
    title: "Bindings",
    program: "wrangler",
    args: ["types", "--check", "--include-runtime=false", "--strict-vars=false", "worker-configuration.d.ts"],
  },
  { title: "Route types", program: "react-router", args: ["typegen"] },
];

/** The longest first. */
const CHECKS: readonly Step[] = [
  { title: "Unused files, exports and packages", program: "knip", args: ["--no-progress"] },
  { title: "Types", program: "tsc", args: ["--noEmit"] },
  { title: "Types of the service worker", program: "tsc", args: ["--noEmit", "-p", "app/service-worker"] },
  { title: "Lint and format", program: "biome", args: ["check", "--error-on-warnings"] },
];

/** Runs them all, and beside them what else needs no test; answers the seconds. */
export async function runStaticChecks(besides: readonly Step[] = []): Promise<number> {
  const started = Date.now();
  await runTogether(GENERATED);
  await runTogether([...besides, ...CHECKS]);
  return (Date.now() - started) / 1000;
}
