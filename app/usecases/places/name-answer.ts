// What the place of a quiz is called, as far as it is answered, to say it back.
import type { Database } from "~/data/database.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { placeName } from "~/domain/places/place-name.ts";
import type { TypedAnswers } from "~/domain/plans/quiz.ts";
import { locateCity } from "./locate-city.ts";
import { locateZip } from "./locate-zip.ts";

export interface NamedAnswer {
  /** 'Chicago, IL' or 'Munich, Germany'; null where nobody knows or nothing is answered yet. */
  name: string | null;
  /** Why there can be no plan for it. */
  problem: ErrorCode | null;
}

/** Looks up a city that was chosen, or a ZIP code that is complete; at most one round trip. */
export async function nameAnswer(
  db: Database,
  { placeId, zipcode }: Pick<TypedAnswers, "placeId" | "zipcode">,
): Promise<NamedAnswer> {
  if (placeId) {
    const found = await locateCity(db, placeId);
    if (found.kind === "unknown") return { name: null, problem: found.code };
    return { name: placeName({ city: found.city.name, state: found.city.countryName }), problem: null };
  }
  if (zipcode.length !== 5) return { name: null, problem: null };
  const found = await locateZip(db, zipcode);
  if (found.kind === "unknown") return { name: null, problem: found.code };
  return { name: found.kind === "place" ? placeName(found) : null, problem: null };
}
