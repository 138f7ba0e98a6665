// The small forms of a trip's page: what is packed, what the plan lacks, and the trip's own buttons.
import { z } from "zod";
import { KIT_KEYS, type KitKey } from "../../domain/travel/kit.ts";
import { AGE_RANGES, type AgeRange } from "../../domain/vocabulary.ts";
import type { FormContract } from "../form.ts";
import { onTrip } from "../form-pages.ts";
import { readRowId } from "../row-id.ts";
import { tab } from "../wardrobe/custom-item-fields.ts";
import { isAddedAnswer, isPackedAnswer, isTripAnswer } from "./trip-answers.ts";

/** Sets a tick for a garment in a size, or for a kit item; `isPacked` is 'true' or 'false', not a toggle. */
export const packedForm = {
  fields: ["clothingId", "ageRange", "kit", "isPacked", "tab"],
  typed: [],
  page: onTrip,
  answer: isPackedAnswer,
} as const satisfies FormContract;

/** Adds what the plan lacks of one item in one size; of all items if none is named. */
export const addToPlanForm = {
  fields: ["clothingId", "ageRange", "tab"],
  typed: [],
  page: onTrip,
  answer: isAddedAnswer,
} as const satisfies FormContract;

/** Delete, restore, Try Again: a button that says which page to go back to. */
export const tripButtonForm = {
  fields: ["from"],
  typed: [],
  page: onTrip,
  answer: isTripAnswer,
} as const satisfies FormContract;

export interface TripItemKey {
  clothingId: number;
  ageRange: AgeRange;
}

const ageRange = z.enum(AGE_RANGES);

/** The item and size in a form; null if it names none. */
export function readTripItemKey(fields: Readonly<Record<string, unknown>>): TripItemKey | null {
  const clothingId = typeof fields.clothingId === "string" ? readRowId(fields.clothingId) : null;
  const age = ageRange.safeParse(fields.ageRange).data;
  return clothingId !== null && age ? { clothingId, ageRange: age } : null;
}

/** What is ticked: a garment in a size, or a kit item. */
export type TickedThing = TripItemKey | { kit: KitKey };

export interface Tick {
  of: TickedThing;
  isPacked: boolean;
  tab: string | undefined;
}

/** The kit item in a form; null if it names none. */
export function readKitKey(fields: Readonly<Record<string, unknown>>): KitKey | null {
  return KIT_KEYS.find((key) => key === fields.kit) ?? null;
}

/** The tick that a form sets; null if it sets none. */
export function readTick(fields: Readonly<Record<string, unknown>>): Tick | null {
  const kit = readKitKey(fields);
  const of = kit ? { kit } : readTripItemKey(fields);
  const isKnown = fields.isPacked === "true" || fields.isPacked === "false";
  return of && isKnown ? { of, isPacked: fields.isPacked === "true", tab: tab.parse(fields.tab) } : null;
}
