// The packed `climate_normals.months` and `shared_climates.months`: twelve rows of eight figures, January
// first.
import { z } from "zod";
import type { MonthNormal } from "../../domain/weather/typical-climate.ts";
import { normalsToday, type ZipClimate } from "../../domain/weather/world-climate.ts";
import { readStored } from "../stored-json.ts";

/** °F, percent, inches, days, and miles per hour: none of them is larger anywhere on Earth. */
const figure = z.number().min(-150).max(250);
const month = z.tuple([figure, figure, figure, figure, figure, figure, figure, figure]);

const packed = z.array(month).length(12);

/** °F: no ZIP code differs more from the climate that it shares. */
const MOST_SHIFT = 100;

/** A ZIP code's current normals; null if what is stored of its climate can't be read. */
export function findZipNormals({ months, shiftF }: ZipClimate & { months: string }): MonthNormal[] | null {
  const read = readStored("months", packed, months);
  return read && Math.abs(shiftF ?? 0) <= MOST_SHIFT ? normalsToday(unpacked(read), { shiftF }) : null;
}

/** The same of a climate that is known to be sound; throws if the text is invalid. */
export function readZipNormals({ months, shiftF }: ZipClimate & { months: string }): MonthNormal[] {
  return normalsToday(unpackNormals(months), { shiftF });
}

/** Twelve monthly normals (°F, %, inches, days, mph); throws if the stored text is invalid. */
export function unpackNormals(months: string): MonthNormal[] {
  return unpacked(packed.parse(JSON.parse(months)));
}

function unpacked(months: z.output<typeof packed>): MonthNormal[] {
  return months.map(([tmax_f, tmin_f, rh_pct, precip_in, wet_days, snow_days, wind_mph, sd_f], index) => ({
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
