// Countries in English, by their two letters. On the server only: browsers do not agree on every name.
let names: Intl.DisplayNames | undefined;

/** 'Germany' for 'DE', 'UK' for 'GB'; the letters themselves for what is no country. */
export function countryName(country: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
  return names.of(country) ?? country;
}
