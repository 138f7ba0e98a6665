// A plan's place: a ZIP code in the US, or a city anywhere else.

/** A place outside the US, as in the table of places. A plan stores it in full, to stay readable on its own. */
export interface CityPlace {
  /** From GeoNames. */
  id: number;
  name: string;
  /** The state, province, or county; null if unknown. */
  region: string | null;
  /** Two capital letters, ISO 3166. */
  country: string;
  /** In the language of whoever chose the place. */
  countryName: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** Meters above sea level; null if unknown. */
  elevationM: number | null;
  /** IANA. */
  timeZone: string;
}

/** A place anywhere, as the searches find it. */
export type AnyPlace =
  | { kind: "city"; id: number; name: string; within: string; country: string }
  /** A US city by one of its ZIP codes. */
  | { kind: "zip"; zipcode: string; name: string; within: string };

/** The country of every ZIP code. */
export const ZIP_COUNTRY = "US";

/** Territories with ZIP codes that plans support. */
const WITH_ZIP_CODES: readonly string[] = [ZIP_COUNTRY, "PR", "VI"];

/** Whether plans in a country (two letters) ask for a ZIP code. */
export function hasZipCodes(country: string): boolean {
  return WITH_ZIP_CODES.includes(country);
}

/** The place id in a form field or an address; null if it can't be one. */
export function readPlaceId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

interface NamedPlace {
  city: string | null;
  /** The country, outside the US. */
  state: string | null;
}

/** "Chicago, IL", "Munich, Germany"; null if only the ZIP code's area is known. */
export function placeName({ city, state }: NamedPlace): string | null {
  return city && state ? `${city}, ${state}` : null;
}

/** "Chicago, IL 60601", "Munich, Germany"; only the ZIP code if its place is unknown. */
export function placeWithZip(place: NamedPlace & { zipcode: string }): string {
  return [placeName(place), place.zipcode].filter(Boolean).join(" ");
}
