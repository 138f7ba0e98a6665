import { confirmEmailByToken } from "~/data/accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import { hashToken, looksLikeToken } from "~/services/auth/tokens.server.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

interface Dependencies {
  db: Database;
  now: number;
  userAgent: string | null;
}

/** Uses a mailed confirmation up and signs its owner in; null when the link is unknown, old or used. */
export async function confirmEmailByLink(deps: Dependencies, token: string): Promise<StartedSession | null> {
  if (!looksLikeToken(token)) return null;
  const userId = await confirmEmailByToken(deps.db, hashToken(token), deps.now);
  return userId ? startSession(deps, userId) : null;
}
