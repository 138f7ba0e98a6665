import type { z } from "zod";
import type { changePasswordForm } from "~/contracts/accounts/account-forms.ts";
import { changePasswordOfUser, findCredentials } from "~/data/accounts/password-rows.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { hashPassword, verifyPassword } from "~/services/auth/password-hash.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { preparePasswordNotice } from "./password-notice.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

/**
 * Replaces the password of a user who knows the current one, ends all sessions and sockets, mails a notice,
 * and gives this device a new session. Null if the current password is wrong or there isn't one.
 */
export async function changePassword(
  deps: Needs<"db" | "outbox" | "live" | "now" | "userAgent">,
  userId: string,
  form: z.output<typeof changePasswordForm>,
): Promise<StartedSession | null> {
  const { db, outbox, live, now } = deps;
  const user = await findCredentials(db, userId);
  const oldHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(form.currentPassword, oldHash);
  if (!user || !oldHash || !isRight) {
    securityLog("password_change_refused", { userId });
    return null;
  }
  const newHash = await hashPassword(form.password);
  const notice = await preparePasswordNotice(outbox, user.email, newId());
  const isChanged = await changePasswordOfUser(db, {
    userId,
    oldHash,
    newHash,
    now,
    notice: insertMailStatement(db, notice),
  });
  if (!isChanged) return null;
  securityLog("password_changed", { userId });
  await live.closeAll(userId);
  await outbox.send(notice.id);
  return startSession(deps, userId);
}
