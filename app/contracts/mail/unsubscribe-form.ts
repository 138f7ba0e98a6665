// Unsubscribing from marketing mail: by the token in a mailed link, or by a typed address.
import type { FormContract } from "../form.ts";
import { isText, objectOf, oneOf } from "../shape.ts";

/** The answer for scripts, in words for people; the same for every address. */
export const isUnsubscribeAnswer = objectOf({ success: oneOf(true), message: isText });

export const unsubscribeForm = {
  fields: ["token", "email"],
  typed: ["email"],
  secret: ["token"],
  answer: isUnsubscribeAnswer,
} as const satisfies FormContract;
