// Ending marketing mail: by the token of a mailed link, or by an address that somebody types.
import type { FormContract } from "../form.ts";

export interface UnsubscribeAnswer {
  success: true;
  /** In words for people. */
  message: string;
}

/** The answer for scripts; the same for every address. */
export function isUnsubscribeAnswer(body: unknown): body is UnsubscribeAnswer {
  return (
    typeof body === "object" &&
    body !== null &&
    "success" in body &&
    body.success === true &&
    "message" in body &&
    typeof body.message === "string"
  );
}

export const unsubscribeForm = {
  fields: ["token", "email"],
  answer: isUnsubscribeAnswer,
} as const satisfies FormContract;
