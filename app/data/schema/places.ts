// Places by ZIP code.
import { real, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const zipcodeCityMap = sqliteTable("zipcode_city_map", {
  zipcode: text("zipcode").primaryKey(),
  city: text("city").notNull(),
  stateAbbreviation: text("state_abbreviation").notNull(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
});
