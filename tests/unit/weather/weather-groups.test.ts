// How half months join into weather groups: each step of the rule by example, the whole by property. `spell`
// paints a calendar half by half, so that the examples read like the weather they describe.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type IsoDay, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { AGE_RANGE_MONTHS } from "../../../app/domain/wardrobe/growth.ts";
import { CALENDAR_SIZES, SECOND_YEAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { contradictsItsMean, type DayRecord } from "../../../app/domain/weather/climate.ts";
import { indexHistory } from "../../../app/domain/weather/month-cards.ts";
import {
  buildWeatherGroups,
  isBitterCold,
  type WeatherGroup,
} from "../../../app/domain/weather/weather-groups.ts";
import { type aDay, daily } from "../fixtures/normals.ts";

type Weather = Parameters<typeof aDay>[0];

const HUMID = { mean: 85, humidity: 80 };
const MILD = { mean: 68 };
const COOL = { mean: 52 };
const WET = { mean: 40, preciptype: ["rain"] } as const;
const DRY = { mean: 35, humidity: 30 };
const SNOWY = { mean: 15, preciptype: ["snow"] } as const;

/** A year in which the halves of January, February, March … have the given weather. */
function spell(halves: readonly Weather[]): DayRecord[] {
  return daily("2023-01-01", "2023-12-31", (date) => {
    const month = Number(date.slice(5, 7)) - 1;
    const lastOfFirstHalf = month === 1 ? "14" : [0, 2, 4, 6, 7, 9, 11].includes(month) ? "16" : "15";
    return halves[month * 2 + (date.slice(8) <= lastOfFirstHalf ? 0 : 1)];
  });
}

function firstGroups(halves: readonly Weather[]): WeatherGroup[] {
  return buildWeatherGroups(spell(halves), "2025-01-01")["0-3m"];
}

const outline = (groups: readonly WeatherGroup[]) =>
  groups.map((group) => `${group.category} ${group.start.slice(5)} ${group.end.slice(5)}`);

test("equal neighbours are one group", () => {
  expect(firstGroups([COOL, COOL, COOL, COOL, COOL, COOL])).toMatchObject([
    { weatherGroupOrder: 1, category: "Cool", durationDays: 90, start: "2025-01-01", end: "2025-03-31" },
  ]);
});

test("the first half of a month has the odd day", () => {
  expect(outline(firstGroups([COOL, MILD, MILD, MILD, MILD, DRY]))).toEqual([
    "Cool 01-01 01-16",
    "Mild 01-17 03-16",
    "Cold & Dry 03-17 03-31",
  ]);
});

test("a lone half between two groups of one category joins them", () => {
  expect(outline(firstGroups([SNOWY, DRY, SNOWY, SNOWY, WET, WET]))).toEqual([
    "Cold & Snowy 01-01 02-28",
    "Cold & Wet 03-01 03-31",
  ]);
});

test("a flickering winter becomes one group", () => {
  expect(outline(firstGroups([SNOWY, DRY, SNOWY, DRY, SNOWY, DRY]))).toEqual([
    "Cold & Snowy 01-01 03-16",
    "Cold & Dry 03-17 03-31",
  ]);
});

test("two halves between groups of one category stay a group", () => {
  expect(firstGroups([SNOWY, DRY, DRY, SNOWY, SNOWY, SNOWY])).toHaveLength(3);
});

test("a lone half at the edge of the range stays a group of 21 days or less", () => {
  expect(firstGroups([MILD, COOL, COOL, COOL, COOL, COOL])[0]).toMatchObject({ durationDays: 16 });
});

test("beyond four groups the shortest joins the earlier neighbor where both are as near", () => {
  // Of the shortest, the first is cool; it is twelve degrees from both neighbors.
  expect(outline(firstGroups([DRY, WET, COOL, { mean: 64 }, HUMID, HUMID]))).toEqual([
    "Cold & Dry 01-01 01-16",
    "Cold & Wet 01-17 02-14",
    "Mild 02-15 02-28",
    "Hot & Humid 03-01 03-31",
  ]);
});

test("beyond four groups the shortest joins the neighbour with the nearer mean, which keeps its category", () => {
  // 16 dry, 15 wet, 14 cool, 14 mild, 31 humid: of the shortest, the first is cool (52), and wet (40) is
  // nearer than mild (68).
  expect(outline(firstGroups([DRY, WET, COOL, MILD, HUMID, HUMID]))).toEqual([
    "Cold & Dry 01-01 01-16",
    "Cold & Wet 01-17 02-14",
    "Mild 02-15 02-28",
    "Hot & Humid 03-01 03-31",
  ]);
});

test("six groups join until four are left", () => {
  expect(outline(firstGroups([SNOWY, WET, COOL, MILD, HUMID, DRY]))).toEqual([
    "Cold & Snowy 01-01 01-16",
    "Cold & Wet 01-17 02-14",
    "Hot & Humid 02-15 03-16",
    "Cold & Dry 03-17 03-31",
  ]);
});

test("a shortest group at the edge joins its only neighbour", () => {
  const halves = [DRY, DRY, COOL, MILD, HUMID, WET, DRY, SNOWY];
  expect(outline(buildWeatherGroups(spell(halves), "2025-02-01")["0-3m"])).toEqual([
    "Mild 02-01 02-28",
    "Hot & Humid 03-01 03-16",
    // The dry half that the wet one joins: half of all days have rain now.
    "Cold & Wet 03-17 04-15",
    "Cold & Snowy 04-16 04-30",
  ]);
});

test("a lone half that a join leaves between two groups of one category joins them too", () => {
  // Humid, the shortest, joins mild, so that mild is on both sides of cool.
  expect(outline(firstGroups([DRY, MILD, HUMID, COOL, MILD, WET]))).toEqual([
    "Cold & Dry 01-01 01-16",
    "Mild 01-17 03-16",
    "Cold & Wet 03-17 03-31",
  ]);
});

// Half months join a neighbor and take its name; 45.5 and 40 °F come to 43.6, where nothing is called Cool.
test.each<[string, Weather[], string]>([
  [
    "a cool spring whose lone cold half is dry",
    [{ mean: 45.5 }, DRY, { mean: 45.5 }],
    "Cold & Dry 01-01 02-14",
  ],
  ["with more rain", [{ mean: 45.5, preciptype: ["rain"] }, WET, { mean: 45.5 }], "Cold & Wet 01-01 02-14"],
  [
    "with as much snow",
    [{ mean: 46 }, SNOWY, { mean: 46, preciptype: ["snow"] }],
    "Cold & Snowy 01-01 02-14",
  ],
  ["that stays cool on average", [{ mean: 52 }, DRY, { mean: 52 }], "Cool 01-01 02-14"],
  ["of two kinds of cold: a third is wet", [DRY, WET, DRY], "Cold & Dry 01-01 02-14"],
  ["of two kinds of cold: two thirds are wet", [WET, DRY, WET], "Cold & Wet 01-01 02-14"],
])("halves that join are named anew by their joined figures: %s", (_, halves, first) => {
  expect(outline(firstGroups([...halves, MILD, MILD, MILD]))[0]).toBe(first);
});

test("a name that joined halves get anew joins them to the next ones of that name", () => {
  const halves = [{ mean: 45.5 }, DRY, { mean: 45.5 }, DRY, DRY, MILD];
  expect(outline(firstGroups(halves))).toEqual(["Cold & Dry 01-01 03-16", "Mild 03-17 03-31"]);
});

test("temperatures are weighted by days", () => {
  const [group] = firstGroups([{ mean: 62 }, { mean: 70 }, COOL, COOL, COOL, COOL]);
  // (16 × 67 + 15 × 75) / 31, and ten degrees less.
  expect(group).toMatchObject({ avgTempMax: 70.9, avgTempMin: 60.9 });
});

test("counts are averages per year, summed over the group and rounded once", () => {
  const days = [2022, 2023].flatMap((year) =>
    daily(`${year}-01-01`, `${year}-03-31`, (date) => ({
      mean: 50,
      // One rainy day in each half in one of two years: six times one half, not six times a rounded value.
      preciptype: year === 2022 && /-(05|25)$/.test(date) ? ["rain", "snow"] : [],
      windmax: /-10$/.test(date) ? 20 : 5,
    })),
  );
  expect(buildWeatherGroups(days, "2025-01-01")["0-3m"]).toMatchObject([
    { rainyDays: 3, snowyDays: 3, windyDays: 3 },
  ]);
});

test("bitter cold is decided on the merged group, not by halves of a month", () => {
  const near = (mean: number) => ({ ...SNOWY, mean });
  // Halves of 18 and 22 °F alternate: one group at 20, which is not below 20.
  expect(firstGroups([near(18), near(22.2), near(18), near(22.2), near(18), near(22.2)])).toMatchObject([
    { category: "Cold & Snowy", durationDays: 90, isBitter: false },
  ]);
  expect(firstGroups([near(18), near(21), near(18), near(21), near(18), near(21)])).toMatchObject([
    { category: "Cold & Snowy", durationDays: 90, isBitter: true },
  ]);
  expect(isBitterCold({ avgTempMin: 15, avgTempMax: 25 })).toBe(false);
  expect(isBitterCold({ avgTempMin: 14.9, avgTempMax: 25 })).toBe(true);
});

test("windy days are null without wind readings", () => {
  expect(firstGroups([COOL, COOL, COOL, COOL, COOL, COOL])[0]?.windyDays).toBeNull();
});

test("a half is guarded like a month", () => {
  const cold = { mean: 26, humidity: 72 };
  expect(firstGroups([cold, cold, cold, cold, cold, cold])).toMatchObject([{ category: "Cold & Dry" }]);
});

test("without history the seasons stand in and every group says so", () => {
  expect(buildWeatherGroups([], "2025-01-01")).toMatchObject({
    "0-3m": [
      {
        category: "Cold & Dry",
        estimated: true,
        avgTempMin: 50,
        avgTempMax: 70,
        rainyDays: 0,
        windyDays: null,
      },
      { category: "Mild", estimated: true },
    ],
    "3-6m": [{ category: "Mild" }, { category: "Hot & Humid" }],
    "6-9m": [{ category: "Hot & Humid" }, { category: "Cool" }],
    "9-12m": [{ category: "Cool" }, { category: "Cold & Dry" }],
  });
});

test("a half without history takes the weather of its month", () => {
  const days = daily("2023-01-01", "2023-01-16", () => MILD);
  expect(buildWeatherGroups(days, "2025-01-01")["0-3m"][0]).toMatchObject({
    category: "Mild",
    end: "2025-01-31",
    estimated: false,
  });
});

test("defaults of months without history do not blur the temperatures of a group", () => {
  const days = daily("2023-04-01", "2023-04-30", () => ({ mean: 76 }));
  expect(buildWeatherGroups(days, "2025-03-01")["0-3m"]).toMatchObject([
    { category: "Mild", avgTempMax: 81, estimated: true },
  ]);
});

const anyWeather = fc.constantFrom<Weather>(HUMID, MILD, COOL, WET, DRY, SNOWY);
const anyYear = fc.array(anyWeather, { minLength: 24, maxLength: 24 }).map(spell);
const anyDueDate = fc.integer({ min: 0, max: 15_000 }).map((offset) => plusDays("2015-01-01", offset));
const anyGaps = fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 6 });

