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
  GeoNames: "https://www.geonames.org/",
  "CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
};

/** The words of a credit in their order; those that name a source or a license come with its address. */
export function creditParts(credit: string): { words: string; address: string | undefined }[] {
  const names = new RegExp(`(${Object.keys(ADDRESSES).join("|").replaceAll(".", "\\.")})`);
  return credit.split(names).map((words) => ({ words, address: ADDRESSES[words] }));
}
