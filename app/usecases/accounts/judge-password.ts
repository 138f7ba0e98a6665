import { holdsKnownName } from "~/domain/accounts/weak-password.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { log } from "~/lib/logger.server.ts";
import { askForBreach } from "~/services/auth/breached-passwords.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

/**
 * Why a password that keeps the form's own rules is too weak for the account of a normalised address; null when it is not. The
 * service for breached passwords is asked where one is configured; one that does not answer keeps nobody out.
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
