// The forms that add an item to a plan by hand and change it, as they cross the border into `addCustomItem` and
// `editCustomItem`.
import { z } from "zod";
import { ERROR_TEXTS } from "../../copy/errors.ts";
import { isBlank, isDisturbing } from "../../domain/one-line-text.ts";
import { AGE_RANGES, ESSENTIALITIES } from "../../domain/vocabulary.ts";
import {
  CUSTOM_CATEGORIES,
  type CustomItem,
  type CustomItemChange,
  DEFAULT_ESSENTIALITY,
  GROUP_FIELD,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
} from "../../domain/wardrobe/custom-item.ts";
import { MAX_NOTE_LENGTH } from "../../domain/wardrobe/owned.ts";
import { formKey } from "../plans/quiz-answers.ts";

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

/** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
const tab = z.string().max(40).optional().catch(undefined);

const sharedFields = {
  name,
  category: z.enum(CUSTOM_CATEGORIES, { error: ERROR_TEXTS.ITEM_CATEGORY_REQUIRED }),
  pieces: z.array(z.tuple([groupOrder, pieces])),
  tab,
};

const customItemForm = z.object({
  ...sharedFields,
  essentiality: essentiality.default(DEFAULT_ESSENTIALITY),
  ageRange: z.enum(AGE_RANGES, { error: ERROR_TEXTS.ITEM_INFORMATION_MISSING }),
  notes,
  /** What the form was sent with: a form sent twice makes one item. */
  key: z.custom<string>((value) => formKey.safeParse(value).success, ERROR_TEXTS.ITEM_INFORMATION_MISSING),
});

const customItemEditForm = z.object({ ...sharedFields, essentiality: essentiality.nullable().default(null) });

/** The field's name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;
type Refused = { isValid: false; errors: FieldErrors };

export type CustomItemReading =
  | { isValid: true; item: CustomItem; key: string; tab: string | undefined }
  | Refused;

export type CustomItemEditReading =
  | { isValid: true; change: CustomItemChange; tab: string | undefined }
  | Refused;

/** The item that the fields of a form stand for, or what is wrong with them; fields of other names are ignored. */
export function readCustomItem(fields: Fields): CustomItemReading {
  const parsed = read(customItemForm, fields);
  if (!parsed.isValid) return parsed;
  const { key, tab, pieces, ...item } = parsed.data;
  return { isValid: true, item: { ...item, quantities: quantitiesOf(pieces) }, key, tab };
}

/** The same of a form that changes an item. */
export function readCustomItemEdit(fields: Fields): CustomItemEditReading {
  const parsed = read(customItemEditForm, fields);
  if (!parsed.isValid) return parsed;
  const { tab, pieces, ...change } = parsed.data;
  return { isValid: true, change: { ...change, quantities: quantitiesOf(pieces) }, tab };
}

/** The fields with pieces for weather groups that are not among the known ones, each with its error. */
export function unknownGroups(fields: Fields, known: readonly number[]): FieldErrors {
  const names = new Set(known.map((order) => `${GROUP_FIELD}${order}`));
  const unknown = groupFieldsOf(fields).filter((field) => !names.has(field));
  return Object.fromEntries(unknown.map((field) => [field, ERROR_TEXTS.ITEM_GROUP_UNKNOWN]));
}

function read<Data>(form: z.ZodType<Data>, fields: Fields): { isValid: true; data: Data } | Refused {
  const groupFields = groupFieldsOf(fields);
  const parsed = form.safeParse({
    ...fields,
    pieces: groupFields.map((field) => [field.slice(GROUP_FIELD.length), fields[field]]),
  });
  if (parsed.success) return { isValid: true, data: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field, position] = path;
    const named = field === "pieces" ? groupFields[Number(position)] : String(field);
    if (named) errors[named] ??= message;
  }
  return { isValid: false, errors };
}

function groupFieldsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((field) => field.startsWith(GROUP_FIELD));
}

function quantitiesOf(pieces: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(pieces.filter(([, count]) => count > 0));
}
