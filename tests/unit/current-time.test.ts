// The one place where the Worker reads the time, which development may move.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clockShift, currentTime } from "../../app/lib/current-time.ts";
import { readConfig } from "../../app/services/config.server.ts";
import { localVars } from "../../scripts/local-vars.ts";

const HOUR_MS = 3_600_000;

it.each([
  ["nothing", {}, 0],
  ["an empty word", { CLOCK_SHIFT_HOURS: "" }, 0],
  ["hours ahead", { CLOCK_SHIFT_HOURS: "120" }, 120],
  ["hours back", { CLOCK_SHIFT_HOURS: "-7" }, -7],
])("moves the clock by %s", (_, env, hours) => {
  expect(clockShift(env)).toBe(hours * HOUR_MS);
  expect(Math.abs(currentTime(env) - Date.now() - hours * HOUR_MS)).toBeLessThan(60_000);
});

const PRODUCTION = {
  ...localVars(8787),
  APP_ENV: "production",
  APP_ORIGIN: "https://layette.example",
  RESEND_API_KEY: "key",
};

it("is moved in development only, by whole hours", () => {
  expect(() => readConfig(PRODUCTION)).not.toThrow();
  expect(() => readConfig({ ...PRODUCTION, CLOCK_SHIFT_HOURS: "1" })).toThrow("for development only");
  expect(() => readConfig(localVars(8787, { CLOCK_SHIFT_HOURS: "400" }))).not.toThrow();
  expect(() => readConfig(localVars(8787, { CLOCK_SHIFT_HOURS: "soon" }))).toThrow("whole number of hours");
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
