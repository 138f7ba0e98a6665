import { readChosenPlace } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import { locateDestination } from "./locate-trip.ts";

/** The name of a form's place ('zip:80202'), 'Denver, CO', or why nothing can be planned there. */
export async function nameDestination(
  db: Database,
  place: string,
): Promise<{ name: string | null; problem: string | null }> {
  const chosen = readChosenPlace(place);
  if (!chosen) return { name: null, problem: null };
  const { columns, problem } = await locateDestination(db, chosen);
  return { name: columns?.destination ?? null, problem };
}
