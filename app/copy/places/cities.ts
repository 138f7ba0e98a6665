// Words of the search for a city, which takes the place of a ZIP code outside the US.

export const CITY_COPY = {
  toCity: "Outside the US? Search for your city",
  toZip: "In the US? Use your ZIP code",
  label: "City",
  example: "Munich",
  search: "Search",
  hint: "Its English or local name, with or without accents.",
  matches: "Cities found",
  none: "No city found. Try its English name, or a larger city nearby.",
  title: "Search for your city",
  summary: "City",
} as const;

/** What is said of a list that has opened, to those who cannot see it. */
export function citiesFound(count: number): string {
  return count === 1 ? "1 city found" : `${count} cities found`;
}
