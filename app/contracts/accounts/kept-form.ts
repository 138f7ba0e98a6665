// A form that arrived after its session ended, as it is sealed, and the form that discards one.
import { z } from "zod";
import type { FormContract } from "../form.ts";
import { onList } from "../form-pages.ts";

/** A note of 2,000 characters in any script, plus everything else that a form sends. */
export const LONGEST_UNSENT = 16_000;

export const unsentForm = z.object({
  /** The mark of the user who typed it; null if unknown. */
  owner: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
});

export type UnsentForm = z.infer<typeof unsentForm>;

/** The button that discards a form: where the form was sent, and the page to go back to. */
export const forgetUnsentForm = {
  fields: ["address", "from"],
  typed: [],
  page: onList,
} as const satisfies FormContract;
