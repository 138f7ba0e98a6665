// The form for adding a custom item, and the item that a script gets as an answer.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { isBlank } from "../../domain/one-line-text.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { type CustomItem, DEFAULT_ESSENTIALITY } from "../../domain/wardrobe/custom-item.ts";
import { MAX_NOTE_LENGTH } from "../../domain/wardrobe/owned.ts";
import type { FormContract } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { formKey } from "../plans/quiz-answers.ts";
import {
  essentiality,
  type Fields,
  PIECES,
  quantitiesOf,
  type Refused,
  readCustomFields,
  sharedFields,
} from "./custom-item-fields.ts";
import { isOwnItemAnswer } from "./item-answers.ts";

export const customItemForm = {
  fields: ["name", "category", "essentiality", "ageRange", "notes", "key", "tab"],
  typed: ["name", "notes"],
  page: onDashboard,
  numbered: PIECES,
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

/** Line breaks may arrive as two characters and are stored as one. */
const MOST_NOTES_TYPED = 2 * MAX_NOTE_LENGTH;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;

const notes = z
  .string({ error: code("ITEM_NOTES_TOO_LONG") })
  .max(MOST_NOTES_TYPED, code("ITEM_NOTES_TOO_LONG"))
  .default("")
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROLS_BUT_LINES, "").trim())
  .pipe(z.string().max(MAX_NOTE_LENGTH, code("ITEM_NOTES_TOO_LONG")))
  .transform((text) => (isBlank(text) ? null : text));

const newItem = z.object({
  ...sharedFields,
  essentiality: essentiality.default(DEFAULT_ESSENTIALITY),
  ageRange: z.enum(AGE_RANGES, { error: code("ITEM_INFORMATION_MISSING") }),
  notes,
  /** Identifies the submission: a form sent twice makes one item. */
  key: z.custom<string>((value) => formKey.safeParse(value).success, code("ITEM_INFORMATION_MISSING")),
});

export type CustomItemReading =
  | { isValid: true; item: CustomItem; key: string; tab: string | undefined }
  | Refused;

/** The item in a form's fields, or what is wrong with them; other fields are ignored. */
export function readCustomItem(fields: Fields): CustomItemReading {
  const parsed = readCustomFields(newItem, fields);
  if (!parsed.isValid) return parsed;
  const { key, tab, pieces, ...item } = parsed.data;
  return { isValid: true, item: { ...item, quantities: quantitiesOf(pieces) }, key, tab };
}
