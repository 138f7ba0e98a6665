// The search for a city without scripts: the text, and the text that the listed choices were found by.

import { readWhere } from "../../domain/places/place-search.ts";

export const CITY_FIELD = "city";
/** The chosen city's name, or the text that the listed cities were found by. */
export const FOUND_FIELD = "cityFound";

/** Fewer letters find too many places. */
export const SHORTEST_SEARCH = 2;

/** Longer than any place name. */
export const LONGEST_SEARCH = 80;

const IN_US = "zip:";

/** The choice of a US city where one abroad is asked for. It stands for a ZIP code. */
export function inUsValue(zipcode: string): string {
  return `${IN_US}${zipcode}`;
}

/** Whether a choice is a US city's. */
export function isInUs(value: string): boolean {
  return value.startsWith(IN_US);
}

/** A form's place as the rules know it: a US city that was chosen by name is its ZIP code. */
export function whereChosen<Form extends Readonly<Record<string, unknown>>>(form: Form): Form {
  const { placeId } = form;
  if (typeof placeId !== "string" || !isInUs(placeId)) return form;
  return { ...form, placeId: "", zipcode: placeId.slice(IN_US.length) };
}

interface SearchForm {
  city?: string | undefined;
  cityFound?: string | undefined;
  placeId?: string | undefined;
  zipcode?: string | undefined;
}

/** The text to search for, from a form or an address. */
export function searchText(city: string | null | undefined): string {
  return (city ?? "").trim().slice(0, LONGEST_SEARCH);
}

/**
 * The text to search for before the form can be accepted; null if a city is chosen or none is asked for. A city may stand in the
 * field for ZIP codes.
 */
export function unfoundCity({ city, cityFound, placeId, zipcode }: SearchForm): string | null {
  if (city === undefined) {
    const where = readWhere(zipcode ?? "");
    return where.kind === "city" ? searchText(where.text) : null;
  }
  const text = searchText(city);
  const isNew = text !== "" && text !== searchText(cityFound);
  return isNew || !placeId ? text : null;
}

/** The city in a form that comes back after its session had ended, unless the address names another kind of place; null for none. */
export function cityToFindAgain(form: SearchForm | undefined, named: string | null): string | null {
  return form && (named ?? "city") === "city" ? unfoundCity(form) || null : null;
}
