// Fields that the forms for adding and changing a custom item share: name, category, pieces in each weather.

import { z } from "zod";
import { code, codeOf, type ErrorCode, type FieldErrorCodes } from "../../domain/error-codes.ts";
import { ESSENTIALITY } from "../../domain/ids.ts";
import { ESSENTIALITIES } from "../../domain/vocabulary.ts";
import {
  CUSTOM_CATEGORIES,
  GROUP_FIELD,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
} from "../../domain/wardrobe/custom-item.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import { requiredLine } from "../required-line.ts";

/** One more than the nine possible weather groups, so that a wrong one is reported, not dropped. */
export const PIECES = { prefix: GROUP_FIELD, most: 10, isTyped: true } as const;

/** Longer than any number of pieces anyone could mean. */
const LONGEST_NUMBER = 40;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const name = requiredLine({
  most: MAX_NAME_LENGTH,
  missing: "ITEM_NAME_REQUIRED",
  unreadable: "ITEM_NAME_UNREADABLE",
  tooLong: "ITEM_NAME_TOO_LONG",
});

/** The dialog spells one of the three differently. */
export const essentiality = z
  .string({ error: code("ITEM_ESSENTIALITY_INVALID") })
  .transform((text) => (text === "Nice to Have" ? ESSENTIALITY.niceToHave : text))
  .pipe(z.enum(ESSENTIALITIES, { error: code("ITEM_ESSENTIALITY_INVALID") }));

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

export const sharedFields = {
  name,
  category: z.enum(CUSTOM_CATEGORIES, { error: code("ITEM_CATEGORY_REQUIRED") }),
  pieces: z.array(z.tuple([groupOrder, pieces])),
  tab,
};

export type Fields = Readonly<Record<string, unknown>>;
export type Refused = { isValid: false; errors: FieldErrorCodes };

/** Fields with pieces for unknown weather groups, each with its error. */
export function unknownGroups(fields: Fields, known: readonly number[]): FieldErrorCodes {
  const names = new Set(known.map((order) => `${GROUP_FIELD}${order}`));
  const unknown = groupFieldsOf(fields).filter((field) => !names.has(field));
  return Object.fromEntries(unknown.map((field) => [field, code("ITEM_GROUP_UNKNOWN")]));
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
export function quantitiesOf(pieces: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(pieces.filter(([, count]) => count > 0));
}
