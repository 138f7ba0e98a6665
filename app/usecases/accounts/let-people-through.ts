import { log } from "~/lib/logger.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { askTurnstile } from "~/services/auth/verify-turnstile.server.ts";
import type { AppConfig } from "~/services/config.server.ts";

/**
 * Whether a form that sends mail may proceed: if Turnstile is configured, only with a valid token, or if the
 * service doesn't answer. Rate limits apply either way.
 */
export async function letPeopleThrough(
  { turnstile }: Pick<AppConfig, "turnstile">,
  token: string | undefined,
): Promise<boolean> {
  if (turnstile === null) return true;
  const answer = await askTurnstile(turnstile, token ?? "");
  switch (answer.kind) {
    case "human":
      return true;
    case "refused":
      securityLog("machine_refused", { hasToken: token !== undefined && token !== "" });
      return false;
    case "unanswered":
      log.warn("turnstile_unanswered", { reason: answer.reason });
      return true;
    default:
      return answer satisfies never;
  }
}
