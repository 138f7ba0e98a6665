// The typical climate of a ZIP code as it is today, from the tables of the seed. Most ZIP codes have the climate of their
// three-digit area; those in mountains, deserts and on coasts have one of their own, shared with others like it.
import type { MonthNormal } from "./typical-climate.ts";

/**
 * °F on every maximum and minimum. The normals are those of 2006–2020, so their middle is 2013, and stations have warmed by
 * 0.38 °F a decade between the normals of 1981–2010 and these.
 */
const WARMING_SINCE = 0.5;

/** No snow falls in a month with this mean temperature in °F, but in the mountains. */
export const SNOWLESS_MEAN = 50;

/** What is known of a ZIP code's climate besides the twelve normals. */
export interface ZipClimate {
  /** °F from the climate that it shares to its own; null where it has that of its area. */
  shiftF: number | null;
}

/** The normals of a ZIP code today, from those of its area or of the climate that it shares. */
export function normalsToday(normals: readonly MonthNormal[], { shiftF }: ZipClimate): MonthNormal[] {
  const warmer = (shiftF ?? 0) + WARMING_SINCE;
  return normals.map((normal) => {
    const tmax_f = normal.tmax_f + warmer;
    const tmin_f = normal.tmin_f + warmer;
    const isSnowless = shiftF === null && (tmax_f + tmin_f) / 2 >= SNOWLESS_MEAN;
    return { ...normal, tmax_f, tmin_f, snow_days: isSnowless ? 0 : normal.snow_days };
  });
}
