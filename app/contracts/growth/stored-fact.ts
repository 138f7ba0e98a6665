// A fact's columns. Rows of another release may hold what this one doesn't know; they are left out.
import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import { FITS } from "../../domain/growth/baby-facts.ts";
import type { StoredFact } from "../../domain/growth/entered-fact.ts";
import { LENGTH_UNITS, WEIGHT_UNITS } from "../../domain/growth/measures.ts";
import { CHART_SIZES } from "../../domain/growth/size-charts.ts";

const on = z.string().refine(isDay);
const amount = z.int().positive();

const storedFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("weight"), on, unit: z.enum(WEIGHT_UNITS), amount }),
  z.object({ kind: z.literal("length"), on, unit: z.enum(LENGTH_UNITS), amount }),
  z.object({ kind: z.literal("label"), on, size: z.enum(CHART_SIZES), fit: z.enum(FITS) }),
]) satisfies z.ZodType<StoredFact>;

/** The fact in a row's columns; null if this release doesn't know what it says. */
export function readStoredFact({
  measuredOn,
  ...row
}: {
  measuredOn: string;
  kind: string;
}): StoredFact | null {
  return storedFact.safeParse({ ...row, on: measuredOn }).data ?? null;
}
