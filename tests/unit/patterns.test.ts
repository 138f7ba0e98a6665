// Every regular expression in the app runs in linear time, so that 64 KB of text, the most a form may hold,
// stalls nothing (S79). That is derived from the pattern, not measured. To print what each took: `PATTERNS=1
// npx vitest run --project unit tests/unit/patterns.test.ts`.
import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { parseSync } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { PLACE_SOURCES } from "~/domain/places/place-credit.ts";
import * as german from "~/words/de/index.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";
import * as spanish from "~/words/es/index.ts";
import * as french from "~/words/fr/index.ts";

const LENGTH = 64 * 1024;

interface Pattern {
  /** The pattern's file, or the library that reads forms. */
  home: string;
  pattern: RegExp;
}

/** A syntax tree's node and all of its descendants. */
function nodesOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

/** Whether a node calls something by this name, with or without `new`. */
function isCallOf(name: string, node: object): boolean {
  const callee = "callee" in node ? node.callee : null;
  return typeof callee === "object" && callee !== null && "name" in callee && callee.name === name;
}

/** The patterns in a source, and how many more it builds at run time. */
function patternsIn(home: string, source: string): { literals: Pattern[]; built: number } {
  const nodes = nodesOf(parseSync(home, source).program);
  return {
    literals: nodes.flatMap((node) =>
      "value" in node && node.value instanceof RegExp ? [{ home, pattern: node.value }] : [],
    ),
    built: nodes.filter((node) => isCallOf("RegExp", node)).length,
  };
}

interface Called {
  name: string;
  /** The arguments of each call. */
  with: readonly (readonly unknown[])[];
}

/** Patterns that are built only when a function is called. */
const CALLED: Readonly<Record<string, Called>> = {
  "app/domain/offline/kept-pages.ts": { name: "keptName", with: [[""]] },
  "app/domain/places/place-credit.ts": { name: "partsOf", with: [["", PLACE_SOURCES]] },
  "app/domain/wardrobe/garment-vocabulary.ts": {
    name: "vocabularyOf",
    with: [
      [GARMENT_WORDS],
      ...[spanish, german, french].map((texts) => [texts["wardrobe/garment-names.ts"].GARMENT_WORDS]),
    ],
  },
};

/** The patterns that a file builds from other constants, captured while a second copy of it loads. */
async function builtBy(home: string): Promise<Pattern[]> {
  const Original = RegExp;
  const built: Pattern[] = [];
  globalThis.RegExp = class extends Original {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags);
      built.push({ home, pattern: new Original(source, flags) });
    }
  } as RegExpConstructor;
  try {
    const copy = `../../${home}?seen-while-it-loads`;
    const module: Record<string, unknown> = await import(/* @vite-ignore */ copy);
    const called = CALLED[home];
    const call = module[called?.name ?? ""];
    if (typeof call === "function") for (const given of called?.with ?? []) call(...given);
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

/**
 * Patterns that can't be analyzed are timed. All three seeds must agree, so that a busy machine alone can't
 * fail the test.
 */
const SEEDS = [79, 80, 81];

/** Why a pattern isn't linear; null if it is. */
function complaint({ home, pattern }: Pattern): string | null {
  let said: string | null = null;
  for (const randomSeed of SEEDS) {
    const found = checkSync(pattern.source, pattern.flags, { timeout: 60_000, randomSeed });
    if (found.status === "safe") return null;
    said = `${home}: ${pattern} is ${found.status === "vulnerable" ? found.complexity.summary : found.status}`;
    if (found.checker === "automaton") break;
  }
  return said;
}

/**
 * The longest time for repetitions of the pattern's own and other characters, with an end that just fails to
 * match.
 */
function longestMs({ pattern }: Pattern): number {
  const own = pattern.source.match(/[^\\^$()[\]{}|*+?.]/gu) ?? [];
  const units = new Set([...own, ..."0a -/\"'<;.,=é👶\n", "a-", "a.", "0-", "; ", "ab@", " /"]);
  const times = [...units].map((unit) => {
    const text = `${unit.repeat(LENGTH / unit.length)}\u0000!`;
    const copy = new RegExp(pattern.source, pattern.flags);
    const start = performance.now();
    text.replace(copy, "");
    return performance.now() - start;
  });
  return Math.max(...times);
}

describe("S79 a pattern of the application", () => {
  const files = globSync("{app,workers}/**/*.{ts,tsx,js}").sort();
  const read = files.map((home) => ({ home, ...patternsIn(home, readFileSync(home, "utf8")) }));
  const patterns: Pattern[] = [
    { home: "zod", pattern: z.regexes.email },
    { home: "zod", pattern: z.regexes.domain },
    ...read.flatMap(({ literals }) => literals),
  ];

  beforeAll(async () => {
    for (const { home, built } of read.filter(({ built }) => built > 0)) {
      const seen = await builtBy(home);
      expect(seen.length, `${home} puts patterns together that are not seen`).toBeGreaterThanOrEqual(built);
      patterns.push(...seen);
    }
  });

  it("takes a time that grows no faster than the text", { timeout: 300_000 }, () => {
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.map(complaint).filter(Boolean)).toEqual([]);
  });

  it.runIf(process.env.PATTERNS)("takes so long for 64 KB", () => {
    const rows = patterns.map((one) => ({ ...one, ms: longestMs(one) })).sort((a, b) => b.ms - a.ms);
    console.log(
      rows.map(({ home, pattern, ms }) => `${ms.toFixed(2).padStart(8)} ms  ${home}  ${pattern}`).join("\n"),
    );
  });
});

it("S79 a pattern that is not linear is noticed, wherever it stands", () => {
  const source = "export const a: RegExp = /^\\d+\\.?\\d*$/i; new RegExp(a.source); RegExp('b');";
  const { literals, built } = patternsIn("app/words/en/a.ts", source);
  expect(built).toBe(2);
  expect(literals.map(complaint)).toEqual(["app/words/en/a.ts: /^\\d+\\.?\\d*$/i is 2nd degree polynomial"]);
});
