// A plan's place: the city and state of its ZIP code, or the city and country stored in its row.
import { sql } from "drizzle-orm";
import { userOnboardingData as plans, zipcodeCityMap } from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";

/** For selects from attempts joined with the ZIP code map. */
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
