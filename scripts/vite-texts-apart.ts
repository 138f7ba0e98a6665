// Keeps the texts of other languages than English apart from the Worker. What is nothing but words in a module of another language goes
// into a file of its language beside the browser's files, and a look-up there takes its place; functions stay. The Worker reads the
// file with the first request in that language (app/words/speak.server.ts).
import { relative, resolve, sep } from "node:path";
import { parse } from "@babel/parser";
import type { NodePath } from "@babel/traverse";
import type { Node, ObjectExpression, ObjectProperty } from "@babel/types";
import type { Plugin } from "vite";
import { type Edit, edited } from "../app/lib/edit-text.ts";
import { OTHER_LANGUAGES } from "../app/words/languages.ts";
import { apartTexts } from "./asked-build.ts";
import { isOfOther, placeOf, traverse } from "./vite-languages.ts";

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

interface Where {
  /** Where the English texts are, those of the other languages, and the module that hands them out when the Worker runs. */
  copy?: string;
  locales?: string;
  spoken?: string;
}

/** Modules of nothing but texts by their names, which others import as a whole: as one object they need no getter for each text. */
const WHOLE = /\/error-texts\.ts$/;
const ALL = "all$texts";

/** For vite.config.ts, before texts go apart: makes one object of such a module, and leads its importers there. */
export function wholeTexts(): Plugin {
  return {
    name: "whole-texts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    transform(code, id) {
      if (WHOLE.test(id)) {
        const properties = code.replaceAll(/^export const (\w+) =\s*/gm, "$1: ").replaceAll(/;$/gm, ",");
        return { code: `export const ${ALL} = {\n${properties}\n};`, map: null };
      }
      if (!code.includes("/error-texts.ts")) return null;
      const led = code
        .replaceAll(/import \* as (\w+) from ("[^"]*\/error-texts\.ts")/g, `import { ${ALL} as $1 } from $2`)
        .replaceAll(
          /export \* as ("[^"]+") from ("[^"]*\/error-texts\.ts")/g,
          `export { ${ALL} as $1 } from $2`,
        );
      return { code: led, map: null };
    },
  };
}

