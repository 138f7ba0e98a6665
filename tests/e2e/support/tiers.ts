// The two tiers of what would take too long at every change: `npm test` asks a sample (the project `e2e`), and `npm run test:looks`
// all the rest (the project `looks`). Each file says which sample, and why that one.
import { inject } from "vitest";

export type Tier = "first" | "second";

/** The tier that this run asks. */
export const TIER: Tier = inject("tier");

/** Those of all that this run's tier asks: the sample in the first, the others in the second. */
export function ofTier<One>(all: readonly One[], isSample: (one: One, at: number) => boolean): One[] {
  return all.filter((one, at) => isSample(one, at) === (TIER === "first"));
}

/** One of so many by a name, the same in every run: names that are alike are spread. */
export function pickBy(name: string, count: number): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  // The lowest bits of this sum say little.
  return (hash >>> 8) % count;
}
