// What we know about a ZIP code: its place, or at least its area, or why we can't plan for it.
import type { Database } from "~/data/database.server.ts";
import { findWhereabouts } from "~/data/places/select-places.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { isOutsideCoverage } from "~/domain/places/zip.ts";

export type LocatedZip =
  | { kind: "place"; city: string; state: string; latitude: number; longitude: number }
  /** The exact ZIP code is unknown, but its three-digit area is known. */
  | { kind: "area"; latitude: number; longitude: number }
  | { kind: "unknown"; code: Extract<ErrorCode, "ZIP_NOT_COVERED" | "ZIP_UNKNOWN"> };

/** Looks up a five-digit ZIP code in one round trip. */
export async function locateZip(db: Database, zipcode: string): Promise<LocatedZip> {
  if (isOutsideCoverage(zipcode)) return { kind: "unknown", code: "ZIP_NOT_COVERED" };
  const { place, climate } = await findWhereabouts(db, zipcode);
  if (place) {
    const { city, stateAbbreviation: state, latitude, longitude } = place;
    return { kind: "place", city, state, latitude, longitude };
  }
  if (climate) return { kind: "area", latitude: climate.latitude, longitude: climate.longitude };
  return { kind: "unknown", code: "ZIP_UNKNOWN" };
}
