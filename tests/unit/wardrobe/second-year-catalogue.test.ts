// What a child of 12 to 24 months wears: the derived numbers against a table, cell by cell, and what must hold of any table.
// The product never reads the copy: changing a number means changing a wear parameter and the table together.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type IsoDay, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import {
  type AgeRange,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import {
  baseQuantities,
  CATALOGUE,
  type CatalogueItem,
  catalogueItem,
  clothingRules,
  isWornIn,
  itemOfRules,
  piecesInUse,
  ROUNDING_SLACK,
  rulesForBabies,
  SECOND_YEAR_CATALOGUE,
  secondYearItem,
  secondYearRules,
  validAgeRanges,
  weatherAdjustments,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { explainQuantity } from "../../../app/domain/wardrobe/explain.ts";
import { INSULATION, isItemKey, type Role } from "../../../app/domain/wardrobe/insulation-table.ts";
import {
  type Adjustment,
  calculateQuantities,
  RAIN_SUIT_ID,
  recommend,
  sizeUpHint,
} from "../../../app/domain/wardrobe/quantities.ts";
import {
  CALENDAR_SIZES,
  isOneSize,
  SECOND_YEAR_SIZES,
  type SecondYearSize,
} from "../../../app/domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { itemName, secondYearNotes } from "../../../app/words/en/wardrobe/item-copy.ts";
import { MIAMI, MINNEAPOLIS, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

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

const HEAT: readonly WeatherCategory[] = ["Hot & Dry", "Hot & Humid"];

const [header = "", ...lines] = readFileSync(new URL("../fixtures/second-year.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");

describe("the published table", () => {
  test("has an item a line, in the order of the first year's", () => {
    const keys = SECOND_YEAR_CATALOGUE.map(({ key }) => key);
    expect(lines.map((line) => line.split(",")[0])).toEqual(keys);
    expect(CATALOGUE.map(({ key }) => key).filter((key) => keys.includes(key))).toEqual(keys);
  });

  test.each(SECOND_YEAR_CATALOGUE.map((item, at) => ({ item, line: lines[at] ?? "" })))(
    "is derived cell by cell for $item.key",
    ({ item, line }) => {
      const cells = line.split(",");
      const published = Object.fromEntries(header.split(",").map((name, at) => [name, cells[at]]));
      expect(derived(item)).toEqual(published);
    },
  );
});

/** An item's line, by columns. */
function derived(item: CatalogueItem): Record<string, string> {
  const base = baseQuantities(item);
  const adjustments = weatherAdjustments(item);
  const perSize = (name: string, of: (ageRange: SecondYearSize) => unknown) =>
    SECOND_YEAR_SIZES.map((ageRange) => [`${name}_${ageRange}`, of(ageRange)] as const);
  const perCategory = (name: string, of: (category: WeatherCategory) => unknown) =>
    Object.entries(COLUMN).map(
      ([category, column]) => [`${name}_${column}`, of(category as WeatherCategory)] as const,
    );
  const columns: (readonly [string, unknown])[] = [
    ["key", item.key],
    ["name", itemName(item.key)],
    ["category", item.category],
    ["valid_age_ranges", validAgeRanges(item).join("|")],
    ...perSize("uses", (ageRange) => item.uses[ageRange]),
    ["wears_per_wash", item.wearsPerWash],
    ["buffer", item.buffer],
    ["cap", item.cap],
    ...LAUNDRY_SCENARIOS.flatMap((scenario) =>
      perSize(`base_${scenario}`, (ageRange) => base[scenario][ageRange]),
    ),
    ...perCategory("factor", (category) => item.factors[category]),
    ...perCategory("adj", (category) => spell(adjustments[category])),
    ...perCategory("ess", (category) => item.essentiality[category] ?? ""),
    ["size_up", item.sizeUp],
    ["travel_group", item.travelGroup ?? ""],
    ["rule", item.rule ?? ""],
    ["alternative_to", item.alternativeTo.join("+")],
    ["bitter_adj", item.bitter?.more ?? ""],
    ["bitter_ess", item.bitter?.essentiality ?? ""],
  ];
  return Object.fromEntries(columns.map(([name, value]) => [name, String(value)]));
}

function spell(adjustment: Adjustment): string {
  const signed = (count: number) => (count > 0 ? `+${count}` : String(count));
  if (adjustment === "none") return adjustment;
  if (typeof adjustment === "number") return signed(adjustment);
  return LAUNDRY_SCENARIOS.map((scenario) => signed(adjustment[scenario])).join("/");
}

/** Every size, in every weather; the cold also bitter. */
const PLACES = SECOND_YEAR_SIZES.flatMap((ageRange) =>
  WEATHER_CATEGORIES.flatMap((category) =>
    (category.startsWith("Cold") ? [false, true] : [false]).map((isBitter) => ({
      ageRange,
      group: { weatherGroupOrder: 1, category, durationDays: 60, rainyDays: 5, isBitter },
    })),
  ),
);
const NORMAL_PLACES = PLACES.filter(({ group }) => !group.isBitter);

function countsOf(item: CatalogueItem, { ageRange, group }: (typeof PLACES)[number], babies = 1): number[] {
  const rules = rulesForBabies(clothingRules(item), babies);
  return LAUNDRY_SCENARIOS.map((scenario) => recommend(rules, scenario, ageRange, group).quantity);
}

describe("every cell", () => {
  test("is at least 1 where the item is worn and 0 elsewhere, up to the cap, and never fewer for rarer laundry", () => {
    const byModel = SECOND_YEAR_CATALOGUE.filter(({ rule }) => rule === null);
    const cells = byModel.flatMap((item) => NORMAL_PLACES.map((place) => ({ item, place })));
    for (const { item, place } of cells) {
      const { category } = place.group;
      const counts = countsOf(item, place);
      const isWorn = item.uses[place.ageRange] > 0 && item.factors[category] > 0;
      const [least, most] = isWorn ? [1, item.cap] : [0, 0];
      const where = `${item.key} ${place.ageRange} ${category}: ${counts}`;
      expect(counts, where).toEqual(counts.toSorted((a, b) => a - b));
      expect(Math.min(...counts), where).toBeGreaterThanOrEqual(least);
      expect(Math.max(...counts), where).toBeLessThanOrEqual(most);
      expect(item.essentiality[category] !== undefined, where).toBe(item.factors[category] > 0);
    }
  });

  test("lies away from the rounding slack", () => {
    const excesses = SECOND_YEAR_CATALOGUE.flatMap((item) => {
      const uses = validAgeRanges(item).map((ageRange) => item.uses[ageRange]);
      const mean = uses.reduce((sum, use) => sum + use, 0) / uses.length;
      return [...uses, mean].flatMap((use) =>
        [1, ...Object.values(item.factors)].flatMap((factor) =>
          LAUNDRY_SCENARIOS.map((scenario) => {
            const need = piecesInUse(item, use, scenario, factor);
            return Math.abs(need - Math.round(need));
          }),
        ),
      );
    });
    expect(excesses.filter((one) => one > ROUNDING_SLACK / 1000 && one < ROUNDING_SLACK * 1000)).toEqual([]);
  });

  test.each(LAUNDRY_SCENARIOS)("adds up in the explanation, %s", (scenario) => {
    for (const item of SECOND_YEAR_CATALOGUE) {
      for (const { ageRange, group } of PLACES) {
        const parts = explainQuantity(item, scenario, ageRange, group);
        const { quantity } = recommend(clothingRules(item), scenario, ageRange, group);
        expect(parts.quantity, item.key).toBe(quantity);
        if (parts.reason !== "wear") continue;
        const { capped, pieces, spare, base, adjustment, bitter } = parts;
        expect(capped ?? pieces + spare, item.key).toBe(base);
        expect(base + adjustment + bitter, item.key).toBe(quantity);
      }
    }
  });

  test("has rain suits by rainy days alone", () => {
    const rules = secondYearRules(RAIN_SUIT_ID) ?? expect.fail();
    const cells = [15, 16].flatMap((rainyDays) =>
      NORMAL_PLACES.map(
        ({ ageRange, group }) => recommend(rules, "daily", ageRange, { ...group, rainyDays }).quantity,
      ),
    );
    expect(new Set(cells.slice(0, NORMAL_PLACES.length))).toEqual(new Set([0]));
    expect(new Set(cells.slice(NORMAL_PLACES.length))).toEqual(new Set([1]));
  });
});

describe("an item", () => {
  test("is never a newborn's, a swaddle, or for a baby who crawls", () => {
    const without = CATALOGUE.filter(({ key }) => !secondYearItem(key)).map(({ key }) => key);
    expect(without).toEqual([
      "bodysuit_short_sleeve_nb",
      "bodysuit_long_sleeve_nb",
      "sleeper_footed_nb",
      "gown_knotted_nb",
      "kimono_top_nb",
      "pants_footed_nb",
      "bloomers",
      "pants_crawling",
      "swaddle_muslin",
      "swaddle_wrap_nb",
      "sleep_suit_transition",
      "blanket_receiving",
      "bunting_fleece",
      "socks_nb",
      "booties_soft",
      "hat_cotton_nb",
      "mittens_scratch_nb",
      "burp_cloth",
    ]);
    for (const key of without) expect(secondYearRules(key)).toBeNull();
    expect(secondYearRules("custom_1")).toBeNull();
  });

  test("stands in for others that are worn, never for itself", () => {
    for (const { key, alternativeTo } of SECOND_YEAR_CATALOGUE) {
      const others = alternativeTo.filter((other) => other === key || !secondYearItem(other));
      expect(others, key).toEqual([]);
    }
  });

  test("that must fit closely, or that a child walks in, is never sized up", () => {
    const hinted = SECOND_YEAR_CATALOGUE.filter((item) =>
      sizeUpHint(clothingRules(item), { durationDays: 14 }),
    ).map(({ key }) => key);
    expect(hinted).toContain("coat_warm");
    const close = /^(sleeper|pajama|sleep_s|swim_diaper)|shoes|sandals|boots|booties/;
    expect(hinted.filter((key) => close.test(key))).toEqual([]);
  });

  test("has rules of the second year's sizes only, and the first year's has none of 18 to 24 months", () => {
    for (const item of SECOND_YEAR_CATALOGUE) {
      const rules = clothingRules(item);
      expect(Object.keys(rules.base_quantities.daily)).toEqual([...SECOND_YEAR_SIZES]);
      expect(rules.valid_age_ranges.length, item.key).toBeGreaterThan(0);
      expect(itemOfRules(rules)).toBe(item);
    }
    for (const item of CATALOGUE) {
      const rules = clothingRules(item);
      expect(Object.keys(rules.base_quantities.daily)).toEqual([...CALENDAR_SIZES, "12-18m"]);
      expect(rules.valid_age_ranges).not.toContain("18-24m");
      expect(itemOfRules(rules)).toBe(item);
      expect(isWornIn("18-24m", item.key)).toBe((secondYearItem(item.key)?.uses["18-24m"] ?? 0) > 0);
    }
  });

  test("has a note of its own where the first year's speaks of a baby who doesn't walk", () => {
    const own = CATALOGUE.filter(({ key }) => secondYearNotes(key) !== null).map(({ key }) => key);
    expect(own).toEqual([
      "sleeper_footed",
      "snowsuit",
      "socks_grip",
      "shoes_soft_sole",
      "swimsuit",
      "hat_sun",
      "bib_feeding",
    ]);
    expect(own.filter((key) => !secondYearItem(key))).toEqual([]);
    expect(secondYearNotes("custom_1")).toBeNull();
  });
});

/** What serves one purpose: in any weather at most one of each is essential. */
const PURPOSES = {
  night: ["pajama_two_piece", "pajama_short", "sleeper_footed", "sleeper_fleece"],
  sack: [
    "sleep_sack_tog_02",
    "sleep_sack_tog_05",
    "sleep_sack_tog_10",
    "sleep_sack_tog_25",
    "sleep_sack_tog_35",
  ],
  shortSleeves: ["tee_short_sleeve", "bodysuit_short_sleeve", "bodysuit_sleeveless", "romper_short"],
  longSleeves: ["top_long_sleeve", "bodysuit_long_sleeve", "romper_long"],
  between: ["cardigan", "sweatshirt", "fleece_jacket_thin", "vest_layer"],
  legs: ["pants_soft", "leggings", "overalls", "shorts"],
  warmLegs: ["joggers_lined", "tights"],
  outdoors: ["jacket_light", "coat_warm", "snowsuit"],
  shoes: ["shoes_soft_sole", "sandals_soft"],
  boots: ["booties_winter", "boots_rain"],
  socks: ["socks", "socks_grip"],
  water: ["rash_guard", "swimsuit", "swim_warm_suit"],
  sun: ["hat_sun", "swim_hat"],
  stroller: ["blanket_stroller", "stroller_footmuff"],
  bibs: ["bib_feeding", "bib_drool"],
} as const;
type Purpose = keyof typeof PURPOSES;

function essentialOf(purpose: Purpose, { ageRange, group }: (typeof PLACES)[number]): string[] {
  return PURPOSES[purpose].filter((key) => {
    const rules = secondYearRules(key);
    return rules && recommend(rules, "daily", ageRange, group).essentiality === "Essential";
  });
}

describe("one purpose", () => {
  test("has one essential at most in any weather", () => {
    for (const place of PLACES) {
      for (const purpose of Object.keys(PURPOSES) as Purpose[]) {
        const where = `${purpose} ${place.ageRange} ${JSON.stringify(place.group)}`;
        expect(essentialOf(purpose, place).length, where).toBeLessThanOrEqual(1);
      }
    }
  });

  test("has one in every weather for nights, legs, feet, and meals", () => {
    for (const place of PLACES) {
      for (const purpose of ["night", "sack", "legs", "shoes", "bibs"] as const) {
        expect(essentialOf(purpose, place), `${purpose} ${place.group.category}`).toHaveLength(1);
      }
      const sleeves = [...essentialOf("shortSleeves", place), ...essentialOf("longSleeves", place)];
      expect(sleeves.length, place.group.category).toBeGreaterThan(0);
    }
  });

  test("has the jacket where it is cool, the coat in the cold, and the suit where it snows or is bitter", () => {
    const led = PLACES.filter(({ ageRange }) => ageRange === "18-24m").map((place) => {
      const { category, isBitter } = place.group;
      return [`${category}${isBitter ? ", bitter" : ""}`, essentialOf("outdoors", place).join()];
    });
    expect(Object.fromEntries(led)).toEqual({
      "Hot & Dry": "",
      "Hot & Humid": "",
      Mild: "",
      Cool: "jacket_light",
      "Cold & Wet": "coat_warm",
      // Where rain falls below 20 °F: no such place is known, and the coat is recommended.
      "Cold & Wet, bitter": "",
      "Cold & Dry": "coat_warm",
      "Cold & Dry, bitter": "snowsuit",
      "Cold & Snowy": "snowsuit",
      "Cold & Snowy, bitter": "snowsuit",
      Transitional: "jacket_light",
      Unknown: "",
    });
  });

  test("keeps the suit essential in a short stretch of snow", () => {
    const stretch = { rainyDays: 3, isBitter: false };
    const groups = [
      { weatherGroupOrder: 1, category: "Cold & Snowy", durationDays: 16, ...stretch },
      { weatherGroupOrder: 2, category: "Mild", durationDays: 168, ...stretch },
    ] as const;
    const rules = secondYearRules("snowsuit") ?? expect.fail();
    expect(calculateQuantities(rules, { "18-24m": groups }).daily["18-24m"]?.[1]?.essentiality).toBe(
      "Essential",
    );
  });
});

test("nothing warm is asked for in heat, besides one cardigan for cooled rooms", () => {
  const warm: readonly Role[] = [
    "thermal",
    "fleecesuit",
    "jacket",
    "coat",
    "suit",
    "cover",
    "overcar",
    "hands",
    "mid",
  ];
  const more = ["hat_warm", "joggers_lined", "socks_warm", "tights", "booties_winter"];
  const asked = SECOND_YEAR_CATALOGUE.filter(({ key, factors }) => {
    if (!isItemKey(key)) throw new Error(`No such item: ${key}`);
    const { role, tog } = INSULATION[key];
    const isWarm = warm.includes(role) || more.includes(key) || (role === "sack" && tog > 1);
    return isWarm && HEAT.some((category) => factors[category] > 0);
  });
  expect(asked.map(({ key, essentiality }) => [key, essentiality["Hot & Dry"]])).toEqual([
    ["cardigan", "Nice-to-have"],
  ]);
});

/** Shirts, one-piece clothes, and nightwear put on in a day. */
function garmentsADay(
  catalogue: readonly CatalogueItem[],
  ageRange: AgeRange,
  category: WeatherCategory,
): number {
  const worn: readonly Role[] = ["top", "onepiece", "fleecesuit"];
  const sum = catalogue
    .filter(({ key }) => isItemKey(key) && worn.includes(INSULATION[key].role))
    .map(({ uses, factors }) => uses[ageRange] * factors[category])
    .reduce((a, b) => a + b, 0);
  return Number(sum.toFixed(2));
}

test("a day takes one garment less than one before the first birthday, whose sleepers are for day and night", () => {
  const load = (category: WeatherCategory) =>
    SECOND_YEAR_SIZES.map((age) => garmentsADay(SECOND_YEAR_CATALOGUE, age, category));
  expect({
    mild: load("Mild"),
    heat: load("Hot & Dry"),
    cool: load("Cool"),
    cold: load("Cold & Dry"),
  }).toEqual({ mild: [2.8, 2.75], heat: [2.66, 2.78], cool: [2.78, 2.75], cold: [2.7, 2.63] });
  expect(garmentsADay(CATALOGUE, "6-9m", "Mild")).toBe(3.83);
});

const CITIES = { Minneapolis: MINNEAPOLIS, Miami: MIAMI, Phoenix: PHOENIX, Seattle: SEATTLE };

interface Pieces {
  all: number;
  essential: number;
}

/** What each size needs by laundry, in the weather of the year from a first birthday on. */
function yearOf(city: keyof typeof CITIES, birthday: IsoDay): Record<SecondYearSize, Pieces[]> {
  const half = plusMonths(birthday, 6);
  const days = {
    "12-18m": { start: birthday, end: plusDays(half, -1) },
    "18-24m": { start: half, end: plusDays(plusMonths(birthday, 12), -1) },
  };
  const history = typicalHistory(normalsToday(CITIES[city], { shiftF: null }));
  const { groups } = sizedGroups(history, birthday, { days });
  const planned = SECOND_YEAR_CATALOGUE.map((item) => ({
    key: item.key,
    quantities: calculateQuantities(clothingRules(item), groups),
  }));
  const needs = (size: SecondYearSize) =>
    LAUNDRY_SCENARIOS.map((scenario) => {
      const totals = planned.map(
        ({ key, quantities }) => sizeTotals(key, quantities, groups, scenario)[size],
      );
      const sum = (of: typeof totals) => of.reduce((pieces, { needed }) => pieces + needed, 0);
      const essentials = totals.filter(({ essentiality }) => essentiality === "Essential");
      return { all: sum(totals), essential: sum(essentials) };
    });
  return { "12-18m": needs("12-18m"), "18-24m": needs("18-24m") };
}

const BIRTHDAYS = Array.from({ length: 12 }, (_, month) => plusMonths("2027-01-15", month));
const CITY_NAMES = Object.keys(CITIES) as (keyof typeof CITIES)[];

describe("the totals of a size", () => {
  test.each([
    ["Minneapolis", "2027-01-15", "62 (32) 70 (39) 104 (60)", "59 (31) 66 (38) 97 (61)"],
    ["Minneapolis", "2027-07-15", "62 (32) 70 (39) 104 (60)", "59 (31) 66 (38) 97 (61)"],
    ["Miami", "2027-01-15", "53 (29) 64 (39) 98 (64)", "51 (28) 61 (38) 92 (65)"],
    ["Miami", "2027-07-15", "53 (29) 64 (39) 98 (64)", "51 (28) 61 (38) 92 (65)"],
    ["Phoenix", "2027-01-15", "59 (32) 70 (42) 109 (70)", "57 (31) 67 (41) 103 (71)"],
    ["Phoenix", "2027-07-15", "59 (32) 70 (42) 109 (70)", "57 (31) 67 (41) 103 (71)"],
    ["Seattle", "2027-01-15", "58 (28) 66 (35) 100 (56)", "57 (27) 64 (34) 95 (57)"],
    ["Seattle", "2027-07-15", "59 (28) 67 (35) 101 (56)", "56 (27) 63 (34) 94 (57)"],
  ] as const)("in %s with the first birthday on %s, by laundry: %s, then %s", (city, birthday, ...said) => {
    const year = yearOf(city, birthday);
    const inWords = (size: SecondYearSize) =>
      year[size].map(({ all, essential }) => `${all} (${essential})`).join(" ");
    expect(SECOND_YEAR_SIZES.map(inWords)).toEqual(said);
  });

  test.each(CITY_NAMES)("stay in sober bands in %s at any birthday", (city) => {
    const sizes = BIRTHDAYS.flatMap((birthday) => Object.values(yearOf(city, birthday)));
    const between = (least: number, most: number, figures: number[]) => {
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...figures)).toBeLessThanOrEqual(most);
    };
    const figures = (scenario: number, of: keyof Pieces) => sizes.map((needs) => needs[scenario]?.[of] ?? 0);
    between(35, 65, figures(0, "all"));
    between(40, 75, figures(1, "all"));
    between(60, 110, figures(2, "all"));
    between(18, 45, figures(1, "essential"));
    between(30, 75, figures(2, "essential"));
    for (const [daily, often, weekly] of sizes) {
      expect(often?.all).toBeGreaterThan(daily?.all ?? 0);
      expect((weekly?.all ?? 0) / (often?.all ?? 0)).toBeLessThan(5 / 3);
    }
  });
});

describe("twins", () => {
  test("share what rounding up leaves over, go without nothing, and need about twice as much at most", () => {
    const cells = SECOND_YEAR_CATALOGUE.flatMap((item) =>
      PLACES.flatMap((place) => {
        const [one = [], two = [], three = []] = [1, 2, 3].map((babies) => countsOf(item, place, babies));
        return one.map((a, at) => ({ key: item.key, a, b: two[at] ?? 0, c: three[at] ?? 0 }));
      }),
    );
    // A change for the weather is one number for both sizes, so that it may leave a piece more.
    const isRight = ({ a, b, c }: { a: number; b: number; c: number }) =>
      a === 0
        ? b === 0 && c === 0
        : b >= Math.max(2, a) && c >= Math.max(3, b) && b <= 2 * a + 1 && c <= 3 * a + 2;
    expect(cells.filter((cell) => !isRight(cell))).toEqual([]);
    expect(cells.some(({ a, b }) => b < 2 * a)).toBe(true);
  });

  test("are counted by the uses of their year, not multiplied", () => {
    const rules = secondYearRules("tee_short_sleeve") ?? expect.fail();
    // One: 0.7 × 3 = 2.1, 3 shirts and 1 spare. Two: 4.2, 5 shirts and 1 spare.
    expect(rules.base_quantities.every_2_3_days["12-18m"]).toBe(4);
    const twins = rulesForBabies(rules, 2);
    expect(twins.base_quantities.every_2_3_days["12-18m"]).toBe(6);
    expect(twins).toMatchObject({ year: 2, babies: 2 });
    expect(
      rulesForBabies(clothingRules(catalogueItem("tee_short_sleeve") ?? expect.fail()), 2),
    ).not.toHaveProperty("year");
  });
});

describe("of any item", () => {
  const anItem = fc.constantFrom(...SECOND_YEAR_CATALOGUE.filter(({ rule }) => rule === null));
  const aPlace = fc.constantFrom(...NORMAL_PLACES);
  const uses = fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10);

  test("more uses never need fewer pieces", () => {
    fc.assert(
      fc.property(anItem, uses, uses, (item, few, more) => {
        const base = (of: number) => baseQuantities({ ...item, uses: { ...item.uses, "18-24m": of } });
        const [less, least] = [Math.max(few, more), Math.min(few, more)].map(base);
        for (const scenario of LAUNDRY_SCENARIOS) {
          expect(less?.[scenario]["18-24m"]).toBeGreaterThanOrEqual(least?.[scenario]["18-24m"] ?? 0);
        }
      }),
    );
  });

  test("rarer laundry never needs fewer, whatever the uses, and a worn item is never at 0", () => {
    fc.assert(
      fc.property(
        anItem,
        aPlace,
        uses,
        uses,
        fc.integer({ min: 1, max: 3 }),
        (item, place, first, then, babies) => {
          const other = { ...item, uses: { ...item.uses, "12-18m": first, "18-24m": then } };
          const counts = countsOf(other, place, babies);
          expect(counts).toEqual(counts.toSorted((a, b) => a - b));
          const isWorn = item.factors[place.group.category] > 0;
          expect((counts[0] ?? 0) > 0).toBe(isWorn);
        },
      ),
    );
  });
});

test("what has no size is bought once: the second year asks for no more of it than the first", () => {
  for (const item of SECOND_YEAR_CATALOGUE.filter(({ key }) => isOneSize(key))) {
    const first = baseQuantities(catalogueItem(item.key) ?? expect.fail());
    const second = baseQuantities(item);
    for (const scenario of LAUNDRY_SCENARIOS) {
      const most = Math.max(...CALENDAR_SIZES.map((ageRange) => first[scenario][ageRange]));
      for (const ageRange of SECOND_YEAR_SIZES) {
        expect(second[scenario][ageRange], item.key).toBeLessThanOrEqual(most);
      }
    }
  }
});
