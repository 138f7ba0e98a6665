// Which laundry routine a page shows, and what each routine means. Each source is untrusted text from an
// address, a row, or browser storage, and none may lead to a routine that doesn't exist.
import fc from "fast-check";
import { expect, test } from "vitest";
import { LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import {
  chooseScenario,
  DAYS_BETWEEN_WASHES,
  parseScenario,
  perScenario,
} from "../../../app/domain/wardrobe/scenarios.ts";
import { SCENARIO_LABELS } from "../../../app/words/en/wardrobe/wardrobe-copy.ts";

test("clean clothes must last half a day longer than the longest gap between washes", () => {
  expect(DAYS_BETWEEN_WASHES).toEqual({ daily: 1.5, every_2_3_days: 3, weekly_plus: 7.5 });
});

test("every scenario has a label and a value of its own in the order of the vocabulary", () => {
  expect(Object.keys(SCENARIO_LABELS)).toEqual([...LAUNDRY_SCENARIOS]);
  expect(Object.entries(perScenario((scenario) => scenario))).toEqual(
    LAUNDRY_SCENARIOS.map((scenario) => [scenario, scenario]),
  );
});

test("a scenario is parsed only from its exact name", () => {
  for (const scenario of LAUNDRY_SCENARIOS) expect(parseScenario(scenario)).toBe(scenario);
  for (const text of ["Daily", " daily", "weekly", "toString", "", null, undefined]) {
    expect(parseScenario(text)).toBeNull();
  }
});

test.each([
  [{ url: "weekly_plus", plan: "every_2_3_days", stored: "daily" }, "weekly_plus"],
  [{ url: null, plan: "every_2_3_days", stored: "weekly_plus" }, "every_2_3_days"],
  [{ url: "hourly", plan: "every_2_3_days", stored: "weekly_plus" }, "every_2_3_days"],
  [{ url: null, plan: null, stored: "weekly_plus" }, "weekly_plus"],
  [{ stored: "hourly" }, "daily"],
  [{}, "daily"],
] as const)("of %j the page shows %s", (sources, scenario) => {
  expect(chooseScenario(sources)).toBe(scenario);
});

test("any text at all leads to a known scenario", () => {
  const aText = fc.option(fc.oneof(fc.string(), fc.constantFrom(...LAUNDRY_SCENARIOS)), { nil: undefined });
  fc.assert(
    fc.property(aText, aText, aText, (url, plan, stored) => {
      expect(LAUNDRY_SCENARIOS).toContain(chooseScenario({ url, plan, stored }));
    }),
  );
});
