// The texts of other languages are read from a file of their own, and are the same as in their modules (scripts/vite-texts-apart.ts).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as german from "../../../app/words/de/index.ts";
import * as spanish from "../../../app/words/es/index.ts";
import * as french from "../../../app/words/fr/index.ts";
import { OTHER_LANGUAGES, type OtherLanguage, textFile } from "../../../app/words/languages.ts";
import { textsApart, wholeTexts, withoutTexts } from "../../../scripts/vite-texts-apart.ts";

const evaluated = async (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

/** A piece of a template. */
const piece = (name: string) => `$${`{${name}}`}`;

const TABLE: readonly [what: string, source: string, taken: readonly unknown[]][] = [
  ["a text", 'export const A = "Good evening";', ["Good evening"]],
  ["a text without pieces", "export const A = `Good\\nevening`;", ["Good\nevening"]],
  ["escapes", 'export const A = "a\\u00a0b \\"c\\" \\\\ \\x41 d\\\ne";', ['a\u00a0b "c" \\ A de']],
  [
    "emoji",
    'export const A = "🧦🧦🧦 – œ"; export const B = "\\u{1f9e6} \\ud83e\\udde6";',
    ["🧦🧦🧦 – œ", "🧦 🧦"],
  ],
  ["half a letter", 'export const A = "half: \\ud83e";', ["half: \ud83e"]],
  [
    "an object in its order, whatever its names are",
    'export const A = { b: "one", 10: 1, "9": -2.5, "a b": [true, null, ["two"]], a: {} };',
    [{ 9: -2.5, 10: 1, b: "one", "a b": [true, null, ["two"]], a: {} }],
  ],
  [
    "names said twice",
    'export const A = { a: "first", b: "second", a: "third" };',
    [{ a: "third", b: "second" }],
  ],
  [
    "the texts beside a function",
    'export const A = { title: "Nursery", ways: ["In", "Out"], doors: (n) => n + " doors at all" };',
    [{ title: "Nursery", ways: ["In", "Out"], doors: null }, " doors at all"],
  ],
  [
    "the texts around functions in their order, and those of objects within",
    'export const A = { b: (n) => "for " + n, 10: "ten", c: { d: "one", e: (n) => n + "th", f: "two" }, "g h": "last", "10a": 3 };',
    [
      { 10: "ten", b: null, c: null, "g h": "last", "10a": 3 },
      { d: "one", e: null, f: "two" },
    ],
  ],
  [
    "a single text beside a function",
    'export const A = { title: "Nursery", doors: (n) => n + " doors at all" };',
    ["Nursery", " doors at all"],
  ],
  [
    "texts beside what is spread, set, or named twice",
    'const A = { a: "In here" }; export const B = { ...A, b: "Out there", c: "Up there" }, C = { a: "one text", a: () => 1, b: "more of it" }, D = { get a() { return "a getter"; }, b: "one text", c: "more of it" };',
    [
      { a: "In here" },
      "Out there",
      "Up there",
      "one text",
      "more of it",
      "a getter",
      "one text",
      "more of it",
    ],
  ],
  [
    "texts beside functions that each call makes anew",
    'export const A = () => ({ title: "Nursery", lead: "Come in here", doors: (n) => n });',
    ["Nursery", "Come in here"],
  ],
  [
    "pieces of templates, within each other, too",
    `export const A = (n, x) => \`There are ${piece("n")} doors\\n${piece(`x ? \`for you, ${piece("x")}\` : "for all of us"`)}!\`;`,
    ["There are ", " doors\n", "for you, ", "for all of us"],
  ],
  ["a default", 'export function say(n, x, y = "nobody at all") { return y; }', ["nobody at all"]],
  [
    "a computed name",
    'const A = "some name"; export const B = { [A]: 1, ["other name"]: 2 };',
    ["some name", "other name"],
  ],
  [
    "what the platform takes",
    'export const A = (n) => new Intl.NumberFormat("en-US-posix", { style: "currency", currency: "USD", minimumFractionDigits: 2 }).format(n);',
    ["en-US-posix", "currency"],
  ],
  [
    "a text of a switch",
    'export const A = (n) => { switch ("number " + n) { case "number 2": return "two of them"; } };',
    ["number ", "number 2", "two of them"],
  ],
  [
    "a list that each call makes anew",
    'export const A = () => ["In here", { out: "Out there" }];',
    ["In here", "Out there"],
  ],
  [
    "a list that each turn makes anew",
    'export const A = []; for (const n of [1, 2]) A.push(["In here", n]);',
    ["In here"],
  ],
  [
    "a list that a class makes anew",
    'class A { list = ["In here"]; } export const B = new A().list;',
    ["In here"],
  ],
  [
    "spread",
    'const A = { a: "In here" }; export const B = { ...A, list: [...["Out there"]] };',
    [{ a: "In here" }, ["Out there"]],
  ],
  [
    "a list with no number that JSON has",
    'export const A = [-0, "In here"], B = [1e999, "Out there"];',
    ["In here", "Out there"],
  ],
  [
    "a list with a hole, and one with nothing",
    'export const A = [, "In here"], B = [undefined, "Out there"];',
    ["In here", "Out there"],
  ],
  ["a list with other numbers", "export const A = [12345678901n, 12345678901, -(-1)];", [12345678901]],
  ["a pattern", "export const A = [/some pattern/giu];", []],
  ["a prototype", 'export const A = { __proto__: { a: "In here" } };', [{ a: "In here" }]],
  ["a tagged template", "export const A = String.raw`some\\n text`;", []],
  [
    "names of exports",
    'const A = 1; export { A as "some name" }; export * as "other name" from "data:text/javascript,export%20default%201";',
    [],
  ],
  [
    "a module that is loaded",
    'export const A = await import("data:text/javascript,export%20default%201");',
    [],
  ],
  ["what is short", 'export const A = { "not-found": "No", B: (n) => "a " + n };', []],
];

