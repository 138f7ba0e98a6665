// The choice of units: what the profile and the switch beside the weather send, with or without scripts.
import { z } from "zod";
import { UNITS, type Units } from "../../domain/weather/units.ts";
import type { FormContract } from "../form.ts";
import { onProfile } from "../form-pages.ts";
import { AS_USUAL, isUnitsAnswer } from "./units-answer.ts";

/** What a user has chosen; null: the usual units of each place. */
export type OwnUnits = Units | null;

const choice = z.object({ units: z.enum([...UNITS, AS_USUAL]) });

export const unitsForm = {
  /** `from` is the page to go back to without scripts. */
  fields: ["units", "from"],
  typed: [],
  page: onProfile,
  answer: isUnitsAnswer,
} as const satisfies FormContract;

/** The choice in a form's fields; undefined if they hold none. */
export function readUnitsForm(fields: Readonly<Record<string, unknown>>): OwnUnits | undefined {
  const units = choice.safeParse(fields).data?.units;
  return units === AS_USUAL ? null : units;
}
