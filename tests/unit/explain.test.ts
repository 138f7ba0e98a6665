// "Why this number": the explanation agrees with the recommendation, and the sum in its sentence is true.
// A few sentences are spelled out; every other explanation that the catalogue can give
// is recalculated from its own parts.
import { expect, test } from "vitest";
import { CATALOGUE, type CatalogueItem, catalogueItem, clothingRules } from "../../app/domain/catalogue.ts";
import { type ExplanationParts, explainQuantity, wordExplanation } from "../../app/domain/explain.ts";
import { type GroupWeather, recommend } from "../../app/domain/quantities.ts";
import {
  AGE_RANGES,
  type AgeRange,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  WEATHER_CATEGORIES,
} from "../../app/domain/vocabulary.ts";

test.each([
  ["socks", "every_2_3_days", "0-3m", "Mild", "5 = 1 a day × 3 days + 2 spare"],
  ["sleeper_footed", "every_2_3_days", "0-3m", "Mild", "6 = 1.5 a day × 3 days, rounded up to 5, + 1 spare"],
  [
    "sleeper_footed",
    "weekly_plus",
    "0-3m",
    "Mild",
    "12 = 1.5 a day × 7.5 days, rounded up to 12, + 1 spare, but kept at 12, the most that is useful",
  ],
  [
    "sleeper_footed",
    "weekly_plus",
    "0-3m",
    "Cold & Snowy",
    "13 = 1.5 a day × 7.5 days, rounded up to 12, + 1 spare, but kept at 12 before the weather, and 1 more because it is Cold & Snowy",
  ],
  [
    "sleeper_footed",
    "daily",
    "0-3m",
    "Hot & Dry",
    "3 = 1.5 a day × 1.5 days, rounded up to 3, + 1 spare, and 1 fewer because it is Hot & Dry",
  ],
  [
    "cardigan",
    "every_2_3_days",
    "3-6m",
    "Cool",
    "2 = 0.5 a day × 3 days ÷ 3 wears per wash, rounded up to 1, + 1 spare",
  ],
  [
    "thermal_base_layer",
    "daily",
    "0-3m",
    "Unknown",
    "1 = 0.4 a day × 1.5 days ÷ 2 wears per wash, rounded up to 1, + 1 spare, and 1 fewer because the weather is unknown",
  ],
  ["sleep_sack_tog_02", "weekly_plus", "3-6m", "Hot & Humid", "2 = 0.8 a day × 7.5 days ÷ 3 wears per wash"],
  ["sunglasses", "daily", "6-9m", "Hot & Dry", "1 is enough, as it hardly ever needs a wash"],
  ["snowsuit", "daily", "0-3m", "Hot & Humid", "Not needed in Hot & Humid weather"],
  ["snowsuit", "daily", "0-3m", "Unknown", "Not needed while the weather is unknown"],
  ["bib_feeding", "daily", "0-3m", "Mild", "Not needed at this age"],
] as const)(
  "%s with laundry %s at %s in %s weather is explained",
  (key, scenario, ageRange, category, text) => {
    const parts = explainQuantity(itemOf(key), scenario, ageRange, group({ category }));
    expect(wordExplanation(parts)).toBe(text);
  },
);

test.each([
  ["3-6m", 16, "1, because 16 rainy days are more than 15"],
  ["3-6m", 15, "Not needed with 15 rainy days: it takes more than 15"],
  ["3-6m", 1, "Not needed with 1 rainy day: it takes more than 15"],
  ["0-3m", 40, "Not needed at this age"],
] as const)("a rain suit at %s is explained by %i rainy days", (ageRange, rainy_days, text) => {
  const parts = explainQuantity(itemOf("rain_suit"), "daily", ageRange, group({ rainy_days }));
  expect(wordExplanation(parts)).toBe(text);
});

test("the parts name every figure of the sum", () => {
  expect(explainQuantity(itemOf("pants_soft"), "weekly_plus", "9-12m", group({ category: "Cool" }))).toEqual({
    reason: "wear",
    quantity: 8,
    category: "Cool",
    usesPerDay: 1.1,
    daysBetweenWashes: 7.5,
    wearsPerWash: 1.5,
    pieces: 6,
    roundedUp: true,
    spare: 1,
    capped: null,
    base: 7,
    adjustment: 1,
  });
});

test("every explanation in the catalogue agrees with the recommendation and adds up", () => {
  for (const { item, scenario, ageRange, weather, parts } of everyExplanation()) {
    const where = `${item.key} ${scenario} ${ageRange} ${weather.category}`;
    expect(parts.quantity, where).toBe(recommend(clothingRules(item), scenario, ageRange, weather).quantity);
    if (parts.reason !== "wear") continue;
    const need = (parts.usesPerDay * parts.daysBetweenWashes) / parts.wearsPerWash;
    expect(parts.pieces - need, where).toBeGreaterThan(-1e-9);
    expect(parts.pieces - need, where).toBeLessThan(1);
    expect(parts.roundedUp, where).toBe(parts.pieces - need > 1e-9);
    expect(parts.capped ?? parts.pieces + parts.spare, where).toBe(parts.base);
    expect(parts.base + parts.adjustment, where).toBe(parts.quantity);
  }
});

test("every sentence in the catalogue is short, starts with its quantity and hides no step of the sum", () => {
  for (const { item, parts } of everyExplanation()) {
    const text = wordExplanation(parts);
    expect(text.length, text).toBeLessThan(150);
    expect(text, item.key).toMatch(
      parts.quantity === 0 ? /^Not needed/ : new RegExp(`^${parts.quantity}\\b`),
    );
    if (parts.reason !== "wear") continue;
    const steps = {
      rounding: parts.roundedUp && parts.wearsPerWash < 99,
      wears: parts.wearsPerWash > 1 && parts.wearsPerWash < 99,
      spare: parts.spare > 0,
      cap: parts.capped !== null,
      more: parts.adjustment > 0,
      fewer: parts.adjustment < 0,
    };
    expect(
      {
        rounding: text.includes("rounded up"),
        wears: text.includes("wears per wash"),
        spare: text.includes(" spare"),
        cap: text.includes("kept at"),
        more: text.includes(" more because"),
        fewer: text.includes(" fewer because"),
      },
      text,
    ).toEqual(steps);
  }
});

interface Explained {
  item: CatalogueItem;
  scenario: LaundryScenario;
  ageRange: AgeRange;
  weather: GroupWeather;
  parts: ExplanationParts;
}

function everyExplanation(): Explained[] {
  return CATALOGUE.flatMap((item) =>
    LAUNDRY_SCENARIOS.flatMap((scenario) =>
      AGE_RANGES.flatMap((ageRange) =>
        WEATHER_CATEGORIES.map((category) => {
          const weather = group({ category });
          return {
            item,
            scenario,
            ageRange,
            weather,
            parts: explainQuantity(item, scenario, ageRange, weather),
          };
        }),
      ),
    ),
  );
}

function itemOf(key: string): CatalogueItem {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No such item: ${key}`);
  return item;
}

function group(overrides: Partial<GroupWeather>): GroupWeather {
  return { weather_group_order: 1, category: "Mild", duration_days: 45, rainy_days: 5, ...overrides };
}
