// The column `number_changes`, as domain/plans/number-changes.ts makes it.
import { z } from "zod";
import { type NumberChanges, unpackTotals } from "../../domain/plans/number-changes.ts";
import { readStored } from "../stored-json.ts";

const numberChanges = z.object({
  from: z.int().positive(),
  items: z.record(
    z.string(),
    z.string().refine((text) => unpackTotals(text) !== null),
  ),
}) satisfies z.ZodType<NumberChanges>;

/** The column's content; null if it is empty or this release can't read it. */
export function readNumberChanges(text: string | null): NumberChanges | null {
  return readStored("number_changes", numberChanges, text);
}
