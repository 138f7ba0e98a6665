// Identities of Google and Facebook beside an account: connected, proved through a mailed link, and disconnected. An identity
// whose verified address already has an account waits, sealed in the browser that brought it, until the owner agrees with the
// account's password or through a mailed link.

import type { KnownDevice } from "~/contracts/accounts/account-forms.ts";
import { deleteIdentities, linkByPassword, linkByProof } from "~/data/accounts/oauth-accounts.server.ts";
import { findUserByEmail } from "~/data/accounts/profiles.server.ts";
import type { Database } from "~/data/database.server.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { PROVIDERS, type ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/new-id.ts";
import {
  clearedCookie,
  PENDING_SECONDS,
  pendingCookie,
  readPending,
} from "~/services/auth/oauth-cookies.server.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import { hashToken, looksLikeToken, newToken } from "~/services/auth/tokens.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { sendMail } from "~/usecases/mail/mail-turn.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { StartedSession } from "./sign-in.ts";
import { enterByProvider } from "./sign-in-with-provider.ts";

interface Waiting {
  config: Pick<AppConfig, "isHttps" | "tokenSecret">;
  now: number;
}

/** This browser's identity that is waiting for the owner of its address; null if there isn't one. */
export async function viewWaiting(
  { config, now }: Waiting,
  cookieHeader: string | null,
): Promise<{ provider: ProviderName; email: string } | null> {
  const pending = await readPending(config, cookieHeader, now);
  if (!pending?.isOfAccount || pending.proposedEmail === null) return null;
  return { provider: pending.provider, email: pending.proposedEmail };
}

/** Whether the account of an address has a password. */
export async function hasPassword(db: Database, email: string): Promise<boolean> {
  return ((await findUserByEmail(db, email))?.passwordHash ?? null) !== null;
}

interface ConnectDeps extends Waiting, Needs<"db" | "outbox" | "userAgent"> {
  devices: readonly KnownDevice[];
}

/** Connects this browser's waiting identity and signs in; null if the password is wrong or nothing is waiting. */
export async function connectByPassword(
  deps: ConnectDeps,
  { cookieHeader, password }: { cookieHeader: string | null; password: string },
): Promise<{ session: StartedSession; from: string; cookie: string } | null> {
  const { config, db, now } = deps;
  const pending = await readPending(config, cookieHeader, now);
  if (!pending?.isOfAccount || pending.proposedEmail === null) return null;
  const { provider, subject, fullName, from, proposedEmail: email } = pending;
  const user = await findUserByEmail(db, email);
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  if (!user || passwordHash === null || !isRight) {
    securityLog("sign_in_failed", { userId: user?.id ?? null, by: "password" });
    return null;
  }
  const link = { provider, subject, fullName, email, userId: user.id, passwordHash };
  if (!(await linkByPassword(db, link, now))) return null;
  const session = await enterByProvider(deps, { provider, subject }, { userId: user.id, link: "added" });
  return session && { session, from, cookie: await clearedCookie(config, "pending") };
}

interface DisconnectDeps extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Pick<AppConfig, "oauth">;
}

/** Removes a provider from an account and mails the owner. Never the last way in; false if nothing was done. */
export async function disconnectProvider(
  { config, db, outbox, now, userAgent }: DisconnectDeps,
  user: { id: string; email: string },
  provider: ProviderName,
): Promise<boolean> {
  const others = PROVIDERS.filter((name) => name !== provider && config.oauth[name] !== null);
  const notice = await outbox.prepare({
    letter: { kind: "provider-disconnected", provider, device: deviceOf(userAgent), at: now },
    to: user.email,
    idempotencyKey: `provider-disconnected:${newId()}`,
    path: "/auth/forgot",
  });
  if (!(await deleteIdentities(db, { userId: user.id, provider, others }, notice))) return false;
  securityLog("provider_disconnected", { userId: user.id, provider });
  await outbox.send(notice.id);
  return true;
}

interface Deps extends Needs<"db" | "outbox" | "now"> {
  config: Pick<AppConfig, "isHttps" | "tokenSecret">;
}

/** What the page may show of this browser's waiting identity; null if there isn't one. */
export async function viewPending(
  { config, now }: Pick<Deps, "config" | "now">,
  cookieHeader: string | null,
): Promise<{ provider: ProviderName; proposedEmail: string | null } | null> {
  const pending = await readPending(config, cookieHeader, now);
  return pending && { provider: pending.provider, proposedEmail: pending.proposedEmail };
}

/**
 * Mails the link for this browser's waiting identity and returns the cookie that waits for it, replacing any earlier one; null if
 * no identity is waiting. The link works only in this browser, so entering a stranger's address connects nothing, even if the
 * stranger clicks it. While the mailbox has had enough, for `heldBackMs` more, the mail waits for its turn, unless a link was
 * mailed to the address before and still works.
 */
export async function askForProof(
  deps: Deps,
  cookieHeader: string | null,
  { email, heldBackMs }: { email: string; heldBackMs: number },
): Promise<string | null> {
  const { config, now } = deps;
  const pending = await readPending(config, cookieHeader, now);
  if (!pending) return null;
  if (heldBackMs > 0 && pending.proof?.email === email) return pendingCookie(config, pending);
  const token = newToken();
  const tokenHash = hashToken(token);
  await sendMail(deps, {
    letter: { kind: "prove-address", provider: pending.provider },
    to: email,
    idempotencyKey: `prove-address:${tokenHash}`,
    path: `/auth/complete?token=${token}`,
    heldBackMs,
  });
  const expiresAt = now + PENDING_SECONDS * 1000 + heldBackMs;
  const proof = { email, tokenHash, askedAt: now };
  return pendingCookie(config, { ...pending, proposedEmail: email, expiresAt, proof });
}

/**
 * Proves the address with the mailed link; null if the link isn't this browser's, is old or used, or the
 * address's owner has set a password since.
 */
export async function completeProviderSignIn(
  deps: Deps & { userAgent: string | null; devices: readonly KnownDevice[] },
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
