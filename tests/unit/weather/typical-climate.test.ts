// Typical days must average to the normals they were made from and give plans that suit the place. The places
// are real, and the expectations are what anyone who lives there would say.
import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import type { DayRecord } from "../../../app/domain/weather/climate.ts";
import { expandNormals, type MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../../app/domain/weather/weather-groups.ts";
import { sampleAreas } from "../fixtures/climate-areas.ts";
import { CHICAGO, FAIRBANKS, MIAMI, MINNEAPOLIS, PHOENIX, SAN_JUAN, SEATTLE } from "../fixtures/normals.ts";

const PLACES = { MINNEAPOLIS, CHICAGO, MIAMI, PHOENIX, SEATTLE, FAIRBANKS, SAN_JUAN };
const EACH_PLACE = Object.entries(PLACES);
const WINDOW = ["2020-01-01", "2024-12-31"] as const;
const YEARS = 5;
const DUE_DATES = Array.from({ length: 24 }, (_, half) => plusDays("2025-01-01", half * 15));

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

function monthsOf(place: readonly MonthNormal[]): { normal: MonthNormal; days: DayRecord[] }[] {
  const days = expandNormals(place, ...WINDOW);
  return place.map((normal) => ({
    normal,
    days: days.filter((day) => Number(day.date.slice(5, 7)) === normal.month),
  }));
}

function groupsThroughTheYear(place: readonly MonthNormal[]): WeatherGroup[] {
  const days = expandNormals(place, ...WINDOW);
  return DUE_DATES.flatMap((dueDate) => Object.values(buildWeatherGroups(days, dueDate)).flat());
}

/** The groups that contain a month and day, one for each due date. */
function groupsOn(place: readonly MonthNormal[], monthDay: string): WeatherGroup[] {
  const covers = (group: WeatherGroup, day: string) => group.start <= day && day <= group.end;
  const groups = groupsThroughTheYear(place).filter((group) =>
    ["2025", "2026"].some((year) => covers(group, `${year}-${monthDay}`)),
  );
  expect(groups).toHaveLength(DUE_DATES.length);
  return groups;
}

test.each(EACH_PLACE)("the days of %s have the monthly means of the normals", (_, place) => {
  for (const { normal, days } of monthsOf(place)) {
    expect(Math.abs(mean(days.map((day) => day.tempmax)) - normal.tmax_f)).toBeLessThan(0.5);
    expect(Math.abs(mean(days.map((day) => day.tempmin)) - normal.tmin_f)).toBeLessThan(0.5);
    expect(Math.abs(mean(days.map((day) => day.humidity ?? Number.NaN)) - normal.rh_pct)).toBeLessThan(1);
  }
});

test.each(EACH_PLACE)(
  "the days of %s have the wet days, snow days and precipitation of the normals",
  (_, place) => {
    for (const { normal, days } of monthsOf(place)) {
      const wet = days.filter((day) => day.preciptype.length > 0);
      const snowy = days.filter((day) => day.preciptype.includes("snow"));
      expect(Math.abs(wet.length / YEARS - normal.wet_days)).toBeLessThan(0.5);
      expect(Math.abs(snowy.length / YEARS - normal.snow_days)).toBeLessThan(0.5);
      const precip = days.reduce((sum, day) => sum + day.precip, 0) / YEARS;
      expect(Math.abs(precip - normal.precip_in)).toBeLessThan(0.25);
    }
  },
);

test.each(EACH_PLACE)("the days of %s spread about as far as the normals say", (_, place) => {
  for (const { normal, days } of monthsOf(place)) {
    expect(Math.abs(spread(days.map((day) => day.tempmax)) - normal.sd_f)).toBeLessThan(2.5);
    expect(Math.abs(spread(days.map((day) => day.tempmin)) - normal.sd_f)).toBeLessThan(2.5);
  }
});

test.each(EACH_PLACE)("every day of %s is possible", (_, place) => {
  for (const day of expandNormals(place, ...WINDOW)) {
    expect(day.tempmin).toBeLessThanOrEqual(day.tempmax);
    expect(day.humidity).toBeGreaterThanOrEqual(0);
    expect(day.humidity).toBeLessThanOrEqual(100);
    expect(day.precip > 0).toBe(day.preciptype.length > 0);
    expect(day.windmax).toBeNull();
  }
});

test("wet days are more humid and have a smaller daily range", () => {
  const days = expandNormals(SEATTLE, ...WINDOW);
  const wet = days.filter((day) => day.precip > 0);
  const dry = days.filter((day) => day.precip === 0);
  const range = (day: DayRecord) => day.tempmax - day.tempmin;
  expect(mean(wet.map(range))).toBeLessThan(mean(dry.map(range)));
  expect(mean(wet.map((day) => day.humidity ?? 0))).toBeGreaterThan(
    mean(dry.map((day) => day.humidity ?? 0)),
  );
});

test("it snows on the coldest of the wet days and partly rains above freezing", () => {
  const november = expandNormals(MINNEAPOLIS, "2023-11-01", "2023-11-30").filter((day) => day.precip > 0);
  const means = (wanted: boolean) =>
    november
      .filter((day) => day.preciptype.includes("snow") === wanted)
      .map((day) => (day.tempmax + day.tempmin) / 2);
  expect(Math.max(...means(true))).toBeLessThanOrEqual(Math.min(...means(false)));
  for (const day of expandNormals(SEATTLE, ...WINDOW)) {
    if (day.preciptype.join() === "snow") expect(day.tempmax + day.tempmin).toBeLessThanOrEqual(64);
  }
});

test("W13: no rain falls on a day that never thaws, and no snow is lost for it, in any part of the country", () => {
  let snowDays = 0;
  for (const { zip3, normals } of sampleAreas(30)) {
    for (const { normal, days } of monthsOf(normals)) {
      const frozen = days.filter((day) => day.tempmax <= 32);
      const frozenWet = frozen.filter((day) => day.precip > 0);
      const where = `${zip3} in month ${normal.month}`;
      expect(new Set(frozenWet.map((day) => day.preciptype.join())), where).not.toContain("rain");
      const snowy = days.filter((day) => day.preciptype.includes("snow"));
      expect(snowy.length / YEARS - normal.snow_days, where).toBeGreaterThan(-0.5);
      // The table's snow days are the coldest wet ones; more are added only where it has fewer of them than
      // days that never thaw.
      if (snowy.length / YEARS - normal.snow_days > 0.5) {
        expect(frozenWet.length, where).toBeGreaterThan(normal.snow_days * YEARS);
      }
      snowDays += snowy.length;
    }
  }
  expect(snowDays).toBeGreaterThan(1000);
});

test.each([
  ["a month that never thaws", { tmax_f: 5, tmin_f: -10, wet_days: 10, snow_days: 0, sd_f: 3 }, 50],
  [
    "a month with fewer snow days than wet ones",
    { tmax_f: 5, tmin_f: -10, wet_days: 10, snow_days: 4, sd_f: 3 },
    50,
  ],
  ["a month that always thaws", { tmax_f: 60, tmin_f: 45, wet_days: 10, snow_days: 0, sd_f: 3 }, 0],
  [
    "a month that the table gives snow though it thaws",
    { tmax_f: 60, tmin_f: 45, wet_days: 10, snow_days: 4, sd_f: 3 },
    20,
  ],
  ["a dry frost", { tmax_f: 5, tmin_f: -10, wet_days: 0, snow_days: 0, sd_f: 3 }, 0],
])("W13: %s", (_, month, snowDays) => {
  const normals = CHICAGO.map((normal) => ({ ...normal, precip_in: 1, ...month }));
  const januaries = expandNormals(normals, ...WINDOW).filter((day) => day.date.slice(5, 7) === "01");
  const withSnow = januaries.filter((day) => day.preciptype.includes("snow"));
  expect(withSnow).toHaveLength(snowDays);
  expect(januaries.filter((day) => day.precip > 0)).toHaveLength(month.wet_days * YEARS);
});

test("W13: whatever the normals, a day below freezing has snow or nothing", () => {
  const aMonth = fc
    .record({
      tmax_f: fc.double({ min: -20, max: 60, noNaN: true }),
      range: fc.double({ min: 1, max: 30, noNaN: true }),
      wet_days: fc.double({ min: 0, max: 28, noNaN: true }),
      snowShare: fc.double({ min: 0, max: 1, noNaN: true }),
      sd_f: fc.double({ min: 0, max: 20, noNaN: true }),
    })
    .map(({ tmax_f, range, wet_days, snowShare, sd_f }) => ({
      ...{ tmax_f, tmin_f: tmax_f - range, rh_pct: 70, precip_in: 2, wet_days, wind_mph: 9, sd_f },
      snow_days: wet_days * snowShare,
    }));
  fc.assert(
    fc.property(fc.array(aMonth, { minLength: 12, maxLength: 12 }), (months) => {
      const normals = months.map((month, at) => ({ month: at + 1, ...month }));
      for (const { tempmax, preciptype, precip } of expandNormals(normals, "2023-01-01", "2023-12-31")) {
        if (tempmax <= 32) expect(preciptype).toEqual(precip > 0 ? ["snow"] : []);
      }
    }),
    { numRuns: 60 },
  );
});

test("there is one day for every date of the window, in order", () => {
  const days = expandNormals(CHICAGO, "2023-12-30", "2024-03-01");
  expect(days).toHaveLength(63);
  days.forEach((day, position) => {
    expect(day.date).toBe(plusDays("2023-12-30", position));
  });
  expect(expandNormals(CHICAGO, "2024-02-01", "2024-01-31")).toEqual([]);
});

test("a date has the same day whatever window was asked for", () => {
  const all = new Map(expandNormals(CHICAGO, "2019-01-01", "2025-12-31").map((day) => [day.date, day]));
  const offset = fc.integer({ min: 0, max: 2400 });
  fc.assert(
    fc.property(offset, fc.integer({ min: 0, max: 100 }), (from, length) => {
      const start = plusDays("2019-01-01", from);
      for (const day of expandNormals(CHICAGO, start, plusDays(start, length))) {
        expect(day).toEqual(all.get(day.date));
      }
    }),
    { numRuns: 40 },
  );
});

test("the order of the normals does not matter and a missing month is refused", () => {
  const window = ["2024-01-10", "2024-02-10"] as const;
  expect(expandNormals(CHICAGO.toReversed(), ...window)).toEqual(expandNormals(CHICAGO, ...window));
  expect(() => expandNormals(CHICAGO.slice(1), ...window)).toThrow(RangeError);
});

test("a January in Minneapolis or Chicago is cold for any due date", () => {
  for (const place of [MINNEAPOLIS, CHICAGO]) {
    for (const group of groupsOn(place, "01-20")) expect(group.category).toMatch(/^Cold/);
  }
});

test("a July in Minneapolis is not cold and has no snow", () => {
  for (const group of groupsOn(MINNEAPOLIS, "07-10")) {
    expect(group.category).toMatch(/Mild|Hot/);
  }
});

test("a summer in Phoenix is hot and dry", () => {
  for (const day of ["06-10", "07-10", "08-20"]) {
    for (const group of groupsOn(PHOENIX, day)) expect(group.category).toBe("Hot & Dry");
  }
});

test("a July in Miami is hot and humid and its winter is not cold", () => {
  for (const group of groupsOn(MIAMI, "07-15")) expect(group.category).toBe("Hot & Humid");
  for (const group of groupsOn(MIAMI, "01-15")) expect(group.category).toBe("Mild");
});

test("a January in Fairbanks is cold and snowy or cold and dry, and it is never hot there", () => {
  for (const group of groupsOn(FAIRBANKS, "01-15")) expect(group.category).toMatch(/Cold & (Snowy|Dry)/);
  for (const group of groupsThroughTheYear(FAIRBANKS)) expect(group.category).not.toMatch(/Hot/);
});

test("San Juan is never cold or cool", () => {
  for (const group of groupsThroughTheYear(SAN_JUAN)) expect(group.category).not.toMatch(/Cold|Cool/);
});

test("a baby in Seattle meets more than fifteen rainy days in a winter group after the third month", () => {
  const days = expandNormals(SEATTLE, ...WINDOW);
  for (const dueDate of DUE_DATES) {
    const groups = buildWeatherGroups(days, dueDate);
    // For due dates from mid-April to mid-October, the third month onward includes the whole wet winter.
    if (dueDate < "2025-04-15" || dueDate > "2025-10-15") continue;
    const later = AGE_RANGES.slice(1).flatMap((range) => groups[range]);
    expect(later.some((group) => group.rainyDays > 15)).toBe(true);
  }
});

test("no group in Phoenix reaches the rain that asks for a rain suit", () => {
  for (const group of groupsThroughTheYear(PHOENIX)) expect(group.rainyDays).toBeLessThanOrEqual(15);
});
