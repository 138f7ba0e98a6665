// Where a ZIP code lies, and the typical climate of its three-digit area.
import { eq } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { climateNormals, zipcodeCityMap } from "~/data/schema.ts";

export interface Whereabouts {
  /** City, state and coordinates; null when the map does not know the ZIP code. */
  place: typeof zipcodeCityMap.$inferSelect | null;
  /** The normals of its three-digit area; null when there are none. */
  area: typeof climateNormals.$inferSelect | null;
}

/** What is known of a ZIP code, in one round trip. */
export async function findWhereabouts(db: Database, zipcode: string): Promise<Whereabouts> {
  const [[place], [area]] = await db.batch([selectPlace(db, zipcode), selectClimateArea(db, zipcode)]);
  return { place: place ?? null, area: area ?? null };
}

/** City, state and coordinates of a ZIP code; no row when the map does not know it. */
export function selectPlace(db: Database, zipcode: string) {
  return db.select().from(zipcodeCityMap).where(eq(zipcodeCityMap.zipcode, zipcode));
}

/** The typical climate of the three-digit area of a ZIP code; no row when there is none. */
export function selectClimateArea(db: Database, zipcode: string) {
  return db
    .select()
    .from(climateNormals)
    .where(eq(climateNormals.zip3, zipcode.slice(0, 3)));
}
