import type { FoundDestination } from "~/contracts/travel/found-destinations.ts";
import type { Database } from "~/data/database.server.ts";

/** The `most` largest places that a text names, in the US and elsewhere, or the place of a ZIP code. */
export async function findDestinations(
  _db: Database,
  _text: string,
  _most: number,
): Promise<FoundDestination[]> {
  throw new Error("unbuilt");
}
