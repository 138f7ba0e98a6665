// "Why this number": the explanation agrees with the recommendation, and the sum in its sentence is true.
// A few sentences are spelled out; every other explanation that the catalogue can give
// is recalculated from its own parts.
import { describe, expect, test } from "vitest";
import {
  AGE_RANGES,
  type AgeRange,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  WEATHER_CATEGORIES,
} from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueItem,
  clothingRules,
} from "../../../app/domain/wardrobe/catalogue.ts";
import {
  type ExplanationParts,
  explainPlanned,
  explainQuantity,
} from "../../../app/domain/wardrobe/explain.ts";
import {
  type Adjustment,
  type ClothingRules,
  type GroupWeather,
  recommend,
} from "../../../app/domain/wardrobe/quantities.ts";
import { tellWhy } from "../../../app/views/wardrobe/item-reasons-view.ts";

test.each([
  ["socks", "every_2_3_days", "0-3m", "Mild", "0.7 a day × 3 days rounds up to 3, plus 1 spare: 4"],
  ["sleeper_footed", "every_2_3_days", "0-3m", "Mild", "1.4 a day × 3 days rounds up to 5, plus 1 spare: 6"],
  [
    "sleeper_footed",
    "weekly_plus",
    "0-3m",
    "Cold & Snowy",
    "1.4 a day × 7.5 days is about 11, plus 1 spare, but 8 is plenty: 8",
  ],
  [
    "sleeper_footed",
    "weekly_plus",
    "6-9m",
    "Mild",
    "1.2 a day × 7.5 days is 9, plus 1 spare, but 8 is plenty: 8",
  ],
  [
    "cardigan",
    "weekly_plus",
    "0-3m",
    "Mild",
    "0.5 a day × 7.5 days ÷ 3 wears per wash rounds up to 2, plus 1 spare, but capped at 2 before weather is added, minus 1 for mild weather: 1",
  ],
  [
    "bodysuit_long_sleeve",
    "weekly_plus",
    "0-3m",
    "Cool",
    "0.5 a day × 7.5 days is about 4, plus 1 spare, plus 2 for cool weather: 7",
  ],
  ["sleeper_footed", "daily", "0-3m", "Hot & Dry", "1.4 a day × 1.5 days rounds up to 3, plus 1 spare: 4"],
  [
    "pants_soft",
    "daily",
    "0-3m",
    "Hot & Dry",
    "0.7 a day × 1.5 days ÷ 1.5 wears per wash is about 1, plus 1 spare, minus 1 for hot weather: 1",
  ],
  [
    "cardigan",
    "every_2_3_days",
    "3-6m",
    "Cool",
    "0.5 a day × 3 days ÷ 3 wears per wash is about 1, plus 1 spare: 2",
  ],
  [
    "cardigan",
    "daily",
    "0-3m",
    "Unknown",
    "0.5 a day × 1.5 days ÷ 3 wears per wash rounds up to 1, plus 1 spare, minus 1 because the weather is unknown: 1",
  ],
  [
    "burp_cloth",
    "every_2_3_days",
    "0-3m",
    "Mild",
    "4 a day × 3 days ÷ 1.5 wears per wash is 8, plus 2 spares: 10",
  ],
  [
    "sleep_sack_tog_02",
    "weekly_plus",
    "3-6m",
    "Hot & Humid",
    "0.3 a day × 7.5 days ÷ 3 wears per wash, rounded up: 1",
  ],
  ["sunglasses", "daily", "6-9m", "Hot & Dry", "Hardly ever needs a wash, so 1 is enough"],
  ["snowsuit", "daily", "6-9m", "Hot & Humid", "Not needed in Hot & Humid weather"],
  ["snowsuit", "daily", "6-9m", "Unknown", "Not needed while the weather is unknown"],
  ["coat_warm", "daily", "0-3m", "Cold & Snowy", "Not needed at this age"],
  // Before six months it takes bitter cold.
  ["snowsuit", "daily", "0-3m", "Cold & Snowy", "Not needed in Cold & Snowy weather"],
] as const)(
  "%s with laundry %s at %s in %s weather is explained",
  (key, scenario, ageRange, category, text) => {
    const parts = explainQuantity(itemOf(key), scenario, ageRange, group({ category }));
    expect(tellWhy(parts, "f")).toBe(text);
  },
);

