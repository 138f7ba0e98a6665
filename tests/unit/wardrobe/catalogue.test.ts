// The catalogue's derived numbers against a copy of the published table, cell by cell for all 73 items, and
// the model's properties that no table can show. The product never reads the copy: changing a number means
// changing a wear parameter and the table together.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  ESSENTIALITIES,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import {
  baseQuantities,
  CATALOGUE,
  type CatalogueItem,
  catalogueItem,
  clothingRules,
  piecesInUse,
  ROUNDING_SLACK,
  rulesForBabies,
  sharedItem,
  validAgeRanges,
  weatherAdjustments,
  wholePieces,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { type Adjustment, RAIN_SUIT_ID, recommend } from "../../../app/domain/wardrobe/quantities.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";
import {
  CALENDAR_SIZES,
  isOneSize,
  LAST_OF_FIRST_YEAR,
  ONE_SIZE_ITEMS,
} from "../../../app/domain/wardrobe/size-table.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";

const COLUMN: Record<WeatherCategory, string> = {
  "Hot & Dry": "hot_dry",
  "Hot & Humid": "hot_humid",
  Mild: "mild",
  Cool: "cool",
  "Cold & Wet": "cold_wet",
  "Cold & Dry": "cold_dry",
  "Cold & Snowy": "cold_snowy",
  Transitional: "transitional",
  Unknown: "unknown",
};

const published = parseCsv(readFileSync(new URL("../fixtures/catalogue.csv", import.meta.url), "utf8"));

test("the catalogue lists the published items in the published order", () => {
  expect(CATALOGUE).toHaveLength(73);
  expect(CATALOGUE.map((item) => item.key)).toEqual(published.map((row) => row.key));
});

describe.each(CATALOGUE.map((item, index) => ({ item, row: published[index] ?? {} })))(
  "$item.key",
  ({ item, row }) => {
    test("carries the published parameters", () => {
      expect({
        name: itemName(item.key),
        category: item.category,
        wears_per_wash: item.wearsPerWash,
        buffer: item.buffer,
        cap: item.cap,
        size_up: item.sizeUp,
        travel_group: item.travelGroup ?? "",
        has_rule: item.rule !== null,
        alternative_to: item.alternativeTo.join("+"),
        outgrown_days: item.outgrownDays,
        uses: CALENDAR_SIZES.map((ageRange) => item.uses[ageRange]),
        factors: WEATHER_CATEGORIES.map((category) => item.factors[category]),
      }).toEqual({
        name: row.name,
        category: row.category,
        wears_per_wash: Number(row.wears_per_wash),
        buffer: Number(row.buffer),
        cap: Number(row.cap),
        size_up: row.size_up === "true",
        travel_group: row.travel_group,
        has_rule: row.rule !== "",
        alternative_to: row.alternative_to,
        outgrown_days: row.outgrown_days === "" ? null : Number(row.outgrown_days),
        uses: CALENDAR_SIZES.map((ageRange) => Number(row[`uses_${ageRange}`])),
        factors: WEATHER_CATEGORIES.map((category) => Number(row[`factor_${COLUMN[category]}`])),
      });
    });

    test("derives the published age ranges and base quantities", () => {
      const ages = validAgeRanges(item);
      expect(CALENDAR_SIZES.filter((age) => ages.includes(age)).join("|")).toBe(row.valid_age_ranges);
      expect(ages.includes("12-18m"), "a size after the calendar's is worn like its last one").toBe(
        ages.includes("9-12m"),
      );
      const base = baseQuantities(item);
      for (const scenario of LAUNDRY_SCENARIOS) {
        for (const ageRange of CALENDAR_SIZES) {
          expect(base[scenario][ageRange], `${scenario} ${ageRange}`).toBe(
            Number(row[`base_${scenario}_${ageRange}`]),
          );
        }
      }
    });

    test("derives the published weather adjustments and essentialities", () => {
      const adjustments = weatherAdjustments(item);
      for (const category of WEATHER_CATEGORIES) {
        expect(spell(adjustments[category]), category).toBe(row[`adj_${COLUMN[category]}`]);
        expect(item.essentiality[category] ?? "", category).toBe(row[`ess_${COLUMN[category]}`]);
      }
    });
  },
);

