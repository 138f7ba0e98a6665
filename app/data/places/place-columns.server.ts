// A plan's place: the city and state of its ZIP code, or the city and country stored in its row.
import { sql } from "drizzle-orm";
import { userOnboardingData as attempts, zipcodeCityMap } from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";

/** For selects from attempts joined with the ZIP code map. */
export const PLACE_COLUMNS = {
  /** Empty outside the US. */
  zipcode: attempts.zipcode,
  city: sql<string | null>`coalesce(${fieldIn(attempts.place, "name")}, ${zipcodeCityMap.city})`,
  /** The country's name outside the US. */
  state: sql<
    string | null
  >`coalesce(${fieldIn(attempts.place, "countryName")}, ${zipcodeCityMap.stateAbbreviation})`,
  /** Two letters; decides the usual units there. */
  country: sql<string>`coalesce(${fieldIn(attempts.place, "country")}, ${sql.raw(`'${ZIP_COUNTRY}'`)})`,
};
