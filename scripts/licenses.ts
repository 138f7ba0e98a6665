// `npm run licenses`: refuses dependencies with other licenses than we accept, and lists them all.
import { readFileSync, writeFileSync } from "node:fs";
import { fail } from "./database-door.ts";
import { licensesPage, refusals } from "./supply/licenses.ts";
import { lockedPackages } from "./supply/packages.ts";

const packages = lockedPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
const refused = refusals(packages);
if (refused.length > 0) fail(`These licenses are not taken:\n${refused.join("\n")}`);
writeFileSync("docs/licenses.md", licensesPage(packages));
console.log(`${packages.length} packages, all under licenses that are taken: docs/licenses.md`);
