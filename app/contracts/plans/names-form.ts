// The forms of names: those of a plan's babies, with the sender's own where it isn't known, and the sender's own on the profile.

import type { ErrorCode } from "../../domain/error-codes.ts";
import { MOST_BABIES } from "../../domain/plans/babies.ts";
import { readName } from "../../domain/plans/names.ts";
import type { FormContract, SentFields } from "../form.ts";
import { onProfile } from "../form-pages.ts";
import { isNamesAnswer } from "./plan-answers.ts";

const BABY_PREFIX = "baby-";

/** The field of a baby, counted from 0. */
export const babyField = (at: number) => `${BABY_PREFIX}${at + 1}`;

/** The value of the button that skips the names, so that they aren't asked again there. */
export const SKIP = "skip";

export const namesForm = {
  fields: ["yourName", "outside", "outsideAsked", "wish", "from"],
  typed: ["yourName"],
  numbered: { prefix: BABY_PREFIX, most: MOST_BABIES, isTyped: true },
  isShownByPage: true,
  answer: isNamesAnswer,
} as const satisfies FormContract;

export const ownNameForm = {
  fields: ["yourName", "from"],
  typed: ["yourName"],
  page: onProfile,
  answer: isNamesAnswer,
} as const satisfies FormContract;

/** What is wrong with a name, by its field. */
export type NameErrors = Readonly<Record<string, ErrorCode>>;

export interface SentNames {
  /** A name for each baby, empty for none; null where the form doesn't ask. */
  babies: readonly string[] | null;
  /** The sender's own; null where the form doesn't ask. */
  own: string | null;
}

/** The names in a form's fields, or what is wrong with them. */
export function readNames(
  fields: SentFields<string>,
): { names: SentNames; errors?: undefined } | { names?: undefined; errors: NameErrors } {
  const errors: Record<string, ErrorCode> = {};
  const read = (field: string): string | null => {
    const text = fields[field];
    if (text === undefined) return null;
    const name = readName(text);
    if ("name" in name) return name.name;
    errors[field] = name.problem;
    return "";
  };
  const babies = Array.from({ length: MOST_BABIES }, (_, at) => read(babyField(at)));
  const own = read("yourName");
  if (Object.keys(errors).length > 0) return { errors };
  const isAsked = babies.some((name) => name !== null);
  return { names: { babies: isAsked ? babies.map((name) => name ?? "") : null, own } };
}
