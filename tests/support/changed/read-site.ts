// Reads the repository for the choice of end-to-end tests: which modules each page loads, and which pages each test names.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parseSync } from "vite";
import routes from "../../../app/routes.ts";
import { OTHER_LANGUAGES } from "../../../app/words/languages.ts";
import type { Site } from "./choose-journeys.ts";
import { finderOfPages } from "./named-pages.ts";
import { readerOfJourneys } from "./opened-addresses.ts";

const EVERYWHERE = [
  "app/root.tsx",
  "app/routes.ts",
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build.ts",
  "scripts/start.ts",
  "scripts/seed.ts",
];

/** The files that a module imports, at once or later; types change nothing that a page does. */
function importsOf(path: string): string[] {
  if (!/\.tsx?$/.test(path) || !existsSync(path)) return [];
  const source = readFileSync(path, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const named = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (!isType && moduleRequest ? moduleRequest.value : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return named.flatMap((specifier) => {
    const file = specifier.replace(/\?\w+$/, "");
    if (file.startsWith("~/")) return posix.join("app", file.slice(2));
    return file.startsWith(".") ? posix.join(posix.dirname(path), file) : [];
  });
}

/** Follows imports from these files. */
function closures(): (...from: readonly string[]) => Set<string> {
  const known = new Map<string, string[]>();
  return (...from) => {
    const files = new Set(from);
    for (const file of files) {
      const imports = known.get(file) ?? importsOf(file);
      known.set(file, imports);
      for (const next of imports) files.add(next);
    }
    return files;
  };
}

/** Every path of the manifest with the file of its route and those of its layouts. */
function branches(
  entries: readonly RouteConfigEntry[],
  above: readonly string[] = [],
): { path: string; files: string[] }[] {
  return entries.flatMap(({ path, index, children, file }) => {
    const files = [...above, `app/${file}`];
    if (children) return branches(children, files);
    return path === undefined && !index ? [] : [{ path: index ? "/" : `/${path}`, files }];
  });
}

export function readSite(): Site {
  const closure = closures();
  const pages = new Map(branches(routes).map(({ path, files }) => [path, closure(...files)]));
  const pagesAt = finderOfPages([...pages.keys()], OTHER_LANGUAGES);
  const openedBy = readerOfJourneys((path) => (existsSync(path) ? readFileSync(path, "utf8") : null));
  const journeys = globSync("tests/e2e/**/*.test.ts")
    .toSorted()
    .map((file) => {
      const { own, addresses, files } = openedBy(file);
      const at = (named: readonly string[]) => [...new Set(named.flatMap(pagesAt))];
      return { file, own: at(own), opens: at(addresses), files };
    });
  return { pages, everywhere: closure(...EVERYWHERE), journeys };
}
