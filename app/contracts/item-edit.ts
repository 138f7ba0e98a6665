// One change of one cell: how many pieces a parent has in one weather, or the note on one age range. A change names its
// cell and nothing else, so that two tabs never overwrite each other's.
import { z } from "zod";
import { DEFAULT_GROUP, MAX_NOTE_LENGTH, parseCount } from "../domain/owned.ts";
import { AGE_RANGES } from "../domain/vocabulary.ts";

const ageRange = z.enum(AGE_RANGES);
/** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
const tab = z.string().max(40).optional();

const quantityEdit = z.strictObject({
  ageRange,
  group: z.union([z.literal(DEFAULT_GROUP), z.string().regex(/^[1-9]$/)]),
  quantity: z.string().transform((text, context) => {
    const count = parseCount(text);
    if (count === null) context.addIssue({ code: "custom", message: "not a count" });
    return count ?? z.NEVER;
  }),
  tab,
});

const noteEdit = z.strictObject({ ageRange, note: z.string().max(MAX_NOTE_LENGTH), tab });

export type QuantityEdit = z.infer<typeof quantityEdit>;
export type NoteEdit = z.infer<typeof noteEdit>;
export type ItemEdit = QuantityEdit | NoteEdit;

/** The change that a form's fields stand for, or null when they stand for none; unknown fields are refused. */
export function readItemEdit(fields: Readonly<Record<string, unknown>>): ItemEdit | null {
  const parsed = "note" in fields ? noteEdit.safeParse(fields) : quantityEdit.safeParse(fields);
  return parsed.data ?? null;
}
