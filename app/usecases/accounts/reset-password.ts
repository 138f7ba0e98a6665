import { findResetOwner, resetPasswordByToken } from "~/data/accounts/password-rows.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { preparePasswordNotice } from "./password-notice.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

type Dependencies = Needs<"db" | "outbox" | "live" | "now" | "userAgent">;

/** The address whose password a mailed link can still set; null if it can't. Looking doesn't use it up. */
export async function lookAtResetLink(
  { db, now }: Pick<Dependencies, "db" | "now">,
  token: string,
): Promise<string | null> {
  if (!looksLikeToken(token)) return null;
  return (await findResetOwner(db, hashToken(token), now))?.email ?? null;
}

/**
 * Uses up a mailed link: replaces the password, ends all of the user's sessions and sockets, mails a notice,
 * and signs in again. Null if the link is unknown, expired, or used.
 */
export async function resetPassword(
  deps: Dependencies,
  token: string,
  password: string,
): Promise<StartedSession | null> {
  const { db, outbox, live, now } = deps;
  if (!looksLikeToken(token)) return null;
  const tokenHash = hashToken(token);
  const owner = await findResetOwner(db, tokenHash, now);
  if (!owner) return null;
  const passwordHash = await hashPassword(password);
  const notice = await preparePasswordNotice(outbox, owner.email, tokenHash);
  const isUsed = await resetPasswordByToken(db, {
    tokenHash,
    passwordHash,
    now,
    notice: insertMailStatement(db, notice),
  });
  if (!isUsed) return null;
  await live.closeAll(owner.id);
  await outbox.send(notice.id);
  const session = await startSession(deps, owner.id);
  securityLog("password_reset", { userId: owner.id });
  securityLog("sign_in_succeeded", { userId: owner.id, by: "mailed-link" });
  return session;
}
