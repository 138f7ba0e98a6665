// The quantity rules by example from the catalogue, and by property for every item, scenario, age, and
// weather. The examples are calculated by hand from the wear parameters; the properties hold for any weather
// in a year.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AgeRange,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE,
  catalogueItem,
  clothingRules,
  sharedItem,
} from "../../../app/domain/wardrobe/catalogue.ts";
import {
  type ClothingRules,
  calculateQuantities,
  type GroupWeather,
  rainSuitHint,
  recommend,
  sizeUpHint,
} from "../../../app/domain/wardrobe/quantities.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";

const catalogueRules = CATALOGUE.map((item) => clothingRules(item));

const aRules = fc.constantFrom(...catalogueRules);
const aScenario = fc.constantFrom(...LAUNDRY_SCENARIOS);
const anAge = fc.constantFrom(...CALENDAR_SIZES);
const aCategory = fc.constantFrom(...WEATHER_CATEGORIES);
const aGroup: fc.Arbitrary<GroupWeather> = fc.record({
  weatherGroupOrder: fc.integer({ min: 1, max: 4 }),
  category: aCategory,
  durationDays: fc.integer({ min: 14, max: 92 }),
  rainyDays: fc.integer({ min: 0, max: 92 }),
  isBitter: fc.boolean(),
});
const aYear = fc.record({
  "0-3m": numbered(fc.array(aGroup, { minLength: 1, maxLength: 4 })),
  "3-6m": numbered(fc.array(aGroup, { minLength: 1, maxLength: 4 })),
  "6-9m": numbered(fc.array(aGroup, { minLength: 1, maxLength: 4 })),
  "9-12m": numbered(fc.array(aGroup, { minLength: 1, maxLength: 4 })),
});

test.each([
  ["sleeper_footed", "daily", "0-3m", "Mild", 4, "Essential"],
  ["sleeper_footed", "every_2_3_days", "0-3m", "Mild", 6, "Essential"],
  ["sleeper_footed", "weekly_plus", "0-3m", "Mild", 8, "Essential"],
  ["sleeper_footed", "weekly_plus", "0-3m", "Cold & Snowy", 8, "Essential"],
  ["sleeper_footed", "daily", "0-3m", "Hot & Dry", 4, "Essential"],
  ["bodysuit_long_sleeve", "weekly_plus", "0-3m", "Cool", 7, "Essential"],
  ["pants_soft", "daily", "6-9m", "Cool", 4, "Essential"],
  ["pants_soft", "daily", "0-3m", "Hot & Dry", 1, "Essential"],
  ["sleeper_fleece", "daily", "0-3m", "Mild", 0, null],
  ["snowsuit", "weekly_plus", "9-12m", "Cold & Snowy", 1, "Nice-to-have"],
  ["coat_warm", "weekly_plus", "9-12m", "Cold & Snowy", 1, "Essential"],
  ["snowsuit", "daily", "3-6m", "Cold & Snowy", 0, null],
  ["bib_feeding", "daily", "0-3m", "Mild", 0, null],
] as const)(
  "%s with laundry %s at %s in %s weather",
  (key, scenario, ageRange, category, quantity, essentiality) => {
    expect(recommend(rulesOf(key), scenario, ageRange, group({ category }))).toEqual({
      quantity,
      essentiality,
    });
  },
);

test("every quantity is a whole number from zero and has an essentiality exactly when it is not zero", () => {
  fc.assert(
    fc.property(aRules, aScenario, anAge, aGroup, (rules, scenario, ageRange, weather) => {
      const { quantity, essentiality } = recommend(rules, scenario, ageRange, weather);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(0);
      expect(essentiality === null).toBe(quantity === 0);
    }),
  );
});

test("an item worn at an age is needed there in every weather that does not rule it out", () => {
  // Rain suits follow rainy days, and before six months a snowsuit follows bitter cold.
  const withRules = new Set(["rain_suit", "snowsuit"]);
  for (const rules of catalogueRules.filter((it) => !withRules.has(it.clothing_name_id))) {
    for (const scenario of LAUNDRY_SCENARIOS) {
      for (const category of WEATHER_CATEGORIES) {
        for (const ageRange of CALENDAR_SIZES) {
          const worn = rules.valid_age_ranges.includes(ageRange);
          const ruledOut = rules.weather_adjustments[category] === "none";
          const { quantity } = recommend(rules, scenario, ageRange, group({ category }));
          expect(quantity > 0, `${rules.clothing_name_id} ${scenario} ${ageRange} ${category}`).toBe(
            worn && !ruledOut,
          );
        }
      }
    }
  }
});

