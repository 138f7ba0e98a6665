// Typical climates today: of a US ZIP code, from the seed's tables, and outside the US, from monthly normals by half-degree
// cells. Most ZIP codes have the climate of their three-digit area; in mountains, deserts, and on coasts they have another one,
// shared with similar ZIP codes.

import type { MonthNormal } from "./typical-climate.ts";

/**
 * °F on every maximum and minimum. The normals cover 2006–2020, centered on 2013, and between the normals of
 * 1981–2010 and these, stations warmed by 0.38 °F per decade.
 */
const WARMING_SINCE = 0.5;

/** No snow falls in a month with this mean temperature in °F, except in the mountains. */
export const SNOWLESS_MEAN = 50;

/** What is known about a ZIP code's climate besides the twelve normals. */
export interface ZipClimate {
  /** °F from the shared climate to its own; null if it has its area's. */
  shiftF: number | null;
}

/** A ZIP code's normals today, from those of its area or its shared climate. */
export function normalsToday(normals: readonly MonthNormal[], { shiftF }: ZipClimate): MonthNormal[] {
  const warmer = (shiftF ?? 0) + WARMING_SINCE;
  return normals.map((normal) => {
    const tmax_f = normal.tmax_f + warmer;
    const tmin_f = normal.tmin_f + warmer;
    const isSnowless = shiftF === null && (tmax_f + tmin_f) / 2 >= SNOWLESS_MEAN;
    return { ...normal, tmax_f, tmin_f, snow_days: isSnowless ? 0 : normal.snow_days };
  });
}

/** Degrees. */
const STEP = 0.5;
const CELLS_AROUND = 360 / STEP;
const ROWS = 180 / STEP;

/** °C per meter of elevation: days cool faster than nights. */
const LAPSE_OF_DAYS = 0.006;
const LAPSE_OF_NIGHTS = 0.005;
/** However high a place is, its days stay this much warmer than its nights, °C. */
const LEAST_RANGE = 1;

export interface ClimateCell {
  cell: number;
  /** The elevation that the figures are for, meters. */
  elevationM: number;
  /** Base64 of six variables by twelve months. */
  figures: string;
}

/** 72 bytes. */
const FIGURES = /^[A-Za-z0-9+/]{96}$/;

type Spot = { latitude: number; longitude: number };

/** The cell that a place lies in. */
export function cellOf({ latitude, longitude }: Spot): number {
  return rowOf(latitude) * CELLS_AROUND + columnOf(longitude);
}

/** The most remote place is three cells from the nearest inhabited one. */
const REACH = [-3, -2, -1, 0, 1, 2, 3];

/** The offsets of the surrounding cells, if the date line isn't near. */
export const STEPS_AROUND: readonly number[] = REACH.flatMap((up) =>
  REACH.map((right) => up * CELLS_AROUND + right),
);

/** A place's cell and the cells around it, also across the date line. */
export function cellsAround({ latitude, longitude }: Spot): number[] {
  return REACH.flatMap((up) =>
    REACH.flatMap((right) => {
      const row = rowOf(latitude) + up;
      const column = (columnOf(longitude) + right + CELLS_AROUND) % CELLS_AROUND;
      return row < 0 || row >= ROWS ? [] : [row * CELLS_AROUND + column];
    }),
  );
}

/** Meters, below sea and above: higher than people live. */
const HIGHEST = 9000;

/** Whether a cell's stored figures can be read: what `normalsAt` asks of it. */
export function isCellSound({ elevationM, figures }: ClimateCell): boolean {
  return FIGURES.test(figures) && Math.abs(elevationM) <= HIGHEST;
}

/** The place's own cell, else the one with the nearest center; null if there isn't one. */
export function nearestCell<Cell extends Pick<ClimateCell, "cell">>(
  spot: Spot,
  cells: readonly Cell[],
): Cell | null {
  const own = cells.find(({ cell }) => cell === cellOf(spot));
  if (own) return own;
  const byDistance = cells.toSorted((a, b) => distance(spot, a.cell) - distance(spot, b.cell));
  return byDistance[0] ?? null;
}

/**
 * Twelve monthly normals of a place in or near a cell, adjusted from the cell's elevation to the place's; throws RangeError if
 * the cell has none.
 */
export function normalsAt(cell: ClimateCell, elevationM: number | null): MonthNormal[] {
  if (!isCellSound(cell)) throw new RangeError(`Invalid climate figures in cell ${cell.cell}`);
  const bytes = Uint8Array.from(atob(cell.figures), (letter) => letter.charCodeAt(0));
  const isKnown = elevationM !== null && Math.abs(elevationM) <= HIGHEST;
  const above = isKnown ? elevationM - cell.elevationM : 0;
  return Array.from({ length: 12 }, (_, month) => normalOf(bytes, month, above));
}

function normalOf(bytes: Uint8Array, month: number, above: number): MonthNormal {
  const figure = (variable: number) => bytes[variable * 12 + month] ?? 0;
  const tmax = figure(0) / 2 - 60 - LAPSE_OF_DAYS * above;
  const tmin = Math.min(tmax - LEAST_RANGE, figure(1) / 2 - 70 - LAPSE_OF_NIGHTS * above);
  const wetDays = figure(3) / 8;
  return {
    month: month + 1,
    tmax_f: toFahrenheit(tmax),
    tmin_f: toFahrenheit(tmin),
    rh_pct: figure(4),
    precip_in: (figure(2) / 6) ** 2 / 25.4,
    wet_days: wetDays,
    snow_days: wetDays * snowShare((tmax + tmin) / 2),
    // No worldwide source is free, and no rule reads it.
    wind_mph: 0,
    sd_f: (figure(5) / 20) * 1.8,
  };
}

/** The share of a month's wet days that have snow, by its mean in °C: none where it never snows in the US. */
export function snowShare(mean: number): number {
  return toFahrenheit(mean) >= SNOWLESS_MEAN ? 0 : Math.min(1, 1.02 / (1 + Math.exp((mean - 0.67) / 3.5)));
}

function toFahrenheit(celsius: number): number {
  return celsius * 1.8 + 32;
}

function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) / STEP)));
}

function columnOf(longitude: number): number {
  return (Math.floor((longitude + 180) / STEP) + CELLS_AROUND) % CELLS_AROUND;
}

/** From the cell's center to a place, in degrees of latitude, squared. */
function distance({ latitude, longitude }: Spot, cell: number): number {
  const up = Math.floor(cell / CELLS_AROUND) * STEP + STEP / 2 - 90 - latitude;
  const across = Math.abs((cell % CELLS_AROUND) * STEP + STEP / 2 - 180 - longitude);
  const right = Math.min(across, 360 - across) * Math.cos((latitude * Math.PI) / 180);
  return up * up + right * right;
}