test("the groups of a range are one to four, in order, and partition its days", () => {
  fc.assert(
    fc.property(anyYear, anyDueDate, (days, dueDate) => {
      const byRange = buildWeatherGroups(days, dueDate);
      for (const later of SECOND_YEAR_SIZES) expect(byRange[later]).toEqual([]);
      for (const range of CALENDAR_SIZES) {
        const groups = byRange[range];
        const { first, last } = AGE_RANGE_MONTHS[range];
        expect(groups.length).toBeGreaterThanOrEqual(1);
        expect(groups.length).toBeLessThanOrEqual(4);
        expect(groups.map((group) => group.weatherGroupOrder)).toEqual(groups.map((_, at) => at + 1));
        let next = plusMonths(dueDate, first);
        for (const group of groups) {
          expect(group.start).toBe(next);
          next = plusDays(group.end, 1);
          expect(plusDays(group.start, group.durationDays)).toBe(next);
        }
        expect(next).toBe(plusMonths(dueDate, last + 1));
      }
    }),
  );
});

test("no neighbours share a category and no lone half is left between two that do", () => {
  fc.assert(
    fc.property(anyYear, anyDueDate, (days, dueDate) => {
      for (const groups of Object.values(buildWeatherGroups(days, dueDate))) {
        groups.forEach((group, at) => {
          expect(group.category).not.toBe(groups[at + 1]?.category);
          const enclosed = at > 0 && groups[at - 1]?.category === groups[at + 1]?.category;
          if (enclosed) expect(group.durationDays).toBeGreaterThan(16);
        });
      }
    }),
  );
});

