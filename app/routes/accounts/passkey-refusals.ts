import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { PasskeyRefusal } from "~/usecases/accounts/answer-passkey.ts";

/** The error for a refused passkey. It doesn't reveal whose it is or whether we know it. */
export function passkeyRefusal(reason: PasskeyRefusal): string {
  return reason === "too-late" ? ERROR_TEXTS.PASSKEY_TOO_LATE : ERROR_TEXTS.PASSKEY_REFUSED;
}
