// The typical climate of ZIP codes in mountains, in deserts, and on coasts: the seed's file, and what a plan
// uses today next to what it used by three-digit area. Prints the table.
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readZipNormals } from "../../../app/contracts/weather/climate-normals.ts";
import type { MonthNormal } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday, SNOWLESS_MEAN } from "../../../app/domain/weather/world-climate.ts";
import { readClimateExceptions } from "../../../scripts/seed/climate-exceptions.ts";
import { areaOf, CLIMATE_AREAS } from "../fixtures/climate-areas.ts";

const { climates, ranges } = readClimateExceptions();

/** The same lookup as in the database. */
function normalsOf(zip: string): MonthNormal[] {
  const range = ranges.find(({ fromZip, toZip }) => fromZip <= zip && zip <= toZip);
  if (!range) return areaOf(zip.slice(0, 3)).normals;
  return readZipNormals({ months: JSON.stringify(climates[range.climateId]), shiftF: range.shiftF });
}

const { codes }: { codes: Record<string, { city: string; state: string }> } = createRequire(import.meta.url)(
  "zipcodes",
);

/** Whole °F, "maximum/minimum". */
const said = (normals: readonly MonthNormal[], month: number) => {
  const { tmax_f = Number.NaN, tmin_f = Number.NaN } = normals[month - 1] ?? {};
  return `${Math.round(tmax_f)}/${Math.round(tmin_f)}`;
};

test("the file holds 399 climates for 7,151 ZIP codes, in order and without overlap", () => {
  expect(climates).toHaveLength(399);
  const isMonth = (figures: readonly number[]) => {
    const [tmax = 0, tmin = 0, humidity = 0, , wet = 0, snow = 0] = figures;
    return figures.length === 8 && tmax > tmin && humidity <= 100 && snow <= wet + 0.1;
  };
  expect(climates.filter((months) => months.length !== 12 || !months.every(isMonth))).toEqual([]);
  const wrong = ranges.filter(
    ({ fromZip, toZip, climateId, shiftF }, at) =>
      fromZip > toZip ||
      fromZip.slice(0, 3) !== toZip.slice(0, 3) ||
      fromZip <= (ranges[at - 1]?.toZip ?? "") ||
      climateId >= 399 ||
      Math.abs(shiftF) > 6,
  );
  expect(wrong).toEqual([]);
  let at = 0;
  const known = Object.keys(codes)
    .sort()
    .filter((zip) => {
      while (at < ranges.length && (ranges[at]?.toZip ?? "") < zip) at++;
      return (ranges[at]?.fromZip ?? "x") <= zip;
    });
  expect(known).toHaveLength(7_151);
});

/**
 * ZIP code, month, and the published values for the place, from memory, within about 2 °F; null if the
 * village has no station.
 */
const HARD: readonly [zip: string, month: 1 | 7, truth: [max: number, min: number] | null][] = [
  ["84770", 7, [102, 75]],
  ["93546", 1, [40, 17]],
  ["92004", 7, [107, 78]],
  ["99723", 7, [47, 35]],
  ["85619", 7, null],
  ["96150", 1, [43, 20]],
  ["92315", 1, [47, 22]],
  ["87571", 1, [42, 13]],
  ["84539", 1, null],
  ["93526", 7, [99, 66]],
  ["89440", 7, null],
  ["93452", 7, null],
  ["80461", 7, [72, 39]],
  ["96161", 1, [42, 16]],
  ["92328", 7, [117, 90]],
  ["92262", 7, [108, 79]],
  ["86001", 1, [43, 17]],
  ["81435", 1, null],
  ["59758", 1, [26, 3]],
  ["98068", 1, [34, 25]],
];

test("twenty hard ZIP codes, before and now", () => {
  const rows = HARD.map(([zip, month, truth]) => {
    const now = normalsOf(zip);
    const mean = ({ tmax_f = Number.NaN, tmin_f = Number.NaN }: Partial<MonthNormal> = {}) =>
      (tmax_f + tmin_f) / 2;
    const off = (normals: readonly MonthNormal[]) =>
      truth ? Math.abs(mean(normals[month - 1]) - (truth[0] + truth[1]) / 2) : null;
    const before = areaOf(zip.slice(0, 3)).table;
    const place = `${zip} ${codes[zip]?.city}, ${codes[zip]?.state}`;
    return {
      place,
      month,
      before: said(before, month),
      now: said(now, month),
      truth,
      was: off(before),
      is: off(now),
    };
  });
  console.table(
    rows.map(({ truth, was, is, ...row }) => ({
      ...row,
      measured: truth?.join("/") ?? "",
      "mean off before": was?.toFixed(1) ?? "",
      "mean off now": is?.toFixed(1) ?? "",
    })),
  );
  const measured = rows.filter(({ truth }) => truth);
  for (const { place, is } of measured) expect(is, place).toBeLessThan(4);
  const average = (of: (row: (typeof rows)[number]) => number | null) =>
    measured.reduce((sum, row) => sum + (of(row) ?? 0), 0) / measured.length;
  expect(average(({ is }) => is)).toBeLessThan(2);
  expect(average(({ was }) => was)).toBeGreaterThan(7);
});

test.each([
  ["84770", 7, "104/74"],
  ["93546", 1, "43/18"],
  ["92004", 7, "108/80"],
  ["99723", 7, "49/38"],
  // The first and last of a range, and their neighbors.
  ["00601", 1, said(normalsOf("00601"), 1)],
] as const)("%s in month %i reads %s", (zip, month, text) => {
  expect(said(normalsOf(zip), month)).toBe(text);
});

test("a ZIP code without an exception keeps the row of its area, half a degree warmer in every month", () => {
  expect(ranges.some(({ fromZip, toZip }) => fromZip <= "55401" && "55401" <= toZip)).toBe(false);
  const { table, normals } = areaOf("554");
  for (const [month, { snow_days: _, ...row }] of table.entries()) {
    expect(normals[month]).toMatchObject({ ...row, tmax_f: row.tmax_f + 0.5, tmin_f: row.tmin_f + 0.5 });
  }
});

test("no area has snow in a month whose mean is 50 °F or more, and mountains may", () => {
  for (const { zip3, normals } of CLIMATE_AREAS) {
    for (const { tmax_f, tmin_f, snow_days } of normals) {
      if ((tmax_f + tmin_f) / 2 >= SNOWLESS_MEAN) expect(snow_days, zip3).toBe(0);
    }
  }
  const may = areaOf("554").table.map((normal) => ({ ...normal, tmax_f: 65, tmin_f: 40, snow_days: 1 }));
  expect(normalsToday(may, { shiftF: null }).every(({ snow_days }) => snow_days === 0)).toBe(true);
  expect(normalsToday(may, { shiftF: 0 }).every(({ snow_days }) => snow_days === 1)).toBe(true);
  expect(normalsToday(may, { shiftF: -5 }).every(({ tmax_f }) => tmax_f === 60.5)).toBe(true);
});
