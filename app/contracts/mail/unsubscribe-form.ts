// Unsubscribing from marketing mail: by the token in a mailed link, or by a typed address.
import type { FormContract } from "../form.ts";

export interface UnsubscribeAnswer {
  success: true;
  /** For people to read. */
  message: string;
}

/** The answer to scripts; the same for every address. */
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
