// What scripts are answered about a trip's forms. Browsers check it too, so there is no library here.
import { AGE_RANGES, type AgeRange } from "../../domain/vocabulary.ts";

/** A saved tick, of a garment in a size or of a kit item, and its trip's version. */
export type PackedAnswer = ({ clothingId: number; ageRange: AgeRange } | { kit: string }) & {
  isPacked: boolean;
  version: number;
};

/** A trip after it was deleted, restored, or retried. */
export interface TripAnswer {
  tripId: string;
  version: number;
}

/** What was added to a trip's plan; less than requested if some of it was already there. */
export interface AddedAnswer {
  onboardingId: string;
  items: { itemId: number; name: string; ageRange: AgeRange; pieces: number }[];
}

export function isAddedAnswer(body: unknown): body is AddedAnswer {
  return isObject(body) && typeof body.onboardingId === "string" && Array.isArray(body.items);
}

export function isPackedAnswer(body: unknown): body is PackedAnswer {
  if (!isObject(body)) return false;
  const { clothingId, ageRange, kit, isPacked, version } = body;
  const isGarment = typeof clothingId === "number" && AGE_RANGES.some((known) => known === ageRange);
  return (
    (isGarment || typeof kit === "string") && typeof isPacked === "boolean" && typeof version === "number"
  );
}

export function isTripAnswer(body: unknown): body is TripAnswer {
  return isObject(body) && typeof body.tripId === "string" && typeof body.version === "number";
}

function isObject(body: unknown): body is Partial<Record<string, unknown>> {
  return typeof body === "object" && body !== null;
}
