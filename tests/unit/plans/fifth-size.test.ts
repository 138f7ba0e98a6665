// What a year asks for by the weight and the day of a birth: a size that appears brings its own pieces and no others, and
// otherwise a little more weight, or a day, changes a little.
import { expect, it } from "vitest";
import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";
import { sizedGroups } from "~/domain/growth/next-sizes.ts";
import { planBaby } from "~/domain/growth/plan-baby.ts";
import { planQuantities } from "~/domain/growth/plan-quantities.ts";
import { planAnew, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE, clothingRules, rulesForBabies } from "~/domain/wardrobe/catalogue.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { sizesIn } from "~/domain/wardrobe/size-days.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { sizeTotals } from "~/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { MINNEAPOLIS, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

const HISTORIES = {
  Minneapolis: typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null })),
  Phoenix: typicalHistory(normalsToday(PHOENIX, { shiftF: null })),
  Seattle: typicalHistory(normalsToday(SEATTLE, { shiftF: null })),
};
type City = keyof typeof HISTORIES;
const CITIES = ["Minneapolis", "Phoenix", "Seattle"] as const satisfies readonly City[];

/** In three cities, by 50 g the most was 21 without another size, and 49 with one; from one day to the next 18. */
const MOST_WITHOUT = 25;
const MOST_WITH = 55;

interface Year {
  sizes: AgeRange[];
  bySize: Record<AgeRange, number>;
  /** What has no size counts once. */
  all: number;
}

function yearOf(city: City, born: IsoDay, sex: Sex, kg: number | null): Year {
  const dates = { expectedDueDate: born, babyBornOn: born };
  const facts = kg === null ? [] : [{ kind: "weight" as const, on: born, kg }];
  const babies = [planBaby(dates, { sex, facts }, 1)];
  const sizes = sizesOfPlan(
    planAnew({ dates, babies, seen: facts.map((fact) => JSON.stringify(fact)) }, null, born),
    dates,
  );
  const sized = sizedGroups(HISTORIES[city], born, sizes);
  const items = CATALOGUE.map((item) => {
    const rulesFor = (count: number) => rulesForBabies(clothingRules(item), count);
    const quantities = planQuantities(rulesFor, sized, sizes.shares, sizes.newborns);
    const totals = sizeTotals(item.key, quantities, sized.groups, "every_2_3_days", sizes.newbornDays);
    return { key: item.key, needed: AGE_RANGES.map((age) => totals[age].needed) };
  });
  const bySize = perAgeRange((_, at) => items.reduce((sum, { needed }) => sum + (needed[at] ?? 0), 0));
  const all = items.reduce(
    (sum, { key, needed }) => sum + (isOneSize(key) ? Math.max(...needed) : needed.reduce((a, b) => a + b)),
    0,
  );
  return { sizes: sizesIn(sizes.days), bySize, all };
}

/** Compares neighbors; returns how often a size appeared. */
function expectSmallSteps(years: readonly Year[], what: string): number {
  let appeared = 0;
  for (const [at, year] of years.slice(1).entries()) {
    const before = years[at] ?? year;
    const [fewer, more] = before.sizes.length <= year.sizes.length ? [before, year] : [year, before];
    const added = more.sizes.filter((size) => !fewer.sizes.includes(size));
    const growth = more.all - fewer.all;
    if (added.length === 0) {
      expect(Math.abs(growth), `${what}, step ${at}`).toBeLessThanOrEqual(MOST_WITHOUT);
      continue;
    }
    appeared += 1;
    const own = added.reduce((sum, size) => sum + more.bySize[size], 0);
    expect(growth, `${what}, step ${at}`).toBeLessThanOrEqual(Math.min(own, MOST_WITH));
  }
  return appeared;
}

const WEIGHTS = Array.from({ length: 47 }, (_, at) => 2.5 + at * 0.05);
const CASES = CITIES.flatMap((city) =>
  ["2027-01-15", "2027-07-15"].flatMap((born) =>
    (["boy", "girl"] as const).map((sex) => ({ city, born, sex })),
  ),
);

it.each(CASES)("by the weight: $sex of $city, $born", ({ city, born, sex }) => {
  const years = WEIGHTS.map((kg) => yearOf(city, born, sex, kg));
  expect(expectSmallSteps(years, `${city} ${born} ${sex}`)).toBeGreaterThan(0);
});

it.each([3.2, 4.2])("by the day, at %s kg", (kg) => {
  const days = Array.from({ length: 366 }, (_, at) => plusDays("2027-01-01", at));
  expectSmallSteps(
    days.map((born) => yearOf("Minneapolis", born, "boy", kg)),
    `${kg} kg`,
  );
});

it("holds the table of decision record 100", () => {
  const rowOf = (kg: number | null) => {
    const { bySize, all } = yearOf("Minneapolis", "2027-01-15", "boy", kg);
    const { "18-24m": last, ...sizes } = bySize;
    expect(last).toBe(0);
    return [...Object.values(sizes), all];
  };
  expect([null, 2.95, 3, 3.2].map(rowOf)).toEqual([
    [81, 57, 56, 63, 0, 222],
    [85, 59, 57, 65, 0, 231],
    [85, 62, 57, 65, 57, 280],
    [81, 65, 54, 68, 67, 290],
  ]);
});
