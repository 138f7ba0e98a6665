// Felt temperature against the tables of the US National Weather Service, and what it asks for.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { halfEven } from "../../../app/domain/today/half-even.ts";
import { babyAged, type DaySituation, type Moment } from "../../../app/domain/today/today-terms.ts";
import { barsOf } from "../../../app/domain/today/warmth-bars.ts";
import {
  feltF,
  feltIn,
  heatIndex,
  neededClo,
  stayWord,
  wantedClo,
  whyAsked,
  windChill,
} from "../../../app/domain/today/weather-asks.ts";
import { weatherOf } from "./reference.ts";

const SITUATIONS: readonly DaySituation[] = [
  "stroller",
  "stroller_asleep",
  "carrier",
  "play",
  "walk",
  "indoors",
  "car",
];

describe("felt temperature", () => {
  test.each([
    [40, 5, 36],
    [30, 20, 17],
    [20, 15, 6],
    [0, 15, -19],
    [-10, 30, -39],
    [-30, 40, -71],
    [-40, 10, -66],
  ])("of %s °F in a wind of %s mph is %s °F, as the table says", (airF, windMph, table) => {
    expect(Math.abs(windChill(airF, windMph) - table)).toBeLessThan(0.6);
  });

  test.each([
    [80, 40, 80],
    [84, 70, 90],
    [90, 50, 95],
    [90, 85, 117],
    [94, 60, 110],
    [100, 50, 118],
    [104, 40, 119],
  ])("of %s °F at %s %% is %s °F, as the table says", (airF, humidity, table) => {
    expect(Math.abs(heatIndex(airF, humidity) - table)).toBeLessThan(1.1);
  });

  test("is raised in damp air, and never below the air's in dry", () => {
    expect([heatIndex(82, 95), heatIndex(95, 8)].map((value) => halfEven(value, 2))).toEqual([93.97, 95]);
  });

  test("counts wind from 3 mph and up to 50 °F, and fades it out by 60", () => {
    expect([windChill(40, 2.9), windChill(50.1, 20)]).toEqual([40, 50.1]);
    expect(windChill(40, 3)).toBeLessThan(40);
    expect([feltF(55, 20, 50), feltF(60, 20, 50)]).toEqual([55 - (50 - windChill(50, 20)) / 2, 60]);
  });

  test("has no steps and rises with the air's", () => {
    for (const windMph of [0, 5, 12, 30]) {
      for (const humidity of [10, 40, 70, 100]) {
        let last = feltF(-45, windMph, humidity);
        for (let tenths = -449; tenths < 1150; tenths += 1) {
          const now = feltF(tenths / 10, windMph, humidity);
          expect(now).toBeGreaterThanOrEqual(last - 0.02);
          expect(now - last).toBeLessThan(1.1);
          last = now;
        }
      }
    }
  });

  test("of the body has half the wind under a hood, and that of bare skin all of it", () => {
    const weather = weatherOf(40, { wind: 20 });
    expect(feltIn({ situation: "stroller", weather })).toEqual({
      bodyF: feltF(40, 10, 50),
      skinF: feltF(40, 20, 50),
    });
    expect(feltIn({ situation: "carrier", weather }).bodyF).toBe(feltF(40, 20, 50));
    expect(feltIn({ situation: "indoors", roomF: 68.5 })).toEqual({ bodyF: 68.5, skinF: 68.5 });
  });
});

describe("the need", () => {
  test("falls with the felt temperature", () => {
    for (const situation of SITUATIONS) {
      for (const weeks of [2, 30]) {
        const needs = Array.from({ length: 161 }, (_, at) => neededClo(situation, at - 45, weeks));
        expect(needs).toEqual(needs.toSorted((a, b) => b - a));
      }
    }
  });

  test("counts sleep as 5 °F and the first four weeks as 3 °F, and neither from 70 °F", () => {
    expect(neededClo("stroller_asleep", 50, 30)).toBe(neededClo("stroller", 45, 30));
    expect(neededClo("stroller_asleep", 50, 3)).toBe(neededClo("stroller", 42, 30));
    expect(neededClo("stroller_asleep", 70, 3)).toBe(neededClo("stroller", 70, 30));
    expect(neededClo("car", 50, 3)).toBe(neededClo("car", 50, 30));
  });

  test("changes with the family's step by a tenth, 0.15 clo at least, and never below none", () => {
    const at = (bodyF: number, step: -1 | 0 | 1) => wantedClo("stroller", bodyF, babyAged(8, { step }));
    expect([at(40, -1), at(40, 0), at(40, 1)].map((clo) => halfEven(clo, 3))).toEqual([2.295, 2.55, 2.805]);
    expect([at(70, -1), at(70, 1)].map((clo) => halfEven(clo, 2))).toEqual([0.43, 0.73]);
    expect(at(100, -1)).toBe(0);
  });
});

