// What the fourth version of the rules holds, across the whole country and a sample of the world, and what it changed
// from the third. The tables are printed.
import { describe, expect, test } from "vitest";
import { AGE_RANGES, type AgeRange } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import {
  type CalculatedQuantities,
  calculateQuantities,
  SHORT_STRETCH_DAYS,
} from "../../../app/domain/wardrobe/quantities.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { coveredWeeks, sizeTotals, uncountedGroups } from "../../../app/domain/wardrobe/size-totals.ts";
import { contradictsItsMean } from "../../../app/domain/weather/climate.ts";
import type { HistoryIndex } from "../../../app/domain/weather/month-cards.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../../app/domain/weather/weather-groups.ts";
import { cellOf, normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { areaOf, CLIMATE_AREAS, sampleAreas } from "../fixtures/climate-areas.ts";

/** Calculating whole countries from the climate takes a minute on a busy processor. */
const LONG = 600_000;

/** A birth in each month, at its beginning and in its middle. */
const BIRTHS = ["01", "15"].flatMap((day) =>
  Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-${day}`),
);

/** These areas of the country, and every so many of the world's inhabited cells. */
function* climates(areas: typeof CLIMATE_AREAS, step: number): Generator<[string, HistoryIndex]> {
  for (const { zip3, normals } of areas) yield [zip3, typicalHistory(normals)];
  for (const [at, cell] of readWorldClimate().entries()) {
    const latitude = Math.floor(cell.cell / 720) / 2 - 89.75;
    if (at % step === 0) yield [`cell ${cell.cell}`, typicalHistory(normalsAt(cell, null), latitude)];
  }
}

test(
  "no weather group of any climate has a name that its mean forbids",
  () => {
    let groups = 0;
    const wrong: string[] = [];
    for (const [where, history] of climates(CLIMATE_AREAS, 100)) {
      for (const birth of BIRTHS) {
        for (const group of Object.values(buildWeatherGroups(history, birth)).flat()) {
          groups += 1;
          const mean = (group.avgTempMin + group.avgTempMax) / 2;
          if (contradictsItsMean(group.category, mean)) {
            wrong.push(`${where} ${group.start} ${group.category} ${mean}`);
          }
        }
      }
    }
    console.info(`${groups} weather groups`);
    expect(wrong).toEqual([]);
  },
  LONG,
);

type Groups = Record<AgeRange, WeatherGroup[]>;

/** A plan's items for one laundry routine. */
function planOf(groups: Groups) {
  return CATALOGUE.map((item) => {
    const quantities = calculateQuantities(clothingRules(item), groups);
    return {
      key: item.key,
      quantities,
      totals: sizeTotals(item.key, quantities, groups, ROUTINE),
      uncounted: uncountedGroups(item.key, quantities, groups),
    };
  });
}

type Plan = ReturnType<typeof planOf>;
const ROUTINE = "every_2_3_days";

const levelIn = (quantities: CalculatedQuantities, age: AgeRange, order: number) =>
  quantities[ROUTINE][age]?.[order]?.essentiality ?? null;

function itemOf(plan: Plan, key: string): Plan[number] {
  const item = plan.find((one) => one.key === key);
  if (!item) throw new Error(`No such item: ${key}`);
  return item;
}

/** The essential pieces of a size, without one of its weather groups. */
function essentialsWithout(plan: Plan, age: AgeRange, without: number | null): number {
  const pieces = plan.map(({ quantities, uncounted }) => {
    const left = new Set((uncounted[age] ?? []).map(({ order }) => order));
    const cells = Object.entries(quantities[ROUTINE][age] ?? {})
      .filter(([order]) => !left.has(Number(order)) && Number(order) !== without)
      .map(([, cell]) => cell);
    const isEssential = cells.some(({ essentiality }) => essentiality === "Essential");
    return isEssential ? Math.max(...cells.map(({ quantity }) => quantity)) : 0;
  });
  return pieces.reduce((sum, count) => sum + count, 0);
}

/** What a parent would shake their head at in one size. */
function oddities(plan: Plan, groups: Groups, age: AgeRange): string[] {
  const all = essentialsWithout(plan, age, null);
  return groups[age].flatMap((group) => {
    const { weatherGroupOrder: order, durationDays, avgTempMax, isBitter } = group;
    const isShort = groups[age].length > 1 && durationDays <= SHORT_STRETCH_DAYS;
    const most = isShort ? 1.3 * essentialsWithout(plan, age, order) : all;
    const level = (key: string) => levelIn(itemOf(plan, key).quantities, age, order);
    const hasOuter = level("snowsuit") === "Essential" || level("coat_warm") === "Essential";
    return [
      ...(all > most
        ? [`${durationDays} days of ${group.category} make ${all} essentials of ${most / 1.3}`]
        : []),
      ...(avgTempMax >= 64 && level("bunting_fleece") === "Essential" ? [`fleece at ${avgTempMax} °F`] : []),
      ...(isBitter && !hasOuter ? ["bitter cold without an outer layer"] : []),
    ];
  });
}

/** What goes around in circles between sizes, or gets lost. */
function lostBetweenSizes(plan: Plan, groups: Groups): string[] {
  return plan.flatMap(({ key, quantities, totals, uncounted }) => {
    const edges = AGE_RANGES.flatMap((age) =>
      (uncounted[age] ?? []).flatMap(({ order, boughtIn }) => (boughtIn ? [{ age, order, boughtIn }] : [])),
    );
    const circles = edges.filter(({ age, boughtIn }) =>
      edges.some((other) => other.age === boughtIn && other.boughtIn === age),
    );
    const lost = edges.filter(
      ({ age, order, boughtIn }) =>
        levelIn(quantities, age, order) === "Essential" && totals[boughtIn].essentiality !== "Essential",
    );
    const covers = Object.values(coveredWeeks(key, quantities, groups, ROUTINE)).flat();
    return [
      ...circles.map(({ age }) => `${key} in ${age} goes around in a circle`),
      ...lost.map(({ age }) => `${key} is lost in ${age}`),
      ...(covers.length > edges.length ? [`${key} has more lines than edges`] : []),
    ];
  });
}

/** Every plan of a sample of the country and the world, for four births. */
function* everyPlan(): Generator<{ where: string; plan: Plan; groups: Groups }> {
  for (const [climate, history] of climates(sampleAreas(150), 250)) {
    for (const birth of ["2027-01-15", "2027-04-15", "2027-07-15", "2027-10-15"]) {
      const groups = buildWeatherGroups(history, birth);
      yield { where: `${climate} ${birth}`, plan: planOf(groups), groups };
    }
  }
}

test(
  "all over the country and the world, nothing is lost between sizes, and two odd weeks make no wardrobe",
  () => {
    const odd: string[] = [];
    const suits: { count: number; isWarm: boolean }[] = [];
    for (const { where, plan, groups } of everyPlan()) {
      const found = CALENDAR_SIZES.flatMap((age) =>
        oddities(plan, groups, age).map((text) => `${age}: ${text}`),
      );
      odd.push(...[...lostBetweenSizes(plan, groups), ...found].map((text) => `${where} ${text}`));
      for (const age of CALENDAR_SIZES) {
        const wet = age === "0-3m" ? [] : groups[age].filter(({ rainyDays }) => rainyDays > 15);
        const count = itemOf(plan, "rain_suit").totals[age].needed;
        // The specification's count.
        expect(count).toBe(wet.length);
        suits.push({ count, isWarm: count > 0 && wet.every(({ avgTempMax }) => avgTempMax > 80) });
      }
    }
    console.table({
      sizes: suits.length,
      "two rain suits or more": suits.filter(({ count }) => count > 1).length,
      "rain suits in heat only": suits.filter(({ isWarm }) => isWarm).length,
    });
    expect(odd).toEqual([]);
  },
  LONG,
);

describe("what a parent would shake their head at", () => {
  const inCity = (latitude: number, longitude: number, elevationM: number) => {
    const own = readWorldClimate().find(({ cell }) => cell === cellOf({ latitude, longitude }));
    if (!own) throw new Error("No cell there");
    return typicalHistory(normalsAt(own, elevationM), latitude);
  };
  const essentialsOf = (plan: Plan, age: AgeRange) => essentialsWithout(plan, age, null);

  test("fifteen mild days in Phoenix asked for 47 essentials instead of 30", () => {
    const history = typicalHistory(areaOf("850").normals);
    const [april, may] = ["2027-04-15", "2027-05-01"].map((birth) =>
      planOf(buildWeatherGroups(history, birth)),
    );
    if (!april || !may) throw new Error("Two plans");
    // Version 4 said 30, version 6 adds three sleepers, a bodysuit, and a pair of pants.
    expect(essentialsOf(may, "0-3m")).toBe(35);
    // Two newborn long sleeves, the cotton cap, and two more of the pants that are essential in heat as well.
    expect(essentialsOf(april, "0-3m")).toBe(40);
    // What the mild days add is there, but isn't called essential.
    for (const [key, needed] of [
      ["bodysuit_long_sleeve", 3],
      ["sleep_sack_tog_10", 2],
      ["blanket_stroller", 1],
    ] as const) {
      expect(itemOf(april, key).totals["0-3m"], key).toEqual({ needed, essentiality: "Recommended" });
    }
  });

  test("in Yakutsk, a baby under six months has a padded suit over the fleece", () => {
    const groups = buildWeatherGroups(inCity(62.03, 129.73, 95), "2027-01-15");
    const plan = planOf(groups);
    for (const key of ["snowsuit", "bunting_fleece"]) {
      expect(itemOf(plan, key).totals["0-3m"]).toEqual({ needed: 1, essentiality: "Essential" });
    }
    // Spring has no bitter cold.
    expect(itemOf(plan, "snowsuit").totals["3-6m"].needed).toBe(0);
  });

  test("London's two rain suits and Singapore's in the heat stay, because the specification counts them", () => {
    const london = planOf(buildWeatherGroups(inCity(51.51, -0.13, 25), "2027-01-15"));
    const singapore = planOf(buildWeatherGroups(inCity(1.29, 103.85, 10), "2027-01-15"));
    const suits = (plan: Plan) => CALENDAR_SIZES.map((age) => itemOf(plan, "rain_suit").totals[age].needed);
    expect(suits(london)).toEqual([0, 2, 1, 2]);
    expect(suits(singapore)).toEqual([0, 1, 1, 1]);
  });
});
