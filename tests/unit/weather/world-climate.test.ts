// The typical climate outside the US: where a place's figures come from, and what they are.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandNormals, type MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import {
  cellOf,
  cellsAround,
  isCellSound,
  nearestCell,
  normalsAt,
  snowShare,
} from "../../../app/domain/weather/world-climate.ts";
import { CITIES, MUNICH, SINGAPORE, SYDNEY, ZURICH } from "../fixtures/cities.ts";

const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;
const monthOf = (normals: readonly MonthNormal[], month: number): MonthNormal => {
  const found = normals[month - 1];
  if (!found) throw new Error(`No month ${month}`);
  return found;
};

describe("the cell of a place", () => {
  it("is half a degree wide and counted from the South Pole and the date line", () => {
    for (const city of CITIES) expect(cellOf(city)).toBe(city.cell.cell);
    expect(cellOf({ latitude: -90, longitude: -180 })).toBe(0);
    expect(cellOf({ latitude: 90, longitude: 180 })).toBe(359 * 720);
  });

  it("has others around it, also across the date line, and fewer at a pole", () => {
    const east = cellsAround({ latitude: 0.1, longitude: 179.9 });
    expect(east).toHaveLength(49);
    expect(east).toContain(cellOf({ latitude: 0.1, longitude: -179.9 }));
    expect(new Set(east).size).toBe(49);
    expect(cellsAround({ latitude: 89.9, longitude: 0 })).toHaveLength(28);
  });

  it("holds every spot that has its number, and stands among the cells around it", () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const cell = cellOf({ latitude, longitude });
        const south = Math.floor(cell / 720) / 2 - 90;
        const west = (cell % 720) / 2 - 180;
        // The pole belongs to the cell below it, and the date line to the cell east of it.
        expect(latitude - south).toBeGreaterThanOrEqual(0);
        expect(latitude - south).toBeLessThanOrEqual(0.5);
        expect((longitude - west + 360) % 360).toBeLessThan(0.5);
        expect(cellsAround({ latitude, longitude })).toContain(cell);
      }),
    );
  });

  it("is its own before any other, else the nearest", () => {
    const spot = { latitude: 47.4, longitude: 8.6 };
    const own = { cell: cellOf(spot) };
    const west = { cell: own.cell - 1 };
    const north = { cell: own.cell + 720 };
    expect(nearestCell(spot, [west, own, north])).toBe(own);
    expect(nearestCell(spot, [west, north]), "a degree of longitude is shorter there").toBe(west);
    expect(nearestCell(spot, [])).toBeNull();
  });
});

describe("the normals of a place", () => {
  it("are those of the cell at the cell's height", () => {
    const january = monthOf(normalsAt(ZURICH.cell, ZURICH.cell.elevationM), 1);
    expect(celsius(january.tmax_f)).toBeCloseTo(129 / 2 - 60);
    expect(celsius(january.tmin_f)).toBeCloseTo(138 / 2 - 70);
    expect(january.precip_in * 25.4).toBeCloseTo((47 / 6) ** 2);
    expect(january.wet_days).toBeCloseTo(116 / 8);
    expect(january.rh_pct).toBe(87);
    expect(january.sd_f / 1.8).toBeCloseTo(90 / 20);
  });

  it("are colder the higher the place lies, its nights by less", () => {
    const [low, high] = [462, 1462].map((elevation) => monthOf(normalsAt(ZURICH.cell, elevation), 7));
    if (!low || !high) throw new Error("No July");
    expect(celsius(low.tmax_f) - celsius(high.tmax_f)).toBeCloseTo(6);
    expect(celsius(low.tmin_f) - celsius(high.tmin_f)).toBeCloseTo(5);
    expect(normalsAt(ZURICH.cell, null)).toEqual(normalsAt(ZURICH.cell, 462));
  });

  it("lose six degrees of the day and five of the night in a thousand meters, and nothing else, wherever it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CITIES), fc.integer({ min: -400, max: 5200 }), ({ cell }, meters) => {
        const above = (meters - cell.elevationM) / 1000;
        for (const [at, month] of normalsAt(cell, cell.elevationM).entries()) {
          const { tmax_f, tmin_f, ...rest } = monthOf(normalsAt(cell, meters), at + 1);
          const day = month.tmax_f - 6 * 1.8 * above;
          expect(tmax_f).toBeCloseTo(day, 1);
          // A night stays at least a degree colder than its day at any elevation.
          expect(tmin_f).toBeCloseTo(Math.min(month.tmin_f - 5 * 1.8 * above, day - 1.8), 1);
          expect(rest).toMatchObject({ precip_in: month.precip_in, rh_pct: month.rh_pct, sd_f: month.sd_f });
        }
      }),
    );
  });

  it("know a cold January in Munich, a cold July in Sydney and no winter in Singapore", () => {
    const mean = (city: typeof MUNICH, month: number) => {
      const { tmax_f, tmin_f } = monthOf(normalsAt(city.cell, city.elevationM), month);
      return celsius((tmax_f + tmin_f) / 2);
    };
    expect(mean(MUNICH, 1)).toBeLessThan(2);
    expect(mean(MUNICH, 7)).toBeGreaterThan(17);
    expect(mean(SYDNEY, 7)).toBeLessThan(mean(SYDNEY, 1) - 8);
    expect(Math.abs(mean(SINGAPORE, 1) - mean(SINGAPORE, 7))).toBeLessThan(1.5);
  });

  it("can be expanded into days at any height that people live at", () => {
    for (const city of CITIES) {
      for (const elevation of [-400, 0, 5100]) {
        const days = expandNormals(normalsAt(city.cell, elevation), "2025-01-01", "2025-12-31");
        expect(days).toHaveLength(365);
        expect(days.every(({ tempmax, tempmin }) => tempmax > tempmin)).toBe(true);
        expect(
          days.every(
            ({ precip, humidity }) => precip >= 0 && (humidity ?? -1) >= 0 && (humidity ?? 101) <= 100,
          ),
        ).toBe(true);
      }
    }
  });

  it("are refused where a cell holds something else", () => {
    for (const figures of [btoa("short"), "", "{", "\u00fc".repeat(96), ZURICH.cell.figures.slice(4)]) {
      const cell = { ...ZURICH.cell, figures };
      expect(isCellSound(cell)).toBe(false);
      expect(() => normalsAt(cell, null)).toThrow(RangeError);
    }
    expect(isCellSound({ ...ZURICH.cell, elevationM: Number.MAX_SAFE_INTEGER })).toBe(false);
    expect(isCellSound(ZURICH.cell)).toBe(true);
    // A place's own elevation may be damaged too.
    expect(normalsAt(ZURICH.cell, Number.MAX_SAFE_INTEGER)).toEqual(normalsAt(ZURICH.cell, null));
  });
});

it("all that falls in deep frost is snow, none of it in a mild month", () => {
  expect(snowShare(-20)).toBe(1);
  expect(snowShare(0.67)).toBeCloseTo(0.51);
  expect(snowShare(12.1)).toBe(0);
});
