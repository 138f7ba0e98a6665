// Modules that components and routes load late are for browsers: the server never draws them, and its Worker is read whole before its first
// answer. Each of those modules, with what only it needs, would also be split off from what the Worker reads at once.
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/** What a module asks that loads something late in a browser and at once on the server, which draws it. */
const ON_BOTH = "import.meta.env.SSR";

const BROWSERS: ReadonlySet<string> = new Set(["components", "routes"]);

const NOTHING = "\0browser-only";

/** Leaves them out of the server's build. */
export function browserOnly(root = process.cwd()): Plugin {
  return {
    name: "browser-only",
    apply: "build",
    enforce: "pre",
    resolveId(_source, importer, { kind }) {
      if (kind !== "dynamic-import" || this.environment.config.consumer !== "server" || !importer)
        return null;
      const path = importer.replace(/\?.*$/, "");
      const [top, folder] = relative(root, path).split(sep);
      if (top !== "app" || !BROWSERS.has(folder ?? "")) return null;
      return readFileSync(path, "utf8").includes(ON_BOTH) ? null : NOTHING;
    },
    load: (id) => (id === NOTHING ? 'throw new Error("This module is for browsers");' : null),
  };
}
