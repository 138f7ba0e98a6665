// For an identity without a provider-verified address, we mail a link to the address. The identity stays
// sealed in the browser that brought it, and the link works only there. So entering a stranger's address
// connects nothing, even if the stranger clicks the link.
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

/** What the page may show of this browser's waiting identity; null if there isn't one. */
export async function viewPending(
  { config, now }: Pick<Dependencies, "config" | "now">,
  cookieHeader: string | null,
): Promise<{ provider: ProviderName; proposedEmail: string | null } | null> {
  const pending = await readPending(config, cookieHeader, now);
  return pending && { provider: pending.provider, proposedEmail: pending.proposedEmail };
}

/**
 * Mails the link for this browser's waiting identity and returns the cookie; null if no identity is waiting.
 * If the mailbox has reached its limit of mails, no link is sent and the earlier one still works.
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

/** Mails the link and returns the cookie that waits for it, replacing any earlier one. */
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
 * Proves the address with the mailed link; null if the link isn't this browser's, is old or used, or the
 * address's owner has set a password since.
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
