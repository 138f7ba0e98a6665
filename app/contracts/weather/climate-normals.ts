// The packed form of `climate_normals.months`: twelve rows of eight figures, January first.
import { z } from "zod";
import type { MonthNormal } from "../../domain/weather/typical-climate.ts";

const figure = z.number();
const month = z.tuple([figure, figure, figure, figure, figure, figure, figure, figure]);

const packed = z
  .string()
  .transform((text) => JSON.parse(text))
  .pipe(z.array(month).length(12));

/** Twelve monthly normals (°F, %, inches, days, mph); throws when the stored text is not that. */
export function unpackNormals(months: string): MonthNormal[] {
  return packed
    .parse(months)
    .map(([tmax_f, tmin_f, rh_pct, precip_in, wet_days, snow_days, wind_mph, sd_f], index) => ({
      month: index + 1,
      tmax_f,
      tmin_f,
      rh_pct,
      precip_in,
      wet_days,
      snow_days,
      wind_mph,
      sd_f,
    }));
}
