// What the search for a destination answers. zod/mini, because the browser checks what arrives.
import { z } from "zod/mini";

export const foundDestinations = z.object({
  destinations: z.array(
    z.object({
      /** What the form sends for it: 'zip:80202' or 'place:2867714'. */
      value: z.string(),
      /** 'Denver', 'Munich' */
      name: z.string(),
      /** 'CO', 'Bavaria, Germany'; for a ZIP code that was typed 'CO 80202' */
      within: z.string(),
    }),
  ),
});

export type FoundDestinations = z.infer<typeof foundDestinations>;
export type FoundDestination = FoundDestinations["destinations"][number];
