// What can be said about the sources without running them, the fast checks first.

export interface Check {
  title: string;
  program: string;
  args: readonly string[];
}

export const STATIC_CHECKS: readonly Check[] = [
  {
    title: "Bindings",
    program: "wrangler",
    args: ["types", "--check", "--include-runtime=false", "--strict-vars=false", "worker-configuration.d.ts"],
  },
  { title: "Route types", program: "react-router", args: ["typegen"] },
  { title: "Types", program: "tsc", args: ["--noEmit"] },
  { title: "Types of the service worker", program: "tsc", args: ["--noEmit", "-p", "app/service-worker"] },
  { title: "Lint and format", program: "biome", args: ["check", "--error-on-warnings"] },
  { title: "Unused files, exports and packages", program: "knip", args: ["--no-progress"] },
];
