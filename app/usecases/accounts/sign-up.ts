// Sign-up with email and password. Whatever we know about the address, the answer, the work, and the round
// trips are the same: only the mail tells its owner more.

import type { z } from "zod";
import type { signUpForm } from "~/contracts/accounts/credentials.ts";
import { hasConfirmLink, insertPendingSignUp } from "~/data/accounts/pending-sign-ups.server.ts";
import { findProfileOwners, hasAccount, insertMissingProfile } from "~/data/accounts/profiles.server.ts";
import { insertMailWhen, insertNoticeWhen } from "~/data/mail/mail-outbox.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareMailedLink, sealReturnPath } from "./confirm-email.ts";

interface SignUp {
  form: z.output<typeof signUpForm>;
  /** The path that the confirmation leads to. */
  returnTo: string;
  /**
   * For how many milliseconds more the mailbox has reached its limit of mails; 0 if it hasn't. The form still counts: any link mailed
   * there earlier leads to it, in the browser that sent the form, and if none works, its mail waits.
   */
  heldBackMs: number;
}

/**
 * Stores the sign-up and mails its confirmation link, or if the address has an account, only notifies its
 * owner. Put the secret into a cookie: this form's password counts only in a browser that has it.
 */
export async function signUp(
  deps: Needs<"db" | "outbox" | "tokenSecret" | "now">,
  { form, returnTo, heldBackMs }: SignUp,
): Promise<{ browserSecret: string }> {
  const { db, outbox, tokenSecret, now } = deps;
  const { email } = form;
  const browserSecret = newToken();
  const link = await prepareMailedLink(deps, "confirm", email, heldBackMs);
  const notice = await outbox.prepare(
    {
      letter: { kind: "already-registered" },
      to: email,
      idempotencyKey: `already-registered:${newId()}`,
      path: signInPath(returnTo),
      heldBackMs,
    },
    link.mail.id,
  );
  const id = newId();
  const insertion = insertPendingSignUp(db, {
    id,
    email,
    passwordHash: await hashPassword(form.password),
    browserHash: hashToken(browserSecret),
    link,
    keepsLive: heldBackMs > 0,
    returnPath: await sealReturnPath(tokenSecret, id, returnTo),
    now,
  });
  securityLog("sign_up_requested", {});
  // Only one of the two mails is written, under this id.
  await db.batch([
    insertion,
    insertMailWhen(db, link.mail, hasConfirmLink(link.tokenHash)),
    insertNoticeWhen(db, notice, hasAccount(email)),
  ]);
  await outbox.send(link.mail.id);
  return { browserSecret };
}

/** The auth page with the return path, without its query: it may contain a token, which is never mailed. */
function signInPath(returnTo: string): string {
  const [from = "/"] = returnTo.split(/[?#]/);
  return from === "/" ? "/auth" : `/auth?${new URLSearchParams({ from })}`;
}

type ProfileSync = "ok" | "EMAIL_IN_USE" | "PROFILE_NOT_CREATED";

/**
 * Makes sure that a signed-in user has a profile; reports if it can't be written, or if the address belongs to another user's
 * profile.
 */
export async function syncProfile(
  { db, now }: Needs<"db" | "now">,
  user: { id: string; email: string },
): Promise<ProfileSync> {
  try {
    await insertMissingProfile(db, { userId: user.id, email: user.email, now });
  } catch (error) {
    log.error("profile_not_created", errorFacts(error));
    return "PROFILE_NOT_CREATED";
  }
  const { hasProfile, ownerOfAddress } = await findProfileOwners(db, user.id, user.email);
  if (hasProfile) return "ok";
  return ownerOfAddress !== null && ownerOfAddress !== user.id ? "EMAIL_IN_USE" : "PROFILE_NOT_CREATED";
}
