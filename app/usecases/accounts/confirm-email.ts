// The link that confirms a sign-up. Anyone who has it can read the mailbox, so the account is theirs, but the
// form's password counts only in the browser that sent the form. In any other browser they choose a new one.
import {
  type ConfirmLink,
  confirmPendingSignUp,
  findConfirmLink,
} from "~/data/accounts/confirm-links.server.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { openReturnPath } from "./mailed-link.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

type Dependencies = Needs<"db" | "now" | "userAgent" | "tokenSecret">;

export interface ConfirmedEmail extends StartedSession {
  /** Where the owner was going when signing up; the caller checks that it is a path of ours. */
  returnTo: string;
}

/**
 * The sign-up that a mailed link confirms in the browser with this secret; null if the link is unknown,
 * expired, or used. Looking doesn't use it up.
 */
export async function lookAtConfirmLink(
  { db, now }: Pick<Dependencies, "db" | "now">,
  token: string,
  browserSecret: string | null,
): Promise<ConfirmLink | null> {
  if (!looksLikeToken(token)) return null;
  return findConfirmLink(db, hashToken(token), browserSecret === null ? null : hashToken(browserSecret), now);
}

/**
 * Uses up a link: creates the account and signs its owner in, with the password of this browser's own sign-up
 * or else the one chosen after opening the link. Null if the link was used in the meantime, or there is no
 * password.
 */
export async function confirmEmail(
  deps: Dependencies,
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
