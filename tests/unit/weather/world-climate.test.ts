// The typical climate outside the US: where a place's figures are found, and what they come to.
import { describe, expect, it } from "vitest";
import { expandNormals, type MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import {
  cellOf,
  cellsAround,
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
    expect(() => normalsAt({ cell: 1, elevationM: 0, figures: btoa("short") }, null)).toThrow(RangeError);
  });
});

it("all that falls in deep frost is snow, none of it in a mild month", () => {
  expect(snowShare(-20)).toBe(1);
  expect(snowShare(0.67)).toBeCloseTo(0.51);
  expect(snowShare(12.1)).toBe(0);
});
