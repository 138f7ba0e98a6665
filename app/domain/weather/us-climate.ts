// A ZIP code's typical climate today, from the seed's tables. Most ZIP codes have the climate of their
// three-digit area; in mountains, deserts, and on coasts they have a different one, shared with similar ZIP
// codes.
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
