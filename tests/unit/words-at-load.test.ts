// Texts are read when they are shown, never while a module loads: the reader and their language aren't known
// yet then.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/** Syntax whose content runs later than the module around it. */
const LATER: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);
/** Type syntax that contains an expression; all other types are gone when the module loads. */
const WITH_EXPRESSION: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
]);

/** The names from app/words/en that a module reads while it loads. */
function readAtLoad(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  expect(errors, path).toEqual([]);
  const words = new Set(program.body.flatMap(wordsImported));
  return program.body.flatMap((statement) => namesIn(statement)).filter((name) => words.has(name));
}

/** The local names under which an import statement imports from app/words/en. */
function wordsImported(statement: unknown): string[] {
  if (!isNode(statement) || statement.type !== "ImportDeclaration" || statement.importKind === "type")
    return [];
  const { source, specifiers } = statement;
  if (!isNode(source) || !/(^~\/words|\.\.?)\/en\//.test(String(source.value)) || !Array.isArray(specifiers))
    return [];
  return specifiers.flatMap((specifier: unknown) =>
    isNode(specifier) && isNode(specifier.local) && specifier.importKind !== "type"
      ? [String(specifier.local.name)]
      : [],
  );
}

interface Node extends Record<string, unknown> {
  type: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The names read when a statement runs, excluding functions, types, properties, and keys. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value) || LATER.has(value.type) || value.type === "ImportDeclaration") return [];
  if (value.type.startsWith("TS") && !WITH_EXPRESSION.has(value.type)) return [];
  if (value.type === "Identifier" || value.type === "JSXIdentifier") return [String(value.name)];
  const isNamed = (value.type === "MemberExpression" || value.type === "Property") && value.computed !== true;
  const unread = isNamed ? (value.type === "Property" ? "key" : "property") : null;
  return Object.entries(value).flatMap(([key, part]) => (key === unread ? [] : namesIn(part)));
}

describe("a text", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], {
    exclude: ["app/words/en/**", "**/*.d.ts"],
  }).sort();

  it("is read by no module of app and workers while it loads", () => {
    expect(files.length).toBeGreaterThan(80);
    const read = files.flatMap((path) =>
      readAtLoad(path, readFileSync(path, "utf8")).map((name) => `${path} reads ${name}`),
    );
    expect(read).toEqual([]);
  });

  it.each([
    "const A = WORDS.title;",
    "const A = { words: WORDS } as const satisfies Words;",
    "const A = [f(WORDS.title)];",
    "export const { title } = WORDS;",
    "export class A { static title = WORDS.title; }",
    "const A = <p>{WORDS.title}</p>;",
    `const A = \`\${WORDS.title}!\`;`,
    "const A = { [WORDS.title]: 1 };",
    "z.string(WORDS.title);",
  ])("is found in %s", (code) => {
    expect(readAtLoad("x.tsx", `import { WORDS } from "~/words/en/words.ts";\n${code}`)).toEqual(["WORDS"]);
  });

  it.each([
    "const a = () => WORDS.title;",
    "function a(title = WORDS.title) { return title; }",
    "const a = { get title() { return WORDS.title; } };",
    "type A = keyof typeof WORDS;",
    "const a = names as keyof typeof WORDS;",
    "const a = other.WORDS;",
    "const a = { WORDS: 1 };",
    "export const A = () => <p>{WORDS.title}</p>;",
  ])("is not read by %s", (code) => {
    expect(readAtLoad("x.tsx", `import { WORDS } from "../../copy/words.ts";\n${code}`)).toEqual([]);
  });
});
