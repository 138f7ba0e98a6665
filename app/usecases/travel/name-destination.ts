import { readChosenPlace } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import { locateDestination } from "./locate-trip.ts";

/** What the place that a form names ('zip:80202') is called, 'Denver, CO', or why nothing can be planned for it. */
export async function nameDestination(
  db: Database,
  place: string,
): Promise<{ name: string | null; problem: string | null }> {
  const chosen = readChosenPlace(place);
  if (!chosen) return { name: null, problem: null };
  const { columns, problem } = await locateDestination(db, chosen);
  return { name: columns?.destination ?? null, problem };
}
