// Passwords: reset through a mailed link, changed by who knows the old one, and judged before either.

import type { z } from "zod";
import type { changePasswordForm } from "~/contracts/accounts/account-forms.ts";
import {
  changePasswordOfUser,
  findCredentials,
  findResetOwner,
  hasResetToken,
  replaceResetStatements,
  resetPasswordByToken,
} from "~/data/accounts/password-rows.server.ts";
import { hasConfirmLink, replaceLinkStatements } from "~/data/accounts/pending-sign-ups.server.ts";
import { insertMailStatement, insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { holdsKnownName } from "~/domain/accounts/weak-password.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { askForBreach, hashPassword, verifyPassword } from "~/services/auth/password-hash.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { ReadFile } from "~/services/whole-page.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { preparePasswordNotice } from "./account-notices.ts";
import { prepareMailedLink } from "./confirm-email.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

/**
 * Mails a link to set a new password, replacing earlier ones. An address still waiting for confirmation gets that link instead. An
 * unknown address causes the same work, so that neither the answer nor the time reveals anything. While the mailbox has had enough,
 * for `heldBackMs` more, the mail waits in the outbox, unless a link that was mailed before still works: the page has promised one.
 */
export async function requestPasswordReset(
  deps: Needs<"db" | "outbox" | "now">,
  email: string,
  heldBackMs = 0,
): Promise<void> {
  const { db, outbox, now } = deps;
  const reset = await prepareMailedLink(deps, "reset", email, heldBackMs);
  const mailId = reset.mail.id;
  const confirm = await prepareMailedLink(deps, "confirm", email, heldBackMs, mailId);
  const keepsLive = heldBackMs > 0;
  // At most one of the two is written, under the same id.
  await db.batch([
    ...replaceResetStatements(db, { email, now, keepsLive, ...reset }),
    insertMailWhen(db, reset.mail, hasResetToken(reset.tokenHash)),
    ...replaceLinkStatements(db, email, confirm, keepsLive ? now : null),
    insertMailWhen(db, confirm.mail, hasConfirmLink(confirm.tokenHash)),
  ]);
  await outbox.send(mailId);
  securityLog("password_reset_requested", {});
}

type Deps = Needs<"db" | "outbox" | "live" | "now" | "userAgent">;

type ResetOwner = NonNullable<Awaited<ReturnType<typeof findResetOwner>>>;

/** Whose password a mailed link can still set; null if it can't. Looking doesn't use it up. */
export async function lookAtResetLink(
  { db, now }: Pick<Deps, "db" | "now">,
  token: string,
): Promise<ResetOwner | null> {
  return looksLikeToken(token) ? findResetOwner(db, hashToken(token), now) : null;
}

/**
 * Uses up a mailed link: replaces the password, ends all of the user's sessions and sockets, mails a notice,
 * and signs in again. Null if the link is unknown, expired, or used; also if it was used since it was looked at.
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  password: string,
  known?: ResetOwner | null,
): Promise<StartedSession | null> {
  const { db, outbox, live, now } = deps;
  const owner = known === undefined ? await lookAtResetLink(deps, token) : known;
  if (!owner) return null;
  const tokenHash = hashToken(token);
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

/**
 * Why a password that passes the form's own rules is too weak for a normalized address's account; null if it isn't. Asks the
 * breached-password service if one is configured. If that or our own list can't be read, nobody is kept out.
 */
export async function judgePassword(
  {
    config: { breachedPasswordsUrl },
    readFile,
  }: { config: Pick<AppConfig, "breachedPasswordsUrl">; readFile: ReadFile },
  { password, email, productName }: { password: string; email: string; productName: string },
): Promise<ErrorCode | null> {
  if (await isCommon(password, readFile)) return "PASSWORD_TOO_COMMON";
  if (holdsKnownName(password, email, productName)) return "PASSWORD_HOLDS_NAME";
  if (breachedPasswordsUrl === null) return null;
  const answer = await askForBreach(breachedPasswordsUrl, password);
  if (answer.kind === "unknown") log.warn("breached_passwords_unanswered", { reason: answer.reason });
  return answer.kind === "breached" ? "PASSWORD_BREACHED" : null;
}

/** Where the commonest passwords stand, which `scripts/common-passwords.ts` writes. */
export const COMMON_PASSWORDS_PATH = "/common-passwords.txt";
let commonest: ReadonlySet<string> | null = null;

/** Whether a password is one of the most common ones, ignoring case. */
async function isCommon(password: string, readFile: ReadFile): Promise<boolean> {
  try {
    commonest ??= new Set((await readFile(COMMON_PASSWORDS_PATH)).trim().split(/\s+/));
  } catch (error) {
    log.warn("common_passwords_unread", errorFacts(error));
    return false;
  }
  return commonest.has(password.toLowerCase());
}
