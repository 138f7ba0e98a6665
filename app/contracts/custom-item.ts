// The form that adds an item to a plan by hand, as it crosses the border into `addCustomItem`.
import { z } from "zod";
import { ERROR_TEXTS } from "../copy/errors.ts";
import {
  CUSTOM_CATEGORIES,
  type CustomItem,
  DEFAULT_ESSENTIALITY,
  GROUP_FIELD,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
} from "../domain/custom-item.ts";
import { isBlank, isDisturbing } from "../domain/one-line-text.ts";
import { MAX_NOTE_LENGTH } from "../domain/owned.ts";
import { AGE_RANGES, ESSENTIALITIES } from "../domain/vocabulary.ts";
import { formKey } from "./quiz-answers.ts";

const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const name = z
  .string({ error: ERROR_TEXTS.ITEM_NAME_REQUIRED })
  .trim()
  .refine((text) => !isBlank(text), { error: ERROR_TEXTS.ITEM_NAME_REQUIRED, abort: true })
  .refine((text) => !isDisturbing(text), ERROR_TEXTS.ITEM_NAME_UNREADABLE)
  .max(MAX_NAME_LENGTH, ERROR_TEXTS.ITEM_NAME_TOO_LONG);

/** One of the three is spelled in another way by the dialog. */
const essentiality = z
  .string({ error: ERROR_TEXTS.ITEM_ESSENTIALITY_INVALID })
  .default(DEFAULT_ESSENTIALITY)
  .transform((text) => (text === "Nice to Have" ? "Nice-to-have" : text))
  .pipe(z.enum(ESSENTIALITIES, { error: ERROR_TEXTS.ITEM_ESSENTIALITY_INVALID }));

/** Pieces in one weather; what is no number counts as 0. */
const pieces = z.string({ error: ERROR_TEXTS.ITEM_QUANTITY_INVALID }).transform((text, context) => {
  const count = DECIMAL.test(text.trim()) ? Number(text) : 0;
  const isOffered = Number.isInteger(count) && count >= 0 && count <= MAX_CUSTOM_QUANTITY;
  if (!isOffered) context.addIssue({ code: "custom", message: ERROR_TEXTS.ITEM_QUANTITY_INVALID });
  return count;
});

const groupOrder = z.string().regex(/^[1-9]$/, ERROR_TEXTS.ITEM_GROUP_UNKNOWN);

const notes = z
  .string({ error: ERROR_TEXTS.ITEM_NOTES_TOO_LONG })
  .default("")
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROLS_BUT_LINES, "").trim())
  .pipe(z.string().max(MAX_NOTE_LENGTH, ERROR_TEXTS.ITEM_NOTES_TOO_LONG))
  .transform((text) => text || null);

const customItemForm = z.object({
  name,
  category: z.enum(CUSTOM_CATEGORIES, { error: ERROR_TEXTS.ITEM_CATEGORY_REQUIRED }),
  essentiality,
  ageRange: z.enum(AGE_RANGES, { error: ERROR_TEXTS.ITEM_INFORMATION_MISSING }),
  pieces: z.array(z.tuple([groupOrder, pieces])),
  notes,
  /** What the form was sent with: a form sent twice makes one item. */
  key: z.custom<string>((value) => formKey.safeParse(value).success, ERROR_TEXTS.ITEM_INFORMATION_MISSING),
  /** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
  tab: z.string().max(40).optional().catch(undefined),
});

/** The field's name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

export type CustomItemReading =
  | { isValid: true; item: CustomItem; key: string; tab: string | undefined }
  | { isValid: false; errors: FieldErrors };

/** The item that the fields of a form stand for, or what is wrong with them; fields of other names are ignored. */
export function readCustomItem(fields: Readonly<Record<string, unknown>>): CustomItemReading {
  const groupFields = Object.keys(fields).filter((field) => field.startsWith(GROUP_FIELD));
  const parsed = customItemForm.safeParse({
    ...fields,
    pieces: groupFields.map((field) => [field.slice(GROUP_FIELD.length), fields[field]]),
  });
  if (parsed.success) {
    const { key, tab, pieces: all, ...item } = parsed.data;
    const quantities = Object.fromEntries(all.filter(([, count]) => count > 0));
    return { isValid: true, item: { ...item, quantities }, key, tab };
  }
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field, position] = path;
    const named = field === "pieces" ? groupFields[Number(position)] : String(field);
    if (named) errors[named] ??= message;
  }
  return { isValid: false, errors };
}
