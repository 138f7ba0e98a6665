// The object and the details of an act in `plan_acts`, and the people on a plan, as its queries list them.

import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

const facts = z.object({
  /** The cell; acts of one person on one cell follow each other as one. */
  of: z.string().optional().catch(undefined),
  /** An item's row and its name. */
  item: z.number().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  size: z.enum(AGE_RANGES).optional().catch(undefined),
  /** A count, or a note, before and after; null for none. */
  before: z.union([z.string(), z.number()]).nullable().optional().catch(undefined),
  after: z.union([z.string(), z.number()]).nullable().optional().catch(undefined),
  /** A trip's destination. */
  trip: z.string().optional().catch(undefined),
  /** A change of many counts, which can be taken back as one. */
  bag: z.string().optional().catch(undefined),
});

export type ActFacts = z.infer<typeof facts>;

/** The facts of an act; without any if they can't be read. */
export function readActFacts(text: string): ActFacts {
  return readStored("facts", facts, text) ?? {};
}

const listed = z.array(z.string());

/** The ids or names in a JSON list; none if it's missing or holds something else. */
export function readListedPeople(text: string | null): string[] {
  return readStored("member_ids", listed, text) ?? [];
}
