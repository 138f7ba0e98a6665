import { holdsKnownName } from "~/domain/accounts/weak-password.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { log } from "~/lib/logger.server.ts";
import { askForBreach } from "~/services/auth/breached-passwords.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

/**
 * Why a password that passes the form's own rules is too weak for a normalized address's account; null if it
 * isn't. Asks the breached-password service if one is configured; if it doesn't answer, nobody is kept out.
 */
export async function judgePassword(
  { breachedPasswordsUrl }: Pick<AppConfig, "breachedPasswordsUrl">,
  { password, email, productName }: { password: string; email: string; productName: string },
): Promise<ErrorCode | null> {
  if (holdsKnownName(password, email, productName)) return "PASSWORD_HOLDS_NAME";
  if (breachedPasswordsUrl === null) return null;
  const answer = await askForBreach(breachedPasswordsUrl, password);
  if (answer.kind === "unknown") log.warn("breached_passwords_unanswered", { reason: answer.reason });
  return answer.kind === "breached" ? "PASSWORD_BREACHED" : null;
}
