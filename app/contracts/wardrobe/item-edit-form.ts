// The form that changes one cell of an item: what it sends, in its fields or its address, and the item that a
// script gets as an answer.
import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { ItemEdit } from "../../domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP, MAX_NOTE_LENGTH, parseCount } from "../../domain/wardrobe/owned.ts";
import { SET_ASIDE_CHOICES } from "../../domain/wardrobe/set-aside.ts";
import type { FormContract } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { isItemAnswer } from "./item-answers.ts";

export const itemEditForm = {
  fields: ["ageRange", "group", "quantity", "note", "setAside", "tab", "from"],
  typed: ["quantity", "note"],
  page: onDashboard,
  answer: isItemAnswer,
} as const satisfies FormContract;

const ageRange = z.enum(AGE_RANGES);
/** The sending tab, so that the live event isn't announced again in that tab. */
const tab = z.string().max(40).optional();

/** Leaves room for spaces around the digits. */
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
    /** The specification's path of a count has a group; garments have one count for all groups. */
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

/** The kind of change that a form asks for, valid or not. */
export function editKind(fields: Fields): ItemEdit["kind"] {
  if (fields.note !== undefined) return "note";
  return fields.setAside !== undefined ? "set-aside" : "quantity";
}

/** The change in a form's fields; null if they are invalid. Unknown fields are refused. */
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
