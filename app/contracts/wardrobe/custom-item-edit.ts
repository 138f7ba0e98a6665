// The form that changes a custom item: what it sends, and the item that a script gets as an answer.
import { z } from "zod";
import type { CustomItemChange } from "../../domain/wardrobe/custom-item.ts";
import type { FormContract } from "../form.ts";
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

export const customItemEditForm = {
  fields: ["name", "category", "essentiality", "tab"],
  typed: ["name"],
  numbered: PIECES,
  answer: isOwnItemAnswer,
} as const satisfies FormContract;

const changedItem = z.object({ ...sharedFields, essentiality: essentiality.nullable().default(null) });

export type CustomItemEditReading =
  | { isValid: true; change: CustomItemChange; tab: string | undefined }
  | Refused;

/** The change in a form's fields, or what is wrong with them; other fields are ignored. */
export function readCustomItemEdit(fields: Fields): CustomItemEditReading {
  const parsed = readCustomFields(changedItem, fields);
  if (!parsed.isValid) return parsed;
  const { tab, pieces, ...change } = parsed.data;
  return { isValid: true, change: { ...change, quantities: quantitiesOf(pieces) }, tab };
}