test("every item needs at least one piece at a valid age and none at another", () => {
  for (const item of CATALOGUE) {
    const base = baseQuantities(item);
    for (const ageRange of CALENDAR_SIZES) {
      const least = Math.min(...LAUNDRY_SCENARIOS.map((scenario) => base[scenario][ageRange]));
      expect(least >= 1, `${item.key} ${ageRange}`).toBe(validAgeRanges(item).includes(ageRange));
    }
  }
});

test("no quantity, before or after the weather, is above the cap or smaller where laundry is rarer", () => {
  for (const item of CATALOGUE) {
    const base = baseQuantities(item);
    const rules = clothingRules(item);
    for (const ageRange of CALENDAR_SIZES) {
      const inWeather = WEATHER_CATEGORIES.map((category) => ({
        category,
        counts: LAUNDRY_SCENARIOS.map(
          (scenario) =>
            recommend(rules, scenario, ageRange, {
              weatherGroupOrder: 1,
              category,
              durationDays: 92,
              rainyDays: 92,
              isBitter: false,
            }).quantity,
        ),
      }));
      const before = {
        category: "base",
        counts: LAUNDRY_SCENARIOS.map((scenario) => base[scenario][ageRange]),
      };
      for (const { category, counts } of [before, ...inWeather]) {
        const where = `${item.key} ${ageRange} ${category}`;
        expect(counts, where).toEqual(counts.toSorted((a, b) => a - b));
        expect(Math.max(...counts), where).toBeLessThanOrEqual(item.cap);
      }
    }
  }
});

test("an item can stand in for others of the catalogue, never for itself", () => {
  const keys = new Set(CATALOGUE.map(({ key }) => key));
  for (const { key, alternativeTo } of CATALOGUE) {
    expect(
      alternativeTo.filter((other) => !keys.has(other) || other === key),
      key,
    ).toEqual([]);
  }
});

test("newborn sizes, and only those, are outgrown before the first age range ends", () => {
  for (const item of CATALOGUE) {
    expect(item.outgrownDays !== null, item.key).toBe(item.key.endsWith("_nb"));
    if (item.outgrownDays !== null) expect(validAgeRanges(item), item.key).toEqual(["0-3m"]);
  }
});

test("nine items of the catalogue have no size, and none of them is a newborn size or a rain suit", () => {
  expect(new Set(ONE_SIZE_ITEMS).size).toBe(9);
  expect(
    CATALOGUE.filter(({ key }) => isOneSize(key))
      .map(({ key }) => key)
      .sort(),
  ).toEqual(ONE_SIZE_ITEMS.toSorted());
  for (const key of ONE_SIZE_ITEMS) {
    expect(catalogueItem(key)?.outgrownDays, key).toBeNull();
    expect(catalogueItem(key)?.rule, key).toBeNull();
  }
});

test("an item has an essentiality exactly where its factor is not zero", () => {
  for (const item of CATALOGUE) {
    for (const category of WEATHER_CATEGORIES) {
      const level = item.essentiality[category];
      expect(level !== undefined, `${item.key} ${category}`).toBe(item.factors[category] > 0);
      if (level) expect(ESSENTIALITIES).toContain(level);
    }
  }
});

test("a binary fraction's error does not cost a piece", () => {
  expect(0.8 * 1.5 * 7.5).toBeGreaterThan(9);
  expect(wholePieces(0.8 * 1.5 * 7.5)).toBe(9);
  expect(wholePieces(9.0015)).toBe(10);
});

