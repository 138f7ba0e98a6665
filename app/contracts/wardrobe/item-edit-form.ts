// The form that changes one cell of an item: what it sends, in its fields or its address, and the item that a
// script gets as an answer.

import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { type ItemEdit, parseStepId } from "../../domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP, MAX_NOTE_LENGTH, parseCount } from "../../domain/wardrobe/owned.ts";
import { SET_ASIDE_CHOICES } from "../../domain/wardrobe/set-aside.ts";
import type { FormContract } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { isItemAnswer } from "./item-answers.ts";

export const itemEditForm = {
  fields: ["ageRange", "group", "quantity", "seen", "step", "stepId", "note", "setAside", "tab", "from"],
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

/** '+2' or '-1': pieces more or less, at most as many as can be counted. */
const step = z
  .string()
  .regex(/^[+-][0-9]{1,3}$/)
  .transform(Number)
  .refine((by) => by !== 0);

/** So that the change counts once, however often it is sent. */
const stepId = z.string().refine((text) => parseStepId(text) !== null);

/** The specification's path of a count has a group; garments have one count for all groups. */
const group = z.literal(DEFAULT_GROUP).optional();

const FORMS = {
  quantity: z.strictObject({
    ageRange,
    group,
    quantity: count,
    /** The count that the sender saw. */
    seen: count.optional(),
    stepId: stepId.optional(),
    tab,
  }),
  step: z.strictObject({ ageRange, group, step, stepId, tab }),
  note: z.strictObject({ ageRange, note: z.string().max(MAX_NOTE_LENGTH), tab }),
  "set-aside": z.strictObject({
    ageRange,
    setAside: z.enum(SET_ASIDE_CHOICES),
    /** The shopping list has one form without scripts for all its buttons. */
    stepId: stepId.optional(),
    tab,
  }),
} as const satisfies Record<ItemEdit["kind"], z.ZodType>;

type Fields = Readonly<Record<string, unknown>>;

export type SentEdit = { edit: ItemEdit; tab: string | undefined };

/** The kind of change that a form asks for, valid or not. */
export function editKind(fields: Fields): ItemEdit["kind"] {
  if (fields.note !== undefined) return "note";
  if (fields.setAside !== undefined) return "set-aside";
  return fields.step !== undefined ? "step" : "quantity";
}

/** The change in a form's fields; null if they are invalid. Unknown fields are refused. */
export function readItemEdit(fields: Fields): SentEdit | null {
  const kind = editKind(fields);
  switch (kind) {
    case "quantity": {
      const form = FORMS[kind].safeParse(fields).data;
      if (!form) return null;
      const { ageRange, quantity: value, seen, stepId: id } = form;
      return sent({ kind, ageRange, value, seen, id }, form);
    }
    case "step": {
      const form = FORMS[kind].safeParse(fields).data;
      return form ? sent({ kind, ageRange: form.ageRange, by: form.step, id: form.stepId }, form) : null;
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

/** The switch between laundry routines. Only pages send it. */
export const scenarioForm = { fields: ["scenario"], typed: [] } as const satisfies FormContract;
