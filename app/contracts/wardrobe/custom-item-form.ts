// The forms that add, change, remove, and restore a custom item, and the item that a script gets as an answer. The first two
// share fields: name, category, pieces in each weather.

import { z } from "zod";
import { code, codeOf, type ErrorCode, type FieldErrorCodes } from "../../domain/error-codes.ts";
import { ESSENTIALITY } from "../../domain/ids.ts";
import { isBlank } from "../../domain/one-line-text.ts";
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
import { MAX_NOTE_LENGTH, readCount } from "../../domain/wardrobe/owned.ts";
import { WARM_AS_KEYS } from "../../domain/wardrobe/warm-as.ts";
import { type FormContract, requiredLine } from "../form.ts";
import { onDashboard } from "../form-pages.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { isOwnItemAnswer } from "./item-answers.ts";

/** One more than the nine possible weather groups, so that a wrong one is reported, not dropped. */
const PIECES = { prefix: GROUP_FIELD, most: 10, isTyped: true } as const;

/** Longer than any number of pieces anyone could mean. */
const LONGEST_NUMBER = 40;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The name of an item of one's own. */
export const ownItemName = requiredLine({
  most: MAX_NAME_LENGTH,
  missing: "ITEM_NAME_REQUIRED",
  unreadable: "ITEM_NAME_UNREADABLE",
  tooLong: "ITEM_NAME_TOO_LONG",
});

/** The dialog spells one of the three differently. */
const essentiality = z
  .string({ error: code("ITEM_ESSENTIALITY_INVALID") })
  .transform((text) => (text === "Nice to Have" ? ESSENTIALITY.niceToHave : text))
  .pipe(z.enum(ESSENTIALITIES, { error: code("ITEM_ESSENTIALITY_INVALID") }));

/** Empty for no piece. */
const warmAs = z
  .union([z.literal(""), z.enum(WARM_AS_KEYS)], { error: code("ITEM_WARMTH_INVALID") })
  .transform((key) => (key === "" ? null : key));

/** Pieces in one weather; anything that isn't a number counts as 0. */
const pieces = z
  .string({ error: code("ITEM_QUANTITY_INVALID") })
  .max(LONGEST_NUMBER, { error: code("ITEM_QUANTITY_INVALID"), abort: true })
  .transform((text, context) => {
    const count = readCount(text) ?? (DECIMAL.test(text.trim()) ? Number(text) : 0);
    const isOffered = Number.isInteger(count) && count >= 0 && count <= MAX_CUSTOM_QUANTITY;
    if (!isOffered) context.addIssue({ code: "custom", message: code("ITEM_QUANTITY_INVALID") });
    return count;
  });

const groupOrder = z.string().regex(/^[1-9]$/, code("ITEM_GROUP_UNKNOWN"));

/** The sending tab, so that it isn't notified of its own change. */
export const tab = z.string().max(40).optional().catch(undefined);

const sharedFields = {
  name: ownItemName,
  category: z.enum(CUSTOM_CATEGORIES, { error: code("ITEM_CATEGORY_REQUIRED") }),
  pieces: z.array(z.tuple([groupOrder, pieces])),
  tab,
};

type Fields = Readonly<Record<string, unknown>>;
type Refused = { isValid: false; errors: FieldErrorCodes };

/** Fields with pieces for unknown weather groups, each with its error. */
export function unknownGroups(fields: Fields, known: readonly number[]): FieldErrorCodes {
  const names = new Set(known.map((order) => `${GROUP_FIELD}${order}`));
  const unknown = groupFieldsOf(fields).filter((field) => !names.has(field));
  return Object.fromEntries(unknown.map((field) => [field, code("ITEM_GROUP_UNKNOWN")]));
}

/** A form's data, or what is wrong with its fields. */
function readCustomFields<Data>(
  form: z.ZodType<Data>,
  fields: Fields,
): { isValid: true; data: Data } | Refused {
  const groupFields = groupFieldsOf(fields);
  const parsed = form.safeParse({
    ...fields,
    pieces: groupFields.map((field) => [field.slice(GROUP_FIELD.length), fields[field]]),
  });
  if (parsed.success) return { isValid: true, data: parsed.data };
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field, position] = path;
    const named = field === "pieces" ? groupFields[Number(position)] : String(field);
    if (named) errors[named] ??= codeOf(message);
  }
  return { isValid: false, errors };
}

function groupFieldsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((field) => field.startsWith(GROUP_FIELD));
}

/** Weather group order → pieces, without zeros. */
function quantitiesOf(pieces: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(pieces.filter(([, count]) => count > 0));
}

export const customItemForm = {
  fields: ["name", "category", "essentiality", "ageRange", "warmAs", "notes", "key", "tab"],
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
  warmAs: warmAs.default(null),
  /** Identifies the submission: a form sent twice makes one item. */
  key: z.custom<string>((value) => formKey.safeParse(value).success, code("ITEM_INFORMATION_MISSING")),
});

type CustomItemReading = { isValid: true; item: CustomItem; key: string; tab: string | undefined } | Refused;

/** The item in a form's fields, or what is wrong with them; other fields are ignored. */
export function readCustomItem(fields: Fields): CustomItemReading {
  const parsed = readCustomFields(newItem, fields);
  if (!parsed.isValid) return parsed;
  const { key, tab, pieces, ...item } = parsed.data;
  return { isValid: true, item: { ...item, quantities: quantitiesOf(pieces) }, key, tab };
}

export const customItemEditForm = {
  fields: ["name", "category", "essentiality", "warmAs", "tab"],
  typed: ["name"],
  numbered: PIECES,
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

const changedItem = z.object({
  ...sharedFields,
  essentiality: essentiality.nullable().default(null),
  warmAs: warmAs.optional(),
});

type CustomItemEditReading = { isValid: true; change: CustomItemChange; tab: string | undefined } | Refused;

/** The change in a form's fields, or what is wrong with them; other fields are ignored. */
export function readCustomItemEdit(fields: Fields): CustomItemEditReading {
  const parsed = readCustomFields(changedItem, fields);
  if (!parsed.isValid) return parsed;
  const { tab, pieces, ...change } = parsed.data;
  return { isValid: true, change: { ...change, quantities: quantitiesOf(pieces) }, tab };
}

/** The buttons that remove and restore an item: both send the same fields. */
export const itemRemovalForm = {
  fields: ["ageRange", "tab"],
  typed: [],
  page: onDashboard,
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

/** The sending tab; a name that is too long is ignored. */
export function readTab(fields: Readonly<Record<string, unknown>>): string | undefined {
  return tab.parse(fields.tab);
}
