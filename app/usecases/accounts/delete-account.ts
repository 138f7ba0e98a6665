import type { z } from "zod";
import type { deleteAccountForm } from "~/contracts/accounts/account-forms.ts";
import { deleteAccount as removeAccount } from "~/data/accounts/own-data.server.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareDeletionNotice } from "./account-notices.ts";

export type DeleteAccountResult = "deleted" | "password-wrong" | "proof-needed";

/**
 * Permanently removes the account and everything the user owns, closes its open pages, and sends the owner a
 * last mail. Requires the password; an account without one must have been proved recently (`provedAt`, epoch
 * milliseconds).
 */
export async function deleteAccount(
  { db, live, outbox, now }: Needs<"db" | "outbox" | "live" | "now">,
  { id, provedAt }: { id: string; provedAt: number },
  { password = "" }: z.output<typeof deleteAccountForm>,
): Promise<DeleteAccountResult> {
  const user = await findCredentials(db, id);
  if (!user) return "deleted";
  if (user.passwordHash === null && !isProofFresh(provedAt, now)) return "proof-needed";
  if (user.passwordHash !== null && !(await verifyPassword(password, user.passwordHash))) {
    securityLog("account_deletion_refused", { userId: id });
    return "password-wrong";
  }
  const mail = await prepareDeletionNotice({ outbox, to: user.email, now }, id);
  await removeAccount(db, user, insertMailStatement(db, mail));
  securityLog("account_deleted", { userId: id });
  await live.closeAll(id);
  await outbox.send(mail.id);
  return "deleted";
}
