// The choice of units: what the profile and the switch beside the weather send, with scripts and without.
import { z } from "zod";
import { UNITS, type Units } from "../../domain/weather/units.ts";
import type { FormContract } from "../form.ts";
import { AS_USUAL, isUnitsAnswer } from "./units-answer.ts";

/** What somebody has chosen; null: as usual at each place. */
export type OwnUnits = Units | null;

const choice = z.object({ units: z.enum([...UNITS, AS_USUAL]) });

export const unitsForm = {
  /** `from` is the page to go back to without scripts. */
  fields: ["units", "from"],
  answer: isUnitsAnswer,
} as const satisfies FormContract;

/** The choice that a form's fields stand for; undefined when they stand for none. */
export function readUnitsForm(fields: Readonly<Record<string, unknown>>): OwnUnits | undefined {
  const units = choice.safeParse(fields).data?.units;
  return units === AS_USUAL ? null : units;
}
