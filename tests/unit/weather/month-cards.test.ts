// The twelve month cards: their dates, their yearly averages, and what they show without history. Histories
// are written by hand, so that every expected figure can be checked on paper.
import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import type { DayRecord } from "../../../app/domain/weather/climate.ts";
import { buildMonthCards, indexHistory, type MonthCard } from "../../../app/domain/weather/month-cards.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { aDay, daily } from "../fixtures/normals.ts";

function cardOf(days: readonly DayRecord[], dueDate: string, month = 0): MonthCard {
  const card = buildMonthCards(days, dueDate)[month];
  if (!card) throw new Error(`No card for month ${month}`);
  return card;
}

const anyDueDate = fc.integer({ min: 0, max: 15_000 }).map((offset) => plusDays("2015-01-01", offset));
const anyHistory = fc
  .uniqueArray(fc.integer({ min: 0, max: 1826 }), { maxLength: 120 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets.map((offset) =>
        fc
          .record({
            mean: fc.double({ min: -30, max: 110, noNaN: true }),
            range: fc.double({ min: 0, max: 45, noNaN: true }),
            humidity: fc.option(fc.integer({ min: 0, max: 100 })),
            precip: fc.double({ min: 0, max: 3, noNaN: true }),
            preciptype: fc.subarray(["rain", "snow"] as const),
            windmax: fc.option(fc.integer({ min: 0, max: 60 })),
          })
          .map((fields) => aDay({ ...fields, date: plusDays("2019-06-15", offset) })),
      ),
    ),
  );

