// Links that prove an address: a token that is mailed once and stored hashed; and the one that confirms a sign-up.

import type { NewMail } from "~/contracts/mail/letter.ts";
import {
  type ConfirmLink,
  confirmPendingSignUp,
  findConfirmLink,
} from "~/data/accounts/address-changes.server.ts";
import { hasConfirmLink, replaceLinkStatements } from "~/data/accounts/pending-sign-ups.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { newId } from "~/lib/new-id.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, looksLikeToken, newToken } from "~/services/auth/tokens.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { MailDeps } from "~/usecases/mail/mail-turn.ts";
import type { Needs } from "~/usecases/needs.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

const placeOf = (signUpId: string) => ({ purpose: "return-path", row: signUpId });
const HOUR_MS = 60 * 60 * 1000;

type Purpose = "confirm" | "reset";

const LINKS: Readonly<Record<Purpose, { path: string; validMs: number }>> = {
  confirm: { path: "/auth/confirm", validMs: 24 * HOUR_MS },
  reset: { path: "/reset-password", validMs: HOUR_MS },
};

type MailedLink = { mail: NewMail; tokenHash: string; expiresAt: number };

/**
 * A fresh link for an address and the mail that carries it. Writes nothing, so the same work can be done for
 * an address without an account. A mail that its mailbox holds back for so many milliseconds waits in the outbox, and its link with it.
 */
export async function prepareMailedLink(
  { outbox, now }: Pick<MailDeps, "outbox"> & { now: number },
  purpose: Purpose,
  email: string,
  heldBackMs: number,
  mailId = newId(),
): Promise<MailedLink> {
  const { path, validMs } = LINKS[purpose];
  const token = newToken();
  const tokenHash = hashToken(token);
  const idempotencyKey = `${purpose}:${tokenHash}`;
  const letter = { kind: purpose };
  const mail = await outbox.prepare(
    { letter, to: email, idempotencyKey, path: `${path}?token=${token}`, heldBackMs },
    mailId,
  );
  return { mail, tokenHash, expiresAt: now + validMs + heldBackMs };
}

/** Where a confirmation leads. Sealed with the sign-up, never mailed: it may contain a share token. */
export function sealReturnPath(tokenSecret: string, signUpId: string, returnTo: string): Promise<string> {
  return seal(tokenSecret, placeOf(signUpId), returnTo);
}

/** Where a confirmation leads; "/" if nothing was stored or it was sealed for another sign-up. */
async function openReturnPath(tokenSecret: string, signUpId: string, sealed: string): Promise<string> {
  return (sealed && (await unseal(tokenSecret, placeOf(signUpId), sealed))) || "/";
}

type Deps = Needs<"db" | "now" | "userAgent" | "tokenSecret">;

export interface ConfirmedEmail extends StartedSession {
  /** Where the owner was going when signing up; the caller checks that it is a path of ours. */
  returnTo: string;
}

/**
 * The sign-up that a mailed link confirms in the browser with this secret; null if the link is unknown,
 * expired, or used. Looking doesn't use it up.
 */
export async function lookAtConfirmLink(
  { db, now }: Pick<Deps, "db" | "now">,
  token: string,
  browserSecret: string | null,
): Promise<ConfirmLink | null> {
  if (!looksLikeToken(token)) return null;
  return findConfirmLink(db, hashToken(token), browserSecret === null ? null : hashToken(browserSecret), now);
}

/**
 * Uses up a link: creates the account and signs its owner in. Anyone who has the link can read the mailbox, so the account is
 * theirs, but the form's password counts only in the browser that sent the form; in any other they choose a new one. Null if the
 * link was used in the meantime, or there is no password.
 */
export async function confirmEmail(
  deps: Deps,
  { signUpId, tokenHash, email, passwordHash: ownHash, returnPath }: ConfirmLink,
  chosenPassword: string | null,
): Promise<ConfirmedEmail | null> {
  const { db, now, tokenSecret } = deps;
  const passwordHash = ownHash ?? (chosenPassword === null ? null : await hashPassword(chosenPassword));
  if (passwordHash === null) return null;
  const newUserId = newId();
  const userId = await confirmPendingSignUp(db, { tokenHash, email, passwordHash, newUserId, now });
  if (userId === null) return null;
  const session = await startSession(deps, userId);
  securityLog("email_confirmed", { userId });
  securityLog("sign_in_succeeded", { userId, by: "mailed-link" });
  return { ...session, returnTo: await openReturnPath(tokenSecret, signUpId, returnPath) };
}

/**
 * Mails a new confirmation link, replacing earlier ones, if the address is waiting for one; its stored forms
 * stay. Confirmed and unknown addresses cause the same work and get the same answer, but no mail.
 */
export async function resendConfirmation(
  deps: Needs<"db" | "outbox" | "now">,
  email: string,
  heldBackMs = 0,
): Promise<void> {
  const { db, outbox, now } = deps;
  const link = await prepareMailedLink(deps, "confirm", email, heldBackMs);
  await db.batch([
    ...replaceLinkStatements(db, email, link, heldBackMs > 0 ? now : null),
    insertMailWhen(db, link.mail, hasConfirmLink(link.tokenHash)),
  ]);
  await outbox.send(link.mail.id);
}
