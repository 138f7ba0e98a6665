// What the built Worker carries. The runtime reads its files before the first answer, and compiles what is imported.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { textFile } from "../../../app/words/languages.ts";

const SERVER = "build/server";
/**
 * With English and the functions of three other languages, whose words are files of their own (record 132). Since record 114,
 * which left 815 KB, the pages of Today, of degrees, of helpers, of boxes, of the cost, and of the second year have come.
 */
const MOST = { source: 2_470_000, gzip: 820_000 } as const;
/** What a fresh Worker compiles before it takes anything. */
const DOOR_MOST = 10_100;

/** The address of a list of browser files, which is in the list. */
const addressOf = (path: string) =>
  z.object({ url: z.string() }).parse(JSON.parse(readFileSync(path, "utf8"))).url;
const [ENGLISH, SPANISH] = [
  "build/client/assets/files-en.json",
  "build/client/assets/files-es.json",
] as const;

/** A sentence of each other language. */
const SENTENCES = [
  ["es", "Crea una cuenta gratis para guardar tu plan."],
  ["de", "Deine Wahl wurde nicht gespeichert. Bitte versuch es noch einmal."],
  ["fr", "Veuillez saisir les deux heures, ou laisser les deux vides."],
] as const;

const files = new Map(
  globSync("**/*.js", { cwd: SERVER }).map((path) => [path, readFileSync(join(SERVER, path), "utf8")]),
);

/** The files that one brings along at once, itself among them. */
function broughtBy(entry: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { module } = parseSync(path, files.get(path) ?? "");
    const sources = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const source of sources)
      if (source.startsWith(".")) waiting.push(posix.normalize(posix.join(dirname(path), source)));
  }
  return seen;
}

it("is small enough", () => {
  const texts = [...files.values()];
  const source = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  // All of it at once, as wrangler counts it.
  const gzip = gzipSync(texts.join("")).byteLength;
  expect({ source, gzip }).toEqual({
    source: expect.toSatisfy((size: number) => size <= MOST.source),
    gzip: expect.toSatisfy((size: number) => size <= MOST.gzip),
  });
});

/** A word that only the part has, and the file that has it. */
const ABSENT: readonly (readonly [part: string, word: string, from: string])[] = [
  ["readers of certificates", "AuthorityKeyIdentifier", "node_modules/@peculiar/x509/build/x509.es.js"],
  [
    "writers of JSON Schema",
    "http://json-schema.org/draft-07/schema#",
    "node_modules/zod/v4/core/to-json-schema.js",
  ],
  [
    "the letters of pictures",
    String(JSON.parse(readFileSync("public/plan-picture.json", "utf8")).palette).slice(0, 60),
    "public/plan-picture.json",
  ],
  ["the list of English browser files", addressOf(ENGLISH), ENGLISH],
  ["the list of Spanish browser files", addressOf(SPANISH), SPANISH],
  ...SENTENCES.map(
    ([language, sentence]) =>
      [`the words of ${language}`, sentence, `build/client${textFile(language)}`] as const,
  ),
];

describe("the Worker doesn't carry", () => {
  it.each(ABSENT)("%s", (_, word, from) => {
    expect(readFileSync(from, "utf8")).toContain(word);
    expect([...files].filter(([, text]) => text.includes(word)).map(([path]) => path)).toEqual([]);
  });
});

/** A word of each part that the first module leaves to those who need it. */
const LATE: readonly [part: string, word: string][] = [
  ["React", "react.transitional.element"],
  ["the database", "drizzle:entityKind"],
  ["contracts", "$ZodType"],
  ["texts", "A wardrobe plan shared with you"],
];

describe("the first module", () => {
  const door = [...broughtBy("index.js")].map((path) => files.get(path) ?? "").join("\n");

  it("is small, because a fresh Worker compiles it before it takes anything", () => {
    expect(Buffer.byteLength(door)).toBeLessThanOrEqual(DOOR_MOST);
    expect(door).toContain("LiveChannel");
    expect(door).toContain("GiftChannel");
  });

  it.each(LATE)("doesn't bring %s along", (_, word) => {
    expect(
      [...files.values()].some((text) => text.includes(word)),
      "someone brings it",
    ).toBe(true);
    expect(door).not.toContain(word);
  });
});
