// The search for a place by any of its names, anywhere, and as it is asked where a city outside the US is expected.
import type { Database } from "~/data/database.server.ts";
import {
  type PlaceRow,
  selectPlacesCalled,
  selectPlacesNamed,
  selectUsCitiesCalled,
  selectUsCitiesNamed,
} from "~/data/places/select-places.server.ts";
import { foldName, WHOLE_NAME } from "~/domain/places/fold-name.ts";
import { type AnyPlace, ZIP_COUNTRY } from "~/domain/places/place.ts";
import {
  type AreaFit,
  fitOfAreas,
  type PlaceReading,
  readPlaceText,
  readWhere,
} from "~/domain/places/place-search.ts";
import { APOSTROPHES, peopleOfZips, usSpellings } from "~/domain/places/us-cities.ts";
import { areaNames, stateAreaNames } from "~/views/places/area-names.ts";
import { countryName } from "~/views/places/country.ts";
import { namesThere } from "~/views/places/local-names.ts";
import { locateZip } from "./locate-answer.ts";

/** How many places with a name are checked if the search names a country, region, or state. */
const MOST_OF_A_NAME = 200;

type Candidate = AnyPlace & {
  people: number;
  isWhole: boolean;
  fit: AreaFit;
  /** Whether the text names where it is. */
  isPlaced: boolean;
};

/** The `most` places that match a text best, or a ZIP code's place; none if it is too short. One round trip. */
export async function findAnywhere(db: Database, text: string, most: number): Promise<AnyPlace[]> {
  return (await findCandidates(db, text, most)).slice(0, most).map(bare);
}

/**
 * The same where a city outside the US is expected. US cities are only among them where nothing else can be meant: 'Bethlehem, PA'.
 */
export async function findPlaces(db: Database, text: string, most: number): Promise<AnyPlace[]> {
  const found = await findCandidates(db, text, most);
  const [first] = found;
  // 'Bethlehem, PA' is in Pennsylvania, although Belém in Pará is called so, too.
  if (first?.kind === "zip" && first.isPlaced) return found.slice(0, most).map(bare).map(withZip);
  const abroad = found.filter(({ kind }) => kind === "city");
  const isMeant = abroad.some(({ isWhole }) => isWhole);
  const inUs = found.filter(
    ({ kind, isWhole }) => kind === "zip" && !isMeant && (isWhole || abroad.length === 0),
  );
  return [...inUs, ...abroad].slice(0, most).map(bare).map(withZip);
}

/** A US city as it is told from those abroad: 'PA 18015, US' for 'PA'. */
function withZip(place: AnyPlace): AnyPlace {
  if (place.kind === "city") return place;
  const { zipcode, within } = place;
  const us = countryName(ZIP_COUNTRY);
  return within === us ? place : { ...place, within: `${within.slice(0, 2)} ${zipcode}, ${us}` };
}

function bare({ people: _, isWhole: __, fit: ___, isPlaced: ____, ...place }: Candidate): AnyPlace {
  return place;
}

async function findCandidates(db: Database, text: string, most: number): Promise<Candidate[]> {
  const typed = readWhere(text);
  if (typed.kind === "zip") return findZip(db, typed.zipcode);
  const readings = readPlaceText(text);
  const usReadings = readPlaceText(text.replace(APOSTROPHES, " ")).map(spelledInUs);
  const begun = readings.find(({ isBeginning }) => isBeginning);
  const usBegun = usReadings.find(({ isBeginning }) => isBeginning)?.names ?? [];
  if (!begun || usBegun.length === 0) return [];
  const looked = begun.areas.length > 0 ? MOST_OF_A_NAME : most;
  const [cities, citiesCalled, placesCalled, ...placesNamed] = await db.batch([
    selectUsCitiesNamed(db, usBegun, looked),
    selectUsCitiesCalled(db, namesIn(usReadings), MOST_OF_A_NAME),
    selectPlacesCalled(db, namesIn(readings), MOST_OF_A_NAME),
    ...begun.names.map((name) => selectPlacesNamed(db, name, looked)),
  ]);
  const us = (reading: PlaceReading) =>
    (reading.isBeginning ? cities : citiesCalled).flatMap((row) => usCity(row, reading) ?? []);
  const abroad = (reading: PlaceReading) => [
    ...placesCalled.flatMap((row) => placeCalled(row, reading) ?? []),
    ...(reading.isBeginning ? placesNamed.flat().flatMap((row) => placeNamed(row, reading) ?? []) : []),
  ];
  const found = [...usReadings.map(us), ...readings.map(abroad)];
  return withoutRepeats(
    readings.flatMap((_, at) => byWeight([...(found[at] ?? []), ...(found[at + usReadings.length] ?? [])])),
  );
}

