// What the server never calls is left out of its build (scripts/vite-drawn-once.ts), and React is taken as modules that export
// (scripts/vite-react-modules.ts).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { withoutActs } from "../../../scripts/vite-drawn-once.ts";
import { asModule, REACT } from "../../../scripts/vite-react-modules.ts";

const HOOKS =
  'import * as React from "react";\nimport { useEffect as run, useRef, useCallback } from "react";\n';
const JSX = 'import { jsx, jsx as part } from "react/jsx-runtime";\n';

const HOOK_TABLE: readonly [what: string, source: string, rest: string][] = [
  ["an effect", "run(() => listen(), [a]);", "undefined;"],
  ["an effect of the whole of React", "React.useLayoutEffect(() => listen(), []);", "undefined;"],
  ["who holds a part", "React.useImperativeHandle(ref, () => ({ open }));", "undefined;"],
  [
    "a place that may be unused",
    "const place = useRef(null);",
    "const place = /* @__PURE__ */ useRef(null);",
  ],
  ["an effect's event", "const e = React.useEffectEvent(() => send());", "const e = React.useEffectEvent();"],
  ["a function that is kept", "const f = useCallback((x) => x + 1, [a]);", "const f = ((x) => x + 1);"],
  ["a store", "const x = React.useSyncExternalStore(listen, now, () => 3);", "const x = (() => 3)();"],
  [
    "an effect within a function that is kept",
    "const f = useCallback(() => React.useEffect(go), []);",
    "const f = (() => undefined);",
  ],
];

const ELEMENT_TABLE: readonly [what: string, source: string, rest: string][] = [
  [
    "handlers of an element",
    'jsx("a", { href: "/", onClick: () => go(), ref: place, id: "x", onFocus })',
    'jsx("a", { href: "/", id: "x",  })',
  ],
  [
    "handlers within children",
    'part("p", { children: jsx("b", { onClick: go, children: "x" }) })',
    'part("p", { children: jsx("b", { children: "x" }) })',
  ],
  [
    "what a component is given",
    "jsx(Part, { onOpen: () => go(), onTop: 3, ref: place })",
    "jsx(Part, { onOpen: nobody$acts, onTop: 3, ref: place })",
  ],
  [
    "what a component may be given",
    "const go = () => 1; function open() {} jsx(Part, { onGo: isOn ? go : undefined, onOpen: isOn && open })",
    "const go = () => 1; function open() {} jsx(Part, { onGo: isOn ? nobody$acts : undefined, onOpen: isOn && nobody$acts })",
  ],
  [
    "a function that a component is given by its name",
    "function onOpen() {} jsx(Part, { onOpen })",
    "function onOpen() {} jsx(Part, { onOpen: nobody$acts })",
  ],
];

const SAME: readonly [what: string, source: string][] = [
  ["a link's handlers", `${JSX}jsx("link", { onLoad: go });`],
  ["what isn't sure to be a function", `${JSX}const View = ({ onOpen }) => jsx(Part, { onOpen });`],
  ["what looks like a handler", `${JSX}jsx("p", { one: go, on: go, [onClick]: go, ...onClick });`],
  [
    "a name that hides React's",
    'import { useEffect } from "react";\nconst f = (useEffect) => useEffect(go);',
  ],
  ["another's effect", 'import { useEffect } from "./own.ts";\nuseEffect(go); // not "react"'],
  ["state, and what it's worked out from", `${HOOKS}React.useState(() => 3); React.useMemo(() => 3, []);`],
  ["a route's other parts", "export const loader = () => 1, meta = () => []; // no clientAction"],
];

describe("a module of the server", () => {
  it.each(HOOK_TABLE)("has without %s", (_, source, rest) => {
    expect(withoutActs(HOOKS + source)).toBe(HOOKS + rest);
  });

  it.each(ELEMENT_TABLE)("has without %s", (_, source, rest) => {
    const code = withoutActs(JSX + source) ?? "";
    expect(code.slice(code.indexOf(JSX) + JSX.length)).toBe(rest);
    expect(code.includes("import { nobody as nobody$acts }")).toBe(rest.includes("nobody$acts"));
  });

  it.each(SAME)("keeps %s", (_, source) => {
    expect(withoutActs(source)).toBeNull();
  });

  it("makes elements with one function", () => {
    const source =
      'import { jsx as a, jsxs as b } from "react/jsx-runtime";\nimport { jsxs } from "react/jsx-runtime";';
    expect(withoutActs(source)).toBe(
      'import { jsx as a, jsx as b } from "react/jsx-runtime";\nimport { jsx as jsxs } from "react/jsx-runtime";',
    );
  });

  it("keeps the names of what a route has for browsers", () => {
    const source =
      "export function clientAction(a) { send(a); }\nexport const shouldRevalidate = () => keep();";
    expect(withoutActs(source)).toBe(
      "export const clientAction = undefined;\nexport const shouldRevalidate = undefined;",
    );
  });
});

const required = createRequire(import.meta.url);
const pathOf = (path: string) => join("node_modules", path);

/** The names that a module exports. */
function exportsOf(code: string): string[] {
  const { staticExports } = parseSync("module.js", code).module;
  return staticExports
    .flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ""))
    .toSorted();
}

describe("React as modules", () => {
  it.each(Object.values(REACT))("has all of %s", (path) => {
    const code = asModule(readFileSync(pathOf(path), "utf8"));
    expect(exportsOf(code)).toEqual(Object.keys(required(join("../../..", pathOf(path)))).toSorted());
    expect(code).not.toMatch(/\brequire\(|\bexports\./);
  });

  it("has one function for elements, which the build calls for both", () => {
    const { jsx, jsxs } = required(join("../../..", pathOf(REACT["react/jsx-runtime.js"] ?? "")));
    expect(jsxs).toBe(jsx);
  });

  it("gives what others import by the same names", () => {
    const code =
      'var A = require("a"),\n  b = A.b;\nvar C = require("c");\nexports.use = function () {};\nexports.b = b;';
    expect(asModule(code)).toBe(
      'import * as A from "a";\nimport * as C from "c";\nvar \n  b = A.b;\n\nconst use$exported = function () {};\nconst b$exported = b;\nexport { use$exported as use, b$exported as b };',
    );
  });

  it("is refused in another shape", () => {
    expect(() => asModule("module.exports = {};")).toThrow("in another way");
  });
});
