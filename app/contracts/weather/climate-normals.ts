// The packed `climate_normals.months` and `shared_climates.months`: twelve rows of eight figures, January
// first.
import { z } from "zod";
import type { MonthNormal } from "../../domain/weather/typical-climate.ts";
import { normalsToday, type ZipClimate } from "../../domain/weather/us-climate.ts";

const figure = z.number();
const month = z.tuple([figure, figure, figure, figure, figure, figure, figure, figure]);

const packed = z
  .string()
  .transform((text) => JSON.parse(text))
  .pipe(z.array(month).length(12));

/** A ZIP code's current normals, from its stored climate; throws if the stored text is invalid. */
export function readZipNormals({ months, shiftF }: ZipClimate & { months: string }): MonthNormal[] {
  return normalsToday(unpackNormals(months), { shiftF });
}

/** Twelve monthly normals (°F, %, inches, days, mph); throws if the stored text is invalid. */
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
