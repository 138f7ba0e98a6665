// The one place where the Worker reads the time, which development may move.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clockShift, currentTime } from "../../app/lib/current-time.ts";
import { parseConfig } from "../../app/services/config.server.ts";
import { localVars } from "../../scripts/local-vars.ts";

const HOUR_MS = 3_600_000;

it.each([
  ["nothing", {}, 0],
  ["an empty word", { CLOCK_SHIFT_HOURS: "" }, 0],
  ["hours ahead", { CLOCK_SHIFT_HOURS: "120" }, 120],
  ["hours back", { CLOCK_SHIFT_HOURS: "-7" }, -7],
  ["no part of an hour", { CLOCK_SHIFT_HOURS: "1.5" }, 0],
  ["no word", { CLOCK_SHIFT_HOURS: "soon" }, 0],
  ["nothing in production", { APP_ENV: "production", CLOCK_SHIFT_HOURS: "120" }, 0],
])("moves the clock by %s", (_, variables, hours) => {
  const env = { APP_ENV: "development", ...variables };
  expect(clockShift(env)).toBe(hours * HOUR_MS);
  expect(Math.abs(currentTime(env) - Date.now() - hours * HOUR_MS)).toBeLessThan(60_000);
});

it("is moved by whole hours, and any others are named", () => {
  const wrong = (hours: string) => parseConfig(localVars(8787, { CLOCK_SHIFT_HOURS: hours })).wrongVariables;
  expect([wrong("400"), wrong("soon"), wrong("1.5")]).toEqual([[], ...Array(2).fill(["CLOCK_SHIFT_HOURS"])]);
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
  /^app\/(?:service-worker|components|routes)\/.*(?<!\.server)\.tsx?$|^app\/lib\/(?:seen-answers|send-form)\.ts$/;

it("is read nowhere else on the server", () => {
  const readers = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"])
    .filter(
      (path) => !IN_BROWSERS.test(path) && /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(path, "utf8")),
    )
    .toSorted();
  expect(readers).toEqual(["app/lib/current-time.ts", ...DURATIONS].toSorted());
});
