import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { isNewbornItem } from "../../../app/domain/growth/newborn-set.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { areTogether } from "../../../app/domain/growth/parted-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import {
  type PlannedGroups,
  planQuantities,
  quantitiesOfPlan,
} from "../../../app/domain/growth/plan-quantities.ts";
import { planAnew, type SizesOfPlan, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { stillAsked } from "../../../app/domain/growth/still-asked.ts";
import { AGE_RANGES, type AgeRange } from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueRules,
  clothingRules,
  rulesForBabies,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS } from "../../../app/domain/wardrobe/growth.ts";
import {
  calculateQuantities,
  type GroupWeather,
  recommend,
} from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { isOneSize } from "../../../app/domain/wardrobe/size-table.ts";
import { sizeTotals, uncountedGroups } from "../../../app/domain/wardrobe/size-totals.ts";
import { otherSack } from "../../../app/domain/wardrobe/tog.ts";
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
      { numRuns: 15, seed: 11 },
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
      { numRuns: 12, seed: 11 },
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

describe("1,000 random pairs and triplets", () => {
  const DUE = "2027-01-15";
  interface Family {
    told: readonly Told[];
    place: number;
    item: CatalogueItem;
    day: string;
  }
  interface Told {
    kg: number | null;
    /** A label of so many sizes away from the calendar's, told on a day after the birth. */
    label?: { after: number; size: "3-6m" | "6-9m" | "9-12m" };
  }
  const babyOf = ({ kg, label }: Told, count: number) => {
    const weighed: SizeFact[] = kg === null ? [] : [{ kind: "weight", on: DUE, kg }];
    const worn: SizeFact[] = label
      ? [{ kind: "label", on: plusDays(DUE, label.after), size: label.size, fit: "good" }]
      : [];
    const dates = { expectedDueDate: DUE, babyBornOn: DUE };
    return planBaby(dates, { sex: null, facts: [...weighed, ...worn] }, count);
  };
  const known = new Map<string, ReturnType<typeof sizeWindows>>();
  const windowsOf = (told: Told) => {
    const key = JSON.stringify(told);
    const windows = known.get(key) ?? sizeWindows(babyOf(told, 2));
    known.set(key, windows);
    return windows;
  };
  const sizesOfTold = (told: readonly Told[]) => {
    const planned = { kind: "windows" as const, babies: told.map(windowsOf), movedOn: null, seen: ["fact"] };
    return sizesOfPlan(planned, { expectedDueDate: DUE, babyBornOn: DUE }, told.length);
  };
  const aBaby: fc.Arbitrary<Told> = fc.record(
    {
      kg: fc.constantFrom(1.5, 1.9, 2.3, 2.7, 3.1, 3.6, 4.2),
      label: fc.record({
        after: fc.constantFrom(50, 90, 150),
        size: fc.constantFrom("3-6m" as const, "6-9m" as const),
      }),
    },
    { requiredKeys: ["kg"] },
  );
  const aFamily: fc.Arbitrary<Family> = fc.record({
    told: fc.array(aBaby, { minLength: 2, maxLength: 3 }),
    place: fc.nat({ max: PLACES.length - 1 }),
    item: fc.constantFrom(...CATALOGUE),
    day: fc.integer({ min: -20, max: 400 }).map((days) => plusDays(DUE, days)),
  });

  const MOST = sizesOfTold([{ kg: 1.5 }]).newborns.map((need) => ({
    ...need,
    set: "whole" as const,
    preemieDays: 99,
  }));
  type Shares = SizesOfPlan["shares"];
  type Numbers = ReturnType<typeof quantitiesOfPlan>;

  /** A plan's numbers of an item: stored, on a day, for all babies together, and for other shares. */
  const planOf = ({ told, place, item }: Pick<Family, "told" | "place" | "item">) => {
    const sizes = sizesOfTold(told);
    const { groups } = sizedGroups(PLACES[place] ?? expect.fail(), DUE, sizes);
    const of = (shares: Shares, newborns = sizes.newborns) =>
      quantitiesOfPlan(clothingRules(item), { groups }, { ...sizes, shares, newborns });
    const stored = of(sizes.shares);
    const all = told.map((_, baby) => baby);
    const shared = sizes.shares.map(({ ageRange }) => {
      const days = sizes.days[ageRange] ?? expect.fail();
      return { ageRange, ...days, babies: all };
    });
    const isSized = !isOneSize(item.key) && !isNewbornItem(item.key);
    return {
      sizes,
      of,
      stored,
      isSized,
      together: of(
        shared,
        all.flatMap(() => MOST),
      ),
      on: (day: string) => stillAsked(sizes, groups, day).numbersOf(item.key, stored),
      total: (numbers: Numbers, size: AgeRange) =>
        sizeTotals(item.key, numbers, groups, SCENARIO, sizes.newbornDays)[size].needed,
      /** The numbers of one baby's own days, in the weather of those days. */
      ownCells: (baby: number, size: AgeRange) => {
        const own = sizes.shares.filter(({ babies }) => babies.includes(baby));
        const alone = of(own.map((share) => ({ ...share, babies: [baby] })))[SCENARIO][size];
        const [worn] = own.filter(({ ageRange }) => ageRange === size);
        return groups[size]
          .filter((group) => worn && group.start <= worn.end && group.end >= worn.start)
          .map(({ weatherGroupOrder: order }) => ({
            order,
            end: worn?.end ?? "",
            pieces: alone?.[order]?.quantity ?? 0,
          }));
      },
    };
  };
  const mostIn = (numbers: Numbers, size: AgeRange) =>
    Math.max(0, ...Object.values(numbers[SCENARIO][size] ?? {}).map(({ quantity }) => quantity));

  it("parted ask for no more than together, for no less than each of them alone, and for nothing for whoever has left", () => {
    fc.assert(
      fc.property(aFamily, ({ day, ...family }) => {
        const plan = planOf(family);
        const [today, later] = [plan.on(day), plan.on(plusDays(day, 30))];
        for (const size of AGE_RANGES) {
          const steps = [later, today, plan.stored, plan.together].map((numbers) =>
            plan.total(numbers, size),
          );
          expect(steps).toEqual(steps.toSorted((a, b) => a - b));
          expectEachOne(plan, family.told.length, size, { day, today });
          expectNothingForWhoLeft(plan, size, { day, today });
        }
      }),
      { numRuns: 1000, seed: 11 },
    );
  });

  type Plan = ReturnType<typeof planOf>;
  interface OnDay {
    day: string;
    today: Numbers;
  }
  function expectEachOne(plan: Plan, count: number, size: AgeRange, { day, today }: OnDay) {
    const all = Array.from({ length: count }, (_, baby) => plan.ownCells(baby, size)).flat();
    for (const { order, end, pieces } of all) {
      const at = (numbers: Numbers) => numbers[SCENARIO][size]?.[order]?.quantity ?? 0;
      expect(at(plan.stored)).toBeGreaterThanOrEqual(pieces);
      if (end >= day && plan.isSized) expect(at(today)).toBeGreaterThanOrEqual(pieces);
    }
  }
  function expectNothingForWhoLeft({ sizes, of, isSized }: Plan, size: AgeRange, { day, today }: OnDay) {
    const left = sizes.shares.filter((share) => share.ageRange !== size || share.end >= day);
    if (isSized && left.some(({ ageRange }) => ageRange === size))
      expect(today[SCENARIO][size]).toEqual(of(left)[SCENARIO][size]);
  }

  it("of whom one was told of wear what that one wears", () => {
    const dates = { expectedDueDate: DUE, babyBornOn: DUE };
    const plannedFor = (told: readonly Told[]) => {
      const babies = told.map((one) => babyOf(one, told.length));
      return sizesOfPlan(planAnew({ dates, babies, seen: ["fact"] }, null, DUE), dates, told.length);
    };
    for (const told of [{ kg: 1.9 }, { kg: 4.2 }, { kg: 3, label: { after: 90, size: "6-9m" as const } }]) {
      const followed = plannedFor([{ kg: null }, told, { kg: null }]);
      expect(followed).toEqual(plannedFor([told, told, told]));
      expect(areTogether(followed.shares, 3)).toBe(true);
    }
  });

  it("of whom one gets a label ask for no more of a size that both wore", () => {
    fc.assert(
      fc.property(aFamily, fc.constantFrom(50, 90, 150), ({ told, place, item }, after) => {
        const day = plusDays(DUE, after);
        const label = { after, size: "6-9m" as const };
        const [, other = { kg: 3 }] = told;
        const before = planOf({ told: [{ kg: 3.1 }, other], place, item });
        const later = planOf({ told: [{ kg: 3.1, label }, other], place, item });
        const wornByBoth = AGE_RANGES.filter((size) =>
          before.sizes.shares.some(
            (one) => one.ageRange === size && one.babies.length === 2 && one.end >= day,
          ),
        );
        for (const size of wornByBoth) {
          const [was, is] = [before, later].map((plan) => JSON.stringify(plan.sizes.days[size]));
          if (was === is && later.isSized)
            expect(mostIn(later.on(day), size)).toBeLessThanOrEqual(mostIn(before.on(day), size));
        }
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});

describe("the sack of a cool room", () => {
  const aPlan = fc.record({
    born: aDay,
    place: fc.constantFrom(...PLACES),
    babies: fc.integer({ min: 1, max: 3 }),
    kilos: fc.constantFrom([], [2, 3.9]),
    months: fc.constantFrom(PLANNED_MONTHS, CARRIED_ON_MONTHS),
    days: fc.integer({ min: -30, max: 500 }),
  });
  type Sack = SizesOfPlan["sack"];

  /** What is still asked for on a day of such a plan, by its sack. */
  function numbersOn(
    { sizes, groups, day }: { sizes: SizesOfPlan; groups: PlannedGroups; day: string },
    sack: Sack,
  ) {
    const { numbersOf } = stillAsked({ ...sizes, sack }, groups, day);
    return (key: string) => {
      const rules = catalogueRules(key, sack) ?? expect.fail(key);
      return numbersOf(key, quantitiesOfPlan(rules, { groups }, sizes))[SCENARIO];
    };
  }

  type Cells = ReturnType<ReturnType<typeof numbersOn>>;

  const isWarm = ({ category, avgTempMax = 0 }: GroupWeather) =>
    category.startsWith("Hot") || (/Mild|Transitional|Unknown/.test(category) && avgTempMax >= 70);

  /** An item's own numbers in warm weather, and those of another in any other. */
  const withClosed = (groups: PlannedGroups, own: Cells, other: Cells) =>
    Object.fromEntries(
      Object.entries(numbersIn(own)).map(([size, cells]) => {
        const warm = (groups[size as AgeRange] ?? []).filter(isWarm);
        const kept = warm.map(({ weatherGroupOrder: order }) => [order, cells[order]]);
        return [size, { ...numbersIn(other)[size], ...Object.fromEntries(kept) }];
      }),
    );

  /** Each number with its level; essential and recommended are one, because a brief stretch of weather makes one of the other. */
  const numbersIn = (cells: Cells): Record<string, Record<string, string>> =>
    Object.fromEntries(
      Object.entries(cells).map(([size, of]) => [
        size,
        Object.fromEntries(
          Object.entries(of).map(([order, { quantity, essentiality: level }]) => {
            return [
              order,
              `${quantity} ${level === "Essential" || level === "Recommended" ? "asked for" : level}`,
            ];
          }),
        ),
      ]),
    );

  it("takes the other's numbers where homes are heated, and nothing else changes, on any day of one to three babies", () => {
    fc.assert(
      fc.property(aPlan, ({ born, place, babies, kilos, months, days }) => {
        const dates = { expectedDueDate: born, babyBornOn: born };
        const sizes = kilos.length > 0 ? sizesFor(born, ...kilos) : sizesOfPlan(null, dates, babies, months);
        const { groups } = sizedGroups(place, born, sizes);
        const plan = { sizes, groups, day: plusDays(born, days) };
        const [usual, cool] = [numbersOn(plan, "sleep_sack_tog_10"), numbersOn(plan, "sleep_sack_tog_25")];
        for (const { key } of CATALOGUE) {
          const other = usual(otherSack(key) ?? key);
          expect(numbersIn(cool(key)), key).toEqual(withClosed(groups, usual(key), other));
          if (otherSack(key) === null) expect(cool(key), key).toEqual(usual(key));
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["Hot & Humid", 88, "Nice-to-have", null],
    ["Mild", 79, "Essential", null],
    ["Mild", 70, "Essential", null],
    ["Transitional", 75, "Essential", null],
    ["Mild", 69.9, null, "Essential"],
    ["Unknown", undefined, "Essential", null],
    ["Cool", 72, null, "Essential"],
    ["Cold & Wet", 45, "Nice-to-have", "Essential"],
  ] as const)(
    "gives way to the thinner one in unheated homes: %s with days of %s °F",
    (category, avgTempMax, thin, thick) => {
      const group = { weatherGroupOrder: 1, category, durationDays: 60, rainyDays: 0, isBitter: false };
      const levels = (["sleep_sack_tog_10", "sleep_sack_tog_25"] as const).map((key) => {
        const rules = catalogueRules(key, "sleep_sack_tog_25") ?? expect.fail(key);
        const { essentiality } = recommend(rules, SCENARIO, "3-6m", {
          ...group,
          ...(avgTempMax && { avgTempMax }),
        });
        return essentiality;
      });
      expect(levels).toEqual([thin, thick]);
    },
  );

  it("is essential in the cold, and the thinner one is nice to have", () => {
    const born = "2027-01-10";
    const sizes = sizesOfPlan(null, { expectedDueDate: born, babyBornOn: born });
    const { groups } = sizedGroups(MINNESOTA, born, sizes);
    const level = (key: string, sack: Sack) => {
      const rules = catalogueRules(key, sack) ?? expect.fail(key);
      return quantitiesOfPlan(rules, { groups }, sizes)[SCENARIO]["0-3m"]?.[1]?.essentiality;
    };
    const [thin, thick] = ["sleep_sack_tog_10", "sleep_sack_tog_25"] as const;
    expect([level(thin, thin), level(thick, thin)]).toEqual(["Essential", "Nice-to-have"]);
    expect([level(thin, thick), level(thick, thick)]).toEqual(["Nice-to-have", "Essential"]);
  });
});
