// What the city search answers. zod/mini, because the browser checks it.
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