/** Stands for any object that a function takes: each of its properties is its own name in parentheses. */
const ANYTHING = new Proxy<object>(
  {},
  { get: (_, name) => (typeof name === "string" && name !== "then" ? `(${name})` : undefined) },
);
const GIVEN: readonly unknown[] = [0, 1, 2, 40, "2027-05-10", "0-3m", true, null, ["Mia", "Leo"], ANYTHING];

/** A value in its order, with what its functions say to all kinds of things; errors by their kind, because their words name variables. */
/** A module of nothing but texts, which others import as a whole, is one plain object in the build. */
const isModule = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Reflect.get(value, Symbol.toStringTag) === "Module";

function spelledOut(value: unknown): unknown {
  if (typeof value === "function") return GIVEN.map((one) => answersOf(value, one));
  if (Array.isArray(value)) return value.map(spelledOut);
  if (typeof value !== "object" || value === null) return value;
  const prototype = isModule(value) ? "module" : Object.getPrototypeOf(value);
  const entries = Object.entries(value).map(([name, part]) => [name, spelledOut(part)] as const);
  return { prototype, entries: isModule(value) ? entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) : entries };
}

function expectSame(built: unknown, value: unknown, name: string) {
  if (isModule(value)) expect({ ...Object(built) }, name).toEqual({ ...value });
  else expect(spelledOut(built), name).toStrictEqual(spelledOut(value));
}

function answersOf(say: object, one: unknown): unknown[] {
  return [
    [one, one, one, one],
    [one, "Mia", 3, ANYTHING],
  ].map((facts) => {
    try {
      const said: unknown = Reflect.apply(Object(say), null, facts);
      return typeof said === "function" ? answersOf(said, one) : spelledOut(said);
    } catch (error) {
      return error instanceof Error ? { refused: error.name } : error;
    }
  });
}

describe("a module", () => {
  it.each(TABLE)("is the same without its texts: %s", async (_, source, taken) => {
    const { code, values } = withoutTexts(source);
    expect(values).toStrictEqual(taken);
    const whole = await evaluated(`const texts$apart = ${JSON.stringify(values)};\n${code}`);
    expect(spelledOut(whole)).toStrictEqual(spelledOut(await evaluated(source)));
  });

  it("that has the name of what the build adds is refused", () => {
    expect(() => withoutTexts("export const texts$apart = 1;")).toThrow("a name of the build");
  });
});

