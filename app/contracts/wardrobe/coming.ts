// What givers have reserved of an item, as a query returns it: a JSON list of sizes and pieces.
import { z } from "zod";
import type { AgeRange } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

/** A size of any release, null for a garment without a size; and pieces that haven't arrived. */
const list = z.array(z.tuple([z.string().nullable(), z.int().positive()]));

export type Coming = z.infer<typeof list>;

/** What is coming of an item; null for nothing, and for text that can't be read. */
export function readComing(text: string | null | undefined): Coming | null {
  return readStored("coming", list, text);
}

/** The pieces of one size; `size` is null for a garment without a size. */
export function comingFor(coming: Coming, size: AgeRange | null): number {
  return coming.reduce((sum, [of, pieces]) => (of === size ? sum + pieces : sum), 0);
}
