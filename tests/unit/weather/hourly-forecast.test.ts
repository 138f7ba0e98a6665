// The forecast by the hour: how long it counts, which hour it is at a place, and how it is read, kept, and asked for.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZodError } from "zod";
import {
  HOURLY_COLUMNS,
  packHours,
  parseOpenMeteoHours,
  readHours,
} from "~/contracts/weather/hourly-response.ts";
import { WeatherDoubt } from "~/domain/weather/doubt.ts";
import {
  cellName,
  type ForecastHour,
  freshnessOf,
  HOUR_MS,
  hoursInZone,
  readPosition,
} from "~/domain/weather/hourly-forecast.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
const MINUTE_MS = 60_000;

const HOUR: ForecastHour = {
  at: NOW,
  tempF: 41.2,
  humidity: 80,
  windMph: 12.3,
  wetChance: 35,
  rainIn: 0.02,
  snowIn: 0.1,
  uv: 2.35,
  isDay: true,
};

describe("a forecast's age", () => {
  it.each([
    ["just fetched", 0, "fresh"],
    ["a minute short of an hour", 59 * MINUTE_MS, "fresh"],
    ["an hour", HOUR_MS, "recent"],
    ["three hours", 3 * HOUR_MS, "recent"],
    ["more than three hours", 3 * HOUR_MS + 1, "old"],
    ["twelve hours", 12 * HOUR_MS, "old"],
    ["more than twelve hours", 12 * HOUR_MS + 1, null],
    ["five minutes ahead", -5 * MINUTE_MS, "fresh"],
    ["more than five minutes ahead", -5 * MINUTE_MS - 1, null],
    ["no number", Number.NaN, null],
  ])("of %s", (_, age, freshness) => {
    expect(freshnessOf(NOW - age, NOW)).toBe(freshness);
  });
});

/** The hours from an instant on. */
const hoursFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...HOUR, at: Date.parse(start) + index * HOUR_MS }));

describe("hours by a place's clock", () => {
  const ofDay = (start: string, zone: string, day: string) =>
    hoursInZone(hoursFrom(start, 48), zone)
      .filter((one) => one.day === day)
      .map(({ hour }) => hour);
  const WHOLE = Array.from({ length: 24 }, (_, hour) => hour);

  it("F37 are 23 on the day that loses one, 25 on the day that gets one, else 24", () => {
    expect(ofDay("2026-03-08T00:00:00Z", "America/Chicago", "2026-03-08")).toEqual(
      WHOLE.filter((hour) => hour !== 2),
    );
    expect(ofDay("2026-11-01T00:00:00Z", "America/Chicago", "2026-11-01")).toEqual([
      0,
      1,
      1,
      ...WHOLE.slice(2),
    ]);
    expect(ofDay("2026-07-01T00:00:00Z", "America/Chicago", "2026-07-01")).toEqual(WHOLE);
    expect(ofDay("2026-07-01T00:00:00Z", "Asia/Kolkata", "2026-07-02")).toEqual(WHOLE);
    expect(ofDay("2026-04-04T06:00:00Z", "Australia/Sydney", "2026-04-05")).toEqual([
      0,
      1,
      2,
      2,
      ...WHOLE.slice(3),
    ]);
  });

  it("F37 keep the figures of their own instant", () => {
    const hours = hoursFrom("2026-10-31T22:00:00Z", 30).map((one, index) => ({ ...one, tempF: index }));
    const byClock = hoursInZone(hours, "America/Chicago");
    expect(byClock.map(({ day: _, hour: __, ...one }) => one)).toEqual(hours);
    expect(byClock[0]).toMatchObject({ day: "2026-10-31", hour: 17, tempF: 0 });
    // Both hours that begin at one o'clock.
    expect(
      byClock.filter(({ hour, day }) => day === "2026-11-01" && hour === 1).map(({ tempF }) => tempF),
    ).toEqual([8, 9]);
  });

  it("are in UTC for a zone that doesn't exist", () => {
    expect(hoursInZone([HOUR], "Nowhere/Land")[0]).toMatchObject({ day: "2026-11-27", hour: 12 });
  });
});

const UNITS = {
  time: "unixtime",
  temperature_2m: "°F",
  relative_humidity_2m: "%",
  wind_speed_10m: "mp/h",
  precipitation: "inch",
  precipitation_probability: "%",
  snowfall: "inch",
  uv_index: "",
  is_day: "",
};

const COUNT = 4;

