// How many pieces of a size a plan needs (decision Q4). The cases are calculated by hand; the properties hold
// for any year of groups, with any numbers and with the catalogue's.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import {
  type CalculatedQuantities,
  calculateQuantities,
  type GroupRecommendations,
  type Recommendation,
} from "../../../app/domain/wardrobe/quantities.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";
import {
  type DatedGroup,
  type GroupsByAge,
  mostOf,
  strongestEssentiality,
} from "../../../app/domain/wardrobe/size-pieces.ts";
import { CALENDAR_SIZES, isOneSize, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";
import { coveredWeeks, sizeTotals, uncountedGroups } from "../../../app/domain/wardrobe/size-totals.ts";

const BIRTH = "2027-01-10";
const NONE: Recommendation = { quantity: 0, essentiality: null };
/** An item with sizes and no special rule. */
const GARMENT = "socks";

type Length = number | readonly [days: number, category: WeatherCategory];
type Counts = Partial<Record<AgeRange, readonly number[]>>;

/** A year of consecutive groups of these lengths, starting at birth. */
function yearOf(lengths: Partial<Record<AgeRange, readonly Length[]>>): GroupsByAge {
  let start = BIRTH;
  const groups: Partial<Record<AgeRange, DatedGroup[]>> = {};
  for (const ageRange of CALENDAR_SIZES) {
    groups[ageRange] = (lengths[ageRange] ?? []).map((length, at): DatedGroup => {
      const [days, category] = typeof length === "number" ? ([length, "Mild"] as const) : length;
      const group = {
        weatherGroupOrder: at + 1,
        category,
        durationDays: days,
        rainyDays: 3,
        isBitter: false,
        start,
      };
      start = plusDays(start, days);
      return group;
    });
  }
  return groups;
}

/** Cells with these numbers, essential where not zero; the same in all scenarios unless given separately. */
function cellsOf(counts: Counts | Record<LaundryScenario, Counts>): CalculatedQuantities {
  return perScenario((scenario) => {
    const own = "daily" in counts ? counts[scenario] : counts;
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const ageRange of CALENDAR_SIZES) {
      const cells = (own[ageRange] ?? []).map((quantity, at): [number, Recommendation] => [
        at + 1,
        { quantity, essentiality: quantity > 0 ? "Essential" : null },
      ]);
      if (cells.length > 0) byAge[ageRange] = Object.fromEntries(cells);
    }
    return byAge;
  });
}

function neededOf(
  key: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
) {
  return CALENDAR_SIZES.map((age) => sizeTotals(key, quantities, groups, scenario)[age].needed);
}

interface Case {
  lengths: Partial<Record<AgeRange, readonly Length[]>>;
  counts: Counts;
  left: ReturnType<typeof uncountedGroups>;
  totals: readonly number[];
}

