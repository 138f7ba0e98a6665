// Sign-in with Google and Facebook: there and back again. Who comes back is signed in, refused, or asked for an address.
import type { ProviderIdentity, SignInFlow } from "~/contracts/accounts/oauth.ts";
import type { OAuthRefusal } from "~/copy/accounts/oauth.ts";
import { findUserByIdentity, linkVerifiedIdentity } from "~/data/accounts/oauth-accounts.server.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/ids.ts";
import { log } from "~/lib/logger.server.ts";
import {
  clearedCookie,
  FLOW_SECONDS,
  flowCookie,
  PENDING_SECONDS,
  pendingCookie,
  readFlow,
} from "~/services/auth/oauth-cookies.server.ts";
import { OAuthFault, PROVIDER_DEADLINE_MS } from "~/services/auth/oauth-http.server.ts";
import type { OAuthProvider } from "~/services/auth/oauth-provider.ts";
import { newFlowSecrets, oauthProvider } from "~/services/auth/oauth-providers.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { MailDependencies } from "~/usecases/mail/send-mail.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

/** Sealed and encoded, a longer way back would not fit into a cookie. */
const MAX_FROM_LENGTH = 500;

type Settings = Pick<AppConfig, "oauth" | "origin" | "isHttps" | "tokenSecret">;

interface Dependencies extends MailDependencies {
  config: Settings;
  now: number;
  userAgent: string | null;
}

/** Where the browser goes to sign in and the cookie it takes along; null when the provider is not set up. */
export async function startProviderSignIn(
  { config, now }: Pick<Dependencies, "config" | "now">,
  { provider, from }: { provider: ProviderName; from: string },
): Promise<{ url: URL; cookie: string } | null> {
  const client = oauthProvider(config, provider);
  if (!client) return null;
  const secrets = newFlowSecrets();
  const kept = from.length > MAX_FROM_LENGTH ? "/" : from;
  const flow = { provider, from: kept, ...secrets, expiresAt: now + FLOW_SECONDS * 1000 };
  return { url: client.authorizationUrl(secrets), cookie: await flowCookie(config, flow) };
}

export type ProviderOutcome =
  | { kind: "signed-in"; session: StartedSession; from: string; cookies: string[] }
  | { kind: "address-needed"; cookies: string[] }
  | { kind: "refused"; reason: OAuthRefusal; from: string; cookies: string[] };

interface Answer {
  provider: ProviderName;
  /** What the provider put into the address that the browser brought back. */
  params: URLSearchParams;
  cookieHeader: string | null;
}

/** What follows from a provider's answer. Whatever it is, the sign-in that it answers is over. */
export async function finishProviderSignIn(deps: Dependencies, answer: Answer): Promise<ProviderOutcome> {
  const { config, now } = deps;
  const flow = await readFlow(config, answer.cookieHeader, now);
  const cleared = await clearedCookie(config, "flow");
  const outcome = await followUp(deps, answer, flow).catch((error: unknown) => {
    if (!(error instanceof OAuthFault)) throw error;
    log.warn("oauth_provider_failed", { provider: answer.provider, reason: error.reason });
    return refused("failed", flow);
  });
  return { ...outcome, cookies: [cleared, ...outcome.cookies] };
}

async function followUp(
  deps: Dependencies,
  answer: Answer,
  flow: SignInFlow | null,
): Promise<ProviderOutcome> {
  const { provider, params } = answer;
  const client = oauthProvider(deps.config, provider);
  if (!client) return refused("not-set-up", flow);
  // A state that is missing, foreign or used finds no flow that it belongs to.
  if (flow?.provider !== provider || params.get("state") !== flow.state) {
    log.info("oauth_refused", { provider, reason: "state" });
    return refused("not-started-here", flow);
  }
  const code = params.get("code");
  if (params.has("error") || !code) {
    const isDenied = params.get("error") === "access_denied";
    log.info("oauth_refused", { provider, reason: isDenied ? "denied" : "no code" });
    return refused(isDenied ? "denied" : "failed", flow);
  }
  return admit(deps, await identify(client, code, flow, deps.now), flow.from);
}

function identify(client: OAuthProvider, code: string, flow: SignInFlow, now: number) {
  const signal = AbortSignal.timeout(PROVIDER_DEADLINE_MS);
  return client.identify({ code, verifier: flow.verifier, nonce: flow.nonce, now, signal });
}

/**
 * Decides about somebody whom a provider has identified: a known identity signs in, an address that the
 * provider has verified finds or makes its user, an address that nobody has proved must be proved first.
 */
export async function admit(
  deps: Dependencies,
  identity: ProviderIdentity,
  from: string,
): Promise<ProviderOutcome> {
  const { config, db, now } = deps;
  const { provider, subject, email, emailStanding, fullName } = identity;
  const knownUser = await findUserByIdentity(db, identity);
  if (knownUser) return signedIn(deps, knownUser, from);

  if (!email || emailStanding === "unstated") {
    const expiresAt = now + PENDING_SECONDS * 1000;
    const pending = { provider, subject, fullName, proposedEmail: email, from, expiresAt, proof: null };
    return { kind: "address-needed", cookies: [await pendingCookie(config, pending)] };
  }
  if (emailStanding === "unverified") return { kind: "refused", reason: "unverified", from, cookies: [] };

  const user = await linkVerifiedIdentity(db, { provider, subject, email, fullName }, newId(), now);
  return signedIn(deps, user, from);
}

async function signedIn(deps: Dependencies, userId: string, from: string): Promise<ProviderOutcome> {
  return { kind: "signed-in", session: await startSession(deps, userId), from, cookies: [] };
}

function refused(reason: OAuthRefusal, flow: SignInFlow | null): ProviderOutcome {
  return { kind: "refused", reason, from: flow?.from ?? "/", cookies: [] };
}
