// The limits and rules of an owner's passkeys.
import { isBlank, isDisturbing } from "../one-line-text.ts";

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
  if (name.length > MAX_PASSKEY_NAME_LENGTH) return "PASSKEY_NAME_TOO_LONG";
  if (isBlank(name)) return "PASSKEY_NAME_REQUIRED";
  return isDisturbing(name) ? "PASSKEY_NAME_UNREADABLE" : null;
}
