// Where tests run: pure code in Node, components in jsdom, whatever touches a binding in workerd with real D1, KV,
// queues and Durable Objects, and journeys against the built Worker. vite.config.ts belongs to the build and stays out.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { unstable_readConfig } from "wrangler";
import { newPushKeys } from "./scripts/new-push-keys.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { OF_EVERYTHING, OF_MANY, OVER_HTTP, UNIT } from "./vitest.unit.config.ts";

/** What we take from wrangler.toml, which wrangler reads without types. */
interface QueueConfig {
  queues: { consumers: { queue: string; max_retries?: number; dead_letter_queue?: string }[] };
}

/** React's renderer is left out: it asks for Node's modules by their bare names, which the bundler does not know. */
const BUNDLED = [
  "zod",
  "zod/mini",
  "date-fns/addDays",
  "date-fns/addMonths",
  "date-fns/addYears",
  "@date-fns/utc/date/mini",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-router",
  "@block65/webcrypto-web-push",
  "@oslojs/crypto/sha2",
  "@oslojs/encoding",
  "@simplewebauthn/server",
];

/** End-to-end tests that hold a change to a sample: `npm run test:looks` asks the rest. tests/e2e/support/tiers.ts tells them the tier. */
const OF_TWO_TIERS = [
  "tests/e2e/languages/crawl.test.ts",
  "tests/e2e/operations/{built-pages,changed-pages,damaged-rows,first-start,translated-states}.test.ts",
  "tests/e2e/reach/{account,frame,inspectors,long-words,plan,public}.test.ts",
  "tests/e2e/security/{authorization,caching,forms,long-fields}.test.ts",
  "tests/e2e/wardrobe/first-screen.test.ts",
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Nobody is too slow here: a machine that does other work is no failure.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { ...UNIT, maxWorkers: "100%" } },
      {
        extends: true,
        test: { name: "unit-http", environment: "node", include: OVER_HTTP, env: { TZ: "UTC" } },
      },
      {
        extends: true,
        test: { name: "unit-whole", environment: "node", include: OF_EVERYTHING, env: { TZ: "UTC" } },
      },
      {
        extends: true,
        test: { name: "unit-many", environment: "node", include: OF_MANY, env: { TZ: "UTC" } },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          // One window for all files of a process: each test takes down what it has put up.
          isolate: false,
          maxWorkers: "100%",
          include: ["tests/components/**/*.test.tsx"],
          setupFiles: ["tests/support/components-setup.ts"],
          env: { TZ: "UTC" },
        },
      },
      {
        extends: true,
        plugins: [
          quickPasswords(),
          cloudflareTest(async ({ inject }) => {
            // wrangler looks for required secrets in the environment and warns about what it does not find.
            process.env.TOKEN_SECRET = "integration-tests-token-secret-0123456789";
            process.env.WRANGLER_LOG ??= "warn";
            return {
              // The product's entry imports the framework's build, which does not exist here.
              main: "tests/support/worker.ts",
              wrangler: { configPath: "wrangler.toml" },
              miniflare: {
                // No request for example data about the visitor: the tests need no network.
                cf: false,
                // Copies of the database, for what happens when they lag.
                d1Databases: ["COPY_ONE", "COPY_TWO"],
                bindings: {
                  APP_ENV: "development",
                  APP_ORIGIN: "http://localhost:8787",
                  TOKEN_SECRET: process.env.TOKEN_SECRET,
                  MAIL_FROM: "Layette <hello@layette.test>",
                  MAIL_POSTAL_ADDRESS: "Layette, 1 Linen Lane, Dover, DE 19901",
                  WEATHER_API_URL: inject<string>("weatherUrl"),
                  VAPID_KEYS: newPushKeys(),
                  VAPID_SUBJECT: "mailto:hello@layette.test",
                  TEST_MIGRATIONS: await readD1Migrations("migrations"),
                  TEST_CONSUMERS: queueConsumers(),
                  TEST_PICTURES: inject<Record<string, string>>("pictures"),
                },
              },
            };
          }),
        ],
        test: {
          name: "integration",
          // Modules load once a process instead of once a file; the setup empties the storage before each file.
          isolate: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: [
            "tests/support/weather-setup.ts",
            "tests/support/mail-setup.ts",
            "tests/support/push-setup.ts",
            "tests/support/picture-setup.ts",
          ],
          setupFiles: ["tests/support/integration-setup.ts"],
          // The module runner's file cache needs Node's file system.
          fsModuleCache: false,
          // A Worker loads a bundle of a library faster than its modules.
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
          // They wait more than they compute.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      journeys("e2e", "first", ["tests/e2e/**/*.test.ts"]),
      journeys("looks", "second", OF_TWO_TIERS),
    ],
  },
});

/** End-to-end tests in a browser, against the built Worker. */
function journeys(name: string, tier: "first" | "second", include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: "node",
      include,
      provide: { tier },
      globalSetup: ["tests/support/journeys-setup.ts"],
      // A process keeps its browser for all its files; whatever else they share is on the server, one for each.
      isolate: false,
      // They wait for pages, servers, and time that has to pass: with fewer, two processors would be idle at times.
      maxWorkers: 4,
      sequence: { groupOrder: 2 },
      expect: { poll: { timeout: 45_000, interval: 100 } },
      // Told of and counted at the end of `npm test`: a busy machine is no reason to refuse a change.
      retry: 1,
      testTimeout: 180_000,
      hookTimeout: 180_000,
      env: { TZ: "UTC" },
    },
  };
}

/** Lets passwords be hashed by tests/support/quick-scrypt.ts instead of Node's own scrypt. */
function quickPasswords(): Plugin {
  const quick = fileURLToPath(new URL("tests/support/quick-scrypt.ts", import.meta.url));
  const hashing = fileURLToPath(new URL("app/services/auth/password-hash.server.ts", import.meta.url));
  // Under another name it would be hashed at full cost, and nobody would notice but the clock.
  if (!readFileSync(hashing, "utf8").includes('"node:crypto"'))
    throw new Error("Passwords are hashed elsewhere now");
  return {
    name: "quick-passwords",
    enforce: "pre",
    transform(code, id) {
      if (id !== hashing) return null;
      return { code: code.replace('"node:crypto"', JSON.stringify(quick)), map: null };
    },
  };
}

/** How often wrangler.toml lets a queue try, and where it buries what it gives up. */
function queueConsumers(): Record<string, { maxRetries: number; deadLetterQueue: string | null }> {
  const { queues }: QueueConfig = unstable_readConfig({ config: "wrangler.toml" });
  return Object.fromEntries(
    queues.consumers.map(({ queue, max_retries = 3, dead_letter_queue = null }) => [
      queue,
      { maxRetries: max_retries, deadLetterQueue: dead_letter_queue },
    ]),
  );
}
