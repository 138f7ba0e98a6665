// What every test's database holds: tiers, the catalogue, and a few very different places with their normals.

import { packWeatherRules } from "~/contracts/wardrobe/clothing-rules.ts";
import type { Database } from "~/data/database.server.ts";
import {
  climateNormals,
  clothingList,
  placeNames,
  places,
  subscriptionTiers,
  worldClimate,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { WHOLE_NAME } from "~/domain/places/fold-name.ts";
import { CATALOGUE, clothingRules } from "~/domain/wardrobe/catalogue.ts";
import type { MonthNormal } from "~/domain/weather/typical-climate.ts";
import { itemName, itemNotes } from "~/words/en/wardrobe/item-copy.ts";
import { CITIES } from "../unit/fixtures/cities.ts";
import {
  CHICAGO,
  FAIRBANKS,
  MIAMI,
  MINNEAPOLIS,
  PHOENIX,
  SAN_JUAN,
  SEATTLE,
} from "../unit/fixtures/normals.ts";

type Place = [
  zipcode: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  MonthNormal[],
];

const PLACES: readonly Place[] = [
  ["55401", "Minneapolis", "MN", 44.985, -93.27, MINNEAPOLIS],
  ["60601", "Chicago", "IL", 41.886, -87.618, CHICAGO],
  ["33139", "Miami Beach", "FL", 25.787, -80.156, MIAMI],
  ["85001", "Phoenix", "AZ", 33.704, -112.352, PHOENIX],
  ["98101", "Seattle", "WA", 47.611, -122.331, SEATTLE],
  ["99701", "Fairbanks", "AK", 64.836, -147.651, FAIRBANKS],
  ["00901", "San Juan", "PR", 18.465, -66.107, SAN_JUAN],
];

/** On no map, in an area that is known. */
export const ZIP_OF_KNOWN_AREA = "55499";
/** Neither on the map nor in a known area. */
export const ZIP_OF_NOWHERE = "00100";

/** Writes the shared data into an empty database. */
export async function seedSharedData(db: Database): Promise<void> {
  await db.batch([
    db.insert(subscriptionTiers).values([
      { subscriptionId: 1, name: "free", maxQuizAttempts: 3 },
      { subscriptionId: 2, name: "premium", maxQuizAttempts: 10 },
    ]),
    ...PLACES.map(([zipcode, city, stateAbbreviation, latitude, longitude]) =>
      db.insert(zipcodeCityMap).values({ zipcode, city, stateAbbreviation, latitude, longitude }),
    ),
    ...PLACES.map(([zipcode, , , latitude, longitude, normals]) =>
      db
        .insert(climateNormals)
        .values({ zip3: zipcode.slice(0, 3), latitude, longitude, months: packNormals(normals) }),
    ),
    ...CITIES.flatMap(({ names, cell, ...place }) => [
      db.insert(places).values(place),
      db.insert(worldClimate).values(cell),
      db
        .insert(placeNames)
        .values(
          names.map((folded, at) => ({
            folded,
            placeId: place.placeId,
            weight: Math.round(place.population / (at === 0 ? 1 : WHOLE_NAME)),
          })),
        ),
    ]),
    ...CATALOGUE.map((item, index) => {
      const rules = clothingRules(item);
      const { weatherAdjustments, essentiality } = packWeatherRules(rules);
      return db
        .insert(clothingList)
        .values({
          clothingId: index + 1,
          clothingNameId: item.key,
          name: itemName(item.key),
          category: item.category,
          notes: itemNotes(item.key),
          sizeUp: item.sizeUp,
          essentiality,
          weatherAdjustments,
          baseQuantities: JSON.stringify(rules.base_quantities),
          validAgeRanges: JSON.stringify(rules.valid_age_ranges),
        });
    }),
  ]);
}

/** Twelve months in the packed form of the seed. */
function packNormals(normals: readonly MonthNormal[]): string {
  return JSON.stringify(
    normals.map((n) => [
      n.tmax_f,
      n.tmin_f,
      n.rh_pct,
      n.precip_in,
      n.wet_days,
      n.snow_days,
      n.wind_mph,
      n.sd_f,
    ]),
  );
}