type Module = Readonly<Record<string, unknown>>;

const ORIGINALS: Readonly<Record<OtherLanguage, Readonly<Record<string, Module>>>> = {
  es: spanish,
  de: german,
  fr: french,
};

/** What tests/unit/languages/fixtures/apart.ts exports. */
interface Server {
  readWordsBy(read: (path: string) => Promise<string>): void;
  inLanguage<Answer>(language: OtherLanguage, work: () => Answer): Promise<Answer>;
  textsOf(path: string, english: object): Module;
}

const folder = mkdtempSync(join(tmpdir(), "layette-apart-"));
const outputs = new Map<string, string>();
let starts = 0;

beforeAll(async () => {
  const answer = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [wholeTexts(), textsApart()],
    build: { write: false, minify: false, ssr: new URL("fixtures/apart.ts", import.meta.url).pathname },
  });
  for (const one of Array.isArray(answer) ? answer : [answer])
    for (const file of "output" in one ? one.output : [])
      outputs.set(file.fileName, file.type === "chunk" ? file.code : String(file.source));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that has just been started. */
async function started(): Promise<Server> {
  const path = join(folder, `${++starts}`);
  for (const [name, text] of outputs) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  writeFileSync(join(path, "package.json"), '{ "type": "module" }');
  return import(pathToFileURL(join(path, "apart.js")).href);
}

const read = async (path: string) => outputs.get(basename(path)) ?? expect.fail(`${path} isn't there`);

describe("the languages of this product", () => {
  it.each(OTHER_LANGUAGES)("say in %s what their modules say", async (language) => {
    const server = await started();
    server.readWordsBy(read);
    const originals = ORIGINALS[language];
    const paths = Object.keys(originals);
    expect(paths.length).toBeGreaterThan(60);
    await server.inLanguage(language, () => {
      for (const path of paths) {
        const module = server.textsOf(path, {});
        expect(Object.keys(module).toSorted(), path).toEqual(Object.keys(originals[path] ?? {}).toSorted());
        for (const [name, value] of Object.entries(originals[path] ?? {}))
          expectSame(module[name], value, `${name} of ${path}`);
      }
    });
  });

  it.each([
    ["es", "Tu elección no se guardó. Inténtalo de nuevo."],
    ["de", "Deine Wahl wurde nicht gespeichert. Bitte versuch es noch einmal."],
    ["fr", "Continuer jusqu’à 24 mois"],
  ] as const)("leave no sentence in the modules of %s", async (language, sentence) => {
    expect(await read(textFile(language))).toContain(sentence);
    const modules = [...outputs].filter(([name]) => name.endsWith(".js"));
    expect(modules.filter(([, code]) => code.includes(sentence)).map(([name]) => name)).toEqual([]);
  });
});

describe("the words of a language", () => {
  const title = (server: Server) =>
    server.inLanguage("fr", () => server.textsOf("accounts/auth.ts", {}).AUTH_COPY);
  const { AUTH_COPY } = ORIGINALS.fr["accounts/auth.ts"] ?? {};

  it("are read again after a read that failed, and once they are there no more", async () => {
    const server = await started();
    const asked: string[] = [];
    server.readWordsBy(async (path) => {
      asked.push(path);
      if (asked.length === 1) throw new Error("no answer");
      return read(path);
    });
    await expect(title(server)).rejects.toThrow("no answer");
    expect(await title(server)).toEqual(AUTH_COPY);
    expect(await title(server)).toEqual(AUTH_COPY);
    expect(asked).toEqual(["/assets/texts-fr.json", "/assets/texts-fr.json"]);
  });

  it("are missed aloud where a build forgets to say how they are read", async () => {
    await expect(title(await started())).rejects.toThrow("The words of fr/accounts/account.ts were not read");
  });

  it("come to a second reader, too, when the first one has left before they were read", async () => {
    const server = await started();
    let reads = 0;
    server.readWordsBy((path) => (++reads === 1 ? new Promise(() => {}) : read(path)));
    void title(server);
    expect(await title(server)).toEqual(AUTH_COPY);
  });
});
