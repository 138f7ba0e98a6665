// Comments name files that exist and state rules in words, because readers can't look up a number in a
// document that isn't in this repository. A file has one head, at its top, that says all that the file holds.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCES = "{app,workers,scripts,tests}/**/*.{ts,tsx,mjs,css}";
const ONE_HEAD = "{app,workers}/**/*.{ts,tsx}";
const TEXTS = "{README.md,wrangler.toml,docs/**/*.md,migrations/*.sql}";
const LAYERS = "app|components|contracts|data|domain|http|lib|routes|services|usecases|views|words|workers";

/** A file name, or a path without its extension: data/plans/plans.server.ts, domain/wardrobe/growth. */
const FILE_NAME = new RegExp(
  `(?<![\\w./~-])(?:[\\w-]+/)*[\\w-]+(?:\\.[\\w-]+)*\\.(?:tsx?|mjs|css|sql|toml)\\b|(?<![\\w./~-])(?:${LAYERS})(?:/[\\w.-]*\\w)+`,
  "g",
);
/** A rule cited by its number in a document from outside the repository. */
const CITATION = /\bdecisions? [A-Z]{1,2}\d|\bspecification,? (?:sections?|")|\(specification|§/i;

const listed = globSync("{*,{app,workers,scripts,tests,migrations,docs,public}/**/*}");
const endings = new Set(
  listed.flatMap((path) => {
    const parts = path.split("/");
    const tails = parts.map((_, from) => parts.slice(from).join("/"));
    return tails.flatMap((tail) => [tail, tail.replace(/(?:\.server)?\.[a-z]+$/, "")]);
  }),
);

function commentsOf(source: string): string {
  const lines = source.match(/^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$|\/\*\*? .*\*\//gm) ?? [];
  return lines.join("\n");
}

/** The files that a text names and that don't exist. */
function missingFiles(text: string): string[] {
  const names = text.match(FILE_NAME) ?? [];
  return names.filter((name) => !endings.has(name) && !endings.has(name.replace(/\/$/, "")));
}

/** Comments further down that belong to no declaration, as the head of another file that was folded in: their first lines. */
function gluedHeads(source: string): string[] {
  return source.match(/(?<=\n\n)\/\/.*(?=\n(?:\/\/.*\n)*\n)/g) ?? [];
}

describe("a comment", () => {
  const comments = globSync(SOURCES).map((path) => [path, commentsOf(readFileSync(path, "utf8"))] as const);

  it("names no file that is not there", () => {
    const missing = comments.flatMap(([path, text]) => missingFiles(text).map((name) => `${path}: ${name}`));
    expect(missing).toEqual([]);
  });

  it("says a rule in words, not by a number of a document that is not here", () => {
    const own = comments.filter(([path]) => !path.startsWith("tests/"));
    const texts = globSync(TEXTS).map((path) => [path, readFileSync(path, "utf8")] as const);
    const citing = [...own, ...texts].filter(([, text]) => CITATION.test(text)).map(([path]) => path);
    expect(citing).toEqual([]);
  });
});

it("a file has one head, at its top", () => {
  const glued = globSync(ONE_HEAD).flatMap((path) =>
    gluedHeads(readFileSync(path, "utf8")).map((line) => `${path}: ${line}`),
  );
  expect(glued).toEqual([]);
});

it("the head of another file is noticed, and a comment on what follows isn't one", () => {
  expect(gluedHeads("// One.\n\nconst a = 1;\n\n// Another\n// one.\n\nconst b = 2;\n")).toEqual([
    "// Another",
  ]);
  expect(gluedHeads("// One.\n// Still.\n\nconst a = 1;\n\n// Why b.\n// And c.\nconst b = 2;\n")).toEqual(
    [],
  );
});

it("a file that is not there and a rule by its number are noticed", () => {
  expect(missingFiles("// See data/plans/plans.server.ts and domain/wardrobe/growth.")).toEqual([]);
  expect(missingFiles("// See data/plans.server.ts and domain/growth-table.")).toEqual([
    "data/plans.server.ts",
    "domain/growth-table",
  ]);
  expect(CITATION.test("// As decision W10 says.")).toBe(true);
  expect(CITATION.test("// As decision 19 says, see docs/decisions/0019-a-change-is-a-cell.md.")).toBe(false);
});
