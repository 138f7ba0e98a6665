// ZIP codes and cities, typical climates, and cached weather.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { WEATHER_SOURCES } from "../../domain/vocabulary.ts";
import { day, instant } from "./columns.ts";

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

export const climateNormals = sqliteTable("climate_normals", {
  zip3: text("zip3").primaryKey(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
  /** Twelve months, January first; contracts/weather/climate-normals.ts defines the order of the figures. */
  months: text("months").notNull(),
});

/** Climates shared by ZIP codes in mountains, deserts, and on coasts, which differ from their areas. */
export const sharedClimates = sqliteTable("shared_climates", {
  climateId: integer("climate_id").primaryKey(),
  /** As in climate_normals. */
  months: text("months").notNull(),
});

/** Which ZIP codes have a shared climate instead of their area's; ranges never overlap. */
export const climateExceptions = sqliteTable("climate_exceptions", {
  fromZip: text("from_zip").primaryKey(),
  /** Inclusive. */
  toZip: text("to_zip").notNull(),
  climateId: integer("climate_id").notNull(),
  /** °F from the shared climate to that of these ZIP codes. */
  shiftF: integer("shift_f").notNull(),
});

/** The typical climate outside the US, in half-degree cells; domain/weather/world-climate.ts reads it. */
export const worldClimate = sqliteTable("world_climate", {
  cell: integer("cell").primaryKey(),
  elevationM: integer("elevation_m").notNull(),
  figures: text("figures").notNull(),
});

export const weatherCells = sqliteTable(
  "weather_cells",
  {
    /** The key of the cached answer in KV. */
    cell: text("cell").primaryKey(),
    provider: text("provider", { enum: WEATHER_SOURCES }).notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    startDate: day("start_date").notNull(),
    endDate: day("end_date").notNull(),
    fetchedAt: instant("fetched_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [
    index("weather_cells_by_age").on(table.fetchedAt),
    index("weather_cells_by_use").on(table.lastUsedAt),
  ],
);

/** The hourly forecast of each 0.1° cell in use. It has no personal data. */
export const hourlyForecasts = sqliteTable(
  "hourly_forecasts",
  {
    /** As domain/weather/hourly-forecast.ts names it, such as "44.9,-93.3". */
    cell: text("cell").primaryKey(),
    /** The earliest time of the next request to the provider. */
    askAfter: instant("ask_after").notNull(),
    /** When the provider was asked for what hasn't come yet; null if it isn't being asked. */
    askedAt: instant("asked_at"),
    fetchedAt: instant("fetched_at"),
    /** Packed; contracts/weather/hourly-response.ts reads it. */
    hours: text("hours"),
  },
  (table) => [index("hourly_forecasts_by_age").on(table.askAfter)],
);
