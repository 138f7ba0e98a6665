// Works out the landing page's example and writes it down. Run it after a change of rules or catalogue; a
// test notices if it is missing.
import { writeFileSync } from "node:fs";
import { execaSync } from "execa";
import { workOutExample } from "../app/views/public/landing-example.ts";

const PATH = "app/routes/public/landing/landing-example.server.ts";

writeFileSync(
  PATH,
  `// Written by scripts/landing-example.ts from the rules that make every plan.
import type { LandingExample } from "~/views/public/landing-example.ts";

export const LANDING_EXAMPLE: LandingExample = ${JSON.stringify(workOutExample())};
`,
);
execaSync("biome", ["check", "--write", PATH], { preferLocal: true });
