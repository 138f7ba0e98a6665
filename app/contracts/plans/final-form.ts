// The switch 'Select as Final': what it sends, with or without scripts, and what a script is answered.
import { z } from "zod";
import type { FormContract } from "../form.ts";
import { onPlan } from "../form-pages.ts";
import { isFinalAnswer } from "./plan-answers.ts";

const choice = z.object({
  final: z.enum(["on", "off"]),
  /** 'yes' replaces another final dashboard. */
  confirmed: z.string().optional(),
});

export const finalForm = {
  fields: ["final", "confirmed", "from"],
  typed: [],
  page: onPlan,
  answer: isFinalAnswer,
} as const satisfies FormContract;

/** The choice in a form's fields; null if they are invalid. */
export function readFinalForm(fields: Readonly<Record<string, unknown>>) {
  const parsed = choice.safeParse(fields).data;
  return parsed ? { isFinal: parsed.final === "on", isConfirmed: parsed.confirmed === "yes" } : null;
}
