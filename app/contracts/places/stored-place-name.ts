// What the server says about a typed ZIP code. zod/mini, because the browser checks it.
import { z } from "zod/mini";

export const placeName = z.object({
  zipcode: z.string(),
  /** 'Chicago, IL'; null if only the area is known. */
  name: z.nullable(z.string()),
  /** Why there can't be a plan for it. */
  error: z.nullable(z.string()),
});

export type PlaceName = z.infer<typeof placeName>;
