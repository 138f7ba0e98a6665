import { hasResetToken, replaceResetStatements } from "~/data/accounts/password-rows.server.ts";
import { hasConfirmLink, replaceLinkStatements } from "~/data/accounts/pending-sign-ups.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareMailedLink } from "./mailed-link.ts";

/**
 * Mails a link to set a new password, replacing earlier ones. An address still waiting for confirmation gets
 * that link instead. An unknown address causes the same work, so that neither the answer nor the time reveals
 * anything.
 */
export async function requestPasswordReset(
  deps: Needs<"db" | "outbox" | "now">,
  email: string,
): Promise<void> {
  const { db, outbox, now } = deps;
  const reset = await prepareMailedLink(deps, "reset", email);
  const mailId = reset.mail.id;
  const confirm = await prepareMailedLink(deps, "confirm", email, mailId);
  // At most one of the two is written, under the same id.
  await db.batch([
    ...replaceResetStatements(db, { email, now, ...reset }),
    insertMailWhen(db, reset.mail, hasResetToken(reset.tokenHash)),
    ...replaceLinkStatements(db, email, confirm),
    insertMailWhen(db, confirm.mail, hasConfirmLink(confirm.tokenHash)),
  ]);
  await outbox.send(mailId);
  securityLog("password_reset_requested", {});
}
