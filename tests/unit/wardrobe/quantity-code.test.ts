// A plan's compact text: it unpacks to what was packed, stays small, and refuses what it can't represent. A
// stored plan is nothing but this text, so a lost digit would be a wrong wardrobe; that is why the round trip
// is a property instead of a few examples.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
} from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import {
  type CalculatedQuantities,
  calculateQuantities,
  type GroupRecommendations,
  type GroupWeather,
  type Recommendation,
} from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities, unpackQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";

const aCell = fc.record({
  quantities: fc.tuple(aQuantity(), aQuantity(), aQuantity()),
  essentiality: fc.option(fc.constantFrom(...ESSENTIALITIES)),
});
const aPlan = fc
  .tuple(...AGE_RANGES.map(() => fc.array(aCell, { maxLength: 4 })))
  .map((ages): CalculatedQuantities => {
    const plan = perScenario((): Partial<Record<AgeRange, GroupRecommendations>> => ({}));
    for (const [age, ageRange] of AGE_RANGES.entries()) {
      const cells = ages[age] ?? [];
      if (cells.length === 0) continue;
      for (const [index, scenario] of LAUNDRY_SCENARIOS.entries()) {
        plan[scenario][ageRange] = Object.fromEntries(
          cells.map(({ quantities, essentiality }, position): [number, Recommendation] => {
            const quantity = quantities[index] ?? 0;
            return [position + 1, { quantity, essentiality: quantity === 0 ? null : essentiality }];
          }),
        );
      }
    }
    return plan;
  });

test("a plan reads back as it was packed", () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      expect(unpackQuantities(packQuantities(plan))).toEqual(plan);
    }),
  );
});

test("every item of the catalogue reads back as it was calculated", () => {
  const groups = WEATHER_CATEGORIES.map(
    (category, index): GroupWeather => ({
      weatherGroupOrder: index + 1,
      category,
      durationDays: 30,
      rainyDays: index * 4,
      isBitter: false,
    }),
  );
  for (const item of CATALOGUE) {
    const plan = calculateQuantities(clothingRules(item), { "0-3m": groups, "9-12m": groups });
    expect(unpackQuantities(packQuantities(plan)), item.key).toEqual(plan);
  }
});

test("a plan's text is short and can be read by a person", () => {
  const plan = planOf({
    1: { quantity: 6, essentiality: "Essential" },
    2: { quantity: 36, essentiality: null },
  });
  expect(packQuantities(plan)).toBe(".E666-101010..");
});

test("all items of an attempt with four groups at every age stay under six kilobytes", () => {
  const groups = [1, 2, 3, 4].map(
    (order): GroupWeather => ({
      weatherGroupOrder: order,
      category: "Cold & Snowy",
      durationDays: 23,
      rainyDays: 16,
      isBitter: true,
    }),
  );
  const year = { "0-3m": groups, "3-6m": groups, "6-9m": groups, "9-12m": groups };
  const bytes = CATALOGUE.map(
    (item) => packQuantities(calculateQuantities(clothingRules(item), year)).length,
  ).reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeLessThan(6_000);
});

test("an empty plan keeps its age ranges empty", () => {
  const empty: CalculatedQuantities = { daily: {}, every_2_3_days: {}, weekly_plus: {} };
  expect(packQuantities(empty)).toBe("...");
  expect(unpackQuantities("...")).toEqual(empty);
});

test("a missing group reads back as not needed", () => {
  const plan = planOf({ 2: { quantity: 5, essentiality: "Nice-to-have" } });
  expect(unpackQuantities(packQuantities(plan))?.daily["3-6m"]).toEqual({
    1: { quantity: 0, essentiality: null },
    2: { quantity: 5, essentiality: "Nice-to-have" },
  });
});

test.each([-1, 1.5, 1296, Number.NaN, Number.POSITIVE_INFINITY])(
  "a quantity of %s is refused",
  (quantity) => {
    const plan = planOf({ 1: { quantity, essentiality: "Essential" } });
    expect(() => packQuantities(plan)).toThrow(RangeError);
  },
);

test.each([0, 10, 1.5])("a weather group numbered %s is refused", (order) => {
  const plan = planOf({ [order]: { quantity: 1, essentiality: "Essential" } });
  expect(() => packQuantities(plan)).toThrow("Weather group order must be 1 to 9");
});

test("an essentiality that depends on the laundry is refused", () => {
  const plan = planOf({ 1: { quantity: 1, essentiality: "Essential" } });
  const daily = { ...plan.daily, "3-6m": { 1: { quantity: 1, essentiality: "Recommended" } as const } };
  expect(() => packQuantities({ ...plan, daily })).toThrow(
    "Essentiality differs between scenarios in group 1",
  );
});

test.each([
  "",
  "..",
  "....",
  "E12...",
  "E1234...",
  "X123...",
  "e123...",
  "E12A...",
  " E123...",
  "E123...\n",
  `${"E111".repeat(10)}...`,
  "{}",
])("the text %j cannot be read", (text) => {
  expect(unpackQuantities(text)).toBeNull();
});

test("no text at all makes reading throw, and what is read can be packed again", () => {
  const nearlyAPlan = fc.string({ unit: fc.constantFrom(..."ERN-.0123z"), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearlyAPlan), (text) => {
      const plan = unpackQuantities(text);
      if (plan) expect(unpackQuantities(packQuantities(plan))).not.toBeNull();
    }),
  );
});

function aQuantity(): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1295 }));
}

function planOf(groups: Record<number, Recommendation>): CalculatedQuantities {
  return { daily: { "3-6m": groups }, every_2_3_days: { "3-6m": groups }, weekly_plus: { "3-6m": groups } };
}

test("what was read once is read by everybody, and changed by nobody", () => {
  const text = packQuantities(planOf({ 1: { quantity: 3, essentiality: "Essential" } }));
  const first = unpackQuantities(text);
  expect(unpackQuantities(text)).toBe(first);
  expect(() => Object.assign(first?.daily ?? {}, { "0-3m": {} })).toThrow(TypeError);
  for (let plan = 0; plan < 3; plan++) {
    for (let quantity = 0; quantity < 1296; quantity++) {
      const one = planOf({ [plan + 1]: { quantity, essentiality: quantity === 0 ? null : "Recommended" } });
      expect(unpackQuantities(packQuantities(one))?.daily["3-6m"]?.[plan + 1]?.quantity).toBe(quantity);
    }
  }
  expect(unpackQuantities(text)).toEqual(first);
});
