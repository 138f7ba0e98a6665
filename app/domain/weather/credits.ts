import { type CreditPart, PLACE_SOURCES, partsOf } from "../places/place-credit.ts";

/** The addresses of sources of data and of their licenses, by the words that the credits of every language have for them. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "Open-Meteo.com": "https://open-meteo.com/",
  "Open-Meteo": "https://open-meteo.com/",
  "Visual Crossing": "https://www.visualcrossing.com/",
  "U.S. Climate Normals 2006–2020":
    "https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals",
  "NOAA Open Data": "https://www.noaa.gov/information-technology/open-data-dissemination",
  CHELSA: "https://chelsa-climate.org/",
  "Deutscher Wetterdienst": "https://www.dwd.de/",
  GeoNutzV: "https://www.gesetze-im-internet.de/geonutzv/",
  ...PLACE_SOURCES,
};

/** The words of a weather credit with the addresses of its sources and licenses. */
export const creditParts = (credit: string): CreditPart[] => partsOf(credit, ADDRESSES);
