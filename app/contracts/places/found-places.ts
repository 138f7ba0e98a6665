// What the city search answers. zod/mini, because the browser checks it.
import { z } from "zod/mini";

export const foundPlaces = z.object({
  places: z.array(
    z.object({
      id: z.number(),
      /** 'Munich' */
      name: z.string(),
      /** 'Bavaria, Germany' */
      within: z.string(),
    }),
  ),
});

export type FoundPlaces = z.infer<typeof foundPlaces>;
export type FoundPlace = FoundPlaces["places"][number];
