// React is written for `require`. The server's build takes it as modules that export, like all others.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Modules of React by what they are imported as, and where their code stands. The last one is aliased in vite.config.ts. */
export const REACT: Readonly<Record<string, string>> = {
  "react/index.js": "react/cjs/react.production.js",
  "react/jsx-runtime.js": "react/cjs/react-jsx-runtime.production.js",
  "react-dom/index.js": "react-dom/cjs/react-dom.production.js",
  "react-dom/cjs/react-dom-server-legacy.node.production.js":
    "react-dom/cjs/react-dom-server-legacy.node.production.js",
};

const PACKAGES = "/node_modules/";
const REQUIRED = /^var ((?:\s*\w+ = require\("[^"]+"\),?)+)(;?)/gm;
const ONE_REQUIRED = /(\w+) = require\("([^"]+)"\)/g;

/**
 * For vite.config.ts: gives the server's build React as modules that export, so that what nobody imports is left out, and each of its
 * four thousand calls for an element is a plain one.
 */
export function reactInModules(): Plugin {
  return {
    name: "react-in-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    load(id) {
      const at = id.lastIndexOf(PACKAGES) + PACKAGES.length;
      const path = REACT[id.slice(at)];
      if (path === undefined) return null;
      const code = asModule(readFileSync(id.slice(0, at) + path, "utf8"));
      // Who imports the default means all of it.
      return { code: `${code}\nexport * as default from ${JSON.stringify(id)};`, moduleSideEffects: false };
    },
  };
}

/** A module that was written for `require`, as one that imports and exports. Throws if it's written in another way than React's. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const names: string[] = [];
  const body = code
    .replace('"use strict";', "")
    .replace(REQUIRED, (_, list: string, end: string) => {
      for (const [, name, source] of list.matchAll(ONE_REQUIRED))
        imports.push(`import * as ${name} from ${JSON.stringify(source)};`);
      return end === ";" ? "" : "var ";
    })
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => {
      names.push(name);
      return `const ${name}$exported =`;
    });
  if (/\bexports\b|\brequire\(/.test(body)) throw new Error("React is written in another way than it was");
  const exported = names.map((name) => `${name}$exported as ${name}`);
  return [...imports, body, `export { ${exported.join(", ")} };`].join("\n");
}
