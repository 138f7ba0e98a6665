// An identity whose verified address already has an account: its owner agrees with the account's password, or
// through a mailed link (prove-provider-address.ts). Until then the identity waits, sealed, in the browser
// that brought it.
import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import { findUserByEmail } from "~/data/accounts/account-rows.server.ts";
import { linkByPassword } from "~/data/accounts/oauth-accounts.server.ts";
import type { Database } from "~/data/database.server.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { clearedCookie, readPending } from "~/services/auth/oauth-cookies.server.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { enterByProvider } from "./enter-by-provider.ts";
import type { StartedSession } from "./sign-in.ts";

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

interface Dependencies extends Waiting, Needs<"db" | "outbox" | "userAgent"> {
  devices: readonly KnownDevice[];
}

/**
 * Connects this browser's waiting identity and signs in; null if the password is wrong or nothing is waiting.
 */
export async function connectByPassword(
  deps: Dependencies,
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
