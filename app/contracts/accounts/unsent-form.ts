// A form that came after its session had ended, as it is sealed, and the form that forgets one.
import { z } from "zod";
import type { FormContract } from "../form.ts";

/** A note of 2,000 characters in any script, and all that a form sends besides. */
export const LONGEST_UNSENT = 16_000;

export const unsentForm = z.object({
  /** The mark of whoever has typed it; null where nobody knows. */
  owner: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
});

export type UnsentForm = z.infer<typeof unsentForm>;

/** The button that forgets a form: where it was sent, and the page to go back to. */
export const forgetUnsentForm = { fields: ["address", "from"] } as const satisfies FormContract;