describe("a short stretch at the edge of a size", () => {
  test.each<[string, Case]>([
    [
      "the last one is bought in the next size",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [91] },
        counts: { "0-3m": [4, 6], "3-6m": [6] },
        left: { "0-3m": [{ order: 2, boughtIn: "3-6m" }] },
        totals: [4, 6, 0, 0],
      },
    ],
    [
      "the first one is bought in the size before",
      {
        lengths: { "0-3m": [91], "3-6m": [15, 76] },
        counts: { "0-3m": [5], "3-6m": [5, 2] },
        left: { "3-6m": [{ order: 1, boughtIn: "0-3m" }] },
        totals: [5, 2, 0, 0],
      },
    ],
    [
      "22 days are not short",
      {
        lengths: { "0-3m": [69, 22], "3-6m": [91] },
        counts: { "0-3m": [4, 6], "3-6m": [6] },
        left: {},
        totals: [6, 6, 0, 0],
      },
    ],
    [
      "the only one of a size stays",
      {
        lengths: { "0-3m": [91], "3-6m": [14], "6-9m": [91] },
        counts: { "0-3m": [6], "3-6m": [6], "6-9m": [6] },
        left: {},
        totals: [6, 6, 6, 0],
      },
    ],
    [
      "a size beyond that needs fewer does not dress it",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [91] },
        counts: { "0-3m": [4, 6], "3-6m": [5] },
        left: {},
        totals: [6, 5, 0, 0],
      },
    ],
    [
      "a size beyond that needs none does not dress it",
      {
        lengths: { "6-9m": [70, 21], "9-12m": [91] },
        counts: { "6-9m": [1, 2], "9-12m": [0] },
        left: {},
        totals: [0, 0, 2, 0],
      },
    ],
    [
      "one in the middle stays",
      {
        lengths: { "0-3m": [91], "3-6m": [35, 15, 41], "6-9m": [91] },
        counts: { "0-3m": [9], "3-6m": [3, 8, 3], "6-9m": [9] },
        left: {},
        totals: [9, 8, 9, 0],
      },
    ],
    [
      "the first of the year and the last have nothing beyond them",
      {
        lengths: { "0-3m": [15, 76], "3-6m": [91], "6-9m": [91], "9-12m": [76, 15] },
        counts: { "0-3m": [7, 2], "3-6m": [9], "6-9m": [9], "9-12m": [2, 7] },
        left: {},
        totals: [7, 9, 9, 7],
      },
    ],
    [
      "both edges of a size, each to its own side",
      {
        lengths: { "0-3m": [91], "3-6m": [15, 60, 16], "6-9m": [91] },
        counts: { "0-3m": [5], "3-6m": [5, 1, 6], "6-9m": [6] },
        left: {
          "3-6m": [
            { order: 1, boughtIn: "0-3m" },
            { order: 3, boughtIn: "6-9m" },
          ],
        },
        totals: [5, 1, 6, 0],
      },
    ],
    [
      "two that touch do not dress each other",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [20, 71] },
        counts: { "0-3m": [2, 6], "3-6m": [6, 2] },
        left: {},
        totals: [6, 6, 0, 0],
      },
    ],
    [
      "of two that touch, where the rest of each size dresses the other, the one is left whose number changes",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [20, 71] },
        counts: { "0-3m": [6, 4], "3-6m": [5, 4] },
        left: { "3-6m": [{ order: 1, boughtIn: "0-3m" }] },
        totals: [6, 4, 0, 0],
      },
    ],
    [
      "of two that touch, the one is left whose number changes, also if it is the smaller size's",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [20, 71] },
        counts: { "0-3m": [4, 5], "3-6m": [4, 6] },
        left: { "0-3m": [{ order: 2, boughtIn: "3-6m" }] },
        totals: [4, 6, 0, 0],
      },
    ],
    [
      "of two that touch and change nothing, the smaller size's is left",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [20, 71] },
        counts: { "0-3m": [6, 4], "3-6m": [4, 6] },
        left: { "0-3m": [{ order: 2, boughtIn: "3-6m" }] },
        totals: [6, 6, 0, 0],
      },
    ],
    [
      "a chain: what the size beyond has left to the next one dresses nothing",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [70, 21], "6-9m": [91] },
        counts: { "0-3m": [1, 5], "3-6m": [1, 5], "6-9m": [5] },
        left: { "3-6m": [{ order: 2, boughtIn: "6-9m" }] },
        totals: [5, 1, 5, 0],
      },
    ],
    [
      "a chain of three, each dressed by what its next size keeps",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [70, 21], "6-9m": [70, 21], "9-12m": [91] },
        counts: { "0-3m": [1, 3], "3-6m": [3, 4], "6-9m": [4, 5], "9-12m": [5] },
        left: {
          "0-3m": [{ order: 2, boughtIn: "3-6m" }],
          "3-6m": [{ order: 2, boughtIn: "6-9m" }],
          "6-9m": [{ order: 2, boughtIn: "9-12m" }],
        },
        totals: [1, 3, 4, 5],
      },
    ],
    [
      "a chain the other way",
      {
        lengths: { "0-3m": [91], "3-6m": [15, 76], "6-9m": [15, 76] },
        counts: { "0-3m": [5], "3-6m": [5, 1], "6-9m": [5, 1] },
        left: { "3-6m": [{ order: 1, boughtIn: "0-3m" }] },
        totals: [5, 1, 5, 0],
      },
    ],
    [
      "one that needs nothing is not named",
      {
        lengths: { "0-3m": [70, 21], "3-6m": [91] },
        counts: { "0-3m": [4, 0], "3-6m": [6] },
        left: {},
        totals: [4, 6, 0, 0],
      },
    ],
  ])("%s", (_, { lengths, counts, left, totals }) => {
    const groups = yearOf(lengths);
    const quantities = cellsOf(counts);
    expect(uncountedGroups(GARMENT, quantities, groups)).toEqual(left);
    for (const scenario of LAUNDRY_SCENARIOS) {
      expect(neededOf(GARMENT, quantities, groups, scenario)).toEqual(totals);
    }
  });

  test("stays in all laundry scenarios where one of them needs it", () => {
    const groups = yearOf({ "0-3m": [70, 21], "3-6m": [91] });
    const quantities = cellsOf({
      daily: { "0-3m": [1, 2], "3-6m": [2] },
      every_2_3_days: { "0-3m": [1, 3], "3-6m": [3] },
      weekly_plus: { "0-3m": [1, 6], "3-6m": [5] },
    });
    expect(uncountedGroups(GARMENT, quantities, groups)).toEqual({});
    expect(LAUNDRY_SCENARIOS.map((scenario) => neededOf(GARMENT, quantities, groups, scenario)[0])).toEqual([
      2, 3, 6,
    ]);
  });

  test("leaves its essentiality with its pieces", () => {
    const groups = yearOf({ "0-3m": [70, 21], "3-6m": [91] });
    const cells = perScenario(
      (): Partial<Record<AgeRange, GroupRecommendations>> => ({
        "0-3m": {
          1: { quantity: 1, essentiality: "Nice-to-have" },
          2: { quantity: 2, essentiality: "Essential" },
        },
        "3-6m": { 1: { quantity: 2, essentiality: "Essential" } },
      }),
    );
    const totals = sizeTotals(GARMENT, cells, groups, "daily");
    expect(totals["0-3m"]).toEqual({ needed: 1, essentiality: "Nice-to-have" });
    expect(totals["3-6m"]).toEqual({ needed: 2, essentiality: "Essential" });
    expect(totals["6-9m"]).toEqual({ needed: 0, essentiality: null });
  });

  test.each([
    ["Essential", "Nice-to-have", false],
    ["Essential", "Recommended", false],
    ["Recommended", "Nice-to-have", false],
    ["Recommended", "Recommended", true],
    ["Nice-to-have", "Essential", true],
  ] as const)("that is %s isn't left to a size in which more pieces are %s: %s", (own, beyond, isLeft) => {
    const groups = yearOf({ "0-3m": [70, 21], "3-6m": [91] });
    const cells = perScenario(
      (): Partial<Record<AgeRange, GroupRecommendations>> => ({
        "0-3m": { 1: NONE, 2: { quantity: 2, essentiality: own } },
        "3-6m": { 1: { quantity: 4, essentiality: beyond } },
      }),
    );
    const totals = sizeTotals(GARMENT, cells, groups, "daily");
    expect(totals["0-3m"]).toEqual(
      isLeft ? { needed: 0, essentiality: null } : { needed: 2, essentiality: own },
    );
    expect(totals["3-6m"]).toEqual({ needed: 4, essentiality: beyond });
  });

  test("a garment of the catalogue in a spring of Minneapolis", () => {
    // The warm hat in a cold and a cool stretch: the last cold days of 0-3m use 3-6m's hat; the coat doesn't
    // come in 0-3m.
    const groups = yearOf({
      "0-3m": [
        [70, "Mild"],
        [21, "Cold & Dry"],
      ],
      "3-6m": [[91, "Cold & Dry"]],
      "6-9m": [[91, "Mild"]],
      "9-12m": [[91, "Hot & Humid"]],
    });
    const rules = (key: string) => calculateQuantities(rulesOf(key), groups);
    expect(uncountedGroups("hat_warm", rules("hat_warm"), groups)).toEqual({
      "0-3m": [{ order: 2, boughtIn: "3-6m" }],
    });
    expect(neededOf("hat_warm", rules("hat_warm"), groups, "daily")).toEqual([0, 2, 0, 0]);
    expect(neededOf("bunting_fleece", rules("bunting_fleece"), groups, "daily")).toEqual([0, 1, 0, 0]);
    expect(neededOf("coat_warm", rules("coat_warm"), groups, "daily")).toEqual([0, 0, 0, 0]);
  });
});

