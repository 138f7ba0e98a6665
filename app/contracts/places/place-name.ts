// What the server says of a ZIP code that somebody types. zod/mini, because the browser checks what arrives.
import { z } from "zod/mini";

export const placeName = z.object({
  zipcode: z.string(),
  /** 'Chicago, IL', or null when only the area is known. */
  name: z.nullable(z.string()),
  /** Why there can be no plan for it. */
  error: z.nullable(z.string()),
});

export type PlaceName = z.infer<typeof placeName>;
