// Which of a place's records are trusted (decision W22): compared with its typical climate, and by
// themselves.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayRecord } from "~/domain/weather/climate.ts";
import {
  climateOfRecord,
  doubtOfForecast,
  doubtOfRecord,
  isOfAnotherClimate,
} from "~/domain/weather/doubt.ts";
import { expandNormals, type MonthNormal } from "~/domain/weather/typical-climate.ts";
import { normalsAt } from "~/domain/weather/world-climate.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { CITIES } from "../fixtures/cities.ts";
import * as fixtures from "../fixtures/normals.ts";

const { aDay, daily, MINNEAPOLIS } = fixtures;
const [START, END] = ["2021-11-19", "2026-11-19"];
const RECORD = expandNormals(MINNEAPOLIS, START, END);

const changed = (change: (day: DayRecord) => Partial<DayRecord>, days = RECORD) =>
  days.map((day) => ({ ...day, ...change(day) }));
const warmer = (byF: number, months = /./) =>
  changed(({ date, tempmax, tempmin }) =>
    months.test(date.slice(5, 7)) ? { tempmax: tempmax + byF, tempmin: tempmin + byF } : {},
  );
/** The record with one day changed. */
const once = (fields: Partial<DayRecord>) =>
  RECORD.map((day, at) => (at === 700 ? { ...day, ...fields } : day));
const doubt = (days: readonly DayRecord[], typical: readonly MonthNormal[] | null = MINNEAPOLIS) =>
  doubtOfRecord(days, typical)?.message ?? "believed";
const toCelsius = (f: number) => (f - 32) / 1.8;

