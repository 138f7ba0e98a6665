// Which licenses are accepted. What runs in the product may require no more than a notice; tools may be under
// licenses that bind whoever changes or passes on the tool itself, which nobody does here.
import { grouped, type LockedPackage } from "./packages.ts";

const NOTICE_ONLY = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"];
const OF_TOOLS = ["MPL-2.0", "LGPL-3.0-or-later", "CC-BY-4.0", "CC0-1.0", "BlueOak-1.0.0", "Zlib", "BSD"];

const RUNTIME = new Set(NOTICE_ONLY);
const TOOLS = new Set([...NOTICE_ONLY, ...OF_TOOLS]);

/** Whether an SPDX expression can be satisfied with these licenses; an unreadable one can't. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  function either(): boolean {
    let value = both();
    while (words[at] === "OR") {
      at++;
      value = both() || value;
    }
    return value;
  }
  function both(): boolean {
    let value = one();
    while (words[at] === "AND") {
      at++;
      value = one() && value;
    }
    return value;
  }
  function one(): boolean {
    const word = words[at++];
    if (word !== "(") return word !== undefined && allowed.has(word);
    const value = either();
    return words[at++] === ")" && value;
  }
  const value = either();
  return value && at === words.length;
}

/** The packages whose license isn't accepted, in words. */
export function refusals(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ license, isRuntime }) => license === null || !isAllowed(license, isRuntime ? RUNTIME : TOOLS))
    .map(
      ({ name, version, license, isRuntime }) =>
        `${name}@${version} (${isRuntime ? "in the product" : "a tool"}): ${license ?? "states no license"}`,
    );
}

/** The page that lists them. */
export function licensesPage(packages: readonly LockedPackage[]): string {
  const runtime = packages.filter(({ isRuntime }) => isRuntime);
  const tools = grouped(
    packages.filter(({ isRuntime }) => !isRuntime),
    ({ license }) => license ?? "none",
  );
  const rows = runtime.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const groups = [...tools]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([license, of]) => `| ${license} | ${of.length} | ${namesOf(license, of)} |`);
  return `# Licenses of dependencies

Written by \`npm run licenses\` from the lock file; a test fails where this page or a license is not as it should be. Which
licenses are taken, and why tools may have others, stands in \`scripts/supply/licenses.ts\`.

## In the product

| Package | Version | License |
|---|---|---|
${rows.join("\n")}

## Tools: what builds, tests, seeds and deploys

| License | Packages | Which, where it asks for more than a notice |
|---|---|---|
${groups.join("\n")}

Data that the seed takes from packages is credited in the [README](../README.md#decisions-and-credits).
`;
}

function namesOf(license: string, packages: readonly LockedPackage[]): string {
  if (isAllowed(license, RUNTIME)) return "";
  return [...new Set(packages.map(({ name }) => name))].join(", ");
}
