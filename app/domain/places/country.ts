// Countries in English, by their two letters. Server only: browsers disagree on some names.
import { COUNTRY_CODES } from "./country-codes.ts";

let names: Intl.DisplayNames | undefined;

/** All countries with their names, in the order of the names. */
export function countriesByName(): { code: string; name: string }[] {
  return [...COUNTRY_CODES]
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** 'Germany' for 'DE', 'UK' for 'GB'; the letters themselves if they aren't a country. */
export function countryName(country: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
  return names.of(country) ?? country;
}