describe("a record of five years", () => {
  it.each<[string, readonly DayRecord[], string]>([
    ["is as is typical", RECORD, "believed"],
    ["has a little of everything", warmer(8), "believed"],
    ["is 19 °F warmer all the year", warmer(19), "believed"],
    ["is 21 °F warmer all the year", warmer(21), "off-climate: 12 of 12 months"],
    ["is 21 °F colder all the year", warmer(-21), "off-climate: 12 of 12 months"],
    ["is far too warm in five months", warmer(40, /0[1-5]/), "believed"],
    ["is too warm in six months", warmer(21, /0[1-6]/), "off-climate: 6 of 12 months"],
    [
      "is °C that is called °F",
      changed((day) => ({ tempmax: toCelsius(day.tempmax), tempmin: toCelsius(day.tempmin) })),
      "off-climate: 12 of 12 months",
    ],
    [
      "is that of the other half of the world",
      changed(({ date }) => seasonsApart(date)),
      "off-climate: 10 of 12 months",
    ],
    [
      "is one day for ever",
      changed(() => ({ tempmax: 60, tempmin: 45 })),
      "constant: 12 months of the same day",
    ],
    ["has one high for ever", changed(() => ({ tempmax: 115 })), "constant: 12 months of the same day"],
    ["has one low for ever", changed(() => ({ tempmin: -60 })), "constant: 12 months of the same day"],
    ["has one day each month", changed(({ date }) => monthly(date)), "constant: 12 months of the same day"],
    [
      "has one day in six months",
      changed(({ date }) => (/0[1-6]/.test(date.slice(5, 7)) ? monthly(date) : {})),
      "constant: 6 months of the same day",
    ],
    [
      "goes up and down between two days",
      RECORD.map((day, at) => ({ ...day, tempmax: 60 + (at % 2), tempmin: 40 + (at % 2) })),
      "constant: every month has the same mean",
    ],
    ["has negative rain", once({ precip: -0.01 }), "impossible: water"],
    ["has a flood of no weather", once({ precip: 100 }), "impossible: water"],
    ["has humidity above 100", once({ humidity: 100.1 }), "impossible: humidity"],
    ["has humidity below 0", once({ humidity: -0.1 }), "impossible: humidity"],
    [
      "has a night warmer than its day",
      once({ tempmax: 20, tempmin: 21 }),
      "impossible: a night warmer than its day",
    ],
    ["is hotter than anywhere", once({ tempmax: 141 }), "impossible: temperature"],
    ["is colder than anywhere", once({ tempmin: -101 }), "impossible: temperature"],
    ["is not a number", once({ tempmax: Number.NaN }), "impossible: temperature"],
    ["has no end", once({ precip: Number.POSITIVE_INFINITY }), "impossible: water"],
    ["has negative wind", once({ windmax: -1 }), "impossible: wind"],
    ["has neither humidity nor wind", changed(() => ({ humidity: null, windmax: null })), "believed"],
    ["is empty", [], "believed"],
  ])("that %s", (_, days, expected) => {
    expect(doubt(days)).toBe(expected);
  });

  it("is not held against a climate that nobody knows", () => {
    expect(doubt(warmer(30), null)).toBe("believed");
    expect(
      doubt(
        changed(() => ({ tempmax: 60, tempmin: 45 })),
        null,
      ),
    ).toMatch(/^constant/);
  });

  it("counts half of the months that it has", () => {
    const summers = (days: readonly DayRecord[]) => days.filter(({ date }) => /-0[678]-/.test(date));
    expect(doubt(summers(RECORD))).toBe("believed");
    expect(doubt(summers(warmer(21, /0[67]/)))).toBe("off-climate: 2 of 3 months");
  });

  const { aDay: _, daily: __, ...places } = fixtures;
  const climates = [
    ...Object.entries(places),
    ...CITIES.map((city) => [city.name, normalsAt(city.cell, city.elevationM)] as const),
  ];
  it.each(climates)("is believed at %s where it is typical, and doubted as °C", (_name, normals) => {
    const record = expandNormals(normals, START, END);
    expect(doubt(record, normals)).toBe("believed");
    const celsius = changed(
      ({ tempmax, tempmin }) => ({ tempmax: toCelsius(tempmax), tempmin: toCelsius(tempmin) }),
      record,
    );
    expect(doubt(celsius, normals)).toMatch(/^off-climate/);
  });

  it("is doubted as °C in every cell of the world", () => {
    const believed = readWorldClimate().filter((cell) => {
      const normals = normalsAt(cell, null);
      const record = normals.flatMap(({ month, tmax_f, tmin_f }) =>
        [-1, 1].map((off) =>
          aDay({
            date: `2024-${String(month).padStart(2, "0")}-1${off + 1}`,
            tempmax: toCelsius(tmax_f) + off,
            tempmin: toCelsius(tmin_f) + off,
          }),
        ),
      );
      return doubtOfRecord(record, normals)?.kind !== "off-climate";
    });
    expect(believed).toEqual([]);
  });

  it("is believed by the next one of the same place, and doubts one that is not", () => {
    const known = climateOfRecord(RECORD);
    expect(known).toHaveLength(12);
    expect(doubtOfRecord(warmer(5), known)).toBeNull();
    expect(doubtOfRecord(warmer(25), known)?.kind).toBe("off-climate");
  });

  it("is doubted by how many months are far off alone, whichever they are and however far", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
        fc.integer({ min: 21, max: 30 }),
        fc.boolean(),
        (months, byF, isWarmer) => {
          const pattern = new RegExp(
            `^(${months.map((month) => String(month).padStart(2, "0")).join("|") || "x"})$`,
          );
          const found = doubtOfRecord(warmer(isWarmer ? byF : -byF, pattern), MINNEAPOLIS);
          expect(found?.kind ?? null).toBe(months.length >= 6 ? "off-climate" : null);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("a forecast", () => {
  const days = (count: number, fieldsOf: (at: number) => Partial<DayRecord>) =>
    daily("2026-11-20", "2026-11-29")
      .slice(0, count)
      .map((day, at) => ({ ...day, ...fieldsOf(at) }));
  it.each<[string, readonly DayRecord[], string | null]>([
    ["of days that differ", days(5, (at) => ({ tempmax: 60 + at / 5 })), null],
    ["of one day five times", days(5, () => ({})), "constant"],
    ["of one day twice", days(2, () => ({})), null],
    ["of a heat wave that is not typical", days(4, (at) => ({ tempmax: 104 + at })), null],
    ["with negative rain", days(2, () => ({ precip: -1 })), "impossible"],
    ["with a night warmer than its day", [aDay({ tempmax: 50, tempmin: 51 })], "impossible"],
    ["with humidity above 100", [aDay({ humidity: 101 })], "impossible"],
    ["of nothing", [], null],
  ])("%s", (_, forecast, expected) => {
    expect(doubtOfForecast(forecast)?.kind ?? null).toBe(expected);
  });
});

it.each([
  [{ tempmax: 91, tempmin: 70 }, true],
  [{ tempmax: 60, tempmin: 30 }, false],
  [{ tempmax: 70, tempmin: 20 }, false],
  [{ tempmax: 10, tempmin: -30 }, false],
  [{ tempmax: -20, tempmin: -60 }, true],
])("a forecast of %j in November is of another climate: %s", (day, expected) => {
  expect(isOfAnotherClimate([aDay({ date: "2026-11-20", ...day })], MINNEAPOLIS)).toBe(expected);
  expect(isOfAnotherClimate([aDay({ date: "2026-11-20", ...day })], [])).toBe(false);
});

function seasonsApart(date: string): Partial<DayRecord> {
  const normal = MINNEAPOLIS[(Number(date.slice(5, 7)) + 5) % 12];
  const weather = Number(date.slice(8)) / 2;
  return normal ? { tempmax: normal.tmax_f + weather - 8, tempmin: normal.tmin_f + weather - 8 } : {};
}

function monthly(date: string): Partial<DayRecord> {
  const normal = MINNEAPOLIS[Number(date.slice(5, 7)) - 1];
  return normal ? { tempmax: normal.tmax_f, tempmin: normal.tmin_f } : {};
}
