// The link that confirms a sign-up. Whoever has it reads the mailbox, and so owns the account; only in the browser that
// sent the form is its password theirs as well. Anywhere else they choose one.
import {
  type ConfirmLink,
  confirmPendingSignUp,
  findConfirmLink,
} from "~/data/accounts/confirm-links.server.ts";
import { newId } from "~/lib/ids.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { hashPassword } from "~/services/auth/passwords.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { openReturnPath } from "./mailed-link.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

type Dependencies = Needs<"db" | "now" | "userAgent" | "tokenSecret">;

export interface ConfirmedEmail extends StartedSession {
  /** Where its owner was going when signing up; the caller makes sure that it is a path of ours. */
  returnTo: string;
}

/**
 * The sign-up that a mailed link confirms in the browser with this secret; null when the link is unknown, old or used.
 * Looking uses nothing up.
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
 * Uses a link up: makes the account and signs its owner in. The password is that of this browser's own sign-up, else the one
 * that was chosen behind the link. Null when the link was used meanwhile, or there is no password.
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
