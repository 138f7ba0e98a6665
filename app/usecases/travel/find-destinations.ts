// The search for a trip's destination: cities outside the US, cities on the ZIP code map, or a ZIP code.

import { LONGEST_SEARCH } from "~/contracts/places/city-search.ts";
import type { FoundDestination } from "~/contracts/travel/found-destinations.ts";
import { placeValue } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import { selectPlacesNamed, selectUsCitiesNamed } from "~/data/places/select-places.server.ts";
import { foldName, type PlaceSearch, readPlaceSearch, WHOLE_NAME } from "~/domain/places/fold-name.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { stateName } from "~/domain/places/us-states.ts";
import { mergeByPeople, peopleOfZips, usPrefix } from "~/domain/travel/destination-search.ts";
import { locateZip } from "~/usecases/places/locate-zip.ts";
import { countryName } from "~/views/places/country.ts";

/** How many places with a name are checked if the search names a country, region, or state. */
const MOST_OF_A_NAME = 200;

/** What matches as the country of a US city in every language, besides its state. */
const US_NAMES = [ZIP_COUNTRY, "USA", "United States"];

type Candidate = FoundDestination & { people: number; isWhole: boolean };

/** The `most` largest places that match a text anywhere, or a ZIP code's place; none if it is too short. */
export async function findDestinations(
  db: Database,
  text: string,
  most: number,
): Promise<FoundDestination[]> {
  const zipcode = text.trim().match(/^\d{5}$/)?.[0];
  if (zipcode) return findZip(db, zipcode);
  const search = readPlaceSearch(text);
  if (!search) return [];
  const { prefix, within } = search;
  const [typed = ""] = text.slice(0, LONGEST_SEARCH).split(",");
  const usName = usPrefix(typed);
  const looked = within ? MOST_OF_A_NAME : most;
  const [cities, places] = await db.batch([
    selectUsCitiesNamed(db, usName, looked),
    selectPlacesNamed(db, prefix, looked),
  ]);
  const found = mergeByPeople(
    cities.map((row) => usCity(row, usName, within)).filter((found) => found !== null),
    places.map((row) => placeAbroad(row, search)).filter((found) => found !== null),
    WHOLE_NAME,
  );
  return found.slice(0, most).map(({ value, name, within }) => ({ value, name, within }));
}

async function findZip(db: Database, zipcode: string): Promise<FoundDestination[]> {
  const found = await locateZip(db, zipcode);
  if (found.kind === "unknown") return [];
  const value = placeValue({ kind: "zip", zipcode });
  return found.kind === "place"
    ? [{ value, name: found.city, within: `${found.state} ${zipcode}` }]
    : [{ value, name: zipcode, within: countryName(ZIP_COUNTRY) }];
}

type UsRow = Awaited<ReturnType<typeof selectUsCitiesNamed>>[number];

function usCity({ city, state, zipcode, zips }: UsRow, prefix: string, area: string): Candidate | null {
  const areas = [state, stateName(state), ...US_NAMES, countryName(ZIP_COUNTRY)];
  if (!areas.some((name) => foldName(name).startsWith(area))) return null;
  return {
    value: placeValue({ kind: "zip", zipcode }),
    name: city,
    within: state,
    people: peopleOfZips(zips),
    isWhole: foldName(city) === prefix,
  };
}

type AbroadRow = Awaited<ReturnType<typeof selectPlacesNamed>>[number];

function placeAbroad(row: AbroadRow, { prefix, within }: PlaceSearch): Candidate | null {
  const country = countryName(row.country);
  const names = [row.country, country, ...(row.region ? [row.region] : [])].map(foldName);
  if (!names.some((name) => name.startsWith(within))) return null;
  return {
    value: placeValue({ kind: "city", placeId: String(row.placeId) }),
    name: row.name,
    within: [row.region, country].filter(Boolean).join(", "),
    // A match by a name in another language is less likely meant.
    people: foldName(row.name).startsWith(prefix) ? row.population : row.population / WHOLE_NAME,
    isWhole: foldName(row.name) === prefix,
  };
}
