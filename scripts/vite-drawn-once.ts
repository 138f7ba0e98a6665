// The server draws a page once: there nobody presses anything, no effect runs, and nothing changes after the drawing. What only those
// would call is left out of the server's build, with all that only it needs.
import { parse } from "@babel/parser";
import type { NodePath } from "@babel/traverse";
import type { CallExpression, Expression, Node, ObjectExpression } from "@babel/types";
import type { Plugin } from "vite";
import { type Edit, edited } from "../app/lib/edit-text.ts";
import { placeOf, traverse } from "./vite-languages.ts";

const NOBODY = "\0nobody";
const NOBODY_CODE = 'export const nobody = () => { throw new Error("Nobody acts on the server"); };';
const LOCAL = "nobody$acts";

/** The package whose components the server draws. */
const DRAWN = "/node_modules/react-router/";

/** For vite.config.ts: leaves it out. */
export function drawnOnce(): Plugin {
  return {
    name: "drawn-once",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    resolveId: (source) => (source === NOBODY ? NOBODY : null),
    load: (id) => (id === NOBODY ? { code: NOBODY_CODE, moduleSideEffects: false } : null),
    // After TypeScript and JSX are gone.
    transform(code, id) {
      const isDrawn = id.includes("/node_modules/") ? id.includes(DRAWN) : id.includes("/app/");
      const rest = isDrawn ? withoutActs(code) : null;
      return rest === null ? null : { code: rest, map: null };
    },
  };
}

