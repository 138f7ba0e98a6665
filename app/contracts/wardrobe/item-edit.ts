// One change of one cell of an item: how many pieces a parent has at an age, the note on it, or whether it is set aside. A
// change names its cell and nothing else, so that two tabs never overwrite each other's.
import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { DEFAULT_GROUP, MAX_NOTE_LENGTH, parseCount } from "../../domain/wardrobe/owned.ts";
import { SET_ASIDE_CHOICES } from "../../domain/wardrobe/set-aside.ts";

const ageRange = z.enum(AGE_RANGES);
/** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
const tab = z.string().max(40).optional();

const quantityEdit = z
  .strictObject({
    ageRange,
    /** The specification's path of a count has a group; a garment is counted once for all of them. */
    group: z.literal(DEFAULT_GROUP).optional(),
    quantity: z.string().transform((text, context) => {
      const count = parseCount(text);
      if (count === null) context.addIssue({ code: "custom", message: "not a count" });
      return count ?? z.NEVER;
    }),
    tab,
  })
  .transform(({ group: _, ...edit }) => ({ kind: "quantity" as const, ...edit }));

const noteEdit = z
  .strictObject({ ageRange, note: z.string().max(MAX_NOTE_LENGTH), tab })
  .transform((edit) => ({ kind: "note" as const, ...edit }));

const setAsideEdit = z
  .strictObject({ ageRange, setAside: z.enum(SET_ASIDE_CHOICES), tab })
  .transform((edit) => ({ kind: "set-aside" as const, ...edit }));

export type QuantityEdit = z.output<typeof quantityEdit>;
export type NoteEdit = z.output<typeof noteEdit>;
export type SetAsideEdit = z.output<typeof setAsideEdit>;
export type ItemEdit = QuantityEdit | NoteEdit | SetAsideEdit;

/** The change that a form's fields stand for, or null when they stand for none; unknown fields are refused. */
export function readItemEdit(fields: Readonly<Record<string, unknown>>): ItemEdit | null {
  if ("note" in fields) return noteEdit.safeParse(fields).data ?? null;
  if ("setAside" in fields) return setAsideEdit.safeParse(fields).data ?? null;
  return quantityEdit.safeParse(fields).data ?? null;
}