describe("the weeks that a size covers beside it", () => {
  const covered = (lengths: Case["lengths"], counts: Counts) =>
    coveredWeeks(GARMENT, cellsOf(counts), yearOf(lengths), "daily");

  test("are the last ones of the size before and the first ones of the size after", () => {
    const lengths = { "0-3m": [70, 21], "3-6m": [91], "6-9m": [15, 76] };
    expect(covered(lengths, { "0-3m": [1, 2], "3-6m": [3], "6-9m": [3, 0] })).toEqual({
      "3-6m": [
        { of: "0-3m", weeks: "last" },
        { of: "6-9m", weeks: "first" },
      ],
    });
  });

  test("are none where the other size needs as many without them", () => {
    const lengths = { "0-3m": [70, 21], "3-6m": [91] };
    expect(covered(lengths, { "0-3m": [2, 2], "3-6m": [3] })).toEqual({});
    expect(covered(lengths, { "0-3m": [1, 2], "3-6m": [1] })).toEqual({});
  });
});

describe("a newborn size", () => {
  const NEWBORN = "bodysuit_long_sleeve_nb";

  test.each([
    [30, [3, 0, 0, 0], {}],
    [31, [2, 0, 0, 0], { "0-3m": [{ order: 2, boughtIn: null }] }],
    [15, [3, 0, 0, 0], {}],
    [76, [2, 0, 0, 0], { "0-3m": [{ order: 2, boughtIn: null }] }],
  ] as const)("with colder weather from day %i on comes to %j", (day, totals, left) => {
    const groups = yearOf({
      "0-3m": [
        [day, "Mild"],
        [91 - day, "Cold & Dry"],
      ],
    });
    const quantities = calculateQuantities(rulesOf(NEWBORN), groups);
    expect(uncountedGroups(NEWBORN, quantities, groups)).toEqual(left);
    expect(neededOf(NEWBORN, quantities, groups, "every_2_3_days")).toEqual(totals);
  });

  test("counts weather that comes back, as long as it starts early enough", () => {
    const groups = yearOf({
      "0-3m": [
        [15, "Hot & Dry"],
        [15, "Mild"],
        [31, "Hot & Dry"],
        [30, "Cold & Wet"],
      ],
    });
    const quantities = calculateQuantities(rulesOf(NEWBORN), groups);
    expect(neededOf(NEWBORN, quantities, groups, "every_2_3_days")).toEqual([2, 0, 0, 0]);
    // The hot stretches need none, so there is nothing to leave out.
    expect(uncountedGroups(NEWBORN, quantities, groups)).toEqual({ "0-3m": [{ order: 4, boughtIn: null }] });
  });

  test("is never left to the next size", () => {
    const groups = yearOf({ "0-3m": [15, 15], "3-6m": [91] });
    const quantities = cellsOf({ "0-3m": [2, 9], "3-6m": [9] });
    expect(uncountedGroups(GARMENT, quantities, groups)).toEqual({
      "0-3m": [{ order: 2, boughtIn: "3-6m" }],
    });
    expect(uncountedGroups(NEWBORN, quantities, groups)).toEqual({});
    expect(neededOf(NEWBORN, quantities, groups, "daily")).toEqual([9, 9, 0, 0]);
  });

  test("counts all where the plan's days cannot be read", () => {
    const quantities = cellsOf({ "0-3m": [2, 3] });
    expect(uncountedGroups(NEWBORN, quantities, {})).toEqual({});
    expect(neededOf(NEWBORN, quantities, {}, "daily")).toEqual([3, 0, 0, 0]);
  });
});