const REACT = "react";
const RUNTIME = "react/jsx-runtime";
/** Only browsers call what a route exports by these names. The framework's list says whether it does. */
const OF_BROWSERS: ReadonlySet<string> = new Set(["clientAction", "shouldRevalidate"]);
const CONCERNED = /["']react(?:\/jsx-runtime)?["']|\b(?:clientAction|shouldRevalidate)\b/;

/** A module without what the server never calls; null if it has nothing of it. */
export function withoutActs(code: string): string | null {
  if (!CONCERNED.test(code)) return null;
  const edits: Edit[] = [];
  traverse(parse(code, { sourceType: "module" }), {
    CallExpression(path) {
      const called = calledOf(path);
      if (called?.source === REACT) edits.push(...hookEdits(path, called.name));
      if (called?.source === RUNTIME) edits.push(...elementEdits(path));
    },
    // In production both are one function.
    ImportSpecifier({ node: { imported, local }, parent }) {
      if (parent.type !== "ImportDeclaration" || parent.source.value !== RUNTIME) return;
      if (imported.type === "Identifier" && imported.name === "jsxs")
        edits.push({ ...spanOf(imported), text: imported.start === local.start ? "jsx as jsxs" : "jsx" });
    },
    ExportNamedDeclaration: (path) => void edits.push(...exportEdits(path.get("declaration"))),
  });
  if (edits.length === 0) return null;
  const isNeeded = edits.some(({ text }) => text.endsWith(LOCAL));
  const nobody = isNeeded ? `import { nobody as ${LOCAL} } from ${JSON.stringify(NOBODY)};\n` : "";
  return nobody + edited(code, outermost(edits));
}

/** The edits that are in no other one's place. */
function outermost(edits: readonly Edit[]): Edit[] {
  let end = -1;
  return edits
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((edit) => {
      if (edit.end <= end && edit.start < end) return false;
      end = Math.max(end, edit.end);
      return true;
    });
}

/** The name in React of what a call calls, and the module that it's imported from; null if it's imported from elsewhere. */
function calledOf({ node, scope }: NodePath<CallExpression>): { source: string; name: string } | null {
  const { callee } = node;
  const member = callee.type === "MemberExpression" && !callee.computed ? callee : null;
  const head = member ? member.object : callee;
  const from = head.type === "Identifier" ? scope.getBinding(head.name)?.path : undefined;
  if (from?.parent.type !== "ImportDeclaration") return null;
  const source = from.parent.source.value;
  const name = member ? wholeOf(from) && nameOf(member.property) : importedOf(from);
  return name === null ? null : { source, name };
}

const wholeOf = (from: NodePath) =>
  from.isImportNamespaceSpecifier() || from.isImportDefaultSpecifier() ? from : null;

const importedOf = (from: NodePath) => (from.isImportSpecifier() ? nameOf(from.node.imported) : null);

const nameOf = (node: Node) =>
  node.type === "Identifier" ? node.name : node.type === "StringLiteral" ? node.value : null;

/** On the server these hooks do nothing, and return nothing (`noop` in react-dom's renderer). */
const DO_NOTHING: ReadonlySet<string> = new Set([
  ...["useEffect", "useLayoutEffect", "useInsertionEffect", "useImperativeHandle"],
]);

function hookEdits(path: NodePath<CallExpression>, name: string): Edit[] {
  const { start, end } = placeOf(path);
  const [first, , third] = path.get("arguments");
  /** The call's value is that of one of its arguments. */
  const only = (argument: NodePath | undefined, before: string, after: string): Edit[] => {
    if (!argument) return [];
    const place = placeOf(argument);
    return [
      { start, end: place.start, text: before },
      { start: place.end, end, text: after },
    ];
  };
  if (DO_NOTHING.has(name)) return [{ start, end, text: "undefined" }];
  switch (name) {
    // It returns a function that throws, whatever it's given.
    case "useEffectEvent":
      return first ? [{ ...placeOf(first), text: "" }] : [];
    case "useSyncExternalStore":
      return only(third, "(", ")()");
    case "useCallback":
      return only(first, "(", ")");
    case "useRef":
      return [{ start, end: start, text: "/* @__PURE__ */ " }];
    default:
      return [];
  }
}

/** The renderer looks at the handlers of these. */
const LOOKED_AT: ReadonlySet<string> = new Set(["link", "script", "style"]);
const HANDLER = /^on[A-Z]/;

function elementEdits(path: NodePath<CallExpression>): Edit[] {
  const [type, props] = path.get("arguments");
  if (!props?.isObjectExpression()) return [];
  if (!type?.isStringLiteral()) return partEdits(props);
  return LOOKED_AT.has(type.node.value) ? [] : hostEdits(props);
}

/** Elements of HTML are drawn without handlers, and nobody holds them. */
function hostEdits({ node: { properties } }: NodePath<ObjectExpression>): Edit[] {
  return properties.flatMap((property, index) => {
    const name = propertyName(property);
    if (name !== "ref" && !HANDLER.test(name)) return [];
    const next = properties[index + 1];
    const { start, end } = spanOf(property);
    return [{ start, end: next ? spanOf(next).start : end, text: "" }];
  });
}

/** A component may ask whether it was given a handler, so another one takes its place. */
function partEdits(props: NodePath<ObjectExpression>): Edit[] {
  return props.get("properties").flatMap((property) => {
    const name = propertyName(property.node);
    if (!property.isObjectProperty() || !HANDLER.test(name)) return [];
    const text = property.node.shorthand ? `${name}: ${LOCAL}` : LOCAL;
    return handlersIn(property.get("value")).map((place) => ({ ...placeOf(place), text }));
  });
}

/** The functions that an expression may come to, as far as it shows them. */
function handlersIn(value: NodePath<Node>): NodePath[] {
  if (value.isFunction()) return [value];
  if (value.isConditionalExpression())
    return [...handlersIn(value.get("consequent")), ...handlersIn(value.get("alternate"))];
  if (value.isLogicalExpression({ operator: "&&" })) return handlersIn(value.get("right"));
  return value.isIdentifier() && isFunction(value.scope.getBinding(value.node.name)) ? [value] : [];
}

type Binding = ReturnType<NodePath["scope"]["getBinding"]>;

function isFunction(binding: Binding): boolean {
  if (!binding?.constant) return false;
  const { path } = binding;
  const init: NodePath<Expression | null | undefined> | null =
    path.isVariableDeclarator() && path.node.id.type === "Identifier" ? path.get("init") : null;
  return path.isFunctionDeclaration() || init?.isFunction() === true;
}

function exportEdits(declaration: NodePath<Node | null | undefined>): Edit[] {
  if (declaration.isFunctionDeclaration()) {
    const { name } = declaration.node.id ?? { name: "" };
    return OF_BROWSERS.has(name) ? [{ ...placeOf(declaration), text: `const ${name} = undefined;` }] : [];
  }
  if (!declaration.isVariableDeclaration()) return [];
  return declaration.node.declarations.flatMap(({ id, init }) =>
    init && OF_BROWSERS.has(nameOf(id) ?? "") ? [{ ...spanOf(init), text: "undefined" }] : [],
  );
}

/** Empty where it has none, or one that is worked out. */
function propertyName(property: ObjectExpression["properties"][number]): string {
  return property.type === "SpreadElement" || property.computed ? "" : (nameOf(property.key) ?? "");
}

function spanOf({ start, end }: Node): { start: number; end: number } {
  if (typeof start !== "number" || typeof end !== "number") throw new Error("Nobody has written this");
  return { start, end };
}
