// Who may sign in with a provider's identity, and what happens to everyone else.
import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import type { ProviderIdentity, SignInFlow } from "~/contracts/accounts/oauth.ts";
import { findUserByIdentity, linkVerifiedIdentity } from "~/data/accounts/oauth-accounts.server.ts";
import type { OAuthRefusal, ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { PENDING_SECONDS, pendingCookie } from "~/services/auth/oauth-cookies.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { enterByProvider } from "./enter-by-provider.ts";
import type { StartedSession } from "./sign-in.ts";

type Settings = Pick<AppConfig, "oauth" | "origin" | "isHttps" | "tokenSecret">;

export interface AdmitDependencies extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Settings;
  /** The accounts that have signed in with this browser. */
  devices: readonly KnownDevice[];
}

export type ProviderOutcome =
  | { kind: "signed-in"; session: StartedSession; from: string; cookies: string[] }
  | { kind: "address-needed"; cookies: string[] }
  | { kind: "owner-needed"; cookies: string[] }
  | { kind: "proved"; from: string; cookies: string[] }
  | { kind: "refused"; reason: OAuthRefusal; from: string; isProof: boolean; cookies: string[] };

/**
 * Decides what an identified visitor may do. A known identity signs in, a new address that the provider has
 * verified gets an account, and an unverified address must be proved first. If the address already has an
 * account, its owner must agree: a provider's word never opens an existing account.
 */
export async function admit(
  deps: AdmitDependencies,
  identity: ProviderIdentity,
  from: string,
): Promise<ProviderOutcome> {
  const { config, db, now } = deps;
  const { provider, subject, email, emailStanding, fullName } = identity;
  const known = await findUserByIdentity(db, identity);
  if (known) return enter(deps, identity, { userId: known, link: "known" }, from);

  const expiresAt = now + PENDING_SECONDS * 1000;
  const pending = { provider, subject, fullName, proposedEmail: email, from, expiresAt, proof: null };
  if (!email || emailStanding === "unstated") {
    const cookie = await pendingCookie(config, { ...pending, isOfAccount: false });
    return { kind: "address-needed", cookies: [cookie] };
  }
  if (emailStanding === "unverified") return refused("unverified", { from }, provider);

  const userId = await linkVerifiedIdentity(db, { provider, subject, email, fullName }, newId(), now);
  if (userId) return enter(deps, identity, { userId, link: "of-new-account" }, from);
  securityLog("provider_awaits_owner", { provider });
  return { kind: "owner-needed", cookies: [await pendingCookie(config, { ...pending, isOfAccount: true })] };
}

async function enter(
  deps: AdmitDependencies,
  identity: ProviderIdentity,
  entrance: Parameters<typeof enterByProvider>[2],
  from: string,
): Promise<ProviderOutcome> {
  const session = await enterByProvider(deps, identity, entrance);
  if (!session) return refused("failed", { from }, identity.provider);
  return { kind: "signed-in", session, from, cookies: [] };
}

/** A refusal of a provider's answer. If it was meant as proof, it leads back to the page that asks for it. */
export function refused(
  reason: OAuthRefusal,
  flow: Partial<Pick<SignInFlow, "from" | "proves">> | null,
  provider: ProviderName,
): ProviderOutcome {
  const isProof = (flow?.proves ?? null) !== null;
  securityLog("provider_refused", { provider, reason, purpose: isProof ? "prove" : "sign-in" });
  return { kind: "refused", reason, from: flow?.from ?? "/", isProof, cookies: [] };
}
