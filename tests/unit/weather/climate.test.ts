// The category table row by row with its edges, the vote and its guard, the seasons, and the history window.
// Expected values are copied from the specification and decisions W1 to W4 and W8, not calculated.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDay, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { WEATHER_CATEGORIES, type WeatherCategory } from "../../../app/domain/vocabulary.ts";
import {
  classifyDay,
  contradictsItsMean,
  type DayRecord,
  seasonCategory,
  vote,
  weatherWindow,
} from "../../../app/domain/weather/climate.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { aDay, CHICAGO, daily } from "../fixtures/normals.ts";

const DRY = { preciptype: [] };
const RAIN = { preciptype: ["rain"] } as const;
const SNOW = { preciptype: ["snow"] } as const;
const BOTH = { preciptype: ["rain", "snow"] } as const;

test.each<[Parameters<typeof aDay>[0], WeatherCategory]>([
  [{ mean: 77.5, humidity: 60.5 }, "Hot & Humid"],
  [{ mean: 95, humidity: 90, ...RAIN }, "Hot & Humid"],
  [{ mean: 77.5, humidity: 39.5 }, "Hot & Dry"],
  [{ mean: 110, humidity: 5, range: 40 }, "Hot & Dry"],
  [{ mean: 31.5, ...SNOW }, "Cold & Snowy"],
  [{ mean: 31, ...BOTH }, "Cold & Snowy"],
  [{ mean: 31, ...RAIN }, "Cold & Wet"],
  [{ mean: 30, ...RAIN }, "Cold & Wet"],
  [{ mean: 32, ...BOTH }, "Cold & Wet"],
  [{ mean: 45, ...RAIN }, "Cold & Wet"],
  [{ mean: 44.5, humidity: 49.5, ...DRY }, "Cold & Dry"],
  [{ mean: -10, humidity: 20, ...DRY }, "Cold & Dry"],
  [{ mean: 45, ...DRY }, "Cool"],
  [{ mean: 45, ...SNOW }, "Cool"],
  [{ mean: 45, humidity: 20, ...DRY }, "Cool"],
  [{ mean: 59.5, range: 30 }, "Cool"],
  [{ mean: 60 }, "Mild"],
  [{ mean: 77, humidity: 90 }, "Mild"],
  [{ mean: 70, range: 40, ...RAIN }, "Mild"],
])("a day of %j is %s by a row of its own", (fields, category) => {
  expect(classifyDay(aDay(fields))).toEqual({ category, fellThrough: false });
});

test.each<[Parameters<typeof aDay>[0], WeatherCategory]>([
  [{ mean: 80, humidity: 60, range: 20.5 }, "Transitional"],
  [{ mean: 80, humidity: 60, range: 20 }, "Mild"],
  [{ mean: 80, humidity: 40, range: 10 }, "Mild"],
  [{ mean: 80, humidity: null, range: 10 }, "Mild"],
  [{ mean: 40, humidity: 50, range: 10 }, "Mild"],
  [{ mean: 40, humidity: null, range: 10 }, "Mild"],
  [{ mean: 40, humidity: 70, range: 24 }, "Transitional"],
  [{ mean: 29.5, ...RAIN }, "Mild"],
  [{ mean: 32, ...SNOW }, "Mild"],
  [{ mean: 32, humidity: 30, ...SNOW, range: 25 }, "Transitional"],
])("a day of %j falls through to %s", (fields, category) => {
  expect(classifyDay(aDay(fields))).toEqual({ category, fellThrough: true });
});

test("the most frequent category wins and every day is counted", () => {
  const { category, counts } = vote([aDay(), aDay(), aDay({ mean: 50 })]);
  expect(category).toBe("Mild");
  expect(counts).toMatchObject({ Mild: 2, Cool: 1, "Hot & Humid": 0, Unknown: 0 });
});

test("a tie goes to the earlier row of the table", () => {
  expect(vote([aDay({ mean: 65 }), aDay({ mean: 50 })]).category).toBe("Cool");
  expect(vote([aDay({ mean: 40, ...RAIN }), aDay({ mean: 20, ...SNOW })]).category).toBe("Cold & Snowy");
});

