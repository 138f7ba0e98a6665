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
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

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
  for (const [path, entry] of Object.entries(lockFile.parse(lock).packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const { version, license = null, integrity = null, dependencies = {} } = entry;
    if (path === "" || version === undefined) continue;
    const isRuntime = !(entry.dev || entry.devOptional || entry.optional);
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

/** Packages by what `keyOf` gives for them, in order of first appearance. */
export function grouped(
  packages: readonly LockedPackage[],
  keyOf: (one: LockedPackage) => string,
): Map<string, LockedPackage[]> {
  const groups = new Map<string, LockedPackage[]>();
  for (const one of packages) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