/** Weather on both sides of the limits between categories. */
const nearLimits = fc.record({
  mean: fc.constantFrom(29, 31, 43.5, 44.9, 45, 46, 59, 60, 61, 76.9, 77, 77.4, 79),
  preciptype: fc.constantFrom<DayRecord["preciptype"]>([], ["rain"], ["snow"], ["rain", "snow"]),
  humidity: fc.constantFrom(30, 55, 80),
});
const aChangeableYear = fc.array(nearLimits, { minLength: 24, maxLength: 24 }).map(spell);

/** Counts are rounded to whole days; a day can have both rain and snow. */
function isNamedAfterItsDays({ category, durationDays, rainyDays, snowyDays }: WeatherGroup): boolean {
  const mostWet = rainyDays + snowyDays + 1 >= 0.4 * durationDays;
  if (category === "Cold & Snowy") return mostWet && snowyDays >= rainyDays;
  if (category === "Cold & Wet") return mostWet && rainyDays >= snowyDays;
  return category !== "Cold & Dry" || Math.max(rainyDays, snowyDays) - 0.5 < 0.4 * durationDays;
}

test("no group has a name that its mean, rain, or snow forbids", () => {
  fc.assert(
    fc.property(aChangeableYear, anyDueDate, (days, dueDate) => {
      for (const group of Object.values(buildWeatherGroups(days, dueDate)).flat()) {
        const mean = (group.avgTempMin + group.avgTempMax) / 2;
        expect(contradictsItsMean(group.category, mean)).toBe(false);
        expect(isNamedAfterItsDays(group)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("gaps, the order of the days and an index make no difference to sound groups", () => {
  fc.assert(
    fc.property(anyYear, anyGaps, anyDueDate, (year, gaps, dueDate) => {
      // Each gap removes thirty days, so that some months lose everything.
      const days = year.filter((_, day) => !gaps.some((gap) => day >= gap && day < gap + 30));
      const groups = buildWeatherGroups(days, dueDate);
      expect(buildWeatherGroups(days.toReversed(), dueDate)).toEqual(groups);
      expect(buildWeatherGroups(indexHistory(days), dueDate)).toEqual(groups);
      for (const group of Object.values(groups).flat()) {
        for (const value of Object.values(group)) expect(value).not.toBeNaN();
        expect(group.rainyDays).toBeLessThanOrEqual(group.durationDays);
        expect(group.avgTempMin).toBeLessThanOrEqual(group.avgTempMax);
      }
    }),
  );
});

test.each<IsoDay>(["2024-02-29", "2025-01-31", "2023-12-31", "2028-02-28"])(
  "a baby due on %s has groups in every range",
  (dueDate) => {
    const groups = buildWeatherGroups(spell(Array<Weather>(24).fill(COOL)), dueDate);
    expect(CALENDAR_SIZES.map((range) => outline(groups[range]).length)).toEqual([1, 1, 1, 1]);
  },
);