test("no days are unknown", () => {
  expect(vote([]).category).toBe("Unknown");
});

test.each<[string, Parameters<typeof aDay>[0], WeatherCategory]>([
  ["hot and humid enough", { mean: 80, humidity: 50 }, "Hot & Humid"],
  ["hot without a humidity reading", { mean: 80, humidity: null }, "Hot & Humid"],
  ["hot and rather dry", { mean: 80, humidity: 49 }, "Hot & Dry"],
  ["cold and dry", { mean: 20, humidity: 70 }, "Cold & Dry"],
  ["cold with rain", { mean: 20, humidity: 70, ...RAIN }, "Cold & Wet"],
  ["just too warm for the snowy row", { mean: 35, humidity: 70, ...SNOW }, "Cold & Snowy"],
  ["cold with a wide range", { mean: 20, humidity: 70, range: 30 }, "Cold & Dry"],
])("days that fell through and are %s are voted into their climate", (_, fields, category) => {
  const result = vote([aDay(fields), aDay(fields)]);
  expect(result.category).toBe(category);
  expect(result.counts).toMatchObject({ [category]: 2, Mild: 0, Transitional: 0 });
});

test.each<[string, Parameters<typeof aDay>[0][], WeatherCategory, WeatherCategory]>([
  [
    "Mild of exactly 60",
    [
      { mean: 40, humidity: 70 },
      { mean: 80, humidity: 55 },
    ],
    "Mild",
    "Mild",
  ],
  [
    "Mild just below 60",
    [
      { mean: 39.8, humidity: 70 },
      { mean: 80, humidity: 55 },
    ],
    "Mild",
    "Hot & Humid",
  ],
  ["Mild of exactly 77", [{ mean: 78, humidity: 50 }, { mean: 76 }], "Mild", "Mild"],
  [
    "Mild just above 77",
    [{ mean: 78, humidity: 50 }, { mean: 78, humidity: 50 }, { mean: 75.2 }],
    "Mild",
    "Hot & Humid",
  ],
  [
    "Transitional of exactly 60",
    [
      { mean: 40, humidity: 70, range: 24 },
      { mean: 80, humidity: 55, range: 24 },
    ],
    "Transitional",
    "Transitional",
  ],
  [
    "Transitional just below 60",
    [
      { mean: 39.8, humidity: 70, range: 24 },
      { mean: 80, humidity: 55, range: 24 },
      { mean: 59, humidity: 70 },
      { mean: 39.8, humidity: 70, range: 24 },
    ],
    "Transitional",
    "Cold & Dry",
  ],
  [
    "Cool of exactly 45",
    [{ mean: 50 }, { mean: 50 }, { mean: 40, humidity: 70 }, { mean: 40, humidity: 70, range: 24 }],
    "Cool",
    "Cool",
  ],
  [
    "Cool just below 45",
    [
      { mean: 48 },
      { mean: 48 },
      { mean: 41.9, humidity: 70 },
      { mean: 41.9, humidity: 70, range: 24 },
      { mean: 44, humidity: 70, range: 24, ...SNOW },
    ],
    "Cool",
    "Cold & Dry",
  ],
  [
    "Cool in the warmth, which it promises nothing about",
    [{ mean: 50 }, { mean: 50 }, { mean: 90 }],
    "Cool",
    "Cool",
  ],
])("the guard at its edge: days that first read %s", (_, fields, first, decided) => {
  const days = fields.map(aDay);
  expect(firstVote(days)).toBe(first);
  expect(vote(days).category).toBe(decided);
});