describe("what is never left to another size", () => {
  const groups = yearOf({ "0-3m": [70, 21], "3-6m": [15, 76], "6-9m": [76, 15], "9-12m": [15, 76] });
  const quantities = cellsOf({ "0-3m": [9, 2], "3-6m": [2, 9], "6-9m": [9, 2], "9-12m": [2, 9] });

  test("is anything in this year but what has no size and rain suits", () => {
    // Of each two sizes that share an edge, one leaves it to the other.
    expect(Object.keys(uncountedGroups(GARMENT, quantities, groups)).toSorted()).toEqual(["0-3m", "6-9m"]);
  });

  test.each(ONE_SIZE_ITEMS)("%s, which has no size", (key) => {
    expect(uncountedGroups(key, quantities, groups)).toEqual({});
    expect(neededOf(key, quantities, groups, "daily")).toEqual([9, 9, 9, 9]);
  });

  test("rain suits: each stretch that calls for one counts", () => {
    const suits = cellsOf({ "0-3m": [0, 0], "3-6m": [1, 1], "6-9m": [1, 0], "9-12m": [0, 1] });
    expect(uncountedGroups("rain_suit", suits, groups)).toEqual({});
    expect(neededOf("rain_suit", suits, groups, "daily")).toEqual([0, 2, 1, 1]);
  });
});

