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
  // A covering index: the search for a city's prefix reads nothing else.
  (table) => [
    index("zipcode_city_map_by_city").on(sql`city collate nocase`, table.stateAbbreviation, table.zipcode),
  ],
);

export const places = sqliteTable("places", {
  /** From GeoNames. */
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

/** A covering table without row ids, ordered by name: the search reads nothing else. */
export const placeNames = sqliteTable(
  "place_names",
  {
    /** As domain/places/fold-name.ts writes it; a place has several names. */
    folded: text("folded").notNull(),
    placeId: integer("place_id").notNull(),
    /** The sort order: the place's population, or a fraction of it for a name in another language. */
    weight: integer("weight").notNull(),
  },
  (table) => [primaryKey({ columns: [table.folded, table.placeId] })],
);
