// Names the place of a partly answered quiz, to confirm it to the user.
import type { Database } from "~/data/database.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { placeName } from "~/domain/places/place-name.ts";
import type { TypedAnswers } from "~/domain/plans/quiz.ts";
import { locateCity } from "./locate-city.ts";
import { locateZip } from "./locate-zip.ts";

export interface NamedAnswer {
  /** 'Chicago, IL' or 'Munich, Germany'; null if unknown or not answered yet. */
  name: string | null;
  /** Two letters; null like the name. */
  country: string | null;
  /** Why there can be no plan for it. */
  problem: ErrorCode | null;
}

const NOWHERE: NamedAnswer = { name: null, country: null, problem: null };

/** Looks up a chosen city or a complete ZIP code; at most one round trip. */
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
