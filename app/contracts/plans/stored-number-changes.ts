// The column `number_changes`, as domain/plans/number-changes.ts makes it.
import { z } from "zod";
import { type NumberChanges, unpackTotals } from "../../domain/plans/number-changes.ts";

const numberChanges = z.object({
  from: z.int().positive(),
  items: z.record(
    z.string(),
    z.string().refine((text) => unpackTotals(text) !== null),
  ),
}) satisfies z.ZodType<NumberChanges>;

/** The column's content; null if it is empty or this release can't read it. */
export function readNumberChanges(text: string | null): NumberChanges | null {
  if (text === null) return null;
  try {
    return numberChanges.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