describe("the total of some groups", () => {
  const cells = (...counts: number[]) => cellsOf({ "0-3m": counts }).daily["0-3m"];

  test.each([
    [GARMENT, [3, 6, 2], 6],
    [GARMENT, [0], 0],
    ["rain_suit", [1, 0, 1], 2],
    ["rain_suit", [0, 0], 0],
  ])("of %s with %j is %i", (key, counts, total) => {
    expect(mostOf(key, cells(...counts))).toBe(total);
  });

  test("of no groups is nothing", () => {
    expect([mostOf(GARMENT), mostOf(GARMENT, {}), mostOf("rain_suit")]).toEqual([0, 0, 0]);
  });
});

describe("the strongest essentiality", () => {
  const cell = (quantity: number, essentiality: Recommendation["essentiality"]) => ({
    quantity,
    essentiality,
  });

  test.each([
    [{ 1: cell(2, "Nice-to-have"), 2: cell(1, "Essential"), 3: cell(4, "Recommended") }, "Essential"],
    [{ 1: cell(0, "Essential"), 2: cell(1, "Recommended") }, "Recommended"],
    [{ 1: cell(3, null), 2: cell(3, "Nice-to-have") }, "Nice-to-have"],
    [{ 1: cell(3, null) }, null],
    [{}, null],
    [undefined, null],
  ])("of %j is %s", (groups, expected) => {
    expect(strongestEssentiality(groups)).toBe(expected);
  });
});

const aLength = fc.oneof(fc.integer({ min: 14, max: 22 }), fc.integer({ min: 14, max: 92 }));
const lengthsOfAge = fc.array(fc.tuple(aLength, fc.constantFrom(...WEATHER_CATEGORIES)), {
  minLength: 1,
  maxLength: 4,
});
const aYear = fc
  .record({ "0-3m": lengthsOfAge, "3-6m": lengthsOfAge, "6-9m": lengthsOfAge, "9-12m": lengthsOfAge })
  .map(yearOf);

/** A year with random numbers, kept small so that sizes often agree. */
const anyNumbers = aYear.chain((groups) => {
  const cell = fc.record({
    quantity: fc.integer({ min: 0, max: 4 }),
    essentiality: fc.constantFrom(...ESSENTIALITIES),
  });
  const ofAge = (age: AgeRange) => {
    const count = groups[age]?.length ?? 0;
    return fc
      .array(cell, { minLength: count, maxLength: count })
      .map(
        (cells): GroupRecommendations =>
          Object.fromEntries(
            cells.map(({ quantity, essentiality }, at) => [
              at + 1,
              { quantity, essentiality: quantity > 0 ? essentiality : null },
            ]),
          ),
      );
  };
  const ofScenario = fc.record({
    "0-3m": ofAge("0-3m"),
    "3-6m": ofAge("3-6m"),
    "6-9m": ofAge("6-9m"),
    "9-12m": ofAge("9-12m"),
  });
  return fc.record({
    key: fc.constantFrom(GARMENT, "custom_1", "bodysuit_long_sleeve_nb", "burp_cloth"),
    groups: fc.constant(groups),
    quantities: fc.record({ daily: ofScenario, every_2_3_days: ofScenario, weekly_plus: ofScenario }),
  });
});