test("no need in the table lies near the rounding slack", () => {
  const excesses = CATALOGUE.flatMap((item) => {
    const uses = validAgeRanges(item).map((ageRange) => item.uses[ageRange]);
    const mean = uses.reduce((sum, use) => sum + use, 0) / uses.length;
    const factors = [1, ...Object.values(item.factors)];
    return [...uses, mean].flatMap((use) =>
      factors.flatMap((factor) =>
        LAUNDRY_SCENARIOS.map((scenario) => {
          const need = piecesInUse(item, use, scenario, factor);
          return Math.abs(need - Math.round(need));
        }),
      ),
    );
  });
  expect(
    excesses.filter((excess) => excess > ROUNDING_SLACK / 1000 && excess < ROUNDING_SLACK * 1000),
  ).toEqual([]);
});

test("an item is found by its key and a custom one is not", () => {
  expect(itemName("socks")).toBe("Socks (pairs)");
  expect(catalogueItem("custom_blue_hat")).toBeNull();
});

test("the rain suit is the only item with a rule of its own", () => {
  expect(CATALOGUE.filter((item) => item.rule).map((item) => item.key)).toEqual([RAIN_SUIT_ID]);
});

test("the stored shape of an item holds all that is derived", () => {
  const item = CATALOGUE[0];
  if (!item) throw new Error("The catalogue is empty");
  const base = baseQuantities(item);
  const sizes = [...CALENDAR_SIZES, LAST_OF_FIRST_YEAR];
  expect(clothingRules(item)).toEqual({
    clothing_name_id: "bodysuit_short_sleeve_nb",
    base_quantities: perScenario((scenario) =>
      Object.fromEntries(sizes.map((size) => [size, base[scenario][size]])),
    ),
    weather_adjustments: weatherAdjustments(item),
    essentiality: item.essentiality,
    valid_age_ranges: ["0-3m"],
    size_up: false,
    bitter: null,
  });
});

function spell(adjustment: Adjustment): string {
  if (adjustment === "none") return adjustment;
  if (typeof adjustment === "number") return signed(adjustment);
  return LAUNDRY_SCENARIOS.map((scenario) => signed(adjustment[scenario])).join("/");
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count);
}

function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text.trim().split(/\r?\n/).map(parseCsvLine);
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])));
}

function parseCsvLine(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = ""]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

/** Every laundry routine and size, in every weather, bitter and rainy or not. */
const EVERY_CELL = LAUNDRY_SCENARIOS.flatMap((scenario) =>
  CALENDAR_SIZES.flatMap((ageRange) =>
    WEATHER_CATEGORIES.flatMap((category) =>
      [
        { isBitter: false, rainyDays: 5 },
        { isBitter: category.startsWith("Cold"), rainyDays: 20 },
      ].map(
        (days) =>
          [scenario, ageRange, { weatherGroupOrder: 1, category, durationDays: 45, ...days }] as const,
      ),
    ),
  ),
);

