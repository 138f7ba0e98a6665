// Finds a place outside the US, with everything a plan stores of it.
import type { Database } from "~/data/database.server.ts";
import { type PlaceRow, selectCity } from "~/data/places/select-places.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { type CityPlace, readPlaceId } from "~/domain/places/place.ts";
import { countryName } from "~/views/places/country.ts";

export type LocatedCity =
  | { kind: "city"; city: CityPlace }
  | { kind: "unknown"; code: Extract<ErrorCode, "CITY_UNKNOWN"> };

/** Looks up the id in a form or an address, in one round trip. */
export async function locateCity(db: Database, placeId: string): Promise<LocatedCity> {
  const id = readPlaceId(placeId);
  const [row] = id === null ? [] : await selectCity(db, id);
  return row ? { kind: "city", city: cityOf(row) } : { kind: "unknown", code: "CITY_UNKNOWN" };
}

/** A place's row as plans store it. */
function cityOf({ placeId, population: _, ...row }: PlaceRow): CityPlace {
  return { id: placeId, ...row, countryName: countryName(row.country) };
}
