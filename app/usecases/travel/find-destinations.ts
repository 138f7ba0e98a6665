// The search for a trip's destination: a place anywhere, or a ZIP code.
import type { FoundDestination } from "~/contracts/travel/found-destinations.ts";
import { placeValue } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import { findAnywhere } from "~/usecases/places/find-places.ts";

/** The `most` places that match a text best, or a ZIP code's place; none if it is too short. */
export async function findDestinations(
  db: Database,
  text: string,
  most: number,
): Promise<FoundDestination[]> {
  const found = await findAnywhere(db, text, most);
  return found.map((place) => ({
    value: placeValue(place.kind === "zip" ? place : { kind: "city", placeId: `${place.id}` }),
    name: place.name,
    within: place.within,
  }));
}
