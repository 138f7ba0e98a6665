// Finds the place of a quiz answer, a ZIP code or a city outside the US, with everything that a plan stores of it, and names it.

import { packPlace } from "~/contracts/places/stored-place.ts";
import type { PlanAnswers, QuizAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { findWhereabouts, type PlaceRow, selectCity } from "~/data/places/select-places.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { type CityPlace, placeName, readPlaceId, ZIP_COUNTRY } from "~/domain/places/place.ts";
import { isOutsideCoverage } from "~/domain/places/zip.ts";
import type { TypedAnswers } from "~/domain/plans/quiz.ts";
import { countryName } from "~/views/places/country.ts";
import { namesThere } from "~/views/places/local-names.ts";

type LocatedCity =
  | { kind: "city"; city: CityPlace }
  | { kind: "unknown"; code: Extract<ErrorCode, "CITY_UNKNOWN"> };

/** Looks up the id in a form or an address, in one round trip, which a reader shares with the rest of its page. */
export async function locateCity(db: Database, placeId: string, reader?: PageReader): Promise<LocatedCity> {
  const id = readPlaceId(placeId);
  const city = id === null ? null : selectCity(db, id);
  const [row] = city === null ? [] : await (reader?.read(city) ?? city);
  return row ? { kind: "city", city: cityOf(row) } : { kind: "unknown", code: "CITY_UNKNOWN" };
}

/** A place's row as plans store it. */
function cityOf({ placeId, population: _, ...row }: PlaceRow): CityPlace {
  return { id: placeId, ...row, ...namesThere(row, row.country), countryName: countryName(row.country) };
}

/** A ZIP code's place, or at least its area, or why we can't plan for it. */
type LocatedZip =
  | { kind: "place"; city: string; state: string; latitude: number; longitude: number }
  /** The exact ZIP code is unknown, but its three-digit area is known. */
  | { kind: "area"; latitude: number; longitude: number }
  | { kind: "unknown"; code: Extract<ErrorCode, "ZIP_NOT_COVERED" | "ZIP_UNKNOWN"> };

/** Looks up a five-digit ZIP code, likewise. */
export async function locateZip(db: Database, zipcode: string, reader?: PageReader): Promise<LocatedZip> {
  if (isOutsideCoverage(zipcode)) return { kind: "unknown", code: "ZIP_NOT_COVERED" };
  const { place, climate } = await findWhereabouts(db, zipcode, reader);
  if (place) {
    const { city, stateAbbreviation: state, latitude, longitude } = place;
    return { kind: "place", city, state, latitude, longitude };
  }
  if (climate) return { kind: "area", latitude: climate.latitude, longitude: climate.longitude };
  return { kind: "unknown", code: "ZIP_UNKNOWN" };
}

/** The answers as a plan stores them, or why there can be no plan; in one round trip, likewise. */
export async function locateAnswer(
  db: Database,
  { placeId, ...answers }: QuizAnswers,
  reader?: PageReader,
): Promise<{ answers: PlanAnswers; problem: null } | { answers: null; problem: ErrorCode }> {
  const found = placeId
    ? await locateCity(db, placeId, reader)
    : await locateZip(db, answers.zipcode, reader);
  if (found.kind === "unknown") return { answers: null, problem: found.code };
  const place = found.kind === "city" ? packPlace(found.city) : null;
  return { answers: { ...answers, place }, problem: null };
}

interface NamedAnswer {
  /** 'Chicago, IL' or 'Munich, Germany'; null if unknown or not answered yet. */
  name: string | null;
  /** Two letters; null like the name. */
  country: string | null;
  /** Why there can be no plan for it. */
  problem: ErrorCode | null;
}

const NOWHERE: NamedAnswer = { name: null, country: null, problem: null };

/**
 * Names the place of a partly answered quiz, to confirm it to the user: a chosen city or a complete ZIP code; at most one round
 * trip.
 */
export async function nameAnswer(
  db: Database,
  { placeId, zipcode }: Pick<TypedAnswers, "placeId" | "zipcode">,
): Promise<NamedAnswer> {
  if (placeId) {
    const found = await locateCity(db, placeId);
    if (found.kind === "unknown") return { ...NOWHERE, problem: found.code };
    const { name: city, countryName: state, country } = found.city;
    return { name: placeName({ city, state }), country, problem: null };
  }
  if (zipcode.length !== 5) return NOWHERE;
  const found = await locateZip(db, zipcode);
  if (found.kind === "unknown") return { ...NOWHERE, problem: found.code };
  return { name: found.kind === "place" ? placeName(found) : null, country: ZIP_COUNTRY, problem: null };
}
