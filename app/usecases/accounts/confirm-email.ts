import { confirmEmailByToken, findLiveConfirmation } from "~/data/accounts/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import { openReturnPath } from "./mailed-link.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

interface Dependencies {
  db: Database;
  now: number;
  userAgent: string | null;
  tokenSecret: string;
}

export interface ConfirmedEmail extends StartedSession {
  /** Where its owner was going when signing up; the caller makes sure that it is a path of ours. */
  returnTo: string;
}

/** Whether a mailed link may still confirm an address; looking uses nothing up. */
export async function isConfirmLinkLive(
  { db, now }: Pick<Dependencies, "db" | "now">,
  token: string,
): Promise<boolean> {
  return looksLikeToken(token) && (await findLiveConfirmation(db, hashToken(token), now));
}

/** Uses a mailed confirmation up and signs its owner in; null when the link is unknown, old or used. */
export async function confirmEmailByLink(deps: Dependencies, token: string): Promise<ConfirmedEmail | null> {
  if (!looksLikeToken(token)) return null;
  const used = await confirmEmailByToken(deps.db, hashToken(token), deps.now);
  if (!used) return null;
  const returnTo = await openReturnPath(deps.tokenSecret, used.returnPath);
  return { ...(await startSession(deps, used.userId)), returnTo };
}