test("rarer laundry never needs fewer pieces, in any weather, for any number of babies", () => {
  const anItem = fc.constantFrom(...CATALOGUE);
  const babies = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(anItem, babies, anAge, aGroup, (item, count, ageRange, weather) => {
      const rules = clothingRules(sharedItem(item, count));
      const counts = LAUNDRY_SCENARIOS.map(
        (scenario) => recommend(rules, scenario, ageRange, weather).quantity,
      );
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }),
  );
});

test("an adjustment below minus the base leaves nothing rather than less", () => {
  const rules = plainRules({ weather_adjustments: { Cool: -5 } });
  expect(recommend(rules, "daily", "0-3m", group({ category: "Cool" }))).toEqual({
    quantity: 0,
    essentiality: null,
  });
});

test("weather that the tables do not name keeps the base and has no essentiality", () => {
  const rules = plainRules({ essentiality: { Mild: "Essential" } });
  expect(recommend(rules, "daily", "0-3m", group({ category: "Cool" }))).toEqual({
    quantity: 3,
    essentiality: null,
  });
});

test("unknown weather has its own column and falls to Mild where that is missing", () => {
  const mild = plainRules({ weather_adjustments: { Mild: -1 }, essentiality: { Mild: "Recommended" } });
  const own = plainRules({
    weather_adjustments: { Mild: -1, Unknown: 0 },
    essentiality: { Mild: "Recommended", Unknown: "Nice-to-have" },
  });
  const weather = group({ category: "Unknown" });
  expect(recommend(mild, "daily", "0-3m", weather)).toEqual({ quantity: 2, essentiality: "Recommended" });
  expect(recommend(own, "daily", "0-3m", weather)).toEqual({ quantity: 3, essentiality: "Nice-to-have" });
});

test.each([
  ["0-3m", 30, 0],
  ["3-6m", 15, 0],
  ["3-6m", 16, 1],
  ["9-12m", 92, 1],
] as const)(
  "a rain suit at %s with %i rainy days counts %i in any weather",
  (ageRange, rainyDays, quantity) => {
    for (const category of WEATHER_CATEGORIES) {
      expect(recommend(rulesOf("rain_suit"), "daily", ageRange, group({ category, rainyDays }))).toEqual({
        quantity,
        essentiality: quantity ? "Recommended" : null,
      });
    }
  },
);

test("a plan has one cell per scenario, age range and weather group", () => {
  fc.assert(
    fc.property(aRules, aYear, (rules, groupsByAge) => {
      const calculated = calculateQuantities(rules, groupsByAge);
      for (const scenario of LAUNDRY_SCENARIOS) {
        for (const ageRange of CALENDAR_SIZES) {
          const groups = groupsByAge[ageRange];
          const alone = groups.map((weather) => recommend(rules, scenario, ageRange, weather));
          const cells = calculated[scenario][ageRange] ?? {};
          expect(Object.keys(cells)).toEqual(groups.map(({ weatherGroupOrder }) => `${weatherGroupOrder}`));
          expect(Object.values(cells).map(({ quantity }) => quantity)).toEqual(
            alone.map(({ quantity }) => quantity),
          );
          // What is essential for a short time only may be recommended, and nothing else differs.
          const levels = Object.values(cells).map(({ essentiality }) => essentiality);
          const brief = alone.map(({ essentiality }) =>
            essentiality === "Essential" ? "Recommended" : essentiality,
          );
          const daysOfEssentials = groups
            .filter((_, at) => alone[at]?.essentiality === "Essential")
            .reduce((days, { durationDays }) => days + durationDays, 0);
          expect([
            alone.map(({ essentiality }) => essentiality),
            ...(daysOfEssentials <= 21 ? [brief] : []),
          ]).toContainEqual(levels);
        }
      }
    }),
  );
});

