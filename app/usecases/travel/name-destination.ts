import type { Database } from "~/data/database.server.ts";

/** What the place that a form names ('zip:80202') is called, 'Denver, CO', or why nothing can be planned for it. */
export async function nameDestination(
  _db: Database,
  _place: string,
): Promise<{ name: string | null; problem: string | null }> {
  throw new Error("unbuilt");
}
