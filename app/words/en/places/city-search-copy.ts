// The city search, which replaces the ZIP code outside the US.

export const CITY_COPY = {
  toCity: "Outside the US? Search for your city",
  toZip: "In the US? Use your ZIP code",
  label: "City",
  example: "Munich",
  search: "Search",
  hint: "English or local spelling, with or without accents.",
  matches: "Cities found",
  inUs: "That's in the US, where plans start from a ZIP code. Choose it to use its ZIP code.",
  none: "No match. Try the English name or a larger city nearby.",
  title: "Search for your city",
  summary: "City",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 city found" : `${count} cities found`;
}