/** Four hours, written in five entries that count up in every column. */
function answer(columns: Record<string, unknown> = {}, units: Record<string, string> | null = UNITS) {
  const counting = (from: number) => Array.from({ length: COUNT + 1 }, (_, index) => from + index);
  return {
    ...(units && { hourly_units: units }),
    hourly: {
      time: counting(0).map((index) => NOW / 1000 + index * 3600),
      temperature_2m: counting(50),
      relative_humidity_2m: counting(40),
      wind_speed_10m: counting(5),
      precipitation: counting(1),
      precipitation_probability: counting(10),
      snowfall: counting(0),
      uv_index: counting(3),
      is_day: [1, 1, 0, 0, 0],
      ...columns,
    },
  };
}

const read = (body: unknown) => parseOpenMeteoHours(body, { from: NOW, count: COUNT });
const timesOf = (body: unknown) => read(body).hours.map(({ at }) => (at - NOW) / HOUR_MS);

describe("a provider's hours", () => {
  it("F37 have what falls in them, which is written at their end, beside what is written at their start", () => {
    expect(Object.keys(UNITS).sort()).toEqual(["time", ...HOURLY_COLUMNS].sort());
    const { hours, converted } = read(answer());
    expect(converted).toEqual([]);
    expect(hours[0]).toEqual({
      ...{ at: NOW, tempF: 50, humidity: 40, windMph: 5, uv: 3, isDay: true },
      ...{ rainIn: 2, wetChance: 11, snowIn: 1 },
    });
    expect(hours[3]).toEqual({
      ...{ at: NOW + 3 * HOUR_MS, tempF: 53, humidity: 43, windMph: 8, uv: 6, isDay: false },
      ...{ rainIn: 5, wetChance: 14, snowIn: 4 },
    });
  });

  it("F37 are left out if a figure is missing, and no other hour's stands in", () => {
    const { time } = answer().hourly;
    expect(timesOf(answer({ uv_index: [3, null, 5, 6, 7] }))).toEqual([0, 2, 3]);
    expect(timesOf(answer({ precipitation: [null, 1, 1, 1, null] }))).toEqual([0, 1, 2]);
    expect(timesOf(answer({ is_day: [1, 1, null, 0, 0] }))).toEqual([0, 1, 3]);
    expect(timesOf(answer({ temperature_2m: [50] }))).toEqual([0]);
    // Without its entry, neither the hour that begins there is known, nor how much falls in the one that ends there.
    expect(timesOf(answer({ time: time.map((at, index) => (index === 2 ? at + 1 : at)) }))).toEqual([0, 3]);
    expect(timesOf(answer({ time: time.map((at) => at - 24 * 3600) }))).toEqual([]);
    expect(timesOf(answer({ time: time.map((at) => at + 3600) }))).toEqual([1, 2, 3]);
  });

  it("F37 are each there once, in order, in whatever order they come", () => {
    const body = answer();
    const turned = Object.entries(body.hourly).map(([name, values]) => [
      name,
      [...values, ...values].reverse(),
    ]);
    expect(read({ ...body, hourly: Object.fromEntries(turned) })).toEqual(read(body));
  });

  it("F37 are converted from units that are known", () => {
    const metric = {
      ...UNITS,
      ...{ temperature_2m: "°C", wind_speed_10m: "km/h", precipitation: "mm", snowfall: "cm" },
    };
    const { hours, converted } = read(answer({ temperature_2m: [10, 11, 12, 13, 14] }, metric));
    expect(converted.sort()).toEqual(["cm", "km/h", "mm", "°C"]);
    expect(hours[0]).toMatchObject({ tempF: 50, windMph: 3.11, rainIn: 0.08, snowIn: 0.39, uv: 3 });
    expect(read(answer({}, null)).hours).toEqual(read(answer()).hours);
  });

  it.each<[string, unknown]>([
    ["an unknown unit", answer({}, { ...UNITS, temperature_2m: "°Ré" })],
    [
      "a column without a unit among others",
      answer({}, Object.fromEntries(Object.entries(UNITS).slice(0, 4))),
    ],
    ["UV in watts", answer({}, { ...UNITS, uv_index: "W/m²" })],
    ["heat", answer({ temperature_2m: [50, 999, 52, 53, 54] })],
    ["negative rain", answer({ precipitation: [0, -0.1, 0, 0, 0] })],
    ["negative snow", answer({ snowfall: [0, -0.1, 0, 0, 0] })],
    ["a chance above 100", answer({ precipitation_probability: [0, 101, 0, 0, 0] })],
    ["UV of 51", answer({ uv_index: [0, 51, 0, 0, 0] })],
    ["a storm", answer({ wind_speed_10m: [0, 301, 0, 0, 0] })],
  ])("F37 are doubted for %s", (_, body) => {
    expect(() => read(body)).toThrow(WeatherDoubt);
  });

  it.each<[string, unknown]>([
    ["days", { daily: {} }],
    ["a column that is null", answer({ temperature_2m: null })],
    ["a column that is missing", answer({ uv_index: undefined })],
    ["texts as times", answer({ time: ["2026-11-27T12:00"] })],
    ["texts as figures", answer({ temperature_2m: ["NaN", "50"] })],
    ["a day that is neither", answer({ is_day: [2, 1, 1, 1, 1] })],
    ["nothing", null],
  ])("F37 are refused for %s", (_, body) => {
    expect(() => read(body)).toThrow(ZodError);
  });
});

