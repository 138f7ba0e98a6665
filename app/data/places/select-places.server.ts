// The location of a ZIP code or a city, its typical climate, and the city search.

import { and, eq, getTableColumns, gte, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { createPageReader, type PageReader } from "~/data/page-reader.server.ts";
import {
  climateExceptions,
  climateNormals,
  placeNames,
  places,
  userOnboardingData as plans,
  sharedClimates,
  worldClimate,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { endOfPrefix, WHOLE_NAME } from "~/domain/places/fold-name.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { cellsAround, STEPS_AROUND } from "~/domain/weather/world-climate.ts";
import { pick } from "~/lib/pick.ts";

interface Whereabouts {
  /** City, state, and coordinates; null if the map doesn't know the ZIP code. */
  place: typeof zipcodeCityMap.$inferSelect | null;
  /** Its typical climate; null if there isn't one. */
  climate: ZipClimateRow | null;
}

interface ZipClimateRow {
  /** The middle of the ZIP code's three-digit area. */
  latitude: number;
  longitude: number;
  /** Packed; contracts/weather/climate-normals.ts reads it. */
  months: string;
  /** °F; null if the climate is the area's. */
  shiftF: number | null;
}

export type PlaceRow = typeof places.$inferSelect;

/** The stored place of a ZIP code, read in one round trip, which a reader shares with the rest of its page. */
export async function findWhereabouts(
  db: Database,
  zipcode: string,
  reader: Pick<PageReader, "read"> = createPageReader(db),
): Promise<Whereabouts> {
  const [[place], [climate]] = await Promise.all([
    reader.read(selectPlace(db, zipcode)),
    reader.read(selectClimateOfZip(db, zipcode)),
  ]);
  return { place: place ?? null, climate: climate ?? null };
}

/** City, state, and coordinates of a ZIP code; no row if the map doesn't know it. */
export function selectPlace(db: Database, zipcode: string) {
  return db.select().from(zipcodeCityMap).where(eq(zipcodeCityMap.zipcode, zipcode));
}

/** A ZIP code's typical climate: the one it shares with similar ZIP codes, else its area's; no row if neither. */
export function selectClimateOfZip(db: Database, zipcode: string) {
  const { fromZip, toZip, climateId, shiftF } = climateExceptions;
  const nearest = sql`(select max(from_zip) from ${climateExceptions} where from_zip <= ${zipcode})`;
  return db
    .select({
      ...pick(climateNormals, "latitude", "longitude"),
      months: sql<string>`coalesce(${sharedClimates.months}, ${climateNormals.months})`,
      shiftF,
    })
    .from(climateNormals)
    .leftJoin(climateExceptions, and(eq(fromZip, nearest), gte(toZip, zipcode)))
    .leftJoin(sharedClimates, eq(sharedClimates.climateId, climateId))
    .where(eq(climateNormals.zip3, zipcode.slice(0, 3)));
}

/** A place outside the US; no row for an unknown id. */
export function selectCity(db: Database, placeId: number) {
  return db.select().from(places).where(eq(places.placeId, placeId));
}

/** The climate of a place's cell and of the cells around it; only inhabited ones are stored. */
export function selectClimateAround(db: Database, spot: { latitude: number; longitude: number }) {
  return db
    .select()
    .from(worldClimate)
    .where(sql`${worldClimate.cell} in (select value from json_each(${JSON.stringify(cellsAround(spot))}))`);
}

/**
 * The climate around a place, in the same round trip as the place itself. Cells are in rows of 720 from the
 * South Pole; across the date line only the place's own cell is found.
 */
export function selectClimateOfCity(db: Database, placeId: number) {
  const own = sql`cast((latitude + 90) * 2 as integer) * 720 + cast((longitude + 180) * 2 as integer)`;
  return db
    .select()
    .from(worldClimate)
    .where(
      sql`${worldClimate.cell} in (select (select ${own} from ${places} where ${places.placeId} = ${placeId}) + value
        from json_each(${JSON.stringify(STEPS_AROUND)}))`,
    );
}

/**
 * Places whose name starts with the prefix, most populous first. Places whose match is a name in another
 * language, typed only in part, come after those with a local name that matches. `prefix` is folded.
 */
export function selectPlacesNamed(db: Database, prefix: string, most: number) {
  const weight = sql`max(weight * iif(folded = ${prefix}, ${WHOLE_NAME}, 1))`;
  const found = sql`(select place_id, ${weight} as weight from place_names
    where folded >= ${prefix} and folded < ${endOfPrefix(prefix)}
    group by place_id order by 2 desc, place_id limit ${most}) as found`;
  return db
    .select(getTableColumns(places))
    .from(found)
    .innerJoin(places, sql`${places.placeId} = found.place_id`)
    .orderBy(sql`found.weight desc, ${places.placeId}`);
}

/** Places that have one of these folded names, once for each of them, with its weight; the most populous first. */
export function selectPlacesCalled(db: Database, names: readonly string[], most: number) {
  const { folded, weight } = placeNames;
  return db
    .select({ ...getTableColumns(places), folded, weight })
    .from(placeNames)
    .innerJoin(places, eq(places.placeId, placeNames.placeId))
    .where(sql`${folded} in (select value from json_each(${JSON.stringify(names)}))`)
    .orderBy(sql`${weight} desc, ${places.placeId}`)
    .limit(most);
}

/** US cities with one of these names, ignoring case, each with its first ZIP code; those with the most ZIP codes first. */
export function selectUsCitiesCalled(db: Database, names: readonly string[], most: number) {
  const { city, stateAbbreviation: state, zipcode } = zipcodeCityMap;
  return db
    .select({ city, state, zipcode: sql<string>`min(${zipcode})`, zips: sql<number>`count(*)`.as("zips") })
    .from(zipcodeCityMap)
    .where(sql`${city} collate nocase in (select value from json_each(${JSON.stringify(names)}))`)
    .groupBy(sql`${city} collate nocase`, state)
    .orderBy(sql`zips desc`, city, state)
    .limit(most);
}

/** US cities that begin with one of these, ignoring case, each with its first ZIP code; those with the most ZIP codes first. */
export function selectUsCitiesNamed(db: Database, prefixes: readonly string[], most: number) {
  const isWhole = sql`${zipcodeCityMap.city} collate nocase in (select value from json_each(${JSON.stringify(prefixes)}))`;
  const { city, stateAbbreviation: state, zipcode } = zipcodeCityMap;
  // A city that begins with two of them is found by the shorter one. With a range of the index for each, nothing else is read.
  const shortest = prefixes.filter(
    (one) => !prefixes.some((other) => other !== one && one.startsWith(other)),
  );
  const ranges = JSON.stringify(shortest.map((prefix) => [prefix, endOfPrefix(prefix)]));
  return (
    db
      .select({ city, state, zipcode: sql<string>`min(${zipcode})`, zips: sql<number>`count(*)`.as("zips") })
      .from(sql`json_each(${ranges}) as range`)
      // Only a cross join keeps its order.
      .crossJoin(zipcodeCityMap)
      .where(sql`${city} collate nocase >= range.value ->> 0 and ${city} collate nocase < range.value ->> 1`)
      .groupBy(sql`${city} collate nocase`, state)
      .orderBy(sql`zips * iif(${isWhole}, ${WHOLE_NAME}, 1) desc`, city, state)
      .limit(most)
  );
}

/**
 * A plan's place: the city and state of its ZIP code, or the city and country in its row. For selects from attempts joined with
 * the ZIP code map.
 */
export const PLACE_COLUMNS = {
  /** Empty outside the US. */
  zipcode: plans.zipcode,
  city: sql<string | null>`coalesce(${fieldIn(plans.place, "name")}, ${zipcodeCityMap.city})`,
  /** The country's name outside the US. */
  state: sql<
    string | null
  >`coalesce(${fieldIn(plans.place, "countryName")}, ${zipcodeCityMap.stateAbbreviation})`,
  /** Two letters; decides the usual units there. */
  country: sql<string>`coalesce(${fieldIn(plans.place, "country")}, ${sql.raw(`'${ZIP_COUNTRY}'`)})`,
};
