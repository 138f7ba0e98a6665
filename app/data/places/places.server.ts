// Where a ZIP code lies, and the typical climate of its three-digit area.
import { eq } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { climateNormals, zipcodeCityMap } from "~/data/schema.ts";

/** City, state and coordinates of a ZIP code; no row when the map does not know it. */
export function selectPlace(db: Database, zipcode: string) {
  return db.select().from(zipcodeCityMap).where(eq(zipcodeCityMap.zipcode, zipcode));
}

/** The normals of the ZIP code's three-digit area; no row when there are none. */
export function selectClimateArea(db: Database, zipcode: string) {
  return db
    .select()
    .from(climateNormals)
    .where(eq(climateNormals.zip3, zipcode.slice(0, 3)));
}