test("the cards cover exactly the year, without gap or overlap, for any due date", () => {
  fc.assert(
    fc.property(anyDueDate, (dueDate) => {
      const cards = buildMonthCards([], dueDate);
      expect(cards.map((card) => card.monthNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      let next = dueDate;
      for (const card of cards) {
        expect(card.startDate).toBe(next);
        next = plusDays(card.endDate, 1);
      }
      expect(next).toBe(plusMonths(dueDate, 12));
    }),
  );
});

test("months that begin on the 31st are clamped to the month's end and come back", () => {
  const dates = buildMonthCards([], "2025-01-31").map((card) => [card.startDate, card.endDate]);
  expect(dates.slice(0, 3)).toEqual([
    ["2025-01-31", "2025-02-27"],
    ["2025-02-28", "2025-03-30"],
    ["2025-03-31", "2025-04-29"],
  ]);
});

test("temperatures and humidity are means and a day without humidity counts as 50", () => {
  const days = [
    aDay({ date: "2022-05-03", tempmax: 70, tempmin: 50, humidity: 61 }),
    aDay({ date: "2023-05-20", tempmax: 80.3, tempmin: 56.1, humidity: null }),
  ];
  expect(cardOf(days, "2025-05-01")).toMatchObject({ avgTempMax: 75.2, avgTempMin: 53.1, avgHumidity: 55.5 });
});

/** By the last digit of the day. */
const WETNESS: Readonly<Record<string, Partial<DayRecord>>> = {
  1: { preciptype: ["rain", "snow"], precip: 0.5 },
  2: { preciptype: ["rain"], precip: 0 },
};

test("rain, snow, wind and precipitation are averages per year", () => {
  const days = [2021, 2022, 2023, 2024].flatMap((year) =>
    daily(`${year}-04-01`, `${year}-04-30`, (date) => ({
      ...(WETNESS[date.slice(-1)] ?? { preciptype: [], precip: 0 }),
      windmax: date.slice(8) < "05" ? 20 : date === "2021-04-05" ? 19.9 : 8,
    })),
  );
  expect(cardOf(days, "2025-04-01")).toMatchObject({
    rainDays: 6,
    snowDays: 3,
    precipAmount: 1.5,
    windyDays: 4,
    historicalYears: [2021, 2022, 2023, 2024],
    estimated: false,
  });
});

test("a history that cuts a year off in the middle of the month does not thin the averages", () => {
  const rainy = daily("2022-04-10", "2024-04-09", () => ({ preciptype: ["rain"], precip: 0.1 }));
  expect(cardOf(rainy, "2025-04-01")).toMatchObject({ rainDays: 30, precipAmount: 3 });
});

test("windy days are null where the provider gives no wind", () => {
  expect(cardOf(daily("2023-04-01", "2023-04-30"), "2025-04-01").windyDays).toBeNull();
});

test("days without a wind reading do not dilute the windy ones", () => {
  const days = daily("2023-04-01", "2023-04-30", (date) => ({ windmax: date.slice(8) <= "15" ? 25 : null }));
  expect(cardOf(days, "2025-04-01").windyDays).toBe(30);
});

test("February 29 of the history counts with February 28", () => {
  const leapDay = [aDay({ date: "2024-02-29", mean: 20 })];
  expect(cardOf(leapDay, "2025-02-28").avgTempMax).toBe(25);
  expect(cardOf(leapDay, "2025-01-29").avgTempMax).toBe(70);
  expect(cardOf(leapDay, "2025-02-01").historicalYears).toEqual([2024]);
});

test("a baby due on February 29 finds the history of common years", () => {
  const days = daily("2023-02-28", "2023-02-28", () => ({ mean: 20 }));
  expect(cardOf(days, "2028-02-29").avgTempMax).toBe(25);
});

test("a month across New Year reads both sides of it and nothing else", () => {
  const days = daily("2022-01-01", "2023-12-31", (date) => ({
    mean: date.slice(5) >= "12-20" || date.slice(5) <= "01-19" ? 20 : 70,
    preciptype: ["snow"],
  }));
  expect(cardOf(days, "2025-12-20")).toMatchObject({
    avgTempMax: 25,
    snowDays: 31,
    primaryWeatherCategory: "Cold & Snowy",
    historicalYears: [2022, 2023],
  });
});

test("the counts stored are those of the vote that decided", () => {
  const card = cardOf(
    daily("2023-01-01", "2023-01-31", () => ({ mean: 26, humidity: 72 })),
    "2025-01-01",
  );
  expect(card.primaryWeatherCategory).toBe("Cold & Dry");
  expect(card.weatherCategoryCounts).toMatchObject({ "Cold & Dry": 31, Mild: 0 });
});

test("a month without any history has the defaults and the category of its season", () => {
  expect(cardOf([], "2025-11-25")).toEqual({
    monthNumber: 0,
    startDate: "2025-11-25",
    endDate: "2025-12-24",
    avgTempMax: 70,
    avgTempMin: 50,
    avgHumidity: 40,
    rainDays: 0,
    snowDays: 0,
    precipAmount: 0,
    windyDays: null,
    historicalYears: [],
    weatherCategoryCounts: expect.objectContaining({ "Cold & Dry": 0, Mild: 0 }),
    primaryWeatherCategory: "Cold & Dry",
    estimated: true,
  });
});

test("only the months without history are estimated", () => {
  const estimated = buildMonthCards(daily("2023-03-01", "2023-04-30"), "2025-01-01").map(
    (card) => card.estimated,
  );
  expect(estimated.indexOf(false)).toBe(2);
  expect(estimated.filter((value) => !value)).toHaveLength(2);
});

test("the order of the history does not matter, and an index gives the same cards as its records", () => {
  fc.assert(
    fc.property(anyHistory, anyDueDate, (days, dueDate) => {
      const cards = buildMonthCards(days, dueDate);
      expect(buildMonthCards(days.toReversed(), dueDate)).toEqual(cards);
      expect(buildMonthCards(indexHistory(days), dueDate)).toEqual(cards);
    }),
  );
});

test("any patchy history gives cards without NaN and with counts that fit the month", () => {
  fc.assert(
    fc.property(anyHistory, anyDueDate, (days, dueDate) => {
      for (const card of buildMonthCards(days, dueDate)) {
        for (const value of Object.values(card)) expect(value).not.toBeNaN();
        expect(Math.max(card.rainDays, card.snowDays, card.windyDays ?? 0)).toBeLessThanOrEqual(31);
        expect(card.avgTempMin).toBeLessThanOrEqual(card.avgTempMax);
        expect(card.estimated).toBe(card.historicalYears.length === 0);
      }
    }),
  );
});

test("a record whose date is not a day is refused", () => {
  expect(() => buildMonthCards([aDay({ date: "2023-13-01" })], "2025-01-01")).toThrow(RangeError);
});

test("five years of days become cards and groups within a few milliseconds", () => {
  const days = daily("2020-06-15", "2025-06-14", (date) => ({ mean: 40 + Number(date.slice(8)) }));
  const run = () => {
    const started = performance.now();
    const index = indexHistory(days);
    buildMonthCards(index, "2025-08-01");
    buildWeatherGroups(index, "2025-08-01");
    return performance.now() - started;
  };
  // The fastest of many runs, or a busy machine would decide.
  expect(Math.min(...Array.from({ length: 50 }, run))).toBeLessThan(4);
});
