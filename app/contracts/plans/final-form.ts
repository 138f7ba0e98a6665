// The switch 'Select as Final': what it sends, with scripts and without, and what a script is answered.
import { z } from "zod";
import type { FormContract } from "../form.ts";
import { isFinalAnswer } from "./plan-answers.ts";

const choice = z.object({
  final: z.enum(["on", "off"]),
  /** 'yes' replaces another final dashboard. */
  confirmed: z.string().optional(),
});

export const finalForm = {
  fields: ["final", "confirmed", "from"],
  answer: isFinalAnswer,
} as const satisfies FormContract;

/** The choice that a form's fields stand for, or null when they stand for none. */
export function readFinalForm(fields: Readonly<Record<string, unknown>>) {
  const parsed = choice.safeParse(fields).data;
  return parsed ? { isFinal: parsed.final === "on", isConfirmed: parsed.confirmed === "yes" } : null;
}
