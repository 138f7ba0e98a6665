import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { PasskeyRefusal } from "~/usecases/accounts/take-passkey-answer.ts";

/** What somebody is told whose passkey was not taken: nothing of whose it is, or whether we know it. */
export function passkeyRefusal(reason: PasskeyRefusal): string {
  return reason === "too-late" ? ERROR_TEXTS.PASSKEY_TOO_LATE : ERROR_TEXTS.PASSKEY_REFUSED;
}
