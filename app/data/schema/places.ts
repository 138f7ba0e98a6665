// Places by ZIP code, and the cities of the rest of the world with the names that they are found by.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const zipcodeCityMap = sqliteTable(
  "zipcode_city_map",
  {
    zipcode: text("zipcode").primaryKey(),
    city: text("city").notNull(),
    stateAbbreviation: text("state_abbreviation").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
  },
  // The search for a city by the beginning of its name reads nothing but this.
  (table) => [
    index("zipcode_city_map_by_city").on(sql`city collate nocase`, table.stateAbbreviation, table.zipcode),
  ],
);

export const places = sqliteTable("places", {
  /** Of GeoNames. */
  placeId: integer("place_id").primaryKey(),
  name: text("name").notNull(),
  region: text("region"),
  /** Two letters. */
  country: text("country").notNull(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
  elevationM: integer("elevation_m"),
  population: integer("population").notNull(),
  timeZone: text("time_zone").notNull(),
});

/** The search reads nothing but this: a table without row ids, in the order of the names. */
export const placeNames = sqliteTable(
  "place_names",
  {
    /** As domain/places/fold-name.ts writes it; a place has several. */
    folded: text("folded").notNull(),
    placeId: integer("place_id").notNull(),
    /** What comes first: the place's population, and a part of it for a name in another language. */
    weight: integer("weight").notNull(),
  },
  (table) => [primaryKey({ columns: [table.folded, table.placeId] })],
);
