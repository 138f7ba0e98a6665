// The one place where the Worker reads the time, which development may move.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clockShift, currentTime } from "../../app/lib/current-time.ts";
import { readConfig } from "../../app/services/config.server.ts";
import { localVars } from "../../scripts/local-vars.ts";

const DAY_MS = 86_400_000;

it.each([
  ["nothing", {}, 0],
  ["an empty word", { CLOCK_SHIFT_DAYS: "" }, 0],
  ["days ahead", { CLOCK_SHIFT_DAYS: "120" }, 120],
  ["days back", { CLOCK_SHIFT_DAYS: "-7" }, -7],
])("moves the clock by %s", (_, env, days) => {
  expect(clockShift(env)).toBe(days * DAY_MS);
  expect(Math.abs(currentTime(env) - Date.now() - days * DAY_MS)).toBeLessThan(60_000);
});

const PRODUCTION = {
  ...localVars(8787),
  APP_ENV: "production",
  APP_ORIGIN: "https://layette.example",
  RESEND_API_KEY: "key",
};

it("is moved in development only, by whole days", () => {
  expect(() => readConfig(PRODUCTION)).not.toThrow();
  expect(() => readConfig({ ...PRODUCTION, CLOCK_SHIFT_DAYS: "1" })).toThrow("for development only");
  expect(() => readConfig(localVars(8787, { CLOCK_SHIFT_DAYS: "400" }))).not.toThrow();
  expect(() => readConfig(localVars(8787, { CLOCK_SHIFT_DAYS: "soon" }))).toThrow("whole number of days");
});

/** Modules that measure how long something took, or compare with an instant that another machine has named. */
const DURATIONS = [
  "app/services/live.server.ts",
  "app/services/mail/sender.server.ts",
  "app/services/metrics/metrics.server.ts",
  "app/services/weather/provider.server.ts",
  "workers/pipeline/consumer.ts",
];
/** Code of a browser, which has a clock of its own. */
const IN_BROWSERS =
  /^app\/(?:hooks|service-worker|components|routes)\/.*(?<!\.server)\.tsx?$|^app\/lib\/(?:seen-answers|send-form)\.ts$/;

it("is read nowhere else on the server", () => {
  const readers = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"])
    .filter(
      (path) => !IN_BROWSERS.test(path) && /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(path, "utf8")),
    )
    .toSorted();
  expect(readers).toEqual(["app/lib/current-time.ts", ...DURATIONS].toSorted());
});
