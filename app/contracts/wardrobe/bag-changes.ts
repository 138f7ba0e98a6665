// The changes of a bag as they are stored: [item, size, pieces].
import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { BagCell } from "../../domain/wardrobe/read-garments.ts";
import { readStored } from "../stored-json.ts";

const changes = z.array(z.tuple([z.number().int(), z.string(), z.number().int()]));

/** The changes in a stored text; sizes of another release are left out. Null if it can't be read. */
export function readBagChanges(text: string): BagCell[] | null {
  const stored = readStored("changes", changes, text);
  if (stored === null) return null;
  return stored.flatMap(([itemId, size, pieces]) => {
    const ageRange = AGE_RANGES.find((one) => one === size);
    return ageRange ? [{ itemId, ageRange, pieces }] : [];
  });
}