describe("rules for several babies", () => {
  test("for one are the item's own", () => {
    for (const item of CATALOGUE) {
      expect(clothingRules(sharedItem(item, 1)), item.key).toEqual(clothingRules(item));
    }
  });

  test("are counted before rounding, so that twins need at most twice as much, and of some things less", () => {
    const cells = CATALOGUE.flatMap((item) =>
      LAUNDRY_SCENARIOS.flatMap((scenario) =>
        CALENDAR_SIZES.map((ageRange) =>
          [1, 2].map(
            (babies) =>
              clothingRules(sharedItem(item, babies)).base_quantities[scenario][ageRange] ?? Number.NaN,
          ),
        ),
      ),
    );
    const wrong = cells.filter(([one = 0, two = 0]) => !(two >= one && two <= 2 * one));
    expect(wrong).toEqual([]);
    expect(cells.some(([one = 0, two = 0]) => two < 2 * one)).toBe(true);
  });

  test("round up once, over all babies, with one spare for all, and leave nobody without", () => {
    const item = catalogueItem("bodysuit_short_sleeve") ?? expect.fail("No such item");
    const base = (of: CatalogueItem, babies: number, scenario: LaundryScenario) =>
      clothingRules(sharedItem(of, babies)).base_quantities[scenario]["0-3m"];
    // One: 0.7 × 3 = 2.1, 3 pieces and 1 spare. Two: 1.4 × 3 = 4.2, 5 pieces and 1 spare.
    expect(base(item, 1, "every_2_3_days")).toBe(4);
    expect(base(item, 2, "every_2_3_days")).toBe(6);
    // One: 0.7 × 1.5 = 1.05. Three: 3.15, 4 pieces and 1 spare.
    expect(base(item, 3, "daily")).toBe(5);
    const gap = catalogueItem("bodysuit_short_sleeve_nb") ?? expect.fail("No such item");
    // One: 0.4 × 1.5 = 0.6, 1 piece. Two: 1.2, 2. Three: 1.8, but 3 babies.
    expect([1, 2, 3].map((babies) => base(gap, babies, "daily"))).toEqual([1, 2, 3]);
  });

  test("leave nobody without in any weather, and ask for about as much as each would alone at most", () => {
    const wrong = EVERY_CELL.flatMap(([scenario, ageRange, weather]) =>
      CATALOGUE.filter((item) => {
        const [one = 0, two = 0, three = 0] = [1, 2, 3].map(
          (babies) =>
            recommend(rulesForBabies(clothingRules(item), babies), scenario, ageRange, weather).quantity,
        );
        if (one === 0) return two > 0 || three > 0;
        // A change for the weather is one number for all sizes, so that it may leave a piece more.
        const isEnough = two >= Math.max(2, one) && three >= Math.max(3, two);
        return !isEnough || two > 2 * one + 1 || three > 3 * one + 2;
      }).map(({ key }) => `${key} ${scenario} ${ageRange} ${weather.category}`),
    );
    expect(wrong).toEqual([]);
  });

  test("of what has no size are by sense: one each for the stroller, the car, and the sun; cloths and bibs by use", () => {
    const pieces = (key: string, babies: number) => {
      const item = sharedItem(catalogueItem(key) ?? expect.fail(key), babies);
      return CALENDAR_SIZES.map((ageRange) => baseQuantities(item).every_2_3_days[ageRange]).join(" ");
    };
    const known = ONE_SIZE_ITEMS.map((key) => [key, pieces(key, 1), pieces(key, 2)] as const);
    expect(known).toEqual([
      ["burp_cloth", "10 6 4 0", "18 9 5 0"],
      ["bib_drool", "5 6 5 4", "9 10 9 6"],
      ["bib_feeding", "0 0 3 4", "0 0 5 7"],
      ["blanket_receiving", "4 2 0 0", "7 3 0 0"],
      ["blanket_stroller", "1 1 1 1", "2 2 2 2"],
      ["stroller_footmuff", "1 1 1 1", "2 2 2 2"],
      ["car_poncho", "0 0 1 1", "0 0 2 2"],
      ["sunglasses", "0 0 1 1", "0 0 2 2"],
      ["swim_coverup", "0 1 1 1", "0 2 2 2"],
    ]);
  });

  test("that an operator has changed are multiplied, because they say nothing about uses", () => {
    const item = catalogueItem("socks") ?? expect.fail();
    const own = clothingRules(item);
    const daily = { ...own.base_quantities.daily, "3-6m": 9 };
    const changed = { ...own, base_quantities: { ...own.base_quantities, daily } };
    for (const [scenario, ageRange, weather] of EVERY_CELL) {
      const one = recommend(changed, scenario, ageRange, weather).quantity;
      expect(recommend(rulesForBabies(changed, 3), scenario, ageRange, weather).quantity).toBe(3 * one);
    }
    const added = { ...changed, clothing_name_id: "custom_of_a_parent" };
    expect(rulesForBabies(added, 3)).toBe(added);
  });
});