test("a February of 38 °F is not cool and an October of 46 °F is not mild", () => {
  const february = [
    ...daily("2023-02-01", "2023-02-12", () => ({ mean: 46 })),
    ...daily("2023-02-13", "2023-02-20", () => ({ mean: 32, humidity: 70 })),
    ...daily("2023-02-21", "2023-02-28", () => ({ mean: 32, humidity: 70, range: 24 })),
  ];
  expect(firstVote(february)).toBe("Cool");
  expect(vote(february)).toMatchObject({ category: "Cold & Dry", counts: { Cool: 12, "Cold & Dry": 16 } });
  const october = [
    ...daily("2023-10-01", "2023-10-14", () => ({ mean: 50 })),
    ...daily("2023-10-15", "2023-10-31", () => ({ mean: 43, humidity: 70 })),
  ];
  expect(firstVote(october)).toBe("Mild");
  expect(vote(october)).toMatchObject({ category: "Cold & Dry", counts: { Mild: 0, Cool: 14 } });
});

test.each<[string, Parameters<typeof aDay>[0][], WeatherCategory]>([
  ["mild days above 77", [{ mean: 77 }, { mean: 76 }, { mean: 100, humidity: 50 }], "Hot & Humid"],
  [
    "mild days below 60 between cool ones",
    [{ mean: 60 }, { mean: 60 }, { mean: 60 }, { mean: 50 }, { mean: 50 }],
    "Cool",
  ],
  [
    "mild days below 60 without any cool one",
    [{ mean: 61 }, { mean: 61 }, { mean: 40, humidity: 40 }],
    "Cool",
  ],
  [
    "cool days at 41.6 of a dry month",
    [{ mean: 48 }, { mean: 48 }, { mean: 48 }, { mean: 32, humidity: 40 }, { mean: 32, humidity: 40 }],
    "Cold & Dry",
  ],
  [
    "cool days at 41.6 of a snowy month",
    [{ mean: 48, ...SNOW }, { mean: 48 }, { mean: 48 }, { mean: 31, ...SNOW }, { mean: 33, ...SNOW }],
    "Cold & Snowy",
  ],
])(
  "W1b: where both votes contradict the mean, the strongest that it allows wins: %s",
  (_, fields, decided) => {
    const days = fields.map(aDay);
    expect(vote(days).category).toBe(decided);
  },
);

test.each<[string, number, number, number, WeatherCategory]>([
  // Of ten days: with rain, with snow, with both.
  ["a Portland December", 7, 0, 0, "Cold & Wet"],
  ["rain on four of ten", 4, 0, 0, "Cold & Wet"],
  ["rain on three of ten", 3, 0, 0, "Cold & Dry"],
  ["as much snow as rain", 2, 2, 0, "Cold & Snowy"],
  ["days with both", 0, 0, 4, "Cold & Snowy"],
  ["less snow than rain", 3, 1, 1, "Cold & Wet"],
  ["hardly anything", 1, 1, 1, "Cold & Dry"],
])("W1c: a cold stretch is named after its days: %s", (_, rain, snow, both, decided) => {
  const dry = 10 - rain - snow - both;
  const of = (count: number, fields: Parameters<typeof aDay>[0]) =>
    Array.from({ length: count }, () => aDay({ mean: 38, humidity: 45, ...fields }));
  const days = [...of(rain, RAIN), ...of(snow, SNOW), ...of(both, BOTH), ...of(dry, DRY)];
  expect(vote(days).category).toBe(decided);
});

test("a winner other than mild or transitional is never voted on again", () => {
  const days = [...daily("2023-01-01", "2023-01-05", () => ({ mean: 20, ...SNOW })), aDay({ mean: 40 })];
  expect(vote(days).counts).toMatchObject({ "Cold & Snowy": 5, Mild: 1 });
});

test("a dry January in Chicago is not mild", () => {
  const humid = daily("2023-01-01", "2023-01-31", () => ({ mean: 26, humidity: 72 }));
  expect(vote(humid).category).toBe("Cold & Dry");
  expect(vote(expandNormals(CHICAGO, "2023-01-01", "2023-01-31")).category).toMatch(/^Cold/);
});

function meanOf(days: readonly DayRecord[]): number {
  return days.reduce((sum, day) => sum + (day.tempmax + day.tempmin) / 2, 0) / days.length;
}

