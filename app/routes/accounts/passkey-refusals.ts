import type { RefusalCode } from "~/http/error-statuses.server.ts";
import type { PasskeyRefusal } from "~/usecases/accounts/answer-passkey.ts";

/** The error for a refused passkey. It doesn't reveal whose it is or whether we know it. */
export function passkeyRefusal(reason: PasskeyRefusal): RefusalCode {
  return reason === "too-late" ? "PASSKEY_TOO_LATE" : "PASSKEY_REFUSED";
}
