import type { z } from "zod";
import type { signInForm } from "~/contracts/accounts/credentials.ts";
import { findUserByEmail } from "~/data/accounts/accounts.server.ts";
import { insertSession } from "~/data/accounts/sessions.server.ts";
import type { Database } from "~/data/database.server.ts";
import { verifyPassword } from "~/services/auth/passwords.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";

interface Dependencies {
  db: Database;
  now: number;
  userAgent: string | null;
}

export interface StartedSession {
  userId: string;
  /** Goes into the cookie; only its hash is stored. */
  token: string;
}

/**
 * A new session for the right password of a confirmed address, else null: unknown, wrong and unconfirmed are
 * told apart neither by the answer nor by the time it takes.
 */
export async function signIn(
  deps: Dependencies,
  form: z.output<typeof signInForm>,
): Promise<StartedSession | null> {
  const user = await findUserByEmail(deps.db, form.email);
  const isRight = await verifyPassword(form.password, user?.passwordHash ?? null);
  return user?.emailConfirmedAt && isRight ? startSession(deps, user.id) : null;
}

/** Stores a fresh session of the user; every sign-in gets a token of its own. */
export async function startSession(
  { db, now, userAgent }: Dependencies,
  userId: string,
): Promise<StartedSession> {
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    userAgent,
    now,
    expiresAt: now + SESSION_SECONDS * 1000,
  });
  return { userId, token };
}