/** The winner by the table alone. */
function firstVote(days: readonly DayRecord[]): WeatherCategory | undefined {
  const count = (category: WeatherCategory) =>
    days.filter((day) => classifyDay(day).category === category).length;
  return WEATHER_CATEGORIES.toSorted((a, b) => count(b) - count(a))[0];
}

const anyDay = fc
  .record({
    mean: fc.double({ min: -40, max: 120, noNaN: true }),
    range: fc.double({ min: 0, max: 50, noNaN: true }),
    humidity: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    preciptype: fc.subarray(["rain", "snow"] as const),
  })
  .map(aDay);

test("every day has a known category and only hot or cold days fall through", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { category, fellThrough } = classifyDay(day);
      expect(WEATHER_CATEGORIES).toContain(category);
      expect(category).not.toBe("Unknown");
      const mean = (day.tempmax + day.tempmin) / 2;
      if (fellThrough) expect(mean < 45 || mean > 77).toBe(true);
    }),
  );
});

test("the counts add up to the days, and no name contradicts the mean", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 80 }), (days) => {
      const { category, counts } = vote(days);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(days.length);
      expect(category).not.toBe("Unknown");
      expect(contradictsItsMean(category, meanOf(days))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("what is called mild or transitional has a mean of 60 to 77 °F", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 60 }), (days) => {
      const { category } = vote(days);
      if (category !== "Mild" && category !== "Transitional") return;
      expect(meanOf(days)).toBeGreaterThanOrEqual(60);
      expect(meanOf(days)).toBeLessThanOrEqual(77);
    }),
  );
});

test("where the first vote does not contradict the mean, it stands, but for the name of the cold", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 60 }), (days) => {
      const first = firstVote(days);
      fc.pre(first !== undefined && !contradictsItsMean(first, meanOf(days)));
      const isCold = first?.startsWith("Cold");
      expect(vote(days).category).toEqual(isCold ? expect.stringMatching(/^Cold/) : first);
    }),
  );
});

test.each<[string, WeatherCategory]>([
  ["2025-12-01", "Cold & Dry"],
  ["2025-02-28", "Cold & Dry"],
  ["2025-03-01", "Mild"],
  ["2025-05-31", "Mild"],
  ["2025-06-01", "Hot & Humid"],
  ["2025-08-31", "Hot & Humid"],
  ["2025-09-01", "Cool"],
  ["2025-11-30", "Cool"],
])("the season of %s is %s", (day, category) => {
  expect(seasonCategory(day, 40)).toBe(category);
});

test("the seasons turn round south of the equator, and between the tropics there are none", () => {
  expect(seasonCategory("2025-01-15", -34)).toBe("Hot & Humid");
  expect(seasonCategory("2025-07-31", -34)).toBe("Cold & Dry");
  expect(seasonCategory("2025-10-01", -34)).toBe("Mild");
  for (let month = 1; month <= 12; month++) {
    const day = `2025-${String(month).padStart(2, "0")}-15`;
    for (const latitude of [-23, 0, 1.3, 21]) expect(seasonCategory(day, latitude)).toBe("Hot & Humid");
  }
});

test.each([
  ["2025-12-01", "2025-06-15", { start: "2020-06-14", end: "2025-06-14" }],
  ["2025-06-20", "2025-06-15", { start: "2020-06-14", end: "2025-06-14" }],
  ["2024-01-01", "2025-06-15", { start: "2020-06-14", end: "2025-06-14" }],
  ["2024-09-01", "2024-03-01", { start: "2019-02-28", end: "2024-02-29" }],
  ["2025-09-01", "2025-01-01", { start: "2019-12-31", end: "2024-12-31" }],
])(
  "the history for a baby due on %s, asked for on %s, is five years up to yesterday",
  (due, today, window) => {
    expect(weatherWindow(due, today)).toEqual(window);
  },
);

test("the window never reaches today and always spans five years", () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => plusDays("2000-01-01", offset));
  fc.assert(
    fc.property(day, day, (due, today) => {
      const { start, end } = weatherWindow(due, today);
      expect(end < today && isDay(start)).toBe(true);
      expect(start).toBe(plusMonths(end, -60));
    }),
  );
});
