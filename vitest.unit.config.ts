// Unit tests alone: without the platform's plugin, which takes longer to load than one file takes to run.
import { defineConfig } from "vitest/config";

/** Unit tests that speak to a server of their own. Libraries for HTTP do not survive in a process that has shown pages. */
export const OVER_HTTP = [
  "tests/unit/accounts/breached-passwords.test.ts",
  "tests/unit/accounts/turnstile.test.ts",
  "tests/unit/accounts/oauth-providers.test.ts",
  "tests/unit/weather/weather-server.test.ts",
];

/**
 * Unit tests of whole worlds: every climate there is, every pattern there is, every row of the seed, and properties of whole plans.
 * `npm run check` leaves them to `npm test`.
 */
export const OF_EVERYTHING = [
  "tests/unit/plans/rules-3.test.ts",
  "tests/unit/plans/rules-4.test.ts",
  "tests/unit/patterns.test.ts",
  "tests/unit/seed.test.ts",
  "tests/unit/seed-by-sqlite.test.ts",
  "tests/unit/today/outfit-properties.test.ts",
  "tests/unit/today/partial-drawers.test.ts",
  "tests/unit/wardrobe/screen-sums.test.ts",
];

/** A unit test of so many families that `npm run test:looks` asks it. */
export const OF_MANY = ["tests/unit/wardrobe/one-truth-of-many.test.ts"];

/** Pure code in Node. */
export const UNIT = {
  name: "unit",
  environment: "node",
  // Half of the time went into loading the same modules for each file; tests leave nothing behind in them.
  isolate: false,
  include: ["tests/unit/**/*.test.ts"],
  exclude: [...OVER_HTTP, ...OF_EVERYTHING, ...OF_MANY],
  env: { TZ: "UTC" },
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Nobody is too slow here: a machine that does other work is no failure.
  test: { ...UNIT, testTimeout: 120_000 },
});
