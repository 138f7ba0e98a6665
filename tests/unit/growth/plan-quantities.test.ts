import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planQuantities } from "../../../app/domain/growth/plan-quantities.ts";
import { planAnew, type SizesOfPlan, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  clothingRules,
  rulesForBabies,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { isOneSize } from "../../../app/domain/wardrobe/size-table.ts";
import { sizeTotals, uncountedGroups } from "../../../app/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { CHICAGO, MIAMI, MINNEAPOLIS } from "../fixtures/normals.ts";

const PLACES = [CHICAGO, MIAMI, MINNEAPOLIS].map((place) =>
  typicalHistory(normalsToday(place, { shiftF: null })),
);
const MINNESOTA = PLACES[2] ?? expect.fail();
const SCENARIO = "every_2_3_days";
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays("2024-02-27", days));

/** The sizes of babies by their weights on the day of birth. */
function sizesFor(born: string, ...kilos: number[]): SizesOfPlan {
  const dates = { expectedDueDate: born, babyBornOn: born };
  const babies = kilos.map((kg) => {
    const facts: SizeFact[] = [{ kind: "weight", on: born, kg }];
    return planBaby(dates, { sex: null, facts }, kilos.length);
  });
  return sizesOfPlan(planAnew({ dates, babies, seen: ["fact"] }, null, born), dates);
}

function quantitiesOf(
  item: CatalogueItem,
  history: (typeof PLACES)[number],
  born: string,
  sizes: SizesOfPlan,
) {
  const groups = sizedGroups(history, born, sizes);
  const rules = clothingRules(item);
  const quantities = planQuantities((babies) => rulesForBabies(rules, babies), groups, sizes.shares);
  return { groups, quantities };
}

function totalsOf(item: CatalogueItem, history: (typeof PLACES)[number], born: string, sizes: SizesOfPlan) {
  const { groups, quantities } = quantitiesOf(item, history, born, sizes);
  return sizeTotals(item.key, quantities, groups.groups, SCENARIO, sizes.newbornDays);
}

describe("a plan about whose baby nothing is known", () => {
  it("asks for what it asked for before there were sizes with days of their own, byte for byte", () => {
    fc.assert(
      fc.property(fc.nat({ max: PLACES.length - 1 }), aDay, (place, born) => {
        const history = PLACES[place] ?? expect.fail();
        const sizes = sizesOfPlan(null, { expectedDueDate: born, babyBornOn: null });
        const groups = buildWeatherGroups(history, born);
        for (const item of CATALOGUE) {
          const { quantities } = quantitiesOf(item, history, born, sizes);
          expect(packQuantities(quantities)).toBe(
            packQuantities(calculateQuantities(clothingRules(item), groups)),
          );
        }
      }),
      { numRuns: 15 },
    );
  });
});

/** An item's sizes that need it, with the days and what is bought for them. */
function needsOf(item: CatalogueItem, born: string, sizes: SizesOfPlan) {
  const { groups: sized, quantities } = quantitiesOf(item, MINNESOTA, born, sizes);
  const totals = totalsOf(item, MINNESOTA, born, sizes);
  const left = uncountedGroups(item.key, quantities, sized.groups, sizes.newbornDays);
  return AGE_RANGES.flatMap((ageRange) => {
    const cells = quantities.daily[ageRange] ?? {};
    const needing = sized.groups[ageRange].filter((group) => cells[group.weatherGroupOrder]?.quantity);
    if (needing.length === 0) return [];
    const days = needing.reduce((sum, { durationDays }) => sum + durationDays, 0);
    const beside = left[ageRange]?.[0]?.boughtIn;
    return [{ days, needed: totals[ageRange].needed, beside: beside ? totals[beside].needed : 0 }];
  });
}

describe("clothes that may be worn a size up", () => {
  it("are bought in each size that needs them for 17 days; a size that needs them for fewer may leave them to the one beside it", () => {
    const loose = CATALOGUE.filter(({ key, sizeUp }) => sizeUp && key !== "rain_suit" && !isOneSize(key));
    fc.assert(
      fc.property(aDay, fc.integer({ min: 25, max: 46 }), (born, hectograms) => {
        const sizes = sizesFor(born, hectograms / 10);
        const all = loose.flatMap((item) => needsOf(item, born, sizes));
        expect(all.filter(({ days, needed }) => days >= 17 && needed === 0)).toEqual([]);
        expect(all.filter(({ needed, beside }) => needed === 0 && beside === 0)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe("several babies", () => {
  const BORN = "2026-11-10";

  it("who wear the same share pieces: more than for one, less than twice as many", () => {
    const sum = (sizes: SizesOfPlan) =>
      CATALOGUE.flatMap((item) => {
        const totals = totalsOf(item, MINNESOTA, BORN, sizes);
        return AGE_RANGES.map((age) => totals[age].needed);
      }).reduce((all, pieces) => all + pieces, 0);
    const [one, two] = [sum(sizesFor(BORN, 3.4)), sum(sizesFor(BORN, 3.4, 3.4))];
    expect(two).toBeGreaterThan(1.35 * one);
    expect(two).toBeLessThan(2 * one);
  });

  it("of the calendar's sizes share them all", () => {
    const dates = { expectedDueDate: BORN, babyBornOn: null };
    const sizes = sizesOfPlan(null, dates, 2);
    for (const item of CATALOGUE) {
      const { quantities } = quantitiesOf(item, MINNESOTA, BORN, sizes);
      const shared = rulesForBabies(clothingRules(item), 2);
      expect(packQuantities(quantities)).toBe(
        packQuantities(calculateQuantities(shared, buildWeatherGroups(MINNESOTA, BORN))),
      );
    }
  });

  it("who part get theirs each where they part", () => {
    const sizes = sizesFor(BORN, 2.0, 3.9);
    const parted = sizes.shares.filter(({ ageRange }) => ageRange === "3-6m");
    expect(parted.map(({ babies }) => babies)).toEqual([[1], [0]]);
    const sleeper = CATALOGUE.find(({ key }) => key === "sleeper_footed") ?? expect.fail();
    const both = totalsOf(sleeper, MINNESOTA, BORN, sizes)["3-6m"].needed;
    const light = totalsOf(sleeper, MINNESOTA, BORN, { ...sizes, shares: parted.slice(1) })["3-6m"].needed;
    const heavy = totalsOf(sleeper, MINNESOTA, BORN, { ...sizes, shares: parted.slice(0, 1) })["3-6m"].needed;
    expect(Math.min(light, heavy)).toBeGreaterThan(0);
    expect(both).toBeGreaterThanOrEqual(Math.max(light, heavy));
    expect(both).toBeLessThanOrEqual(light + heavy);
  });
});