function namesIn(readings: readonly PlaceReading[]): string[] {
  return [...new Set(readings.flatMap(({ names }) => names))];
}

function spelledInUs(reading: PlaceReading): PlaceReading {
  return { ...reading, names: reading.names.slice(0, 1).flatMap(usSpellings) };
}

/** The heaviest first. Where an area is named to its end, places that only begin so aren't meant. */
function byWeight(found: readonly Candidate[]): Candidate[] {
  const exact = found.filter(({ fit }) => fit === "exact");
  const weight = ({ people, isWhole }: Candidate) => people * (isWhole ? WHOLE_NAME : 1);
  return (exact.length > 0 ? exact : found).toSorted((one, other) => weight(other) - weight(one));
}

function withoutRepeats(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return found.filter((place) => {
    const key = place.kind === "city" ? `${place.id}` : `${place.name} ${place.within}`;
    return !seen.has(key) && seen.add(key);
  });
}

async function findZip(db: Database, zipcode: string): Promise<Candidate[]> {
  const found = await locateZip(db, zipcode);
  if (found.kind === "unknown") return [];
  const named =
    found.kind === "place"
      ? { name: found.city, within: `${found.state} ${zipcode}` }
      : { name: zipcode, within: countryName(ZIP_COUNTRY) };
  return [{ kind: "zip", zipcode, ...named, people: 1, isWhole: true, fit: "exact", isPlaced: true }];
}

type UsRow = Awaited<ReturnType<typeof selectUsCitiesNamed>>[number];

function usCity(
  { city, state, zipcode, zips }: UsRow,
  { names, areas, isBeginning }: PlaceReading,
): Candidate | null {
  const isWhole = names.includes(foldName(city));
  const fit = isWhole || isBeginning ? fitOfAreas(stateAreaNames(state), areas) : null;
  if (fit === null) return null;
  return {
    kind: "zip",
    zipcode,
    name: city,
    within: state,
    people: peopleOfZips(zips),
    isWhole,
    fit,
    isPlaced: areas.length > 0,
  };
}

type CalledRow = Awaited<ReturnType<typeof selectPlacesCalled>>[number];

/** A place that has a name of the reading. */
function placeCalled(
  { folded, weight, ...row }: CalledRow,
  { names, areas }: PlaceReading,
): Candidate | null {
  if (!names.includes(folded)) return null;
  return placeAbroad(row, areas, { people: weight, isWhole: true });
}

/** A place with a name that begins so. A match by a name in another language is less likely meant. */
function placeNamed(row: PlaceRow, { names, areas }: PlaceReading): Candidate | null {
  const isOwn = names.some((name) => foldName(row.name).startsWith(name));
  const people = isOwn ? row.population : row.population / WHOLE_NAME;
  return placeAbroad(row, areas, { people, isWhole: false });
}

function placeAbroad(
  { placeId: id, country, ...row }: PlaceRow,
  areas: readonly string[],
  match: Pick<Candidate, "people" | "isWhole">,
): Candidate | null {
  const fit = fitOfAreas(areaNames(country, row.region), areas);
  if (fit === null) return null;
  const { name, region } = namesThere(row, country);
  const within = [region, countryName(country)].filter(Boolean).join(", ");
  return { kind: "city", id, name, within, country, ...match, fit, isPlaced: areas.length > 0 };
}