/** A year with the catalogue's numbers. */
const catalogueNumbers = fc
  .tuple(aYear, fc.constantFrom(...CATALOGUE))
  .map(([groups, item]) => ({
    key: item.key,
    groups,
    quantities: calculateQuantities(clothingRules(item), groups),
  }));

interface AnyPlan {
  key: string;
  groups: GroupsByAge;
  quantities: CalculatedQuantities;
}

function expectDressed({ key, groups, quantities }: AnyPlan, scenario: LaundryScenario, age: AgeRange) {
  const totals = sizeTotals(key, quantities, groups, scenario);
  const uncounted = uncountedGroups(key, quantities, groups)[age] ?? [];
  const left = new Map(uncounted.map(({ order, boughtIn }) => [`${order}`, boughtIn]));
  const cells = Object.entries(quantities[scenario][age] ?? {});
  const counted = cells.filter(([order]) => !left.has(order)).map(([, { quantity }]) => quantity);
  expect(totals[age].needed).toBe(Math.max(0, ...counted));
  expect(totals[age].essentiality === null).toBe(totals[age].needed === 0);
  for (const [order, { quantity }] of cells) {
    const dressedIn = left.has(order) ? left.get(order) : age;
    if (dressedIn) expect(totals[dressedIn].needed).toBeGreaterThanOrEqual(quantity);
  }
}

/** Sizes that leave a group to each other. */
function circlesOf({ key, groups, quantities }: AnyPlan): string[] {
  const uncounted = uncountedGroups(key, quantities, groups);
  const pairs = CALENDAR_SIZES.flatMap((age) =>
    (uncounted[age] ?? []).flatMap(({ boughtIn }) => (boughtIn ? [[age, boughtIn].toSorted().join()] : [])),
  );
  return pairs.filter((pair, at) => pairs.indexOf(pair) !== at);
}

/** What rows say of the size beside them, each with the edge that it is about. */
function linesOf({ key, groups, quantities }: AnyPlan, scenario: LaundryScenario) {
  return Object.entries(coveredWeeks(key, quantities, groups, scenario)).flatMap(([age, covered]) =>
    (covered ?? []).map((line) => ({ ...line, edge: [age, line.of].toSorted().join() })),
  );
}

/** Groups that are left to a size in which the item is less essential. */
function lostLevels({ key, groups, quantities }: AnyPlan, scenario: LaundryScenario, age: AgeRange) {
  const totals = sizeTotals(key, quantities, groups, scenario);
  return (uncountedGroups(key, quantities, groups)[age] ?? []).filter(({ order, boughtIn }) => {
    const cell = quantities[scenario][age]?.[order];
    const level = boughtIn && totals[boughtIn].essentiality;
    return boughtIn && cell?.essentiality && (!level || rankOf(level) > rankOf(cell.essentiality));
  });
}

const rankOf = (level: Essentiality) => ESSENTIALITIES.indexOf(level);

function expectShortEdges({ key, groups, quantities }: AnyPlan, age: AgeRange) {
  const left = uncountedGroups(key, quantities, groups)[age] ?? [];
  const orders = left.map(({ order }) => order);
  expect(orders).toEqual(key === "rain_suit" || isOneSize(key) ? [] : orders.toSorted());
  const isNewborn = (catalogueItem(key)?.outgrownDays ?? null) !== null;
  for (const { order, boughtIn } of left) {
    const needs = LAUNDRY_SCENARIOS.map((scenario) => quantities[scenario][age]?.[order]?.quantity ?? 0);
    expect(Math.max(...needs)).toBeGreaterThan(0);
    expect(boughtIn === null).toBe(isNewborn);
    if (boughtIn !== null) expectEdge(groups[age] ?? [], AGE_RANGES.indexOf(age), order, boughtIn);
  }
}

