// The world outside the US as statements: its places, the names that they are found by, and its typical
// climate. Reading it takes seconds, so it is read only if the packages or the file have changed.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { WHOLE_NAME } from "../../app/domain/places/fold-name.ts";
import { REGIONS_FILE } from "./regions.ts";
import { inChunks, insertMissing, type SeedStatement, upsert } from "./rows.ts";
import { readWorldClimate, WORLD_CLIMATE_FILE } from "./world-climate.ts";
import { PLACES_FILE, readWorldPlaces } from "./world-places.ts";

/** Raise it when the code here reads the packages differently. */
const READING = 4;

const PLACE_COLUMNS = [
  "place_id",
  "name",
  "region",
  "country",
  "latitude",
  "longitude",
  "elevation_m",
  "population",
  "time_zone",
];

/** Changes when any of the data does, as far as its files show that without being read. */
export function worldFingerprint(): string {
  const sizes = [PLACES_FILE, REGIONS_FILE].map((file) => statSync(file).size);
  return createHash("sha256")
    .update(`${READING} ${sizes.join(" ")} `)
    .update(readFileSync(WORLD_CLIMATE_FILE))
    .digest("hex")
    .slice(0, 16);
}

/** All of it; the statements can be run any number of times. */
export function worldStatements(): SeedStatement[] {
  const places = readWorldPlaces();
  return [
    upsert(
      "places",
      PLACE_COLUMNS,
      "place_id",
      places.map((place) => [
        place.id,
        place.name,
        place.region,
        place.country,
        place.latitude,
        place.longitude,
        place.elevationM,
        place.population,
        place.timeZone,
      ]),
    ),
    insertMissing(
      "place_names",
      ["folded", "place_id", "weight"],
      "folded, place_id",
      places
        .flatMap(({ id, population, names, otherNames }) => [
          ...names.map((name) => [name, id, population] as const),
          ...otherNames.map((name) => [name, id, Math.round(population / WHOLE_NAME)] as const),
        ])
        // In the table's order, so that it grows at its end.
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    ),
    upsert(
      "world_climate",
      ["cell", "elevation_m", "figures"],
      "cell",
      readWorldClimate().map(({ cell, elevationM, figures }) => [cell, elevationM, figures]),
    ),
  ].flatMap(inChunks);
}
