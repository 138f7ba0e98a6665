// What the city search and the destination search answer. zod/mini, because the browser checks it.

import { z } from "zod/mini";
import type { AnyPlace } from "../../domain/places/place.ts";
import { inUsValue } from "./city-search.ts";

export const foundPlaces = z.object({
  places: z.array(
    z.object({
      /** What the form then sends: a place's id, or 'zip:18015' for a city in the US. */
      value: z.string(),
      /** 'Munich' */
      name: z.string(),
      /** 'Bavaria, Germany', 'PA 18015, US' */
      within: z.string(),
    }),
  ),
});

export type FoundPlaces = z.infer<typeof foundPlaces>;
export type FoundPlace = FoundPlaces["places"][number];

/** A found place as the form's choice. */
export function foundPlace(place: AnyPlace): FoundPlace {
  const { name, within } = place;
  return { value: place.kind === "zip" ? inUsValue(place.zipcode) : `${place.id}`, name, within };
}

export const foundDestinations = z.object({
  destinations: z.array(
    z.object({
      /** What the form then sends: 'zip:80202' or 'place:2867714'. */
      value: z.string(),
      /** 'Denver', 'Munich' */
      name: z.string(),
      /** 'CO', 'Bavaria, Germany'; for a typed ZIP code 'CO 80202' */
      within: z.string(),
    }),
  ),
});

export type FoundDestinations = z.infer<typeof foundDestinations>;
export type FoundDestination = FoundDestinations["destinations"][number];