/** For vite.config.ts; the paths are other ones in tests. */
export function textsApart(where: Where = {}): Plugin {
  const copy = resolve(where.copy ?? "app/words/en") + sep;
  const locales = resolve(where.locales ?? "app/words") + sep;
  const spoken = resolve(where.spoken ?? "app/words/spoken-texts.server.ts");
  const kept = new Map<string, Map<string, readonly Value[]>>();
  return {
    name: "texts-apart",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    // After TypeScript is gone.
    transform(code, id) {
      if (!isOfOther(id, copy, locales)) return null;
      const [language = "", ...path] = relative(locales, id).split(sep);
      const module = path.join("/");
      const { code: rest, values } = withoutTexts(code);
      if (values.length === 0) return null;
      const ofLanguage = kept.get(language) ?? new Map<string, readonly Value[]>();
      kept.set(language, ofLanguage.set(module, values));
      const lookUp = `${LOCAL} = apart(${JSON.stringify(language)}, ${JSON.stringify(module)})`;
      return {
        code: `import { apart } from ${JSON.stringify(spoken)};\nconst ${lookUp};\n${rest}`,
        map: null,
      };
    },
    generateBundle() {
      for (const language of OTHER_LANGUAGES) {
        const modules = [...(kept.get(language) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
        const source = JSON.stringify(Object.fromEntries(modules));
        this.emitFile({ type: "asset", fileName: apartTexts(language), source });
      }
    },
  };
}

const LOCAL = "texts$apart";
/** What is shorter, as JSON or as a piece of a template, would hardly be longer than its look-up. 9, 12, and 16 leave a larger Worker. */
const LEAST = 7;

/**
 * A module with look-ups in place of its texts, and the texts, in their order. Objects and lists go as a whole, an object's functions
 * are set on its texts, and what a function makes anew with each call stays, because its caller may change it.
 */
export function withoutTexts(code: string): { code: string; values: readonly Value[] } {
  if (code.includes(LOCAL)) throw new Error(`${LOCAL} is a name of the build`);
  const values: Value[] = [];
  const edits: Edit[] = [];
  const taken = new Set<Node>();
  const lookUp = (value: Value) => `${LOCAL}[${values.push(value) - 1}]`;
  traverse(parse(code, { sourceType: "module" }), {
    "ImportDeclaration|ModuleSpecifier|TaggedTemplateExpression": (path: NodePath) => path.skip(),
    TemplateElement(path) {
      const { cooked } = path.node.value;
      if (typeof cooked === "string" && cooked.length >= LEAST)
        edits.push({ ...placeOf(path), text: `\${${lookUp(cooked)}}` });
    },
    Expression(path) {
      if (taken.has(path.parent)) return path.skip();
      const value = isValue(path) ? literal(path.node) : undefined;
      if (value === undefined) return takeLiterals(path);
      if (typeof value === "object" && !path.scope.path.isProgram()) return;
      path.skip();
      if (JSON.stringify(value).length >= LEAST) edits.push({ ...placeOf(path), text: lookUp(value) });
    },
  });
  /** An object of the module with texts and functions is its texts, and on them its functions. */
  function takeLiterals(path: NodePath): void {
    const mixed = path.scope.path.isProgram() ? mixedOf(path.node) : undefined;
    if (!mixed) return;
    const { start, end } = placeOf(path);
    edits.push({ start, end: start, text: `Object.assign(${lookUp(mixed.whole)}, ` });
    edits.push(...mixed.spans.map((span) => ({ ...span, text: "" })), { start: end, end, text: ")" });
    for (const property of mixed.literals) taken.add(property);
  }
  return { code: edited(code, edits), values };
}

/** Whether an expression is where any value may be: it's no name of a property, and no source of a module. */
function isValue({ key, parent }: NodePath): boolean {
  if (key === "key") return "computed" in parent && parent.computed === true;
  return key !== "source" && !(parent.type === "CallExpression" && parent.callee.type === "Import");
}

/** What an expression is, if it consists of nothing but literals and JSON brings it back the same. */
function literal(node: Node): Value | undefined {
  switch (node.type) {
    case "StringLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "NumericLiteral":
      return Number.isFinite(node.value) ? node.value : undefined;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case "UnaryExpression":
      return negativeOf(node.operator, literal(node.argument));
    case "ArrayExpression":
      return listOf(node.elements);
    case "ObjectExpression":
      return objectOf(node);
    default:
      return undefined;
  }
}

/** JSON has no negative zero. */
function negativeOf(operator: string, value: Value | undefined): number | undefined {
  return operator === "-" && typeof value === "number" && value !== 0 ? -value : undefined;
}

function listOf(elements: readonly (Node | null)[]): Value[] | undefined {
  const values: Value[] = [];
  for (const element of elements) {
    const value = element === null ? undefined : literal(element);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function objectOf({ properties }: ObjectExpression): { [key: string]: Value } | undefined {
  const values: { [key: string]: Value } = {};
  for (const property of properties) {
    const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    const value = property.type === "ObjectProperty" ? literal(property.value) : undefined;
    if (key === undefined || value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

/**
 * An object of which some is literals: all of it in its order, with null in place of what isn't, and where the literals are, up to
 * the next property.
 */
function mixedOf(node: Node) {
  if (node.type !== "ObjectExpression") return undefined;
  const whole = new Map<string, Value>();
  const literals: Node[] = [];
  const spans: { start: number; end: number }[] = [];
  for (const [index, property] of node.properties.entries()) {
    const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    if (key === undefined || property.type !== "ObjectProperty" || whole.has(key)) return undefined;
    const value = literal(property.value);
    whole.set(key, value ?? null);
    if (value === undefined) continue;
    literals.push(property);
    const start = Number(property.start);
    spans.push({ start, end: Number(node.properties[index + 1]?.start ?? property.end) });
  }
  return literals.length > 1 ? { whole: Object.fromEntries(whole), literals, spans } : undefined;
}

/** The name of a property, which is no name if it sets the prototype. */
function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (computed) return undefined;
  const name = key.type === "Identifier" ? key.name : literal(key);
  return name === "__proto__" || name === undefined ? undefined : String(name);
}
