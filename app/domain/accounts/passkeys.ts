// The limits and rules of an owner's passkeys.
import { lineProblem } from "../one-line-text.ts";

/** Enough for each device or password manager of a household, and some more. */
export const MOST_PASSKEYS = 10;

/** In UTF-16 units, as an input counts them. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

export type PasskeyNameProblem =
  | "PASSKEY_NAME_REQUIRED"
  | "PASSKEY_NAME_UNREADABLE"
  | "PASSKEY_NAME_TOO_LONG";

/** What is wrong with a trimmed name; null if it is valid. */
export function passkeyNameProblem(name: string): PasskeyNameProblem | null {
  return lineProblem<PasskeyNameProblem>(name, {
    most: MAX_PASSKEY_NAME_LENGTH,
    missing: "PASSKEY_NAME_REQUIRED",
    unreadable: "PASSKEY_NAME_UNREADABLE",
    tooLong: "PASSKEY_NAME_TOO_LONG",
  });
}
