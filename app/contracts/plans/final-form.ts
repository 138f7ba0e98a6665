// What the switch 'Select as Final' sends, with scripts and without.
import { z } from "zod";

const finalForm = z.object({
  final: z.enum(["on", "off"]),
  /** 'yes' replaces another final dashboard. */
  confirmed: z.string().optional(),
});

/** The choice that a form's fields stand for, or null when they stand for none. */
export function readFinalForm(fields: Readonly<Record<string, unknown>>) {
  const parsed = finalForm.safeParse(fields).data;
  return parsed ? { isFinal: parsed.final === "on", isConfirmed: parsed.confirmed === "yes" } : null;
}
