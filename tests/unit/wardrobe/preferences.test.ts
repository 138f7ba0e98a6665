import { describe, expect, it, test } from "vitest";
import {
  readPreferences,
  rememberedPreferences,
} from "../../../app/contracts/wardrobe/preferences-cookie.ts";
import { chosenEssentialities } from "../../../app/domain/wardrobe/preferences.ts";

const DEFAULTS = { selectedScenario: "daily", selectedAgeRangeKey: "0-3m", collapsedCategories: [] };
const cookie = (value: unknown) =>
  `other=1; clothing-plan-storage=${encodeURIComponent(JSON.stringify(value))}; more=2`;

test("preferences come back as they were remembered", () => {
  const remembered = {
    selectedScenario: "weekly_plus",
    selectedAgeRangeKey: "6-9m",
    collapsedCategories: ["Swim"],
  };
  expect(readPreferences(cookie(remembered), false)).toEqual(remembered);
});

test("S20 on https they stand in a cookie of this host alone, and in no other", () => {
  const value = encodeURIComponent(JSON.stringify({ selectedScenario: "weekly_plus" }));
  expect(readPreferences(`__Host-clothing-plan-storage=${value}`, true).selectedScenario).toBe("weekly_plus");
  expect(readPreferences(`clothing-plan-storage=${value}`, true)).toEqual(DEFAULTS);
  expect(readPreferences(`__Host-clothing-plan-storage=${value}`, false)).toEqual(DEFAULTS);
});

test.each([
  [true, "; SameSite=Lax; Secure"],
  [false, "; SameSite=Lax"],
])("what the server remembers is read again, and scripts may change it (https: %s)", (isHttps, end) => {
  const chosen = { ...readPreferences(null, isHttps), selectedScenario: "weekly_plus" as const };
  const set = rememberedPreferences(chosen, isHttps);
  expect(readPreferences(set.split(";")[0] ?? "", isHttps)).toEqual(chosen);
  expect(set.endsWith(`; Path=/; Max-Age=31536000${end}`)).toBe(true);
});

test("whatever makes no sense is the default, field by field", () => {
  expect(
    readPreferences(cookie({ selectedScenario: "never", collapsedCategories: ["Swim"] }), false),
  ).toEqual({ ...DEFAULTS, collapsedCategories: ["Swim"] });
  for (const header of [
    null,
    "",
    "clothing-plan-storage=",
    "clothing-plan-storage=%",
    "clothing-plan-storage={",
    cookie(null),
    cookie([]),
    cookie({ collapsedCategories: { length: 3 } }),
    // Earlier releases also remembered a filter.
    cookie({ selectedEssentialities: ["Nice-to-have"] }),
    "xclothing-plan-storage=%7B%7D",
  ]) {
    expect(readPreferences(header, false)).toEqual(DEFAULTS);
  }
});

describe("the choice of essentialities", () => {
  it.each([
    [[], []],
    [
      ["Recommended", "Essential"],
      ["Essential", "Recommended"],
    ],
    [
      ["Nice-to-have", "Essential", "Recommended"],
      ["Essential", "Recommended", "Nice-to-have"],
    ],
    // As earlier releases wrote it.
    [["all"], []],
    [["all", "Essential"], ["Essential"]],
    [["nonsense", "__proto__"], []],
  ] as const)("of %j in the address is %j", (address, chosen) => {
    expect(chosenEssentialities(address)).toEqual(chosen);
  });
});