test.each([
  ["3-6m", 16, "16 rainy days, more than 15: 1"],
  ["3-6m", 15, "Not needed: there are 15 rainy days, and we recommend it above 15"],
  ["3-6m", 1, "Not needed: there is 1 rainy day, and we recommend it above 15"],
  ["0-3m", 40, "Not needed at this age"],
] as const)("a rain suit at %s is explained by %i rainy days", (ageRange, rainyDays, text) => {
  const parts = explainQuantity(itemOf("rain_suit"), "daily", ageRange, group({ rainyDays }));
  expect(tellWhy(parts, "f")).toBe(text);
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
    bitter: 0,
  });
});

describe("a number that a plan shows", () => {
  const where = ["every_2_3_days", "0-3m", group({ category: "Cool" })] as const;
  const SOCKS = itemOf("socks");
  const rules = clothingRules(SOCKS);

  /** The catalogue's rules with another base at this age, or another change for cool weather. */
  function changed({ base, cool }: { base?: number; cool?: Adjustment }): ClothingRules {
    const { base_quantities, weather_adjustments } = rules;
    return {
      ...rules,
      base_quantities: {
        ...base_quantities,
        every_2_3_days: {
          ...base_quantities.every_2_3_days,
          ...(base === undefined ? {} : { "0-3m": base }),
        },
      },
      weather_adjustments: { ...weather_adjustments, ...(cool === undefined ? {} : { Cool: cool }) },
    };
  }

  test("is explained as the catalogue's where the stored rules are the catalogue's", () => {
    expect(explainPlanned(4, rules, SOCKS, ...where)).toEqual(explainQuantity(SOCKS, ...where));
    for (const { item, scenario, ageRange, weather, parts } of everyExplanation()) {
      const { quantity } = parts;
      expect(explainPlanned(quantity, clothingRules(item), item, scenario, ageRange, weather)).toEqual(parts);
    }
  });

  test.each([
    [{ base: 6 }, 6, { base: 6, adjustment: 0 }, "For your laundry routine: 6."],
    [
      { base: 6, cool: 2 },
      8,
      { base: 6, adjustment: 2 },
      "6 for your laundry routine, plus 2 for cool weather: 8.",
    ],
    [
      { cool: -1 },
      3,
      { base: 4, adjustment: -1 },
      "4 for your laundry routine, minus 1 for cool weather: 3.",
    ],
    [{ cool: "none" }, 0, { base: 4, adjustment: -4 }, "Not needed in Cool weather."],
    [{ cool: -9 }, 0, { base: 4, adjustment: -4 }, "Not needed in Cool weather."],
    // The same number by another sum is still not the catalogue's sum.
    [
      { base: 3, cool: 1 },
      4,
      { base: 3, adjustment: 1 },
      "3 for your laundry routine, plus 1 for cool weather: 4.",
    ],
  ] as const)(
    "by the stored rules %j comes to %i, and the operator's sum is told",
    (change, planned, sum, text) => {
      const parts = explainPlanned(planned, changed(change), SOCKS, ...where);
      expect(parts).toEqual({ reason: "operator", quantity: planned, category: "Cool", ...sum });
      expect(tellWhy(parts, "f")).toBe(`${text} Our team has changed the rule for this item.`);
    },
  );

  test("is an operator's in unknown weather too", () => {
    const weather = group({ category: "Unknown" });
    const none = {
      ...rules,
      weather_adjustments: { ...rules.weather_adjustments, Unknown: "none" as const },
    };
    expect(tellWhy(explainPlanned(0, none, SOCKS, "every_2_3_days", "0-3m", weather), "f")).toBe(
      "Not needed while the weather is unknown. Our team has changed the rule for this item.",
    );
    const more = { ...rules, weather_adjustments: { ...rules.weather_adjustments, Unknown: 1 } };
    expect(tellWhy(explainPlanned(5, more, SOCKS, "every_2_3_days", "0-3m", weather), "f")).toBe(
      "4 for your laundry routine, plus 1 because the weather is unknown: 5. Our team has changed the rule for this item.",
    );
  });

  test.each([0, 3, 7])("that the stored rules do not give any more is told as it is: %i", (planned) => {
    const parts = explainPlanned(planned, rules, SOCKS, ...where);
    expect(parts).toEqual({ reason: "earlier", quantity: planned });
    expect(tellWhy(parts, "f")).toBe(
      `${planned}, calculated when you made this plan. The rule for this item has changed since then.`,
    );
  });

  test("of an item that an operator has added is told by its own rules", () => {
    const added = { ...rules, clothing_name_id: "sun_tent" };
    expect(explainPlanned(4, added, null, ...where)).toMatchObject({
      reason: "operator",
      base: 4,
      adjustment: 0,
    });
    expect(explainPlanned(5, added, null, ...where)).toEqual({ reason: "earlier", quantity: 5 });
  });

  test("of a rain suit is told by the days of rain", () => {
    const suit = itemOf("rain_suit");
    const wet = group({ rainyDays: 20 });
    expect(explainPlanned(1, clothingRules(suit), suit, "daily", "3-6m", wet)).toEqual({
      reason: "rain",
      quantity: 1,
      rainyDays: 20,
    });
    expect(explainPlanned(0, clothingRules(suit), suit, "daily", "3-6m", wet).reason).toBe("earlier");
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
    expect(parts.base + parts.adjustment + parts.bitter, where).toBe(parts.quantity);
  }
});

test("every sentence in the catalogue is short, ends with its quantity and hides no step of the sum", () => {
  for (const { item, parts } of everyExplanation()) {
    const text = tellWhy(parts, "f");
    expect(text.length, text).toBeLessThan(190);
    expect(text, item.key).toMatch(
      parts.quantity === 0
        ? /^Not needed/
        : new RegExp(`(: ${parts.quantity}|so ${parts.quantity} is enough)$`),
    );
    if (parts.reason !== "wear") continue;
    const steps = {
      rounding: parts.roundedUp && parts.wearsPerWash < 99,
      wears: parts.wearsPerWash > 1 && parts.wearsPerWash < 99,
      spare: parts.spare > 0,
      cap: parts.capped !== null,
      more: parts.adjustment > 0 || parts.bitter > 0,
      bitter: parts.bitter > 0,
      fewer: parts.adjustment < 0,
    };
    expect(
      {
        rounding: /rounded up|rounds up to|is about/.test(text),
        wears: text.includes("wears per wash"),
        spare: text.includes(" spare"),
        cap: / is plenty|capped at/.test(text),
        more: /plus \d+ (for|because)/.test(text),
        bitter: text.includes("plus 1 because it's below 20°F"),
        fewer: / minus \d+ (for|because)/.test(text),
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

function everyWeather(): GroupWeather[] {
  return WEATHER_CATEGORIES.flatMap((category) => [
    group({ category }),
    ...(category.startsWith("Cold") ? [group({ category, isBitter: true })] : []),
  ]);
}

function everyExplanation(): Explained[] {
  return CATALOGUE.flatMap((item) =>
    LAUNDRY_SCENARIOS.flatMap((scenario) =>
      AGE_RANGES.flatMap((ageRange) =>
        everyWeather().map((weather) => {
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
  return {
    weatherGroupOrder: 1,
    category: "Mild",
    durationDays: 45,
    rainyDays: 5,
    isBitter: false,
    ...overrides,
  };
}
