// Which test files reach a module, by following the imports of tests and modules; the nearest first.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([.~][^"'\n]+)["']/g;

/**
 * Reads the imports of the whole project once. The returned function takes a path relative to it and gives
 * test files with their distance.
 */
export function testsByModule(): (path: string) => { test: string; distance: number }[] {
  const importers = new Map<string, string[]>();
  for (const path of globSync("{app,workers,tests,scripts}/**/*.{ts,tsx}")) {
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(IMPORTED)) {
      const target = specifier.startsWith("~/")
        ? posix.join("app", specifier.slice(2))
        : posix.join(posix.dirname(path), specifier);
      if (existsSync(target)) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return (path) => {
    const distances = new Map([[path, 0]]);
    for (const [at, distance] of distances) {
      for (const importer of importers.get(at) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
    return [...distances]
      .filter(([test]) => /\.test\.tsx?$/.test(test))
      .map(([test, distance]) => ({ test, distance }))
      .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test));
  };
}
