// What the destination search answers. zod/mini, because the browser checks it.
import { z } from "zod/mini";

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
