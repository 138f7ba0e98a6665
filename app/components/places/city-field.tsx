// The city where a baby will live, outside the US.
import { CITY_FIELD, FOUND_FIELD, isInUs } from "~/contracts/places/city-search.ts";
import type { FoundPlace } from "~/contracts/places/found-places.ts";
import { CITY_COPY, citiesFound } from "~/words/en/plans/quiz-copy.ts";
import { PlaceField } from "./place-field.tsx";
import type { PlaceKind } from "./place-kind.ts";

export interface CitySearch {
  /** The search text. */
  text: string;
  places: FoundPlace[];
}

export interface CityFieldProps {
  /** The chosen place's id, or empty. */
  placeId: string;
  placeName: string | null;
  /** Results of a search made without scripts. */
  search: CitySearch | null;
  error: string | null;
  /** Called with whether the form can be sent: a place is chosen. */
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
  note: (places) => (places.some(({ value }) => isInUs(value)) ? CITY_COPY.inUs : null),
};

export function CityField({ placeId, placeName, search, ...field }: CityFieldProps) {
  return <PlaceField {...field} kind={CITY} value={placeId} name={placeName} search={search} />;
}
