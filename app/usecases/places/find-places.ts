// The search for a city outside the US, by the start of any of its names.
import type { FoundPlace } from "~/contracts/places/found-places.ts";
import type { Database } from "~/data/database.server.ts";
import { type PlaceRow, selectPlacesNamed } from "~/data/places/select-places.server.ts";
import { foldName, readPlaceSearch } from "~/domain/places/fold-name.ts";
import { countryName } from "~/views/places/country.ts";

/** How many places with a name are checked if the search names a country or region. */
const MOST_OF_A_NAME = 200;

export interface NamedPlace extends FoundPlace {
  /** Two letters. */
  country: string;
}

/** The `most` most populous places that match the text; none if it is too short. */
export async function findPlaces(db: Database, text: string, most: number): Promise<NamedPlace[]> {
  const search = readPlaceSearch(text);
  if (!search) return [];
  const { prefix, within } = search;
  const rows = await selectPlacesNamed(db, prefix, within ? MOST_OF_A_NAME : most);
  return rows
    .filter((row) => namesOfArea(row).some((name) => foldName(name).startsWith(within)))
    .slice(0, most)
    .map((row) => ({
      id: row.placeId,
      name: row.name,
      within: [row.region, countryName(row.country)].filter(Boolean).join(", "),
      country: row.country,
    }));
}

function namesOfArea({ region, country }: PlaceRow): string[] {
  return [country, countryName(country), ...(region ? [region] : [])];
}
