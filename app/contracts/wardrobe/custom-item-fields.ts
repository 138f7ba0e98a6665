// What the forms that add an item to a plan by hand and change it have in common: name, category, pieces in each weather.
import { z } from "zod";
import { ERROR_TEXTS } from "../../copy/errors.ts";
import { ESSENTIALITY } from "../../domain/ids.ts";
import { isBlank, isDisturbing } from "../../domain/one-line-text.ts";
import { ESSENTIALITIES } from "../../domain/vocabulary.ts";
import {
  CUSTOM_CATEGORIES,
  GROUP_FIELD,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
} from "../../domain/wardrobe/custom-item.ts";

/** A digit names a weather: of ten names one is wrong, which is told. */
export const PIECES = { prefix: GROUP_FIELD, most: 10 } as const;

/** Longer than any way to write a number of pieces. */
const LONGEST_NUMBER = 40;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const name = z
  .string({ error: ERROR_TEXTS.ITEM_NAME_REQUIRED })
  .trim()
  .refine((text) => !isBlank(text), { error: ERROR_TEXTS.ITEM_NAME_REQUIRED, abort: true })
  .refine((text) => !isDisturbing(text), ERROR_TEXTS.ITEM_NAME_UNREADABLE)
  .max(MAX_NAME_LENGTH, ERROR_TEXTS.ITEM_NAME_TOO_LONG);

/** One of the three is spelled in another way by the dialog. */
export const essentiality = z
  .string({ error: ERROR_TEXTS.ITEM_ESSENTIALITY_INVALID })
  .transform((text) => (text === "Nice to Have" ? ESSENTIALITY.niceToHave : text))
  .pipe(z.enum(ESSENTIALITIES, { error: ERROR_TEXTS.ITEM_ESSENTIALITY_INVALID }));

/** Pieces in one weather; what is no number counts as 0. */
const pieces = z
  .string({ error: ERROR_TEXTS.ITEM_QUANTITY_INVALID })
  .max(LONGEST_NUMBER, { error: ERROR_TEXTS.ITEM_QUANTITY_INVALID, abort: true })
  .transform((text, context) => {
    const count = DECIMAL.test(text.trim()) ? Number(text) : 0;
    const isOffered = Number.isInteger(count) && count >= 0 && count <= MAX_CUSTOM_QUANTITY;
    if (!isOffered) context.addIssue({ code: "custom", message: ERROR_TEXTS.ITEM_QUANTITY_INVALID });
    return count;
  });

const groupOrder = z.string().regex(/^[1-9]$/, ERROR_TEXTS.ITEM_GROUP_UNKNOWN);

/** Which tab sends it, so that this tab does not tell its own parent what it has just been told. */
export const tab = z.string().max(40).optional().catch(undefined);

export const sharedFields = {
  name,
  category: z.enum(CUSTOM_CATEGORIES, { error: ERROR_TEXTS.ITEM_CATEGORY_REQUIRED }),
  pieces: z.array(z.tuple([groupOrder, pieces])),
  tab,
};

/** The field's name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Fields = Readonly<Record<string, unknown>>;
export type Refused = { isValid: false; errors: FieldErrors };

/** The fields with pieces for weather groups that are not among the known ones, each with its error. */
export function unknownGroups(fields: Fields, known: readonly number[]): FieldErrors {
  const names = new Set(known.map((order) => `${GROUP_FIELD}${order}`));
  const unknown = groupFieldsOf(fields).filter((field) => !names.has(field));
  return Object.fromEntries(unknown.map((field) => [field, ERROR_TEXTS.ITEM_GROUP_UNKNOWN]));
}

/** A form's data, or what is wrong with its fields. */
export function readCustomFields<Data>(
  form: z.ZodType<Data>,
  fields: Fields,
): { isValid: true; data: Data } | Refused {
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

/** Weather group order → pieces, only where there are any. */
export function quantitiesOf(pieces: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(pieces.filter(([, count]) => count > 0));
}