const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const someHours = fc
  .tuple(
    fc.integer({ min: 0, max: 600_000 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 72 }),
    fc.infiniteStream(fc.tuple(figure, figure, figure, figure, figure, figure, figure, fc.boolean())),
  )
  .map(([first, steps, figures]): ForecastHour[] =>
    steps
      .sort((one, other) => one - other)
      .map((step) => {
        const [tempF, humidity, windMph, wetChance, rainIn, snowIn, uv, isDay] = figures.next().value;
        return {
          at: (first + step) * HOUR_MS,
          tempF,
          humidity,
          windMph,
          wetChance,
          rainIn,
          snowIn,
          uv,
          isDay,
        };
      }),
  );

describe("kept hours", () => {
  it("are read as they were", () => {
    fc.assert(
      fc.property(someHours, (hours) => {
        expect(readHours(packHours(hours))).toEqual(hours);
      }),
    );
  });

  it("take less than 3 KB", () => {
    expect(packHours(hoursFrom("2026-11-27T12:00:00Z", 72)).length).toBeLessThan(3000);
  });

  const KEPT = packHours([HOUR, { ...HOUR, at: NOW + 2 * HOUR_MS }]);
  it.each([
    ["no JSON", "damaged"],
    ["nothing", ""],
    ["a number", "7"],
    ["another form", "[]"],
    ["a column of another length", KEPT.replace('"uv":[2.35,', '"uv":[')],
    ["an hour twice", KEPT.replace('"after":[0,2]', '"after":[0,0]')],
    ["hours backward", KEPT.replace('"after":[0,2]', '"after":[2,0]')],
    ["a text as a figure", KEPT.replace('"uv":[2.35', '"uv":["2.35"')],
    ["half an hour", KEPT.replace('"after":[0,2]', '"after":[0,0.5]')],
  ])("F40 count as none if they are %s", (_, text) => {
    expect(readHours(KEPT)).toHaveLength(2);
    expect(text).not.toBe(KEPT);
    expect(readHours(text)).toBeNull();
  });
});

describe("a position", () => {
  it.each([
    ["44.9,-93.3", 44.9, -93.3],
    ["0,0", 0, 0],
    ["-0.0,-0", 0, 0],
    ["90,180", 90, 180],
    ["-90.0,-180.0", -90, -180],
    ["-33.8,151.2", -33.8, 151.2],
  ])("S95 %s is read, and its cell is itself", (text, latitude, longitude) => {
    const spot = readPosition(text);
    expect(spot).toEqual({ latitude, longitude });
    expect(Object.is(spot?.latitude, -0) || Object.is(spot?.longitude, -0)).toBe(false);
    expect(cellName({ latitude, longitude })).toBe(`${latitude.toFixed(1)},${longitude.toFixed(1)}`);
  });

  it.each([
    ...[
      "-91,0",
      "91,0",
      "90.1,0",
      "0,180.1",
      "0,-181",
      "NaN,0",
      "0,NaN",
      "Infinity,0",
      "1e1,0",
      "0,1e1",
      "0x10,0",
    ],
    ...["44.95,-93.3", "44.9,-93.265", "44.97781234567890123,-93.2650112345678", "٥,0", "44.9,٥", "५,0"],
    ...["", ",", "44.9", "44.9,", ",44.9", "44.9,-93.3,1", "44.9, -93.3", " 44.9,-93.3", "44.9,-93.3\n"],
    ...["+1,0", "--1,0", "1.,0", ".5,0", "007,0", "1,-", "44.9;-93.3", "44,9,-93,3", "null,null", "1000,0"],
  ])("S95 %j is none", (text) => {
    expect(readPosition(text)).toBeNull();
  });

  it("S95 is found in a cell of 0.1°, whose name never has more digits", () => {
    const degrees = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (latitude, longitude) => {
        const name = cellName({ latitude: latitude / 2, longitude });
        expect(name).toMatch(/^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/);
        expect(name).not.toMatch(/-0\.0/);
        const [north = "", east = ""] = name.split(",");
        expect(readPosition(name)).toEqual({ latitude: Number(north), longitude: Number(east) });
        expect(Math.abs(Number(east) - longitude)).toBeLessThan(0.0501);
      }),
    );
  });
});
