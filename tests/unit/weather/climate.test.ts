// The category table row by row with its edges, the vote with its guard, the seasons and the history window.
// Expected values are written out from the specification and decisions W1 to W4 and W8, not computed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDay, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { WEATHER_CATEGORIES, type WeatherCategory } from "../../../app/domain/vocabulary.ts";
import {
  classifyDay,
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

test("truly mild days keep their vote when the guard calls again", () => {
  const days = [aDay({ mean: 77 }), aDay({ mean: 76 }), aDay({ mean: 100, humidity: 50 })];
  expect(vote(days)).toMatchObject({ category: "Mild", counts: { Mild: 2, "Hot & Humid": 1 } });
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

/** What wins by the table alone. */
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

test("the counts add up to the days and no category has more than the winner", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 80 }), (days) => {
      const { category, counts } = vote(days);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(days.length);
      expect(counts[category]).toBe(Math.max(...Object.values(counts)));
    }),
  );
});

test("no days are called mild or transitional outside 60 to 77 °F unless most of them truly are", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 60 }), (days) => {
      const { category, counts } = vote(days);
      const mean = days.reduce((sum, day) => sum + (day.tempmax + day.tempmin) / 2, 0) / days.length;
      const truly = days.filter((day) => {
        const own = classifyDay(day);
        return own.category === category && !own.fellThrough;
      });
      if ((category === "Mild" || category === "Transitional") && (mean < 60 || mean > 77)) {
        expect(truly).toHaveLength(counts[category]);
      }
      expect(truly.length).toBeLessThanOrEqual(counts[category]);
    }),
  );
});

test("where no day fell through, the guard changes nothing", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 60 }), (days) => {
      const plain = days.filter((day) => !classifyDay(day).fellThrough);
      fc.pre(plain.length > 0);
      expect(vote(plain).category).toBe(firstVote(plain));
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
