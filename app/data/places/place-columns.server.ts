// How a plan's place is read beside it: the city and state of its ZIP code, or the city and country that its row keeps.
import { sql } from "drizzle-orm";
import { userOnboardingData as attempts, zipcodeCityMap } from "~/data/schema.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";

/** For selects from attempts that the map of ZIP codes is joined to. */
export const PLACE_COLUMNS = {
  /** Empty outside the US. */
  zipcode: attempts.zipcode,
  city: sql<string | null>`coalesce(${attempts.place} ->> 'name', ${zipcodeCityMap.city})`,
  /** The country's name outside the US. */
  state: sql<
    string | null
  >`coalesce(${attempts.place} ->> 'countryName', ${zipcodeCityMap.stateAbbreviation})`,
  /** Two letters: which units people there are used to. */
  country: sql<string>`coalesce(${attempts.place} ->> 'country', ${sql.raw(`'${ZIP_COUNTRY}'`)})`,
};
