// `npm run sbom`: writes what this product is made of, from the lock file, to build/sbom.json.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { billOfMaterials } from "./supply/bill.ts";
import { lockedPackages } from "./supply/packages.ts";

const FILE = "build/sbom.json";

const { name, version }: { name: string; version: string } = JSON.parse(readFileSync("package.json", "utf8"));
const packages = lockedPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
mkdirSync("build", { recursive: true });
writeFileSync(FILE, `${JSON.stringify(billOfMaterials({ name, version }, packages), null, 2)}\n`);
console.log(`${packages.length} packages: ${FILE}`);
