// Countries in English, by their two letters. Server only: browsers disagree on some names.
let names: Intl.DisplayNames | undefined;

/** 'Germany' for 'DE', 'UK' for 'GB'; the letters themselves if they aren't a country. */
export function countryName(country: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
  return names.of(country) ?? country;
}
