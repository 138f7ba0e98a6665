// The city where a baby will live, outside the US.
import { CITY_FIELD, FOUND_FIELD } from "~/contracts/places/city-search.ts";
import type { FoundPlace } from "~/contracts/places/found-places.ts";
import { CITY_COPY, citiesFound } from "~/copy/places/city-search-copy.ts";
import { PlaceField } from "./place-field.tsx";
import type { PlaceChoice, PlaceKind } from "./place-kind.ts";

export interface CitySearch {
  /** What was searched for. */
  text: string;
  places: FoundPlace[];
}

interface CityFieldProps {
  /** Of the place that is chosen, or empty. */
  placeId: string;
  placeName: string | null;
  /** What a search without scripts has found. */
  search: CitySearch | null;
  error: string | null;
  /** What the button of the search says to the server, besides the text. */
  searchButton: { name: string; value: string };
  /** What is chosen may now be sent, or nothing is. */
  onValidity: (isValid: boolean) => void;
}

const CITY: PlaceKind = {
  id: "city",
  fields: { text: CITY_FIELD, found: FOUND_FIELD, value: "placeId" },
  get words() {
    return { ...CITY_COPY, found: citiesFound };
  },
  ask: async (text, signal) => (await import("./ask-places.ts")).askCities(text, signal),
  isNameInField: false,
};

export function CityField({ placeId, placeName, search, ...field }: CityFieldProps) {
  return (
    <PlaceField
      {...field}
      kind={CITY}
      value={placeId}
      name={placeName}
      search={search && { text: search.text, places: search.places.map(choiceOf) }}
    />
  );
}

function choiceOf({ id, name, within }: FoundPlace): PlaceChoice {
  return { value: String(id), name, within };
}
