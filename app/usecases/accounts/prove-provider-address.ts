// An identity whose address no provider has proved: we mail a link to the address. The identity stays in the browser that
// brought it, sealed, and the link works there alone. So neither somebody who enters a stranger's address nor the
// stranger who clicks can connect one's identity with the other's account.
import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import type { PendingIdentity } from "~/contracts/accounts/oauth.ts";
import { linkByProof } from "~/data/accounts/oauth-accounts.server.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/new-id.ts";
import {
  clearedCookie,
  PENDING_SECONDS,
  pendingCookie,
  readPending,
} from "~/services/auth/oauth-cookies.server.ts";
import { hashToken, looksLikeToken, newToken } from "~/services/auth/tokens.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { sendMail } from "~/usecases/mail/send-mail.ts";
import type { Needs } from "~/usecases/needs.ts";
import { enterByProvider } from "./enter-by-provider.ts";
import type { StartedSession } from "./sign-in.ts";

interface Dependencies extends Needs<"db" | "outbox" | "now"> {
  config: Pick<AppConfig, "isHttps" | "tokenSecret">;
}

/** What the page may show of the identity that waits in this browser; null when none does. */
export async function viewPending(
  { config, now }: Pick<Dependencies, "config" | "now">,
  cookieHeader: string | null,
): Promise<{ provider: ProviderName; proposedEmail: string | null } | null> {
  const pending = await readPending(config, cookieHeader, now);
  return pending && { provider: pending.provider, proposedEmail: pending.proposedEmail };
}

/**
 * Mails the link for the identity that waits in this browser; answers the cookie, or null when none waits. Where the mailbox
 * has had its mails there is none, and the link that was mailed before holds.
 */
export async function askForProof(
  deps: Dependencies,
  cookieHeader: string | null,
  { email, isMailHeldBack }: { email: string; isMailHeldBack: boolean },
): Promise<string | null> {
  const pending = await readPending(deps.config, cookieHeader, deps.now);
  if (!pending) return null;
  return isMailHeldBack ? pendingCookie(deps.config, pending) : mailProof(deps, pending, email);
}

/** Mails the link and answers the cookie that waits for it, instead of any earlier one. */
async function mailProof(deps: Dependencies, pending: PendingIdentity, email: string): Promise<string> {
  const { config, now } = deps;
  const token = newToken();
  const tokenHash = hashToken(token);
  await sendMail(deps, {
    letter: { kind: "prove-address", provider: pending.provider },
    to: email,
    idempotencyKey: `prove-address:${tokenHash}`,
    path: `/auth/complete?token=${token}`,
  });
  const expiresAt = now + PENDING_SECONDS * 1000;
  return pendingCookie(config, {
    ...pending,
    proposedEmail: email,
    expiresAt,
    proof: { email, tokenHash, askedAt: now },
  });
}

/**
 * Proves the address by the link that was mailed to it; null when the link is not of this browser, old or used, or the
 * address's owner has chosen a password since.
 */
export async function completeProviderSignIn(
  deps: Dependencies & { userAgent: string | null; devices: readonly KnownDevice[] },
  { token, cookieHeader }: { token: string; cookieHeader: string | null },
): Promise<{ session: StartedSession; from: string; cookie: string } | null> {
  const { config, db, now } = deps;
  const pending = await readPending(config, cookieHeader, now);
  if (!pending?.proof || !looksLikeToken(token) || hashToken(token) !== pending.proof.tokenHash) return null;
  const { provider, subject, fullName, from, proof } = pending;
  const newUserId = newId();
  const userId = await linkByProof(
    db,
    { provider, subject, fullName, email: proof.email, askedAt: proof.askedAt },
    newUserId,
    now,
  );
  if (!userId) return null;
  const link = userId === newUserId ? "of-new-account" : "added";
  const session = await enterByProvider(deps, { provider, subject }, { userId, link });
  return session && { session, from, cookie: await clearedCookie(config, "pending") };
}
