// A plan's place outside the US, as its row stores it: in full, so that the plan stays readable and can be
// recalculated even if the table of places changes.
import { z } from "zod";
import type { CityPlace } from "../../domain/places/place.ts";
import { readStored } from "../stored-json.ts";

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

/** A plan's place; null for a ZIP code and for unreadable text. */
export function readPlace(text: string | null): CityPlace | null {
  return readStored("place", storedPlace, text);
}
