// The search for a city without scripts: the text, and the text that the listed choices were found by.

export const CITY_FIELD = "city";
/** The chosen city's name, or the text that the listed cities were found by. */
export const FOUND_FIELD = "cityFound";

/** Fewer letters find too many places. */
export const SHORTEST_SEARCH = 2;

/** Longer than any place name. */
export const LONGEST_SEARCH = 80;

interface SearchForm {
  city?: string | undefined;
  cityFound?: string | undefined;
  placeId?: string | undefined;
}

/** The text to search for, from a form or an address. */
export function searchText(city: string | null | undefined): string {
  return (city ?? "").trim().slice(0, LONGEST_SEARCH);
}

/** The text to search for before the form can be accepted; null if a city is chosen or none is asked for. */
export function unfoundCity({ city, cityFound, placeId }: SearchForm): string | null {
  if (city === undefined) return null;
  const text = searchText(city);
  const isNew = text !== "" && text !== searchText(cityFound);
  return isNew || !placeId ? text : null;
}
