// The trip's destination: any city, or a ZIP code in the US.
import { PlaceField } from "~/components/places/place-field.tsx";
import type { PlaceKind } from "~/components/places/place-kind.ts";
import { GO_FIELD, GO_SEARCH } from "~/contracts/plans/quiz-addresses.ts";
import type { FoundDestination } from "~/contracts/travel/found-destinations.ts";
import { DESTINATION_FIELD, DESTINATION_FOUND_FIELD, PLACE_FIELD } from "~/contracts/travel/trip-fields.ts";
import { DESTINATION_COPY } from "~/copy/travel/trip-form-copy.ts";

interface DestinationFieldProps {
  /** What the form sends for the chosen place, or empty. */
  value: string;
  name: string | null;
  /** Results of a search made without scripts. */
  search: { text: string; places: FoundDestination[] } | null;
  error: string | null;
}

const DESTINATION: PlaceKind = {
  id: "destination",
  fields: { text: DESTINATION_FIELD, found: DESTINATION_FOUND_FIELD, value: PLACE_FIELD },
  get words() {
    return DESTINATION_COPY;
  },
  ask: async (text, signal) =>
    (await import("~/components/places/ask-places.ts")).askDestinations(text, signal),
  isNameInField: true,
};

export function DestinationField(props: DestinationFieldProps) {
  return (
    <PlaceField
      {...props}
      key={`${props.value} ${props.search?.text ?? ""}`}
      kind={DESTINATION}
      searchButton={{ name: GO_FIELD, value: GO_SEARCH }}
      onValidity={ignore}
    />
  );
}

/** This field doesn't block sending the form, which has several others. */
function ignore(): void {}