describe("how long to stay", () => {
  const outside = (tempF: number, months: number, rh = 50) =>
    stayWord({ situation: "stroller", weather: weatherOf(tempF, { rh }) }, months);

  test.each([
    [95, 8, "stay_in_heat"],
    [87, 8, "shade_short"],
    [70, 8, "any"],
    [31, 8, "check"],
    [14, 8, "short"],
    [-5, 8, "errands"],
    [-5, 1, "stay_in_cold"],
    [-20, 8, "stay_in_cold"],
  ] as const)("at %s °F with %s months is %s", (tempF, months, word) => {
    expect(outside(tempF, months)).toBe(word);
  });

  test("says shade from a heat index of 84 °F", () => {
    expect([outside(83.8, 8, 40), outside(84, 8, 45), outside(84, 8, 50)]).toEqual([
      "any",
      "shade_short",
      "shade_short",
    ]);
  });

  test("isn't said under a roof", () => {
    expect(stayWord({ situation: "car", weather: weatherOf(-20) }, 8)).toBe("any");
    expect(stayWord({ situation: "indoors", roomF: 95 }, 8)).toBe("any");
  });
});

describe("E11 the explanation", () => {
  const baby = babyAged(8);

  test("names wind, hood, and sleep", () => {
    const why = whyAsked({ situation: "stroller_asleep", weather: weatherOf(40, { wind: 20 }) }, baby);
    expect(why).toEqual({
      airF: 40,
      bodyF: 33.64,
      skinF: 30.48,
      byWind: -6.36,
      byHumidity: 0,
      byHood: 3.16,
      colderBy: 5,
      need: 3.14,
      bars: 5,
    });
  });

  test("names moisture, and nothing in a room", () => {
    const damp = whyAsked({ situation: "carrier", weather: weatherOf(88, { rh: 75 }) }, baby);
    expect([damp.byWind, damp.byHood, damp.byHumidity > 10]).toEqual([0, 0, true]);
    const room: Moment = { situation: "indoors", roomF: 68 };
    expect(whyAsked(room, baby)).toMatchObject({ byWind: 0, byHumidity: 0, byHood: 0, colderBy: 0 });
  });

  test("counts warmth in five bars", () => {
    expect([0, 0.29, 0.3, 1, 2, 2.6, 4.6].map(barsOf)).toEqual([1, 1, 2, 3, 4, 5, 5]);
  });
});

describe("rounding", () => {
  test("takes a number halfway between two to the even one", () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5].map((value) => halfEven(value, 0))).toEqual([0, 2, 2, 0, -2]);
    expect([0.125, 0.375, 2.675, -0.125].map((value) => halfEven(value, 2))).toEqual([
      0.12, 0.38, 2.67, -0.12,
    ]);
  });

  test("is that of exact fractions for any number, halfway between two and next to it", () => {
    const places = fc.integer({ min: 0, max: 4 });
    const halfway = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((whole) => whole + 0.5);
    const given = fc.oneof(
      fc.record({ value: fc.double({ min: -1e9, max: 1e9, noNaN: true }), decimals: places }),
      fc.record({ value: fc.double({ min: -5, max: 5, noNaN: true }), decimals: places }),
      // 0.125 for two decimals: binary fractions can be halfway.
      fc
        .record({ half: halfway, decimals: places })
        .map(({ half, decimals }) => ({ value: half / 2 ** decimals, decimals })),
      // 2.675: most decimal ones lie a little beside it.
      fc
        .record({ half: halfway, decimals: places, steps: fc.constantFrom(-1, 0, 1) })
        .map(({ half, decimals, steps }) => ({ value: beside(half / 10 ** decimals, steps), decimals })),
    );
    fc.assert(
      fc.property(given, ({ value, decimals }) => {
        expect(halfEven(value, decimals)).toBe(exactly(value, decimals) + 0);
      }),
      { numRuns: 20_000 },
    );
  });
});

/** The binary digits of a number, as a whole number. */
function bitsOf(value: number): bigint {
  return new DataView(Float64Array.of(value).buffer).getBigUint64(0, true);
}

/** The number so many steps of its last binary digit further from 0. */
function beside(value: number, steps: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bitsOf(value) + BigInt(steps));
  return view.getFloat64(0);
}

/** Rounds in whole numbers alone, from the exact fraction that a number is in binary. */
function exactly(value: number, decimals: number): number {
  const power = Number((bitsOf(value) >> 52n) & 2047n);
  const digits = (bitsOf(value) & (2n ** 52n - 1n)) | (power > 0 ? 2n ** 52n : 0n);
  const over = 2n ** BigInt(1075 - Math.max(1, power));
  const many = digits * 10n ** BigInt(decimals);
  const [below, twice] = [many / over, (many % over) * 2n];
  const isUp = twice > over || (twice === over && below % 2n === 1n);
  return Math.sign(value) * Number(`${below + (isUp ? 1n : 0n)}e-${decimals}`);
}