test("a plan leaves out the age ranges that have no weather", () => {
  const calculated = calculateQuantities(rulesOf("socks"), { "3-6m": [group({ category: "Mild" })] });
  expect(calculated).toEqual({
    daily: { "3-6m": { 1: { quantity: 3, essentiality: "Essential" } } },
    every_2_3_days: { "3-6m": { 1: { quantity: 5, essentiality: "Essential" } } },
    weekly_plus: { "3-6m": { 1: { quantity: 7, essentiality: "Essential" } } },
  });
});

test.each([
  ["cardigan", 20, true],
  ["cardigan", 21, true],
  ["cardigan", 22, false],
  ["thermal_base_layer", 14, true],
  ["bodysuit_long_sleeve", 14, false],
  ["sleeper_fleece", 14, false],
  ["sleep_sack_tog_25", 14, false],
  ["swim_diaper", 14, false],
] as const)("%s in a group of %i days hints at a size up: %s", (key, durationDays, hinted) => {
  expect(sizeUpHint(rulesOf(key), { durationDays })).toBe(hinted);
});

test("a flag in the table cannot size up what has no size", () => {
  expect(catalogueItem("car_poncho")?.sizeUp).toBe(true);
  for (const clothing_name_id of ONE_SIZE_ITEMS) {
    expect(sizeUpHint({ clothing_name_id, size_up: true }, { durationDays: 14 }), clothing_name_id).toBe(
      false,
    );
  }
});

test("a flag in the table cannot size up what must fit closely", () => {
  const closeFit = CATALOGUE.map((item) => item.key).filter((key) =>
    /sleeper|pajama|gown|swaddle|sleep_sack|sleep_suit|swim_diaper/.test(key),
  );
  expect(closeFit.length).toBeGreaterThan(10);
  for (const clothing_name_id of closeFit) {
    expect(sizeUpHint({ clothing_name_id, size_up: true }, { durationDays: 14 }), clothing_name_id).toBe(
      false,
    );
  }
});

