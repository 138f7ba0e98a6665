// The search for a city as a plain form sends it: a text, and the text that the choices beside it were found by.

/** What a city is to be found by. */
export const CITY_FIELD = "city";
/** What the city that is chosen is called, or what the cities that stand there to choose from were found by. */
export const FOUND_FIELD = "cityFound";

/** More than the name of any place. */
export const LONGEST_SEARCH = 80;

interface SearchForm {
  city?: string | undefined;
  cityFound?: string | undefined;
  placeId?: string | undefined;
}

/** What is searched for by what a form or an address says. */
export function searchText(city: string | null | undefined): string {
  return (city ?? "").trim().slice(0, LONGEST_SEARCH);
}

/** The text that has to be searched for before the form can be taken; null where a city is chosen, or none is asked for. */
export function unfoundCity({ city, cityFound, placeId }: SearchForm): string | null {
  if (city === undefined) return null;
  const text = searchText(city);
  const isNew = text !== "" && text !== searchText(cityFound);
  return isNew || !placeId ? text : null;
}
