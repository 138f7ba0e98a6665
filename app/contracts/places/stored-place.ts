// The place outside the US that a plan stands on, as its row keeps it: whole, so that the plan stays readable and can be made
// anew whatever becomes of the table of places.
import { z } from "zod";
import type { CityPlace } from "../../domain/places/place.ts";

const storedPlace = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  region: z.string().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  countryName: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  elevationM: z.number().nullable(),
  timeZone: z.string().min(1),
}) satisfies z.ZodType<CityPlace>;

export function packPlace(place: CityPlace): string {
  return JSON.stringify(storedPlace.parse(place));
}

/** The place of a plan; null at a ZIP code, and for text that is none. */
export function readPlace(text: string | null): CityPlace | null {
  if (text === null) return null;
  try {
    return storedPlace.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
