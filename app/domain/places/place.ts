// Where a plan stands: at a ZIP code of the US, or in a city anywhere else.

/** A place outside the US, as the table of places knows it. A plan keeps it whole, so that it stays readable by itself. */
export interface CityPlace {
  /** Of GeoNames. */
  id: number;
  name: string;
  /** The state, province or county; null where none is known. */
  region: string | null;
  /** Two capital letters, ISO 3166. */
  country: string;
  /** In English. */
  countryName: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** Meters above the sea; null where nobody knows it. */
  elevationM: number | null;
  /** IANA. */
  timeZone: string;
}

/** The country of everything that stands at a ZIP code. */
export const ZIP_COUNTRY = "US";

/** Territories whose places have ZIP codes that plans are made for. */
const WITH_ZIP_CODES: readonly string[] = [ZIP_COUNTRY, "PR", "VI"];

/** Whether a plan there asks for a ZIP code, by a country's two letters. */
export function hasZipCodes(country: string): boolean {
  return WITH_ZIP_CODES.includes(country);
}

/** The text of an id as forms and addresses bring it; null for anything that can be none. */
export function readPlaceId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
