// Works out the landing page's examples and writes them down. Run it after a change of rules or catalogue; a
// test notices if it is missing.
import { writeFileSync } from "node:fs";
import { workOutExamples } from "../app/views/public/landing-example.ts";

const PATH = "app/routes/public/landing/read-landing-example.server.ts";

const written = JSON.stringify(workOutExamples()).replaceAll(/\{"(?:place|key)"|"europe"/g, "\n$&");

writeFileSync(
  PATH,
  `// Written by scripts/landing-example.ts from the rules that make every plan.
import type { ExamplePairs } from "~/views/public/landing-example.ts";

// biome-ignore format: nobody writes it by hand
export const LANDING_EXAMPLES: ExamplePairs = ${written};
`,
);