function rulesOf(key: string): ClothingRules {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No such item: ${key}`);
  return clothingRules(item);
}

function plainRules(overrides: Partial<ClothingRules>): ClothingRules {
  return {
    clothing_name_id: "plain",
    base_quantities: { daily: { "0-3m": 3 }, every_2_3_days: { "0-3m": 4 }, weekly_plus: { "0-3m": 5 } },
    weather_adjustments: {},
    essentiality: {},
    valid_age_ranges: ["0-3m"],
    size_up: false,
    bitter: null,
    ...overrides,
  };
}

function group(overrides: Partial<GroupWeather> & { category?: WeatherCategory } = {}): GroupWeather {
  return {
    weatherGroupOrder: 1,
    category: "Mild",
    durationDays: 45,
    rainyDays: 5,
    isBitter: false,
    ...overrides,
  };
}

function numbered(groups: fc.Arbitrary<GroupWeather[]>): fc.Arbitrary<GroupWeather[]> {
  return groups.map((all) => all.map((one, index) => ({ ...one, weatherGroupOrder: index + 1 })));
}

describe("what a short stretch of a size asks for", () => {
  const stretch = (
    weatherGroupOrder: number,
    category: WeatherCategory,
    durationDays: number,
    more: Partial<GroupWeather> = {},
  ) => group({ weatherGroupOrder, category, durationDays, ...more });
  const levels = (key: string, ageRange: AgeRange, ...groups: GroupWeather[]) => {
    const rules = catalogueRules.find((one) => one.clothing_name_id === key);
    if (!rules) throw new Error(`No such item: ${key}`);
    const cells = calculateQuantities(rules, { [ageRange]: groups }).daily[ageRange];
    return Object.values(cells ?? {}).map(({ essentiality }) => essentiality);
  };

  test.each<[string, string, AgeRange, [WeatherCategory, number][], (string | null)[]]>([
    [
      "isn't essential for two mild weeks of a hot size",
      "bodysuit_long_sleeve",
      "0-3m",
      [
        ["Mild", 15],
        ["Hot & Dry", 76],
      ],
      ["Recommended", "Nice-to-have"],
    ],
    [
      "isn't essential for two hot weeks of a mild size",
      "shorts",
      "3-6m",
      [
        ["Mild", 75],
        ["Hot & Humid", 16],
      ],
      ["Nice-to-have", "Recommended"],
    ],
    [
      "is essential for 22 days",
      "bodysuit_long_sleeve",
      "0-3m",
      [
        ["Mild", 22],
        ["Hot & Dry", 69],
      ],
      ["Essential", "Nice-to-have"],
    ],
    [
      "is essential for two short stretches that come to more",
      "bodysuit_long_sleeve",
      "0-3m",
      [
        ["Mild", 15],
        ["Hot & Dry", 61],
        ["Mild", 15],
      ],
      ["Essential", "Nice-to-have", "Essential"],
    ],
    [
      "is essential for half of a size that is short itself",
      "bodysuit_long_sleeve",
      "3-6m",
      [
        ["Mild", 15],
        ["Hot & Dry", 15],
      ],
      ["Essential", "Nice-to-have"],
    ],
    [
      "stays essential where the rest needs it too",
      "pants_soft",
      "3-6m",
      [
        ["Cool", 15],
        ["Mild", 76],
      ],
      ["Essential", "Essential"],
    ],
    [
      "stays essential if it keeps out the cold",
      "hat_warm",
      "3-6m",
      [
        ["Cold & Dry", 15],
        ["Mild", 76],
      ],
      ["Essential", null],
    ],
    [
      "stays essential if it is a newborn size",
      "bodysuit_long_sleeve_nb",
      "0-3m",
      [
        ["Mild", 15],
        ["Hot & Dry", 76],
      ],
      ["Essential", null],
    ],
  ])("%s: %s in %s", (_, key, ageRange, groups, expected) => {
    expect(
      levels(key, ageRange, ...groups.map(([category, days], at) => stretch(at + 1, category, days))),
    ).toEqual(expected);
  });

  test("stays essential if it is bitterly cold", () => {
    const cold = stretch(2, "Cold & Dry", 15, { isBitter: true });
    expect(levels("socks_warm", "3-6m", stretch(1, "Cold & Dry", 76), cold)).toEqual([
      "Recommended",
      "Essential",
    ]);
  });

  test("of fleece is essential up to highs of 64 °F", () => {
    const cool = (avgTempMax?: number) =>
      stretch(1, "Cool", 91, avgTempMax === undefined ? {} : { avgTempMax });
    expect(
      [cool(), cool(63.9), cool(64), cool(70)].flatMap((one) => levels("bunting_fleece", "3-6m", one)),
    ).toEqual(["Essential", "Essential", "Recommended", "Recommended"]);
  });
});

test.each<[string, number[], string | null]>([
  ["one cool wet stretch needs no word", [60], null],
  ["two are for the same suit", [63, 72], "same"],
  ["a warm one and a cool one too", [89, 63], "same"],
  ["one in the heat", [89], "warm"],
  ["two in the heat", [89, 80.1], "warm"],
  ["no rain", [], null],
])("beside rain suits: %s", (_, maxima, hint) => {
  const groups = maxima.map((avgTempMax, at) =>
    group({ category: "Mild", rainyDays: 16, weatherGroupOrder: at + 1, avgTempMax }),
  );
  const rules = catalogueRules.find((one) => one.clothing_name_id === "rain_suit");
  if (!rules) throw new Error("No rain suit");
  const cells = calculateQuantities(rules, { "3-6m": groups }).daily["3-6m"];
  // The count itself is the specification's: the number of such stretches.
  expect(Object.values(cells ?? {}).map(({ quantity }) => quantity)).toEqual(maxima.map(() => 1));
  expect(rainSuitHint("rain_suit", groups, cells)).toBe(hint);
  expect(rainSuitHint("coat_warm", groups, cells)).toBeNull();
});

test.each<[AgeRange, boolean, number, string | null]>([
  ["0-3m", false, 0, null],
  ["0-3m", true, 1, "Essential"],
  ["3-6m", false, 0, null],
  ["3-6m", true, 1, "Essential"],
  ["6-9m", false, 1, "Nice-to-have"],
  ["6-9m", true, 1, "Essential"],
])("a snowsuit in %s, bitter cold %s: %i %s", (ageRange, isBitter, quantity, essentiality) => {
  const rules = catalogueRules.find((one) => one.clothing_name_id === "snowsuit");
  const cold = group({ category: "Cold & Dry", isBitter });
  expect(rules && recommend(rules, "daily", ageRange, cold)).toEqual({ quantity, essentiality });
});
