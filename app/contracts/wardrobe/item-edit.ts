// The form of one change of one cell of an item: what it sends, in its fields or in its address, and the item that a script
// is answered.
import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { ItemEdit } from "../../domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP, MAX_NOTE_LENGTH, parseCount } from "../../domain/wardrobe/owned.ts";
import { SET_ASIDE_CHOICES } from "../../domain/wardrobe/set-aside.ts";
import type { FormContract } from "../form.ts";
import { isItemAnswer } from "./item-answers.ts";

export const itemEditForm = {
  fields: ["ageRange", "group", "quantity", "note", "setAside", "tab", "from"],
  answer: isItemAnswer,
} as const satisfies FormContract;

const ageRange = z.enum(AGE_RANGES);
/** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
const tab = z.string().max(40).optional();

/** With whatever spaces are typed around its digits. */
const LONGEST_COUNT = 40;

const count = z
  .string()
  .max(LONGEST_COUNT)
  .transform((text, context) => {
    const count = parseCount(text);
    if (count === null) context.addIssue({ code: "custom", message: "not a count" });
    return count ?? z.NEVER;
  });

const FORMS = {
  quantity: z.strictObject({
    ageRange,
    /** The specification's path of a count has a group; a garment is counted once for all of them. */
    group: z.literal(DEFAULT_GROUP).optional(),
    quantity: count,
    tab,
  }),
  note: z.strictObject({ ageRange, note: z.string().max(MAX_NOTE_LENGTH), tab }),
  "set-aside": z.strictObject({ ageRange, setAside: z.enum(SET_ASIDE_CHOICES), tab }),
} as const satisfies Record<ItemEdit["kind"], z.ZodType>;

type Fields = Readonly<Record<string, unknown>>;

export interface SentEdit {
  edit: ItemEdit;
  tab: string | undefined;
}

/** The kind of change that a form means, right or wrong. */
export function editKind(fields: Fields): ItemEdit["kind"] {
  if (fields.note !== undefined) return "note";
  return fields.setAside !== undefined ? "set-aside" : "quantity";
}

/** The change that a form's fields stand for, or null when they stand for none; unknown fields are refused. */
export function readItemEdit(fields: Fields): SentEdit | null {
  const kind = editKind(fields);
  switch (kind) {
    case "quantity": {
      const form = FORMS[kind].safeParse(fields).data;
      return form ? sent({ kind, ageRange: form.ageRange, value: form.quantity }, form) : null;
    }
    case "note": {
      const form = FORMS[kind].safeParse(fields).data;
      return form ? sent({ kind, ageRange: form.ageRange, value: form.note }, form) : null;
    }
    case "set-aside": {
      const form = FORMS[kind].safeParse(fields).data;
      return form ? sent({ kind, ageRange: form.ageRange, value: form.setAside }, form) : null;
    }
    default:
      return kind satisfies never;
  }
}

function sent(edit: ItemEdit, { tab }: { tab?: string | undefined }): SentEdit {
  return { edit, tab };
}