function expectEdge(groups: readonly DatedGroup[], at: number, order: number, boughtIn: AgeRange) {
  expect(groups.length).toBeGreaterThan(1);
  expect(groups[order - 1]?.durationDays).toBeLessThanOrEqual(21);
  const beyond = [order === 1 && CALENDAR_SIZES[at - 1], order === groups.length && CALENDAR_SIZES[at + 1]];
  expect(beyond).toContain(boughtIn);
}

const EVERY_VIEW = LAUNDRY_SCENARIOS.flatMap((scenario) =>
  CALENDAR_SIZES.map((age) => [scenario, age] as const),
);

describe.each([
  ["any numbers", anyNumbers],
  ["the catalogue's numbers", catalogueNumbers],
])("with %s", (_, plans) => {
  test("a total is the most of the groups that count, and every other group is dressed by the size it is left to", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        fc.pre(plan.key !== "rain_suit");
        for (const [scenario, age] of EVERY_VIEW) expectDressed(plan, scenario, age);
      }),
      { numRuns: 400 },
    );
  });

  test("of two sizes that share an edge, at most one covers the other, and no essential gets lost between them", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(circlesOf(plan)).toEqual([]);
        for (const scenario of LAUNDRY_SCENARIOS) {
          const lines = linesOf(plan, scenario);
          expect(new Set(lines.map(({ edge }) => edge)).size).toBe(lines.length);
          for (const age of CALENDAR_SIZES) expect(lostLevels(plan, scenario, age)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("only short edges of a size with more than one group are left, to the size they touch, and none without need", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const age of CALENDAR_SIZES) expectShortEdges(plan, age);
      }),
      { numRuns: 400 },
    );
  });
});

test("with the catalogue's numbers, rarer laundry never asks for fewer pieces of any size", () => {
  fc.assert(
    fc.property(catalogueNumbers, ({ key, groups, quantities }) => {
      const [daily = [], some = [], weekly = []] = LAUNDRY_SCENARIOS.map((scenario) =>
        neededOf(key, quantities, groups, scenario),
      );
      for (const at of CALENDAR_SIZES.keys()) {
        expect(daily[at]).toBeLessThanOrEqual(some[at] ?? 0);
        expect(some[at]).toBeLessThanOrEqual(weekly[at] ?? 0);
      }
    }),
    { numRuns: 1000 },
  );
});

test("which groups count does not depend on the laundry scenario that is asked for", () => {
  fc.assert(
    fc.property(anyNumbers, ({ key, groups, quantities }) => {
      const uncounted = uncountedGroups(key, quantities, groups);
      const [daily, some, weekly] = LAUNDRY_SCENARIOS.map((scenario) => quantities[scenario]);
      if (!daily || !some || !weekly) throw new Error("Three scenarios");
      // Swapping two scenarios' numbers swaps their totals and changes nothing else.
      const exchanged = { daily: weekly, every_2_3_days: some, weekly_plus: daily };
      expect(uncountedGroups(key, exchanged, groups)).toEqual(uncounted);
      expect(neededOf(key, exchanged, groups, "daily")).toEqual(
        neededOf(key, quantities, groups, "weekly_plus"),
      );
      // A group left out in one scenario is left out in all, because its numbers add nothing there.
      for (const scenario of LAUNDRY_SCENARIOS) {
        const stripped = perScenario((one): CalculatedQuantities[typeof one] => quantities[one]);
        stripped[scenario] = Object.fromEntries(
          CALENDAR_SIZES.map((age) => {
            const left = new Set((uncounted[age] ?? []).map(({ order }) => String(order)));
            return [
              age,
              Object.fromEntries(
                Object.entries(quantities[scenario][age] ?? {}).map(([order, cell]) => [
                  order,
                  left.has(order) ? { quantity: 0, essentiality: null } : cell,
                ]),
              ),
            ];
          }),
        );
        expect(CALENDAR_SIZES.map((age) => mostOf(key, stripped[scenario][age]))).toEqual(
          neededOf(key, quantities, groups, scenario),
        );
      }
    }),
  );
});

function rulesOf(key: string) {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No such item: ${key}`);
  return clothingRules(item);
}
